"""One person against the Termitenator: setup, trigger, ideologies, visits, points, Trilogy."""

from random import Random

import pytest

from game.rules.council.api import (
    COUNCIL,
    EDITIONS,
    FACTIONS,
    HAND_SIZE,
    TERMITENATOR,
    AgeBegan,
    AgeScored,
    CardChosen,
    Carry,
    CubesSown,
    GameEnded,
    IdeologyChanged,
    Personality,
    Phase,
    RecruitsArrived,
    State,
    TermitenatorArrived,
    Tie,
    VisitBegan,
    VisitSkipped,
    deck,
    random_setup,
    random_trilogy,
    sowing_preview,
    why_not,
    write_cards,
    write_factions,
)
from game.rules.council.termitenator import trigger_row, visit_target
from tests.rules.any_game import the
from tests.rules.table_talk import (
    cards,
    cubes,
    dealt,
    legal,
    mid_solo,
    plain_deal,
    play,
    ring,
    solo_setup,
    to_act,
)

GONE = "- - - - / - - - / - -"


# setup


@pytest.mark.parametrize("termite", FACTIONS)
def test_the_suit_of_the_termite_space_leaves_the_deck(termite: str) -> None:
    seated = "".join(letter for letter in FACTIONS if letter != termite) + termite
    state = dealt(solo_setup(seated=seated))
    everything = [*state.hands[0], *state.hands[1], *state.rest]
    assert len(everything) == 32
    assert {card >> 4 for card in everything} == set(range(5)) - {FACTIONS.index(termite)}
    assert {card & 15 for card in everything} == set(range(1, 9))
    assert (len(state.hands[0]), len(state.hands[1]), len(state.rest)) == (11, 11, 10)
    assert state.cubes[FACTIONS.index(termite)] == 0


def test_the_deck_of_others_keeps_its_five_suits() -> None:
    assert len(deck(EDITIONS["published"], 2)) == 40


def test_the_pyramid_is_dealt_in_order_and_face_down() -> None:
    start = solo_setup()
    deal = plain_deal(start)
    state, events = COUNCIL.deal(COUNCIL.new_game(start), deal)
    solo = state.solo
    assert solo is not None
    assert solo.places == list(deal.hands[1])
    assert solo.face_up == [False] * HAND_SIZE
    assert state.hands[1] == sorted(deal.hands[1])
    began = the(AgeBegan, events)
    assert (began.leader, began.trigger_row, began.hands[1]) == (1, 3, deal.hands[1])
    for seat in (0, None):
        told = COUNCIL.redact(began, seat)
        assert isinstance(told, AgeBegan)
        assert told.hands == (deal.hands[0] if seat == 0 else None, None)
        view = COUNCIL.view(state, seat).termitenator
        assert view is not None
        assert view.places == (None,) * 11
        assert view.lies == (True,) * 11
        assert view.shown == ()


def test_the_opponent_is_announced() -> None:
    arrived = the(TermitenatorArrived, COUNCIL.opening(solo_setup(Personality.THIEF)))
    assert write_factions((arrived.termite,)) == "M"
    assert (arrived.personality, arrived.scores, arrived.game) == (Personality.THIEF, (0, 0), 1)


def test_a_random_solo_game_is_led_by_the_termitenator() -> None:
    rng = Random(4)
    for lead in (0, 1, None):
        assert random_setup("published", 1, lead, rng).lead == TERMITENATOR
    assert random_setup("published", 1, None, rng).personality is Personality.PACIFIST
    assert random_setup("published", 1, 0, rng, None, Carry((1, 2), 2)).lead == 0


# declarations, and who leads


def test_only_the_human_declares_and_it_leads_at_once() -> None:
    state = dealt(solo_setup())
    assert (to_act(state), legal(state)) == (0, "allegiance no-allegiance")
    state, events = play(state, "allegiance")
    assert (state.phase, to_act(state), len(state.trick)) == (Phase.PLAY, 0, 1)
    assert the(CardChosen, events).choice.led is None


def test_it_leads_after_the_discard() -> None:
    state, _ = play(dealt(solo_setup()), "no-allegiance")
    assert (state.phase, state.trick) == (Phase.DISCARD, [])
    discarded = legal(state).split()[0]
    state, _ = play(state, discarded)
    assert len(state.trick) == 1
    assert cards(state.rest).split()[0] == discarded


def test_whoever_wins_leads() -> None:
    state, _ = play(mid_solo("A8 A1 B1", f"{GONE} / A5* F2*"), "A8")
    assert (to_act(state), state.trick_number, len(state.trick)) == (0, 2, 2)
    state, _ = play(mid_solo("A2 A1 B1", f"{GONE} / A5* F2*"), "A2 A")
    assert (to_act(state), state.trick_number, len(state.trick)) == (0, 2, 1)


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
    state = mid_solo("A8 B1", f"{GONE} / A5* C2*", tricks=(4, 5), losing=True)
    state, _ = play(state, "A8")
    state.scores = list(scores)
    state, events = COUNCIL.deal(state, plain_deal(state.setup))
    solo = state.solo
    assert solo is not None
    assert (the(AgeBegan, events).trigger_row, solo.trigger_row) == (row, row)
    assert not solo.losing


def test_the_first_age_of_a_single_game_has_it_on_row_three() -> None:
    solo = dealt(solo_setup()).solo
    assert solo is not None
    assert solo.trigger_row == 3


#                      row 4      row 3      row 2  row 1
WEAK = "B1 B2 B3 B4 / F1 F2 F3 / - - / - -"


def turns(state: State, words: str) -> list[tuple[bool, str]]:
    """How its ideology changes."""
    _, events = play(state, words)
    changes = [event for event in events if isinstance(event, IdeologyChanged)]
    return [(event.losing, event.clause) for event in changes]


def test_a_card_of_the_trigger_row_turned_over_without_a_trick_makes_it_losing() -> None:
    state = mid_solo("F8 A1", WEAK, tricks=(4, 0), row=3)
    assert turns(state, "F8") == [(True, "trigger-row")]
    _, events = play(state, "F8")
    choice = the(CardChosen, events).choice
    assert (choice.losing, choice.branch) == (True, "highest-loser")
    assert cards([choice.card or 0]) == "F3"


@pytest.mark.parametrize("row", [1, 2, 4, None])
def test_another_row_does_not(row: int | None) -> None:
    assert turns(mid_solo("F8 A1", WEAK, tricks=(4, 0), row=row), "F8") == []


def test_with_a_trick_in_its_pile_it_does_not_lose_heart() -> None:
    assert turns(mid_solo("F8 A1", WEAK, tricks=(3, 1), row=3), "F8") == []


def test_a_card_that_lay_open_before_triggers_nothing() -> None:
    shown = "B1 B2 B3 B4 / F1* F2* F3* / - - / - -"
    assert turns(mid_solo("F8 A1", shown, tricks=(4, 0), row=3), "F8") == []


def test_a_trick_won_while_losing_makes_it_winning_at_once() -> None:
    state = mid_solo("A1 F1", f"{GONE} / A5* C2*", losing=True, row=None)
    _, events = play(state, "A1")
    assert [(e.losing, e.clause) for e in events if isinstance(e, IdeologyChanged)] == [
        (False, "won-a-trick")
    ]
    kinds = [type(event) for event in events]
    assert kinds.index(IdeologyChanged) < kinds.index(VisitBegan)


# ties


def test_a_tie_over_its_card_is_a_decision_of_the_human() -> None:
    state = mid_solo("A1 C8", f"{GONE} / B5 F5", lead=TERMITENATOR, spaces="B3 F3")
    decision = COUNCIL.decision(state)
    assert decision is not None
    assert (decision.seat, decision.hand_of, decision.kind) == (0, 1, Phase.TIEBREAK)
    assert legal(state) == "B5 F5"
    view = COUNCIL.view(state, 0)
    assert view.termitenator is not None
    assert view.termitenator.tie is Tie.PLAY
    assert view.cards_of(1) == view.termitenator.shown
    assert [write_cards((card,)) for card in view.cards_of(1) or ()] == ["B5", "F5"]
    refusal = why_not(view, COUNCIL.legal_actions(state)[0])
    assert refusal is None
    state, events = play(state, "F5")
    choice = the(CardChosen, events).choice
    assert (cards(choice.tied), cards([choice.card or 0])) == ("B5 F5", "F5")
    assert (cards(state.trick), to_act(state), state.phase) == ("F5", 0, Phase.PLAY)


def test_a_tie_while_it_follows_completes_the_trick() -> None:
    state, _ = play(mid_solo("A8 C8", f"{GONE} / B5 F5", spaces="A3 B1 F1"), "A8")
    assert (state.phase, cards(state.trick)) == (Phase.TIEBREAK, "A8")
    state, events = play(state, "B5")
    assert cards(state.trick) == "A8 B5"
    assert the(VisitSkipped, events).clause == "nobody-followed"
    assert (state.phase, to_act(state), state.trick_number) == (Phase.PLAY, 0, 2)


# visits


def goes_to(shown: str, spaces: str, *, termite: str = "B", losing: bool = False) -> str:
    """The space it activates while it shows these cards."""
    pyramid = " ".join([f"{card}*" for card in shown.split()] + ["-"] * (11 - len(shown.split())))
    held = {"B": "A1", "M": "A1"}.get(termite, "B1")
    state = mid_solo(held, pyramid, termite=termite, spaces=spaces, losing=losing)
    assert state.solo is not None
    return write_factions((visit_target(state, state.solo),))


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
    everywhere = " ".join(f"{letter}2" for letter in FACTIONS)
    assert goes_to("", everywhere, termite=termite) == space


def test_its_visit_needs_no_action_and_looks_at_what_it_shows_after_playing() -> None:
    # It plays its last ant, so that the ants' space is no longer out of bounds.
    state = mid_solo("A8 B1", f"{GONE} / A5* C2*", spaces="A4 C3 F1", lead=0)
    state, events = play(state, "A8")
    assert the(VisitBegan, events).seat == TERMITENATOR
    sown = the(CubesSown, events)
    assert (sown.seat, write_factions((sown.origin,))) == (TERMITENATOR, "A")
    assert cubes(state) == "B1 C4 F2 M1"
    assert to_act(state) == 0


def test_nobody_visits_where_no_cube_is_left() -> None:
    state = mid_solo("A8 B1", f"{GONE} / A5* C2*", spaces="", chambers=18)
    _, events = play(state, "A8")
    assert the(VisitSkipped, events).clause == "nothing-to-activate"


def test_the_human_may_activate_the_termite_space() -> None:
    state, _ = play(mid_solo("A2 B1", f"{GONE} / A5* C2*", spaces="A2 M3", lead=0), "A2")
    assert legal(state) == "A M"
    state, _ = play(state, "M")
    assert cubes(state) == "A3 C1 F1"


# points


def ended(
    *,
    tricks: tuple[int, int],
    no_allegiance: bool = False,
    chambers: int = 0,
    held: str = "B8 F1",
    shown: str = "B1* C2*",
) -> AgeScored:
    """The last trick of an Age, which goes to the human."""
    hand = held.split(maxsplit=1)[0] if no_allegiance else held
    state = mid_solo(
        hand, f"{GONE} / {shown}", tricks=tricks, no_allegiance=no_allegiance, chambers=chambers
    )
    _, events = play(state, held.split(maxsplit=1)[0])
    return the(AgeScored, events)


def test_both_score_tricks_and_allegiance() -> None:
    # It visits with the lower bee; the bees' four cubes make it M1 A4 C2 F3.
    rows = ended(tricks=(4, 5)).rows
    assert [(row.tricks, row.allegiance, row.no_allegiance_points) for row in rows] == [
        (5, 3, 0),
        (5, 2, 0),
    ]


def test_its_empty_pile_is_worth_fifteen_and_the_chambers() -> None:
    scored = ended(tricks=(9, 0), chambers=3)
    its = scored.rows[1]
    assert (its.no_allegiance, its.card, its.points) == (True, None, 18)
    assert (its.no_allegiance_points, scored.sharing) == (18, 1)


def test_a_failed_no_allegiance_of_yours_scores_its_tricks_alone() -> None:
    mine, its = ended(tricks=(4, 5), no_allegiance=True, chambers=3).rows
    assert (mine.no_allegiance, mine.tricks, mine.points) == (True, 5, 5)
    assert its.no_allegiance_points == 0


def without_a_trick(its_tricks: int, *, won_before: bool = False) -> AgeScored:
    """The human on No Allegiance loses the last trick to the Termitenator, or throws nothing."""
    state = mid_solo(
        "C1", f"{GONE} / B7* F2*", tricks=(0, its_tricks), no_allegiance=True, chambers=2
    )
    assert state.solo is not None
    state.solo.human_won = won_before
    state.trick_number = 10
    _, events = play(state, "C1")
    return the(AgeScored, events)


def test_your_success_is_worth_fifteen_and_the_chambers() -> None:
    scored = without_a_trick(9)
    assert (scored.rows[0].points, scored.sharing) == (17, 1)


def test_a_trick_that_was_stolen_later_spoils_it() -> None:
    scored = without_a_trick(9, won_before=True)
    assert (scored.rows[0].points, scored.sharing) == (0, 0)


def test_both_succeeding_split_rounded_down() -> None:
    # It has to take the last trick, and the Trickster throws it away.
    state = mid_solo(
        "A1", f"{GONE} / A5* F2*", personality=Personality.TRICKSTER, losing=True, board=1,
        no_allegiance=True, chambers=2, row=None,
    )  # fmt: skip
    state.trick_number = 10
    _, events = play(state, "A1 C")
    scored = the(AgeScored, events)
    assert [row.points for row in scored.rows] == [8, 8]
    assert (scored.chambers, scored.sharing) == (2, 2)


def test_both_failing_score_their_tricks() -> None:
    mine, its = ended(tricks=(4, 5), no_allegiance=True).rows
    assert mine.points == mine.tricks == 5
    assert its.points == its.tricks + its.allegiance


@pytest.mark.parametrize(("mine", "its", "winner"), [(40, 39, 0), (40, 40, 1), (39, 40, 1)])
def test_you_win_only_with_more_points(mine: int, its: int, winner: int) -> None:
    state = mid_solo("A8", f"{GONE} / A5* C2*", age=3, tricks=(9, 0), no_allegiance=True)
    # You score ten tricks, it scores fifteen.
    state.scores = [mine - 10, its - 15]
    state, events = play(state, "A8")
    assert state.scores == [mine, its]
    over = the(GameEnded, events)
    assert over.winners == state.winners == (winner,)
    assert over.clause == ("termitenator-tie" if mine == its else "most-points")


def test_recruits_go_clockwise_from_the_termite_space_when_the_supply_is_short() -> None:
    # All but the ants, which hold the most, and there are two cubes for four spaces.
    state = mid_solo(
        "A8", f"{GONE} / C5* C2*", spaces="A4 B1 C1 F1 M1", chambers=8, termite="M",
        tricks=(9, 0), no_allegiance=True,
    )  # fmt: skip
    assert state.supply == 2
    _, events = play(state, "A8")
    assert the(RecruitsArrived, events).factions == ring("MC")


def test_the_preview_of_a_visit_knows_what_no_allegiance_is_worth() -> None:
    state, _ = play(mid_solo("A2 B1", f"{GONE} / A5* C2*", spaces="A7 M3", chambers=2), "A2")
    preview = sowing_preview(COUNCIL.view(state, 0), FACTIONS.index("A"))
    assert (preview.no_allegiance_before, preview.no_allegiance_after) == (17, 19)


# Trilogy


def test_three_of_the_four_abilities_in_random_order() -> None:
    rng = Random(1)
    drawn = {random_trilogy(rng) for _ in range(400)}
    assert len(drawn) == 24
    for opponents in drawn:
        assert len(set(opponents)) == 3
        assert Personality.PACIFIST not in opponents


@pytest.mark.parametrize("lead", [0, 1])
def test_scores_lead_and_trigger_carry_over(lead: int) -> None:
    start = solo_setup(lead=lead, carry=Carry((31, 38), 2))
    assert the(TermitenatorArrived, COUNCIL.opening(start)).scores == (31, 38)
    assert the(TermitenatorArrived, COUNCIL.opening(start)).game == 2
    state = dealt(start)
    assert state.scores == [31, 38]
    assert COUNCIL.view(state, 0).scores == (31, 38)
    assert state.solo is not None
    assert state.solo.trigger_row == 4
    state, _ = play(state, "allegiance")
    assert len(state.trick) == lead


def test_the_winner_counts_what_was_carried_over() -> None:
    start = solo_setup(carry=Carry((900, 3), 3))
    rng = Random(2)
    state = COUNCIL.new_game(start)
    while state.phase is not Phase.OVER:
        if COUNCIL.deal_due(state):
            state, _ = COUNCIL.deal(state, COUNCIL.shuffle(state, rng))
        COUNCIL.advance(state, rng.choice(COUNCIL.legal_actions(state)))
    assert state.winners == (0,)
    assert state.scores[0] == 900 + sum(age.rows[0].points for age in state.ledger)


def test_its_last_choice_lies_open_until_a_new_age() -> None:
    rng = Random(4)
    state, told = COUNCIL.new_game(solo_setup()), None
    shown = forgotten = 0
    while state.phase is not Phase.OVER:
        if COUNCIL.deal_due(state):
            forgotten += told is not None
            state, _ = COUNCIL.deal(state, COUNCIL.shuffle(state, rng))
            told = None
        for seat in (0, None):
            its = COUNCIL.view(state, seat).termitenator
            assert its is not None
            assert its.choice == told
        state, events = COUNCIL.apply(state, rng.choice(COUNCIL.legal_actions(state)))
        told = next((e.choice for e in reversed(events) if isinstance(e, CardChosen)), told)
        shown += told is not None
    assert shown > 20
    assert forgotten == 2
