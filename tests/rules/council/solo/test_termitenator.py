"""One person against the Termitenator: setup, who leads, trigger, ideologies, ties."""

from random import Random

import pytest

from game.rules.council import api as council
from game.rules.council.termitenator import trigger_row
from tests.rules.any_game import the
from tests.rules.council import table_talk as talk
from tests.rules.council.solo.table_talk import GONE

# setup


@pytest.mark.parametrize("termite", council.FACTIONS)
def test_the_suit_of_the_termite_space_leaves_the_deck(termite: str) -> None:
    seated = "".join(letter for letter in council.FACTIONS if letter != termite) + termite
    state = talk.dealt(talk.solo_setup(seated=seated))
    everything = [*state.hands[0], *state.hands[1], *state.rest]
    assert len(everything) == 32
    assert {card >> 4 for card in everything} == set(range(5)) - {council.FACTIONS.index(termite)}
    assert {card & 15 for card in everything} == set(range(1, 9))
    assert (len(state.hands[0]), len(state.hands[1]), len(state.rest)) == (11, 11, 10)
    assert state.cubes[council.FACTIONS.index(termite)] == 0


def test_the_deck_of_others_keeps_its_five_suits() -> None:
    assert len(council.deck(council.EDITIONS["published"], 2)) == 40


def test_the_pyramid_is_dealt_in_order_and_face_down() -> None:
    start = talk.solo_setup()
    deal = talk.plain_deal(start)
    state, events = council.COUNCIL.deal(council.COUNCIL.new_game(start), deal)
    solo = state.solo
    assert solo is not None
    assert solo.places == list(deal.hands[1])
    assert solo.face_up == [False] * council.HAND_SIZE
    assert state.hands[1] == sorted(deal.hands[1])
    began = the(council.AgeBegan, events)
    assert (began.leader, began.trigger_row, began.hands[1]) == (1, 3, deal.hands[1])
    for seat in (0, None):
        told = council.COUNCIL.redact(began, seat)
        assert isinstance(told, council.AgeBegan)
        assert told.hands == (deal.hands[0] if seat == 0 else None, None)
        view = council.COUNCIL.view(state, seat).termitenator
        assert view is not None
        assert view.places == (None,) * 11
        assert view.lies == (True,) * 11
        assert view.shown == ()


def test_the_opponent_is_announced() -> None:
    arrived = the(
        council.TermitenatorArrived,
        council.COUNCIL.opening(talk.solo_setup(council.Personality.THIEF)),
    )
    assert council.write_factions((arrived.termite,)) == "M"
    assert (arrived.personality, arrived.scores, arrived.game) == (
        council.Personality.THIEF,
        (0, 0),
        1,
    )


def test_a_random_solo_game_is_led_by_the_termitenator() -> None:
    rng = Random(4)
    for lead in (0, 1, None):
        assert council.random_setup("published", 1, lead, rng).lead == council.TERMITENATOR
    assert (
        council.random_setup("published", 1, None, rng).personality is council.Personality.PACIFIST
    )
    assert council.random_setup("published", 1, 0, rng, None, council.Carry((1, 2), 2)).lead == 0


# declarations, and who leads


def test_only_the_human_declares_and_it_leads_at_once() -> None:
    state = talk.dealt(talk.solo_setup())
    assert (talk.to_act(state), talk.legal(state)) == (0, "allegiance no-allegiance")
    state, events = talk.play(state, "allegiance")
    assert (state.phase, talk.to_act(state), len(state.trick)) == (council.Phase.PLAY, 0, 1)
    assert the(council.CardChosen, events).choice.led is None


def test_it_leads_after_the_discard() -> None:
    state, _ = talk.play(talk.dealt(talk.solo_setup()), "no-allegiance")
    assert (state.phase, state.trick) == (council.Phase.DISCARD, [])
    discarded = talk.legal(state).split()[0]
    state, _ = talk.play(state, discarded)
    assert len(state.trick) == 1
    assert talk.cards(state.rest).split()[0] == discarded


def test_whoever_wins_leads() -> None:
    state, _ = talk.play(talk.mid_solo("A8 A1 B1", f"{GONE} / A5* F2*"), "A8")
    assert (talk.to_act(state), state.trick_number, len(state.trick)) == (0, 2, 2)
    state, _ = talk.play(talk.mid_solo("A2 A1 B1", f"{GONE} / A5* F2*"), "A2 A")
    assert (talk.to_act(state), state.trick_number, len(state.trick)) == (0, 2, 1)


# trigger and ideology


@pytest.mark.parametrize("margin", range(-30, 31))
def test_the_trigger_row_by_the_margin(margin: int) -> None:
    expected = None
    for least, most, row in ((-99, -10, 1), (-9, -5, 2), (-4, 4, 3), (5, 9, 4)):
        if least <= margin <= most:
            expected = row
    assert trigger_row([40, 40 + margin]) == expected


@pytest.mark.parametrize(("scores", "row"), [((9, 9), 3), ((20, 10), 1), ((0, 10), None)])
def test_a_new_age_sets_the_trigger_and_begins_winning(
    scores: tuple[int, int], row: int | None
) -> None:
    state = talk.mid_solo("A8 B1", f"{GONE} / A5* C2*", tricks=(4, 5), losing=True)
    state, _ = talk.play(state, "A8")
    state.scores = list(scores)
    state, events = council.COUNCIL.deal(state, talk.plain_deal(state.setup))
    solo = state.solo
    assert solo is not None
    assert (the(council.AgeBegan, events).trigger_row, solo.trigger_row) == (row, row)
    assert not solo.losing


def test_the_first_age_of_a_single_game_has_it_on_row_three() -> None:
    solo = talk.dealt(talk.solo_setup()).solo
    assert solo is not None
    assert solo.trigger_row == 3


#                      row 4      row 3      row 2  row 1
WEAK = "B1 B2 B3 B4 / F1 F2 F3 / - - / - -"


def turns(state: council.State, words: str) -> list[tuple[bool, str]]:
    _, events = talk.play(state, words)
    changes = [event for event in events if isinstance(event, council.IdeologyChanged)]
    return [(event.losing, event.clause) for event in changes]


def test_a_card_of_the_trigger_row_turned_over_without_a_trick_makes_it_losing() -> None:
    state = talk.mid_solo("F8 A1", WEAK, tricks=(4, 0), row=3)
    assert turns(state, "F8") == [(True, "trigger-row")]
    _, events = talk.play(state, "F8")
    choice = the(council.CardChosen, events).choice
    assert (choice.losing, choice.branch) == (True, "highest-loser")
    assert talk.cards([choice.card or 0]) == "F3"


@pytest.mark.parametrize("row", [1, 2, 4, None])
def test_another_row_does_not(row: int | None) -> None:
    assert turns(talk.mid_solo("F8 A1", WEAK, tricks=(4, 0), row=row), "F8") == []


def test_with_a_trick_in_its_pile_it_does_not_lose_heart() -> None:
    assert turns(talk.mid_solo("F8 A1", WEAK, tricks=(3, 1), row=3), "F8") == []


def test_a_card_that_lay_open_before_triggers_nothing() -> None:
    shown = "B1 B2 B3 B4 / F1* F2* F3* / - - / - -"
    assert turns(talk.mid_solo("F8 A1", shown, tricks=(4, 0), row=3), "F8") == []


def test_a_trick_won_while_losing_makes_it_winning_at_once() -> None:
    state = talk.mid_solo("A1 F1", f"{GONE} / A5* C2*", losing=True, row=None)
    _, events = talk.play(state, "A1")
    assert [(e.losing, e.clause) for e in events if isinstance(e, council.IdeologyChanged)] == [
        (False, "won-a-trick")
    ]
    kinds = [type(event) for event in events]
    assert kinds.index(council.IdeologyChanged) < kinds.index(council.VisitBegan)


# ties


def test_a_tie_over_its_card_is_a_decision_of_the_human() -> None:
    state = talk.mid_solo("A1 C8", f"{GONE} / B5 F5", lead=council.TERMITENATOR, spaces="B3 F3")
    decision = council.COUNCIL.decision(state)
    assert decision is not None
    assert (decision.seat, decision.hand_of, decision.kind) == (0, 1, council.Phase.TIEBREAK)
    assert talk.legal(state) == "B5 F5"
    view = council.COUNCIL.view(state, 0)
    assert view.termitenator is not None
    assert view.termitenator.tie is council.Tie.PLAY
    assert view.cards_of(1) == view.termitenator.shown
    assert [council.write_cards((card,)) for card in view.cards_of(1) or ()] == ["B5", "F5"]
    refusal = council.why_not(view, council.COUNCIL.legal_actions(state)[0])
    assert refusal is None
    state, events = talk.play(state, "F5")
    choice = the(council.CardChosen, events).choice
    assert (talk.cards(choice.tied), talk.cards([choice.card or 0])) == ("B5 F5", "F5")
    assert (talk.cards(state.trick), talk.to_act(state), state.phase) == (
        "F5",
        0,
        council.Phase.PLAY,
    )


def test_a_tie_while_it_follows_completes_the_trick() -> None:
    state, _ = talk.play(talk.mid_solo("A8 C8", f"{GONE} / B5 F5", spaces="A3 B1 F1"), "A8")
    assert (state.phase, talk.cards(state.trick)) == (council.Phase.TIEBREAK, "A8")
    state, events = talk.play(state, "B5")
    assert talk.cards(state.trick) == "A8 B5"
    assert the(council.VisitSkipped, events).clause == "nobody-followed"
    assert (state.phase, talk.to_act(state), state.trick_number) == (council.Phase.PLAY, 0, 2)
