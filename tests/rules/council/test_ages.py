"""Declarations, the card that No Allegiance costs, from one Age to the next, and the end."""

import pytest

from game.rules.council import api as rules
from game.table import IllegalAction, IllegalDeal
from tests.rules.any_game import the
from tests.rules.council import table_talk as talk

BEFORE = (talk.scored_age("4+4 2+1 4+6"), talk.scored_age("4+4 2+1 4+6", 2))


def last_trick(age: int, edition: str = "published") -> rules.State:
    """The tenth trick of an Age; seat 1 leads it and seat 2 will win it."""
    return talk.mid_age(
        "A5 B1", "A7 B3", "A8 C1", edition=edition, tricks=(4, 3, 2), lead=1, age=age,
        spaces="A2 B4 C1 F1", chambers=2, ledger=BEFORE[: age - 1],
    )  # fmt: skip


@pytest.mark.parametrize("edition", ["published", "prototype"])
@pytest.mark.parametrize("age", [1, 2])
def test_recruits_come_after_the_first_two_ages(age: int, edition: str) -> None:
    state, events = talk.play(last_trick(age, edition), "A7 A8 A5 A")
    assert [type(event) for event in events[-2:]] == [rules.AgeScored, rules.RecruitsArrived]
    # The sowing of two ants made it B4 C2 F2; all but the bees gain one.
    assert the(rules.RecruitsArrived, events).factions == talk.ring("MACF")
    assert talk.cubes(state) == "A1 B4 C3 F3 M1"
    assert state.chambers == 2
    assert sum(state.cubes) + state.chambers + state.supply == rules.CUBES
    assert (state.phase, state.age) == (rules.Phase.DEAL, age + 1)


def test_no_recruits_after_the_third_age() -> None:
    state, events = talk.play(last_trick(3), "A7 A8 A5 A")
    assert [type(event) for event in events[-2:]] == [rules.AgeScored, rules.GameEnded]
    assert talk.cubes(state) == "B4 C2 F2"
    assert (state.phase, state.age, state.trick_number) == (rules.Phase.OVER, 3, 10)


def test_whoever_won_the_last_trick_leads_the_next_age() -> None:
    state, _ = talk.play(last_trick(1), "A7 A8 A5 A")
    assert talk.to_act(state) is None
    state, events = rules.COUNCIL.deal(state, talk.plain_deal(state.setup))
    began = the(rules.AgeBegan, events)
    assert (began.age, began.leader) == (2, 2)
    assert talk.to_act(state) == 2
    state, _ = talk.play(state, "allegiance allegiance allegiance")
    assert talk.to_act(state) == 2


def test_a_new_age_clears_the_table_and_keeps_the_council() -> None:
    state, _ = talk.play(last_trick(1), "A7 A8 A5 A")
    cubes, scores = state.cubes[:], state.scores[:]
    state, _ = rules.COUNCIL.deal(state, talk.plain_deal(state.setup))
    assert state.tricks == [0, 0, 0]
    assert (state.trick, state.last_trick, state.piles) == ([], (), [(), (), ()])
    assert [len(held) for held in state.hands] == [11, 11, 11]
    assert (state.cubes, state.scores, state.chambers) == (cubes, scores, 2)
    assert state.trick_number == 1


def test_a_trick_lies_on_the_table_until_the_next_begins() -> None:
    state = talk.mid_age("A5 A1 B1", "A7 A2 B3", "A8 A3 C1")
    state, _ = talk.play(state, "A5 A7 A8 A")
    assert [card & 15 for card in state.trick] == [5, 7, 8]
    state, _ = talk.play(state, "A3")
    assert [card & 15 for card in state.trick] == [3]
    assert [card & 15 for card in state.last_trick] == [5, 7, 8]
    assert state.last_order == (0, 1, 2)


def test_nothing_can_be_done_after_the_end() -> None:
    state, _ = talk.play(last_trick(3), "A7 A8 A5 A")
    assert talk.to_act(state) is None
    assert rules.COUNCIL.legal_actions(state) == ()
    assert not rules.COUNCIL.deal_due(state)
    with pytest.raises(IllegalAction) as refused:
        talk.play(state, "B1")
    assert refused.value.clause == "over"
    with pytest.raises(IllegalDeal) as no_more:
        rules.COUNCIL.deal(state, talk.plain_deal(state.setup))
    assert no_more.value.clause == "over"


ALL_ALLEGIANCE = "allegiance allegiance allegiance allegiance"


def test_declarations_are_asked_in_turn_order_from_the_leader() -> None:
    state = talk.dealt(talk.setup(4, lead=2))
    asked = []
    while state.phase is rules.Phase.DECLARE:
        asked.append(talk.to_act(state))
        assert talk.legal(state) == "allegiance no-allegiance"
        state, _ = talk.play(state, "allegiance")
    assert asked == [2, 3, 0, 1]


def test_all_declarations_are_shown_at_once_when_the_last_is_in() -> None:
    state, events = talk.play(talk.dealt(talk.setup(3, lead=1)), "allegiance no-allegiance")
    assert [type(event) for event in events] == [rules.AllegianceDeclared, rules.AllegianceDeclared]
    _, events = talk.play(state, "allegiance")
    assert [type(event) for event in events] == [
        rules.AllegianceDeclared,
        rules.DeclarationsRevealed,
    ]
    assert the(rules.DeclarationsRevealed, events).choices == (False, False, True)


def test_without_no_allegiance_the_leader_leads_at_once() -> None:
    state, _ = talk.play(talk.dealt(talk.setup(4, lead=3)), ALL_ALLEGIANCE)
    assert (state.phase, talk.to_act(state)) == (rules.Phase.PLAY, 3)
    assert [len(hand) for hand in state.hands] == [11, 11, 11, 11]


def test_discards_are_chosen_in_turn_order_after_all_declarations() -> None:
    state, _ = talk.play(
        talk.dealt(talk.setup(4, lead=2)), "no-allegiance allegiance no-allegiance no-allegiance"
    )
    asked = []
    while state.phase is rules.Phase.DISCARD:
        asked.append(talk.to_act(state))
        state, _ = talk.play(state, talk.legal(state).split()[0])
    assert asked == [2, 0, 1]
    assert (state.phase, talk.to_act(state)) == (rules.Phase.PLAY, 2)
    assert [len(hand) for hand in state.hands] == [10, 10, 10, 11]


def test_any_card_of_the_hand_may_be_discarded() -> None:
    state, _ = talk.play(talk.dealt(talk.setup(3)), "no-allegiance allegiance allegiance")
    assert talk.legal(state) == talk.cards(state.hands[0])


def test_discards_go_on_top_of_the_leftover_deck_one_after_the_other() -> None:
    state = talk.dealt(talk.setup(3, lead=1))
    left_over = talk.cards(state.rest)
    state, _ = talk.play(state, "no-allegiance allegiance no-allegiance A2 A1")
    assert talk.cards(state.rest) == f"A1 A2 {left_over}"
    assert [card and talk.cards([card]) for card in state.discards] == ["A1", "A2", None]


def test_a_discard_is_seen_by_its_owner_alone() -> None:
    state, _ = talk.play(talk.dealt(talk.setup(3)), "no-allegiance allegiance allegiance")
    state, events = talk.play(state, "A1")
    event = the(rules.CardDiscarded, events)
    told = [rules.COUNCIL.redact(event, seat) for seat in (0, 1, 2, None)]
    assert told == [event, *[rules.CardDiscarded(0, None)] * 3]
    assert [rules.COUNCIL.view(state, seat).discard for seat in (0, 1, 2, None)] == [
        event.card,
        None,
        None,
        None,
    ]


@pytest.mark.parametrize("age", [2, 3])
def test_every_age_asks_again(age: int) -> None:
    state = talk.dealt(talk.setup(3))
    state.age, state.phase, state.declared = age, rules.Phase.DEAL, [True, True, True]
    state, _ = rules.COUNCIL.deal(state, talk.plain_deal(state.setup))
    assert state.declared == [None, None, None]
    assert state.discards == [None, None, None]
    assert talk.to_act(state) == 0
