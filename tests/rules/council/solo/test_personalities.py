"""What the personalities of the Termitenator do (the plain Pacifist does nothing)."""

from functools import partial

import pytest

from game.rules.council import api as council
from game.rules.council.poker import POINTS, best_hand
from tests.rules.any_game import the
from tests.rules.council import table_talk as talk
from tests.rules.council.solo.table_talk import GONE, VISITING, kinds, solo_of


@pytest.mark.parametrize("personality", council.Personality)
@pytest.mark.parametrize(
    ("space", "spaces", "reaches"),
    [
        pytest.param("B", "B1 A1 F1", True, id="the last cube"),
        pytest.param("F", "A1 F2", True, id="over the bees"),
        pytest.param("F", "A1 F1", False, id="too short"),
        pytest.param("M", "A1 M4", False, id="its own four leave it"),
        pytest.param("M", "A1 M5", True, id="its own five come home"),
        pytest.param("M", "A1 M7", True, id="its own seven come home"),
    ],
)
def test_a_cube_for_the_termite_space_triggers_it(
    personality: council.Personality, space: str, spaces: str, reaches: bool
) -> None:
    state = talk.mid_solo("A2 B1", VISITING, personality=personality, spaces=spaces, tricks=(1, 0))
    triggered = council.PersonalityTriggered in kinds(f"A2 {space}", state)
    assert triggered == (reaches and personality is not council.Personality.PACIFIST)


def test_once_a_visit_and_after_the_sowing() -> None:
    state = talk.mid_solo(
        "A2 B1", VISITING, personality=council.Personality.PACIFIST_2, spaces="A1 M9"
    )
    found = kinds("A2 M", state)
    assert found.count(council.PersonalityTriggered) == 1
    names = [kind.__name__ for kind in found]
    assert names.index("CubesSown") < names.index("PersonalityTriggered")


def test_its_own_visit_triggers_it_too() -> None:
    # Its A1 visits for the bees, whose cube goes to the mosquitoes.
    state = talk.mid_solo(
        "A8 C1", f"{GONE} / A1* A2*", personality=council.Personality.PACIFIST_2, spaces="B2 A3"
    )
    state, events = talk.play(state, "A8")
    assert the(council.PointGained, events) == council.PointGained(1, 1)
    assert state.scores == [0, 1]


# Pacifist 2.0


def test_the_pacifist_2_gains_a_point_at_once_and_the_age_counts_it() -> None:
    state = talk.mid_solo(
        "A2 B1",
        VISITING,
        personality=council.Personality.PACIFIST_2,
        spaces="B1 A1 F1",
        tricks=(4, 5),
    )
    before = council.COUNCIL.view(state, 0).scores
    state, events = talk.play(state, "A2 B")
    assert before == (0, 0)
    its = the(council.AgeScored, events).rows[1]
    assert (its.extra, its.marked, its.points - its.due) == (1, 1, 1)
    assert state.scores[1] == its.points + solo_of(state).marked


def test_a_recruit_on_its_space_gains_a_point_for_the_next_age() -> None:
    state = talk.mid_solo(
        "A2 B1", VISITING, personality=council.Personality.PACIFIST_2, spaces="A3 F1", tricks=(4, 5)
    )
    state, events = talk.play(state, "A2 F")
    names = [type(event).__name__ for event in events]
    assert names[-3:] == ["RecruitsArrived", "PersonalityTriggered", "PointGained"]
    scored = the(council.AgeScored, events)
    assert scored.rows[1].extra == 0
    assert state.scores[1] == scored.rows[1].points + 1
    assert solo_of(state).marked == 1
    state, _ = council.COUNCIL.deal(state, talk.plain_deal(state.setup))
    assert solo_of(state).marked == 1


@pytest.mark.parametrize(
    "personality", [council.Personality.CARD_SHARK, council.Personality.TRICKSTER]
)
def test_a_recruit_means_nothing_to_the_others(personality: council.Personality) -> None:
    state = talk.mid_solo("A2 B1", VISITING, personality=personality, spaces="A3 F1", tricks=(4, 5))
    assert council.PersonalityTriggered not in kinds("A2 F", state)


# Card Shark


def shark(
    spaces: str, top: str, tricks: tuple[int, int] = (1, 1), sleeve: str = ""
) -> council.State:
    state = talk.mid_solo(
        "A2 B1", VISITING, personality=council.Personality.CARD_SHARK, spaces=spaces, tricks=tricks,
        top=top, sleeve=sleeve,
    )  # fmt: skip
    state.rest = state.rest[: len(top.split())]
    return state


def test_the_card_shark_takes_as_many_cards_as_its_space_holds() -> None:
    state, events = talk.play(shark("B1 M2 A1", "C1 C2 C3 C4"), "A2 B")
    assert the(council.CardsTaken, events).count == 3
    assert talk.cards(solo_of(state).taken) == "C1 C2 C3"
    assert talk.cards(state.rest) == "C4"
    view = council.COUNCIL.view(state, 0)
    assert view.termitenator is not None
    assert (view.termitenator.taken, view.rest) == (3, 1)


def test_or_what_is_left() -> None:
    state, events = talk.play(shark("B1 M5 A1", "C1 C2"), "A2 B")
    assert the(council.CardsTaken, events).count == 2
    assert not state.rest
    assert council.PersonalityTriggered not in kinds("A2 B", shark("B1 M5 A1", ""))
    assert talk.cards(solo_of(state).taken) == "C1 C2"


def test_its_best_hand_scores_at_the_end_of_the_age() -> None:
    state = shark("A1 F1", "", tricks=(4, 5), sleeve="F1 F3 F4 A1 A7 A8 B8")
    _, events = talk.play(state, "A2 F")
    shown = the(council.PokerHandShown, events)
    assert (shown.hand, talk.cards(shown.made), shown.points) == ("two-pair", "A8 B8 A1 F1", 3)
    assert talk.cards(shown.cards) == "A1 A7 A8 B8 F1 F3 F4"
    its = the(council.AgeScored, events).rows[1]
    assert (its.extra, its.marked) == (3, 0)
    assert its.points == its.tricks + its.allegiance + 3


def test_the_rulebooks_card_shark() -> None:
    # Eight cards; the mosquitoes are in the deck because the bees are the termites here.
    state = talk.mid_solo(
        "A2 C1", "- - - - / - - - / - - / A4* F2*", personality=council.Personality.CARD_SHARK,
        termite="B", spaces="A1 F1", tricks=(4, 5), sleeve="F1 F3 F4 A1 A5 A8 M1",
    )  # fmt: skip
    _, events = talk.play(state, "A2 F")
    shown = the(council.PokerHandShown, events)
    assert (shown.hand, shown.points) == ("three-of-a-kind", 4)
    assert the(council.AgeScored, events).rows[1].extra == 4


def test_without_a_card_there_is_nothing_to_show() -> None:
    assert council.PokerHandShown not in kinds("A2 F", shark("A1 F1", "C1", tricks=(4, 5)))


def test_the_points_of_the_hands() -> None:
    assert POINTS == {
        "pair": 2, "two-pair": 3, "three-of-a-kind": 4, "straight": 5, "flush": 6,
        "full-house": 7, "four-of-a-kind": 8, "no-hand": 0,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("taken", "hand", "made"),
    [
        ("", "no-hand", ""),
        ("A1", "no-hand", ""),
        ("A1 B3 C5 F7 A8", "no-hand", ""),
        ("A3 B3", "pair", "A3 B3"),
        ("A3 B3 C5 F5", "two-pair", "C5 F5 A3 B3"),
        ("A3 B3 C5 F5 A7 B7", "two-pair", "A7 B7 C5 F5"),
        ("A3 B3 C3", "three-of-a-kind", "A3 B3 C3"),
        ("A1 B2 C3 F4 A5", "straight", "A1 B2 C3 F4 A5"),
        ("A1 B2 C3 F4 A5 B6", "straight", "B2 C3 F4 A5 B6"),
        ("A1 B2 C3 F4 A6 B7 C8", "no-hand", ""),
        ("A7 B8 C1 F2 A3", "no-hand", ""),
        ("A1 A3 A5 A7 A8", "flush", "A1 A3 A5 A7 A8"),
        ("A1 A2 A3 A4 A5 A7", "flush", "A2 A3 A4 A5 A7"),
        ("A1 A2 A3 A4 A5", "flush", "A1 A2 A3 A4 A5"),
        ("A3 B3 C3 A4 B4", "full-house", "A3 B3 C3 A4 B4"),
        ("A3 B3 C3 A4 B4 C4", "full-house", "A4 B4 C4 A3 B3"),
        ("A3 B3 C3 F3", "four-of-a-kind", "A3 B3 C3 F3"),
        ("A3 B3 C3 F3 A4 B4 C4", "four-of-a-kind", "A3 B3 C3 F3"),
        ("A1 A2 A3 A4 A6 B6 C6 F1 B1", "full-house", "A6 B6 C6 A1 B1"),
    ],
)
def test_the_best_hand(taken: str, hand: str, made: str) -> None:
    assert (best_hand(talk.trick(taken))[0], talk.cards(best_hand(talk.trick(taken))[1])) == (
        hand,
        made,
    )


def test_the_rulebooks_example() -> None:
    # Flies 1, 3, 4, ants 1, 5, 8 and the mosquito 1.
    hand, made = best_hand(talk.trick("F1 F3 F4 A1 A5 A8 M1"))
    assert (hand, talk.cards(made), POINTS[hand]) == ("three-of-a-kind", "A1 F1 M1", 4)


def thief(
    held: str, shown: str, *, losing: bool = False, spaces: str = "B1 A1 F3 C2 M1"
) -> council.State:
    """The human visits with A2 under A5; then the Thief has these cards left to show."""
    places = " ".join(f"{card}*" for card in shown.split())
    empty = " ".join(["-"] * (10 - len(shown.split())))
    return talk.mid_solo(
        f"A2 {held}", f"{empty} {places} A5*", personality=council.Personality.THIEF, spaces=spaces,
        losing=losing, row=None,
    )  # fmt: skip


def exchange(state: council.State, words: str) -> str:
    _, events = talk.play(state, words)
    event = the(council.CardsExchanged, events)
    return f"{talk.cards([event.given])} for {talk.cards([event.taken])}"


def test_the_rulebooks_thief() -> None:
    # Flies 4, cockroaches 2: of F2, C4 and C5 the weakest is C4; yours are topped by F8. The
    # bees' one cube goes to the mosquitoes and wakes it.
    spaces = "B1 A1 F4 C2"
    assert exchange(thief("F8 C3", "F2 C4 C5", spaces=spaces), "A2 B") == "C4 for F8"


def test_the_cards_change_places() -> None:
    state = thief("F8 C3", "F2 C4 C5", spaces="B1 A1 F4 C2")
    place = solo_of(state).places.index(council.CARDS["C4"])
    state, events = talk.play(state, "A2 B")
    assert the(council.CardsExchanged, events).place == place
    assert talk.cards(state.hands[0]) == "C3 C4"
    # It leads the next trick with what it took, from where it lay.
    led = [event for event in events if isinstance(event, council.CardChosen)][-1]
    assert (talk.cards([led.choice.card or 0]), led.place) == ("F8", place)
    assert talk.cards(state.hands[1]) == "C5 F2"


def test_losing_it_gives_its_strongest_for_your_weakest() -> None:
    # It wins the trick with A5 while Losing, which would turn it; so you win and it visits.
    state = talk.mid_solo(
        "A8 F8 C3", "- - - - / - - - / F2* C4* / C5* A5*", personality=council.Personality.THIEF,
        spaces="B2 A1 F4 C3", losing=True, row=None,
    )  # fmt: skip
    # The flies' four cubes reach the mosquitoes: F0 B3 M1 A2 C4.
    assert exchange(state, "A8") == "C5 for F8"


def test_without_a_card_that_lies_open_nothing_happens() -> None:
    assert council.PersonalityTriggered not in kinds("A2 B", thief("F8 C3", ""))


def test_without_a_card_in_your_hand_nothing_happens() -> None:
    state = talk.mid_solo(
        "A2", f"{GONE} / A5* F2*", personality=council.Personality.THIEF, spaces="B1 A1",
        tricks=(4, 5),
        no_allegiance=True,
    )  # fmt: skip
    assert council.PersonalityTriggered not in kinds("A2 B", state)


def test_ties_are_yours_its_card_first() -> None:
    state, _ = talk.play(with_fours_side_by_side("C7 F7"), "A2 B")
    assert (state.phase, talk.legal(state), talk.to_act(state)) == (
        council.Phase.TIEBREAK,
        "C4 F4",
        0,
    )
    assert tie(state) == (council.Tie.GIVE, 1)
    state, _ = talk.play(state, "F4")
    assert (state.phase, talk.legal(state), talk.to_act(state)) == (
        council.Phase.TIEBREAK,
        "C7 F7",
        0,
    )
    assert tie(state) == (council.Tie.TAKE, 0)
    assert state.trick_number == 1
    state, events = talk.play(state, "C7")
    exchanged = the(council.CardsExchanged, events)
    assert (talk.cards([exchanged.given]), talk.cards([exchanged.taken]), exchanged.place) == (
        "F4",
        "C7",
        8,
    )
    assert state.trick_number == 2


def test_only_the_hand_it_is_taken_from_shows_between_which_cards_there_is_a_tie() -> None:
    state, _ = talk.play(thief("C7 F7 B1", "F4", spaces="B1 A1 F2 C2 M2"), "A2 B")
    told = [council.COUNCIL.view(state, seat).termitenator for seat in (0, None)]
    mine, public = [view and (view.tie, talk.cards(view.tied), view.given) for view in told]
    assert mine == (council.Tie.TAKE, "C7 F7", council.CARDS["F4"])
    assert public == (council.Tie.TAKE, "", council.CARDS["F4"])


def test_between_its_open_cards_everybody_sees_a_tie() -> None:
    state, _ = talk.play(with_fours_side_by_side("C7 F7"), "A2 B")
    public = council.COUNCIL.view(state, None).termitenator
    assert public is not None
    assert (public.tie, talk.cards(public.tied)) == (council.Tie.GIVE, "C4 F4")


def with_fours_side_by_side(held: str) -> council.State:
    """Flies and cockroaches both hold two, and its fours of them lie in the same row."""
    state = thief(held, "F4 C4", spaces="B1 A1 F2 C2 M2")
    solo = solo_of(state)
    solo.places = [*[None] * 7, council.CARDS["C4"], council.CARDS["F4"], None, council.CARDS["A5"]]
    solo.face_up = [place is not None for place in solo.places]
    return state


def tie(state: council.State) -> tuple[council.Tie | None, int]:
    view = council.COUNCIL.view(state, 0)
    assert view.termitenator is not None
    assert view.decision is not None
    return view.termitenator.tie, view.decision.hand_of


def test_a_lower_row_tells_its_cards_apart() -> None:
    state = thief("C7 B1", "F4 C4", spaces="B1 A1 F2 C2 M2")
    # C4 lies in row 1, F4 in row 2: the weakest is the lower one.
    assert exchange(state, "A2 B") == "C4 for C7"


trickster = partial(talk.mid_solo, "A2 B1 C1", VISITING, personality=council.Personality.TRICKSTER)


def test_winning_it_steals_your_latest_trick() -> None:
    state = trickster(spaces="B1 A1", tricks=(2, 1))
    mine = state.piles[0]
    state, events = talk.play(state, "A2 B")
    assert the(council.TrickStolen, events) == council.TrickStolen(0, 1)
    assert state.tricks == [1, 3]
    assert state.piles[0] == mine[:2]
    assert state.piles[1][-2:] == mine[2:]


def test_only_if_you_have_one() -> None:
    state = trickster(spaces="B1 A1", tricks=(0, 1))
    assert council.PersonalityTriggered not in kinds("A2 B", state)


def losing_visit(*, supply: bool = True) -> council.State:
    """Losing, it lies under your ant and visits; the flies' four cubes reach the mosquitoes."""
    chambers = 0 if supply else 10
    return talk.mid_solo(
        "A8 C1 B1 B2", "- - - - / - - - / - - / A5* F2*", personality=council.Personality.TRICKSTER,
        spaces="A1 F4 C3", chambers=chambers, losing=True, row=None,
    )  # fmt: skip


def test_losing_it_puts_a_cube_of_the_supply_on_the_solo_board() -> None:
    before = losing_visit()
    state, events = talk.play(before, "A8")
    assert the(council.CubeOnSoloBoard, events).origin is None
    assert (solo_of(state).board, state.supply) == (1, before.supply - 1)
    assert talk.cubes(state) == "A2 B1 C4 M1"


def test_or_of_the_termite_space_where_the_supply_is_empty() -> None:
    state, events = talk.play(losing_visit(supply=False), "A8")
    origin = the(council.CubeOnSoloBoard, events).origin
    assert origin is not None
    assert council.write_factions((origin,)) == "M"
    assert (solo_of(state).board, state.supply) == (1, 0)
    assert talk.cubes(state) == "A2 B1 C4"


def test_the_rulebooks_trickster() -> None:
    # The supply is empty, so the cube comes from the Termite Space; then it has to take a trick.
    state = talk.mid_solo(
        "A8 C1 B1", "C7* - - - / - - - / - - / A5* F2*", personality=council.Personality.TRICKSTER,
        spaces="A1 F4 C3", chambers=10, losing=True, row=None,
    )  # fmt: skip
    state, events = talk.play(state, "A8")
    assert the(council.CubeOnSoloBoard, events).origin is not None
    assert (solo_of(state).board, state.supply) == (1, 0)
    state, events = talk.play(state, "C1")
    assert the(council.TrickWon, events).seat == 1
    gone = the(council.TrickDiscarded, events)
    assert (gone.seat, talk.cards(gone.cards)) == (1, "C1 C7")
    assert (solo_of(state).board, state.supply, state.tricks) == (0, 1, [1, 0])


def mid_discard() -> council.State:
    """Losing with a cube on its board, and about to win a trick with the ants."""
    return talk.mid_solo(
        "A1 C1 B1", "- - - - / - - - / - - / A5* F2*", personality=council.Personality.TRICKSTER,
        spaces="A1 F4 C3", chambers=9, losing=True, board=1, row=None,
    )  # fmt: skip


def test_it_stays_losing_and_leads_the_next_trick() -> None:
    state, events = talk.play(mid_discard(), "A1")
    assert not [event for event in events if isinstance(event, council.IdeologyChanged)]
    assert solo_of(state).losing
    assert state.phase is council.Phase.VISIT  # your ant was the lower one
    state, _ = talk.play(state, "A")
    assert (state.lead, talk.cards(state.trick)) == (1, "F2")
    assert state.trick_number == 2
    assert talk.cards(council.COUNCIL.view(state, 0).seen) == "A1 A5 F2"
    view = council.COUNCIL.view(state, 0).termitenator
    assert view is not None
    assert (view.discarded, view.board, view.losing) == (1, 0, True)


def test_without_a_cube_it_keeps_the_trick_and_turns() -> None:
    state = mid_discard()
    solo_of(state).board, state.supply = 0, 1
    state, events = talk.play(state, "A1")
    assert not the(council.IdeologyChanged, events).losing
    assert state.tricks == [0, 1]


def test_winning_it_keeps_the_trick_and_the_cube() -> None:
    state = mid_discard()
    solo_of(state).losing = False
    state, events = talk.play(state, "A1")
    assert not [event for event in events if isinstance(event, council.TrickDiscarded)]
    assert (solo_of(state).board, state.tricks) == (1, [0, 1])


def test_cubes_of_the_solo_board_stay_between_ages() -> None:
    state = talk.mid_solo(
        "A8 C1", "- - - - / - - - / - - / A5* F2*", personality=council.Personality.TRICKSTER,
        spaces="A1", chambers=9, board=2, tricks=(4, 5),
    )  # fmt: skip
    state, _ = talk.play(state, "A8")
    assert state.phase is council.Phase.DEAL
    state, _ = council.COUNCIL.deal(state, talk.plain_deal(state.setup))
    assert solo_of(state).board == 2
