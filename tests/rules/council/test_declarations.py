"""Declaring Allegiance or No Allegiance, and the card that No Allegiance costs."""

import pytest

from game.rules.council import api as council
from tests.rules.any_game import the
from tests.rules.council import table_talk as talk

ALL_ALLEGIANCE = "allegiance allegiance allegiance allegiance"


def test_declarations_are_asked_in_turn_order_from_the_leader() -> None:
    state = talk.dealt(talk.setup(4, lead=2))
    asked = []
    while state.phase is council.Phase.DECLARE:
        asked.append(talk.to_act(state))
        assert talk.legal(state) == "allegiance no-allegiance"
        state, _ = talk.play(state, "allegiance")
    assert asked == [2, 3, 0, 1]


def test_all_declarations_are_shown_at_once_when_the_last_is_in() -> None:
    state, events = talk.play(talk.dealt(talk.setup(3, lead=1)), "allegiance no-allegiance")
    assert [type(event) for event in events] == [council.Declared, council.Declared]
    _, events = talk.play(state, "allegiance")
    assert [type(event) for event in events] == [council.Declared, council.DeclarationsRevealed]
    assert the(council.DeclarationsRevealed, events).choices == (False, False, True)


def test_without_no_allegiance_the_leader_leads_at_once() -> None:
    state, _ = talk.play(talk.dealt(talk.setup(4, lead=3)), ALL_ALLEGIANCE)
    assert (state.phase, talk.to_act(state)) == (council.Phase.PLAY, 3)
    assert [len(hand) for hand in state.hands] == [11, 11, 11, 11]


def test_discards_are_chosen_in_turn_order_after_all_declarations() -> None:
    state, _ = talk.play(
        talk.dealt(talk.setup(4, lead=2)), "no-allegiance allegiance no-allegiance no-allegiance"
    )
    asked = []
    while state.phase is council.Phase.DISCARD:
        asked.append(talk.to_act(state))
        state, _ = talk.play(state, talk.legal(state).split()[0])
    assert asked == [2, 0, 1]
    assert (state.phase, talk.to_act(state)) == (council.Phase.PLAY, 2)
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
    event = the(council.CardDiscarded, events)
    told = [council.COUNCIL.redact(event, seat) for seat in (0, 1, 2, None)]
    assert told == [event, *[council.CardDiscarded(0, None)] * 3]
    assert [council.COUNCIL.view(state, seat).discard for seat in (0, 1, 2, None)] == [
        event.card,
        None,
        None,
        None,
    ]


@pytest.mark.parametrize("age", [2, 3])
def test_every_age_asks_again(age: int) -> None:
    state = talk.dealt(talk.setup(3))
    state.age, state.phase, state.declared = age, council.Phase.DEAL, [True, True, True]
    state, _ = council.COUNCIL.deal(state, talk.plain_deal(state.setup))
    assert state.declared == [None, None, None]
    assert state.discards == [None, None, None]
    assert talk.to_act(state) == 0
