"""One person against the Termitenator: setup, who leads, trigger, ideologies, ties, visits."""

from itertools import combinations
from random import Random

import pytest

from game.rules.council import api as council
from game.rules.council.pyramid import free_places
from game.rules.council.termitenator import trigger_row, visit_target
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
        assert view.face_up == ()


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
    assert view.cards_of(1) == view.termitenator.face_up
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


def goes_to(shown: str, spaces: str, *, termite: str = "B", losing: bool = False) -> str:
    """The space it activates while it shows these cards."""
    pyramid = " ".join([f"{card}*" for card in shown.split()] + ["-"] * (11 - len(shown.split())))
    held = {"B": "A1", "M": "A1"}.get(termite, "B1")
    state = talk.mid_solo(held, pyramid, termite=termite, spaces=spaces, losing=losing)
    assert state.solo is not None
    return council.write_factions((visit_target(state, state.solo),))


EXAMPLE = "B1 F2 C2 A3 M2"


@pytest.mark.parametrize(("losing", "space"), [(False, "C"), (True, "A")])
def test_the_rulebooks_visit_with_both_ideologies(losing: bool, space: str) -> None:
    assert goes_to("A2 F3", EXAMPLE, losing=losing) == space


@pytest.mark.parametrize(
    ("shown", "spaces", "losing", "space"),
    [
        pytest.param("A2 F3", "B5 A6 M2", False, "B", id="winning: five on its own space"),
        pytest.param("A2 F3", "B4 A6 M2", False, "M", id="winning: four are not enough"),
        pytest.param("A2 F3", "B9 A6 M2", True, "A", id="losing: its own space is no target"),
        pytest.param("M2", "A2 C2 F2 M9", False, "F", id="winning: the first counterclockwise"),
        pytest.param("M2 F2", "A2 C2 F2 M9", False, "C", id="winning: the next one"),
        pytest.param("M2 A2", "A2 C2 F2 M2", True, "A", id="losing: the first counterclockwise"),
        pytest.param("A2 C3 F4 M5", "A3 C2 F1", False, "A", id="winning: it shows every suit"),
        pytest.param("A2 M3", "A3 M2 B4", False, "A", id="winning: the spaces without are empty"),
        pytest.param("A2 M3", "C3 F3 B4", True, "F", id="losing: the spaces with are empty"),
        pytest.param("", "C3 F3 B4", True, "F", id="losing: it shows nothing"),
        pytest.param("A2 M3", "B4", False, "B", id="winning: only its own is left"),
        pytest.param("A2 M3", "B1", True, "B", id="losing: only its own is left"),
    ],
)
def test_which_space_it_activates(shown: str, spaces: str, losing: bool, space: str) -> None:
    assert goes_to(shown, spaces, losing=losing) == space


@pytest.mark.parametrize(("termite", "space"), [("B", "F"), ("M", "B"), ("A", "M"), ("F", "C")])
def test_counterclockwise_is_counted_from_the_termite_space(termite: str, space: str) -> None:
    everywhere = " ".join(f"{letter}2" for letter in council.FACTIONS)
    assert goes_to("", everywhere, termite=termite) == space


def test_its_visit_needs_no_action_and_looks_at_what_it_shows_after_playing() -> None:
    # It plays its last ant, so that the ants' space is no longer out of bounds.
    state = talk.mid_solo("A8 B1", f"{GONE} / A5* C2*", spaces="A4 C3 F1", lead=0)
    state, events = talk.play(state, "A8")
    assert the(council.VisitBegan, events).seat == council.TERMITENATOR
    sown = the(council.CubesSown, events)
    assert (sown.seat, council.write_factions((sown.origin,))) == (council.TERMITENATOR, "A")
    assert talk.cubes(state) == "B1 C4 F2 M1"
    assert talk.to_act(state) == 0


def test_nobody_visits_where_no_cube_is_left() -> None:
    state = talk.mid_solo("A8 B1", f"{GONE} / A5* C2*", spaces="", chambers=18)
    _, events = talk.play(state, "A8")
    assert the(council.VisitSkipped, events).clause == "nothing-to-activate"


def test_the_human_may_activate_the_termite_space() -> None:
    state, _ = talk.play(talk.mid_solo("A2 B1", f"{GONE} / A5* C2*", spaces="A2 M3", lead=0), "A2")
    assert talk.legal(state) == "A M"
    state, _ = talk.play(state, "M")
    assert talk.cubes(state) == "A3 C1 F1"


#  0 1 2 3      row 4
#   4 5 6       row 3
#    7 8        row 2
#   9   10      row 1


def test_eleven_places_in_four_rows_from_the_bottom() -> None:
    assert [council.ROWS.count(row) for row in (1, 2, 3, 4)] == [2, 2, 3, 4]
    assert list(council.ROWS) == sorted(council.ROWS, reverse=True)


@pytest.mark.parametrize(
    ("place", "covers"),
    [
        (9, (7,)), (10, (8,)), (7, (4, 5)), (8, (5, 6)), (4, (0, 1)), (5, (1, 2)), (6, (2, 3)),
        (0, ()), (1, ()), (2, ()), (3, ()),
    ],
)  # fmt: skip
def test_what_lies_under_a_card(place: int, covers: tuple[int, ...]) -> None:
    assert council.COVERS.get(place, ()) == covers
    for under in range(len(council.ROWS)):
        assert (place in council.COVERED_BY[under]) == (under in covers)


@pytest.mark.parametrize(
    ("gone", "free"),
    [
        ((), (9, 10)),
        ((9,), (7, 10)),
        ((10,), (8, 9)),
        ((9, 7), (4, 10)),
        ((9, 10), (7, 8)),
        ((9, 10, 7, 8), (4, 5, 6)),
        ((9, 10, 7, 8, 5), (4, 6)),
        ((9, 10, 7, 8, 4, 5), (0, 1, 6)),
        ((9, 10, 7, 4), (0, 8)),
        ((9, 10, 7, 8, 5, 6), (2, 3, 4)),
        ((4, 5, 6, 7, 8, 9, 10), (0, 1, 2, 3)),
    ],
)
def test_what_is_free_when_some_are_gone(gone: tuple[int, ...], free: tuple[int, ...]) -> None:
    places = [None if place in gone else 17 for place in range(11)]
    assert free_places(places) == sorted(free)


def test_every_pyramid_has_a_free_card_until_it_is_empty() -> None:
    for count in range(11):
        for gone in combinations(range(11), count):
            free = free_places([None if place in gone else 17 for place in range(11)])
            assert free
            for place in free:
                assert not {*council.COVERED_BY[place]} - {*gone}


FULL = "A1 A2 A3 A4 / B1 B2 B3 / C1 C2 / F1 F2"


def flips(state: council.State, words: str) -> str:
    _, events = talk.play(state, words)
    found = [event for event in events if isinstance(event, council.CardsFlipped)]
    return " ".join(talk.cards([card for _, card in each.cards]) for each in found)


def test_it_turns_over_what_lies_free_when_it_is_its_turn() -> None:
    state = talk.mid_solo("C8 C7", FULL)
    solo = state.solo
    assert solo is not None
    assert not any(solo.face_up)
    # F2 takes the trick with two cubes against one, and it turns over again to lead the next.
    assert flips(state, "C8") == "F1 F2 C1"


def test_what_becomes_free_stays_face_down_until_its_next_turn() -> None:
    # It has no cockroach to follow with and throws F1, the weakest; C1 lies free now.
    state, _ = talk.play(talk.mid_solo("B8 B7 A8", FULL), "B8")
    solo = state.solo
    assert solo is not None
    assert talk.cards([card for card in solo.places[7:] if card is not None]) == "C1 C2 F2"
    assert solo.face_up[7:9] == [False, False]
    view = council.COUNCIL.view(state, 0).termitenator
    assert view is not None
    assert view.places[7:] == (None, None, None, solo.places[10])
    assert view.lies[7:] == (True, True, False, True)
    assert flips(state, "B7") == "C1"


def test_nothing_is_told_where_nothing_is_turned_over() -> None:
    state = talk.mid_solo("B8 B7", "- - - - / - - - / - - / F1* F2*")
    assert flips(state, "B8") == ""
