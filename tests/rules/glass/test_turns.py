"""What lies on the table, turns, coins, passing and the end: every sentence and ruling."""

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


def test_a_coin_moves_the_top_card_of_a_stack_onto_another() -> None:
    state, events = talk.say(talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "move 1>3")
    assert talk.piles(state) == ["6", "7 8", "5 9 10"]
    assert state.coins == [2, 3]
    assert the(glass.CardMoved, events) == glass.CardMoved(0, 5, 0, 2, 2)
    assert talk.tops(state) == "6 7 5"


def test_a_coin_reveals_the_card_below() -> None:
    state = talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30))
    assert "6" not in talk.tops(state).split()
    state, events = talk.say(state, "move 1>3")
    assert [(each.stack, each.card) for each in talk.every(glass.TopShown, events)] == [
        (2, 5),
        (0, 6),
    ]
    assert "6@a1" in talk.legal(talk.say(state, "draw 1")[0])


def test_three_coins_move_three_cards_and_no_more() -> None:
    state = talk.turn_of(0, "5 6 7 8", "9 10 11 12", "13 14 15 16", hands=(20, 30))
    state.passed[1] = True
    for left in (2, 1, 0):
        state, _ = talk.say(state, "move 1>3", "end")
        assert state.coins[0] == left
    assert "move" not in talk.legal(state)


def test_after_a_coin_one_draws_and_lays_as_always() -> None:
    state, _ = talk.say(talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "move 1>3")
    assert (talk.asked(state), talk.legal(state)) == (("coin", 0), "draw 1, draw 2, draw 3, end")
    state, _ = talk.say(state, "draw 1", "6@a1")
    assert talk.asked(state) == ("turn", 1)


def test_after_a_coin_the_turn_may_end_without_a_card() -> None:
    state, events = talk.say(
        talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "move 1>3", "end"
    )
    assert talk.asked(state) == ("turn", 1)
    assert the(glass.TurnLeft, events) == glass.TurnLeft(0)
    assert (state.hands, state.passed) == ([[20], [30]], [False, False])


def test_no_card_is_laid_without_one_being_drawn() -> None:
    for words in ([], ["move 1>3"]):
        state, _ = talk.say(talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), *words)
        assert "@" not in talk.legal(state)


def test_one_coin_a_turn() -> None:
    state, _ = talk.say(talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "move 1>3")
    assert "move" not in talk.legal(state)
    state, _ = talk.say(state, "end", "pass")
    assert "move" in talk.legal(state)


def test_without_coins_nothing_is_moved() -> None:
    state = talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30), coins=(0, 3))
    assert talk.legal(state) == "draw 1, draw 2, draw 3, pass"


def test_a_card_goes_onto_a_stack_that_is_not_empty() -> None:
    state = talk.turn_of(0, "5 6", "", "9 10", hands=(20, 30))
    assert talk.legal(state) == "draw 1, draw 3, move 1>3, move 3>1, pass"


def test_the_last_card_of_a_stack_can_be_moved_away() -> None:
    state, _ = talk.say(talk.turn_of(0, "5", "7 8", "9 10", hands=(20, 30)), "move 1>2")
    assert talk.tops(state) == "- 5 9"


def test_who_cannot_do_anything_else_has_to_pass() -> None:
    state = talk.turn_of(0, "37 1", "38 2", "33 4", hands=(40, 1), cases=("RR", ""), coins=(0, 3))
    assert talk.legal(state) == "pass"
    state, events = talk.say(state, "pass")
    assert the(glass.SeatPassed, events).forced


def test_one_may_pass_of_ones_own_will() -> None:
    state, events = talk.say(talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "pass")
    assert the(glass.SeatPassed, events) == glass.SeatPassed(0, forced=False)
    assert state.passed == [True, False]


def test_who_has_passed_is_out_and_the_other_plays_on() -> None:
    state, _ = talk.say(
        talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "pass", "draw 1", "5@a1"
    )
    assert talk.asked(state) == ("turn", 1)
    state, _ = talk.say(state, "draw 1", "6@a1")
    assert talk.asked(state) == ("turn", 1)


def test_who_plays_on_alone_may_pass_too() -> None:
    state, events = talk.say(talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "pass", "pass")
    assert talk.asked(state) is None
    assert the(glass.CasesClosed, events).clause == "both-passed"


def test_who_plays_on_alone_ends_with_the_spider() -> None:
    state = talk.turn_of(0, "5 6 8", "7 11", "4 X 10", hands=(20, 30))
    state, _ = talk.say(state, "pass", "draw 1", "5@a1")
    assert talk.asked(state) == ("turn", 1)
    state, events = talk.say(state, "draw 3", "4@a1")
    assert talk.asked(state) is None
    assert the(glass.CasesClosed, events).clause == "spider-ends"


def test_the_card_left_in_the_hand_counts_nothing() -> None:
    rich = talk.turn_of(0, "5 6", "7 8", "9 10", hands=(36, 37), coins=(1, 1))
    state, events = talk.say(rich, "pass", "pass")
    assert the(glass.GameEnded, events).scores == (2, 2)
    assert state.hands == [[36], [37]]


def test_passing_takes_the_place_of_a_turn_and_is_too_late_after_a_coin() -> None:
    state, _ = talk.say(talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "move 1>3")
    assert "pass" not in talk.legal(state)


def spider_game(spider: str = "X 10", **known: object) -> glass.State:
    """Cards enough, and the Spider under the top card of the third stack."""
    stacks = "5 6 11", "7 8 12", f"9 {spider}"
    return talk.turn_of(0, *stacks, hands=(20, 30), **known)  # type: ignore[arg-type]  # by name


def test_the_game_ends_when_both_have_passed() -> None:
    state, events = talk.say(talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "pass", "pass")
    assert (state.phase, talk.asked(state), talk.legal(state)) == (glass.Phase.OVER, None, "")
    assert the(glass.CasesClosed, events).clause == "both-passed"


def test_the_spider_is_seen_after_a_draw() -> None:
    state, events = talk.say(spider_game(), "draw 3")
    assert the(glass.SpiderSeen, events) == glass.SpiderSeen(0, 2)
    assert talk.seen(state).spider
    assert talk.tops(state) == "5 7 X"


def test_the_spider_is_seen_after_a_coin() -> None:
    state, events = talk.say(spider_game(), "move 3>1")
    assert the(glass.SpiderSeen, events) == glass.SpiderSeen(0, 2)
    assert talk.legal(state) == "draw 1, draw 2, end"


def test_the_turn_is_finished_and_the_other_has_one_more() -> None:
    state, events = talk.say(spider_game(), "draw 3", "9@a1")
    assert talk.asked(state) == ("turn", 1)
    assert the(glass.TurnBegan, events).last
    assert talk.seen(state).last
    state, events = talk.say(state, "draw 1", "5@a1")
    assert talk.asked(state) is None
    assert the(glass.CasesClosed, events).clause == "spider-ends"


@pytest.mark.parametrize("words", [["pass"], ["move 1>2", "end"], ["move 1>2", "draw 1", "6@a1"]])
def test_the_last_turn_is_one_as_any_other(words: list[str]) -> None:
    state, events = talk.say(spider_game(), "draw 3", "9@a1", *words)
    assert talk.asked(state) is None
    assert the(glass.CasesClosed, events).clause == "spider-ends"


@pytest.mark.parametrize("words", [["end"], ["draw 1", "9@a1"], ["draw 2", "7@a1"]])
def test_a_turn_whose_coin_reveals_the_spider_is_finished_as_always(words: list[str]) -> None:
    state, _ = talk.say(spider_game(), "move 3>1", *words)
    assert talk.asked(state) == ("turn", 1)
    assert talk.seen(state).last


def test_no_last_turn_for_who_is_out() -> None:
    state = spider_game(passed=(False, True))
    assert not talk.seen(state).last
    state, _ = talk.say(state, "draw 3")
    assert talk.seen(state).last
    state, _ = talk.say(state, "9@a1")
    assert talk.asked(state) is None


def test_the_spider_can_be_neither_drawn_nor_moved() -> None:
    state, _ = talk.say(spider_game(), "draw 3", "9@a1")
    assert talk.legal(state) == "draw 1, draw 2, move 1>2, move 1>3, move 2>1, move 2>3, pass"


def test_the_game_ends_also_if_the_spider_is_covered_again() -> None:
    state, _ = talk.say(spider_game(), "draw 3", "9@a1", "move 1>3")
    assert talk.tops(state) == "6 7 5"
    assert talk.seen(state).spider
    state, _ = talk.say(state, "draw 3", "5@a1")
    assert talk.asked(state) is None


def test_the_spider_is_met_but_once() -> None:
    state, events = talk.say(spider_game(), "draw 3", "9@a1", "move 1>3", "draw 3")
    assert len(talk.every(glass.SpiderSeen, events)) == 1
    assert talk.tops(state) == "6 7 X"


def test_turns_of_both_are_counted_also_those_without_a_card() -> None:
    state = talk.dealt("1 2 3", "4 5 6", "7 8 9")
    assert state.turn == 0
    state, _ = talk.say(state, "draw 1", "draw 1")
    assert state.turn == 1
    state, _ = talk.say(state, "move 1>2", "end")
    assert state.turn == 2
    state, _ = talk.say(state, "pass", "draw 1", "1@a1")
    assert state.turn == 4
