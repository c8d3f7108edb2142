"""What lies on the table, and what a turn is: a test for every sentence and ruling."""

from collections import Counter
from random import Random

import pytest

from game.rules.glass import api as glass
from tests.rules.any_game import the
from tests.rules.glass import table_talk as talk


def test_each_player_has_an_empty_case_and_three_coins() -> None:
    state = talk.dealt("1", "2", "3")
    assert [talk.shown(each) for each in state.cases] == ["..... ..... ..... ..... ....."] * 2
    assert state.coins == [3, 3]
    assert glass.UNDER_GLASS.opening(state.setup) == [glass.CasesOpened(0, 3)]


def test_a_case_has_five_rows_of_five_cells() -> None:
    assert len(glass.CELL_NAMES) == 25
    assert [glass.CELL_NAMES[cell] for cell in (0, 4, 5, 24)] == ["a1", "e1", "a2", "e5"]


def test_there_are_41_insect_cards_and_a_spider() -> None:
    assert (glass.CARDS[0], glass.CARDS[-1], glass.SPIDER) == (1, 41, 0)
    found = Counter(glass.KINDS[kind] for card in glass.CARDS for kind in glass.KINDS_ON[card])
    assert found == Counter(B=64, G=32, Y=16, R=20, D=12, S=5, s=5, M=5, m=5)


def test_a_card_covers_four_cells() -> None:
    assert {len(glass.KINDS_ON[card]) for card in glass.CARDS} == {4}
    assert talk.after("", 19, "b3") == "..... ..... .RB.. .YR.. ....."


def test_stags_stand_and_moths_lie_on_their_cards() -> None:
    assert talk.after("", 35, "a1").startswith("BS... Rs...")
    assert talk.after("", 40, "a1").startswith("GY... Mm...")


@pytest.mark.parametrize("seed", range(20))
def test_three_stacks_of_fourteen_with_the_spider_among_the_last_three(seed: int) -> None:
    deal = glass.UNDER_GLASS.shuffle(talk.dealt(), Random(seed))
    assert [len(stack) for stack in deal.stacks] == [14, 14, 14]
    assert sorted(sum(deal.stacks, ())) == [glass.SPIDER, *glass.CARDS]
    assert [glass.SPIDER in stack[-3:] for stack in deal.stacks].count(True) == 1


def test_the_spider_can_be_any_of_the_nine_last_cards() -> None:
    deals = [glass.UNDER_GLASS.shuffle(talk.dealt(), Random(seed)) for seed in range(300)]
    places = Counter(
        (number, stack.index(glass.SPIDER))
        for deal in deals
        for number, stack in enumerate(deal.stacks)
        if glass.SPIDER in stack
    )
    assert set(places) == {(stack, place) for stack in range(3) for place in (11, 12, 13)}


def test_the_stacks_lie_face_up_so_the_top_cards_are_seen() -> None:
    state = glass.UNDER_GLASS.new_game(glass.Setup(2, 0))
    state, events = glass.UNDER_GLASS.deal(state, talk.stacks("7", "30", "12"))
    assert events == [glass.StacksLaid((7, 30, 12), (14, 14, 14))]
    assert talk.seen(state).tops == (7, 30, 12)


def test_whoever_leads_takes_a_top_card_first_then_the_other() -> None:
    state = talk.dealt("1 2", "3", "4", lead=1)
    assert talk.asked(state) == ("first", 1)
    assert talk.legal(state) == "draw 1, draw 2, draw 3"
    state, events = talk.say(state, "draw 1", "draw 1")
    assert talk.every(glass.FirstCardTaken, events) == [
        glass.FirstCardTaken(1, 0, 1),
        glass.FirstCardTaken(0, 0, 2),
    ]
    assert state.hands == [[2], [1]]


def test_then_the_first_player_has_the_first_turn() -> None:
    state, events = talk.say(talk.dealt("1", "2", "3", lead=1), "draw 1", "draw 2")
    assert talk.asked(state) == ("turn", 1)
    assert the(glass.TurnBegan, events) == glass.TurnBegan(1, 1, last=False)


def test_a_turn_is_a_card_or_a_coin_or_a_pass() -> None:
    state, _ = talk.say(talk.dealt("1", "2", "3"), "draw 1", "draw 2")
    assert talk.legal(state) == (
        "draw 1, draw 2, draw 3, move 1>2, move 1>3, move 2>1, move 2>3, move 3>1, move 3>2, pass"
    )


def test_the_top_card_of_any_stack_is_added_to_the_hand() -> None:
    state, events = talk.say(talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "draw 2")
    assert state.hands == [[7, 20], [30]]
    assert the(glass.CardDrawn, events) == glass.CardDrawn(0, 1, 7)
    assert talk.tops(state) == "5 8 9"
    assert talk.asked(state) == ("place", 0)


@pytest.mark.parametrize("card", [7, 20])
def test_either_of_the_two_cards_is_laid_and_the_other_kept(card: int) -> None:
    state, _ = talk.say(
        talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "draw 2", f"{card}@b2"
    )
    assert state.hands == [[27 - card], [30]]
    assert state.laid[0] == ((card, 6),)
    assert talk.asked(state) == ("turn", 1)


def test_a_drawn_card_has_to_be_followed_by_a_laid_one() -> None:
    state, _ = talk.say(talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "draw 2")
    assert all(isinstance(action, glass.Lay) for action in glass.UNDER_GLASS.legal_actions(state))


def test_a_card_is_drawn_only_where_one_of_the_two_can_be_laid() -> None:
    state = talk.turn_of(0, "37 1", "19 1", "33 1", hands=(40, 1), cases=("..... RR", ""))
    assert [word for word in talk.legal(state).split(", ") if "draw" in word] == ["draw 2"]
    state.hands[0] = [18]
    assert [word for word in talk.legal(state).split(", ") if "draw" in word] == [
        "draw 1", "draw 2", "draw 3",
    ]  # fmt: skip
