"""What the personalities of the Termitenator do (the plain Pacifist does nothing)."""

from functools import partial

import pytest

from game.rules.council.api import (
    CARDS,
    COUNCIL,
    AgeScored,
    CardChosen,
    CardsExchanged,
    CardsTaken,
    CubeOnSoloBoard,
    IdeologyChanged,
    Personality,
    PersonalityTriggered,
    Phase,
    PointGained,
    PokerHandShown,
    State,
    Tie,
    TrickDiscarded,
    TrickStolen,
    TrickWon,
    write_factions,
)
from game.rules.council.solo import Solo
from tests.rules.any_game import the
from tests.rules.table_talk import (
    cards,
    cubes,
    legal,
    mid_solo,
    plain_deal,
    play,
    to_act,
)

GONE = "- - - - / - - - / - -"
# The human leads A2 under A5 and visits; the Termite Space is that of the mosquitoes.
VISITING = f"{GONE} / A5* F2*"


def solo_of(state: State) -> Solo:
    assert state.solo is not None
    return state.solo


def kinds(words: str, state: State) -> list[type]:
    """The kinds of all events of these actions."""
    _, events = play(state, words)
    return [type(event) for event in events]


@pytest.mark.parametrize("personality", Personality)
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
    personality: Personality,
    space: str,
    spaces: str,
    reaches: bool,
) -> None:
    state = mid_solo("A2 B1", VISITING, personality=personality, spaces=spaces, tricks=(1, 0))
    triggered = PersonalityTriggered in kinds(f"A2 {space}", state)
    assert triggered == (reaches and personality is not Personality.PACIFIST)


def test_once_a_visit_and_after_the_sowing() -> None:
    state = mid_solo("A2 B1", VISITING, personality=Personality.PACIFIST_2, spaces="A1 M9")
    found = kinds("A2 M", state)
    assert found.count(PersonalityTriggered) == 1
    names = [kind.__name__ for kind in found]
    assert names.index("CubesSown") < names.index("PersonalityTriggered")


def test_its_own_visit_triggers_it_too() -> None:
    # Its A1 visits for the bees, whose cube goes to the mosquitoes.
    state = mid_solo(
        "A8 C1", f"{GONE} / A1* A2*", personality=Personality.PACIFIST_2, spaces="B2 A3"
    )
    state, events = play(state, "A8")
    assert the(PointGained, events) == PointGained(1, 1)
    assert state.scores == [0, 1]


# Pacifist 2.0


def test_the_pacifist_2_gains_a_point_at_once_and_the_age_counts_it() -> None:
    state = mid_solo(
        "A2 B1", VISITING, personality=Personality.PACIFIST_2, spaces="B1 A1 F1", tricks=(4, 5)
    )
    before = COUNCIL.view(state, 0).scores
    state, events = play(state, "A2 B")
    assert before == (0, 0)
    its = the(AgeScored, events).rows[1]
    assert (its.extra, its.marked, its.points - its.due) == (1, 1, 1)
    assert state.scores[1] == its.points + solo_of(state).marked


def test_a_recruit_on_its_space_gains_a_point_for_the_next_age() -> None:
    state = mid_solo(
        "A2 B1", VISITING, personality=Personality.PACIFIST_2, spaces="A3 F1", tricks=(4, 5)
    )
    state, events = play(state, "A2 F")
    names = [type(event).__name__ for event in events]
    assert names[-3:] == ["RecruitsArrived", "PersonalityTriggered", "PointGained"]
    scored = the(AgeScored, events)
    assert scored.rows[1].extra == 0
    assert state.scores[1] == scored.rows[1].points + 1
    assert solo_of(state).marked == 1
    state, _ = COUNCIL.deal(state, plain_deal(state.setup))
    assert solo_of(state).marked == 1


@pytest.mark.parametrize("personality", [Personality.CARD_SHARK, Personality.TRICKSTER])
def test_a_recruit_means_nothing_to_the_others(personality: Personality) -> None:
    state = mid_solo("A2 B1", VISITING, personality=personality, spaces="A3 F1", tricks=(4, 5))
    assert PersonalityTriggered not in kinds("A2 F", state)


# Card Shark


def shark(spaces: str, top: str, tricks: tuple[int, int] = (1, 1), sleeve: str = "") -> State:
    state = mid_solo(
        "A2 B1", VISITING, personality=Personality.CARD_SHARK, spaces=spaces, tricks=tricks,
        top=top, sleeve=sleeve,
    )  # fmt: skip
    state.rest = state.rest[: len(top.split())]
    return state


def test_the_card_shark_takes_as_many_cards_as_its_space_holds() -> None:
    state, events = play(shark("B1 M2 A1", "C1 C2 C3 C4"), "A2 B")
    assert the(CardsTaken, events).count == 3
    assert cards(solo_of(state).taken) == "C1 C2 C3"
    assert cards(state.rest) == "C4"
    view = COUNCIL.view(state, 0)
    assert view.termitenator is not None
    assert (view.termitenator.taken, view.rest) == (3, 1)


def test_or_what_is_left() -> None:
    state, events = play(shark("B1 M5 A1", "C1 C2"), "A2 B")
    assert the(CardsTaken, events).count == 2
    assert not state.rest
    assert PersonalityTriggered not in kinds("A2 B", shark("B1 M5 A1", ""))
    assert cards(solo_of(state).taken) == "C1 C2"


def test_its_best_hand_scores_at_the_end_of_the_age() -> None:
    state = shark("A1 F1", "", tricks=(4, 5), sleeve="F1 F3 F4 A1 A7 A8 B8")
    _, events = play(state, "A2 F")
    shown = the(PokerHandShown, events)
    assert (shown.hand, cards(shown.made), shown.points) == ("two-pair", "A8 B8 A1 F1", 3)
    assert cards(shown.cards) == "A1 A7 A8 B8 F1 F3 F4"
    its = the(AgeScored, events).rows[1]
    assert (its.extra, its.marked) == (3, 0)
    assert its.points == its.tricks + its.allegiance + 3


def test_the_rulebooks_card_shark() -> None:
    # Eight cards; the mosquitoes are in the deck because the bees are the termites here.
    state = mid_solo(
        "A2 C1", "- - - - / - - - / - - / A4* F2*", personality=Personality.CARD_SHARK,
        termite="B", spaces="A1 F1", tricks=(4, 5), sleeve="F1 F3 F4 A1 A5 A8 M1",
    )  # fmt: skip
    _, events = play(state, "A2 F")
    shown = the(PokerHandShown, events)
    assert (shown.hand, shown.points) == ("three-of-a-kind", 4)
    assert the(AgeScored, events).rows[1].extra == 4


def test_without_a_card_there_is_nothing_to_show() -> None:
    assert PokerHandShown not in kinds("A2 F", shark("A1 F1", "C1", tricks=(4, 5)))


# Thief


def thief(held: str, shown: str, *, losing: bool = False, spaces: str = "B1 A1 F3 C2 M1") -> State:
    """The human visits with A2 under A5; then the Thief has these cards left to show."""
    places = " ".join(f"{card}*" for card in shown.split())
    empty = " ".join(["-"] * (10 - len(shown.split())))
    return mid_solo(
        f"A2 {held}", f"{empty} {places} A5*", personality=Personality.THIEF, spaces=spaces,
        losing=losing, row=None,
    )  # fmt: skip


def exchange(state: State, words: str) -> str:
    """What is given for what."""
    _, events = play(state, words)
    event = the(CardsExchanged, events)
    return f"{cards([event.given])} for {cards([event.taken])}"


def test_the_rulebooks_thief() -> None:
    # Flies 4, cockroaches 2: of F2, C4 and C5 the weakest is C4; yours are topped by F8. The
    # bees' one cube goes to the mosquitoes and wakes it.
    spaces = "B1 A1 F4 C2"
    assert exchange(thief("F8 C3", "F2 C4 C5", spaces=spaces), "A2 B") == "C4 for F8"


def test_the_cards_change_places() -> None:
    state = thief("F8 C3", "F2 C4 C5", spaces="B1 A1 F4 C2")
    place = solo_of(state).places.index(CARDS["C4"])
    state, events = play(state, "A2 B")
    assert the(CardsExchanged, events).place == place
    assert cards(state.hands[0]) == "C3 C4"
    # It leads the next trick with what it took, from where it lay.
    led = [event for event in events if isinstance(event, CardChosen)][-1]
    assert (cards([led.choice.card or 0]), led.place) == ("F8", place)
    assert cards(state.hands[1]) == "C5 F2"


def test_losing_it_gives_its_strongest_for_your_weakest() -> None:
    # It wins the trick with A5 while Losing, which would turn it; so you win and it visits.
    state = mid_solo(
        "A8 F8 C3", "- - - - / - - - / F2* C4* / C5* A5*", personality=Personality.THIEF,
        spaces="B2 A1 F4 C3", losing=True, row=None,
    )  # fmt: skip
    # The flies' four cubes reach the mosquitoes: F0 B3 M1 A2 C4.
    assert exchange(state, "A8") == "C5 for F8"


def test_without_a_card_that_lies_open_nothing_happens() -> None:
    assert PersonalityTriggered not in kinds("A2 B", thief("F8 C3", ""))


def test_without_a_card_in_your_hand_nothing_happens() -> None:
    state = mid_solo(
        "A2", f"{GONE} / A5* F2*", personality=Personality.THIEF, spaces="B1 A1", tricks=(4, 5),
        no_allegiance=True,
    )  # fmt: skip
    assert PersonalityTriggered not in kinds("A2 B", state)


def test_ties_are_yours_its_card_first() -> None:
    # Flies and cockroaches both hold two; its fours lie in the same row.
    state = thief("C7 F7", "F4 C4", spaces="B1 A1 F2 C2 M2")
    solo = solo_of(state)
    solo.places = [*[None] * 7, CARDS["C4"], CARDS["F4"], None, CARDS["A5"]]
    solo.face_up = [place is not None for place in solo.places]
    state, _ = play(state, "A2 B")
    assert (state.phase, legal(state), to_act(state)) == (Phase.TIEBREAK, "C4 F4", 0)
    assert tie(state) == (Tie.GIVE, 1)
    state, _ = play(state, "F4")
    assert (state.phase, legal(state), to_act(state)) == (Phase.TIEBREAK, "C7 F7", 0)
    assert tie(state) == (Tie.TAKE, 0)
    assert state.trick_number == 1
    state, events = play(state, "C7")
    exchanged = the(CardsExchanged, events)
    assert (cards([exchanged.given]), cards([exchanged.taken]), exchanged.place) == ("F4", "C7", 8)
    assert state.trick_number == 2


def tie(state: State) -> tuple[Tie | None, int]:
    view = COUNCIL.view(state, 0)
    assert view.termitenator is not None
    assert view.decision is not None
    return view.termitenator.tie, view.decision.hand_of


def test_a_lower_row_tells_its_cards_apart() -> None:
    state = thief("C7 B1", "F4 C4", spaces="B1 A1 F2 C2 M2")
    # C4 lies in row 1, F4 in row 2: the weakest is the lower one.
    assert exchange(state, "A2 B") == "C4 for C7"


# Trickster


trickster = partial(mid_solo, "A2 B1 C1", VISITING, personality=Personality.TRICKSTER)


def test_winning_it_steals_your_latest_trick() -> None:
    state = trickster(spaces="B1 A1", tricks=(2, 1))
    mine = state.piles[0]
    state, events = play(state, "A2 B")
    assert the(TrickStolen, events) == TrickStolen(0, 1)
    assert state.tricks == [1, 3]
    assert state.piles[0] == mine[:2]
    assert state.piles[1][-2:] == mine[2:]


def test_only_if_you_have_one() -> None:
    state = trickster(spaces="B1 A1", tricks=(0, 1))
    assert PersonalityTriggered not in kinds("A2 B", state)


def losing_visit(*, supply: bool = True) -> State:
    """Losing, it lies under your ant and visits; the flies' four cubes reach the mosquitoes."""
    chambers = 0 if supply else 10
    return mid_solo(
        "A8 C1 B1 B2", "- - - - / - - - / - - / A5* F2*", personality=Personality.TRICKSTER,
        spaces="A1 F4 C3", chambers=chambers, losing=True, row=None,
    )  # fmt: skip


def test_losing_it_puts_a_cube_of_the_supply_on_the_solo_board() -> None:
    before = losing_visit()
    state, events = play(before, "A8")
    assert the(CubeOnSoloBoard, events).origin is None
    assert (solo_of(state).board, state.supply) == (1, before.supply - 1)
    assert cubes(state) == "A2 B1 C4 M1"


def test_or_of_the_termite_space_where_the_supply_is_empty() -> None:
    state, events = play(losing_visit(supply=False), "A8")
    origin = the(CubeOnSoloBoard, events).origin
    assert origin is not None
    assert write_factions((origin,)) == "M"
    assert (solo_of(state).board, state.supply) == (1, 0)
    assert cubes(state) == "A2 B1 C4"


def test_the_rulebooks_trickster() -> None:
    # The supply is empty, so the cube comes from the Termite Space; then it has to take a trick.
    state = mid_solo(
        "A8 C1 B1", "C7* - - - / - - - / - - / A5* F2*", personality=Personality.TRICKSTER,
        spaces="A1 F4 C3", chambers=10, losing=True, row=None,
    )  # fmt: skip
    state, events = play(state, "A8")
    assert the(CubeOnSoloBoard, events).origin is not None
    assert (solo_of(state).board, state.supply) == (1, 0)
    state, events = play(state, "C1")
    assert the(TrickWon, events).seat == 1
    gone = the(TrickDiscarded, events)
    assert (gone.seat, cards(gone.cards)) == (1, "C1 C7")
    assert (solo_of(state).board, state.supply, state.tricks) == (0, 1, [1, 0])


def mid_discard() -> State:
    """Losing with a cube on its board, and about to win a trick with the ants."""
    return mid_solo(
        "A1 C1 B1", "- - - - / - - - / - - / A5* F2*", personality=Personality.TRICKSTER,
        spaces="A1 F4 C3", chambers=9, losing=True, board=1, row=None,
    )  # fmt: skip


def test_it_stays_losing_and_leads_the_next_trick() -> None:
    state, events = play(mid_discard(), "A1")
    assert not [event for event in events if isinstance(event, IdeologyChanged)]
    assert solo_of(state).losing
    assert state.phase is Phase.VISIT  # your ant was the lower one
    state, _ = play(state, "A")
    assert (state.lead, cards(state.trick)) == (1, "F2")
    assert state.trick_number == 2
    assert cards(COUNCIL.view(state, 0).seen) == "A1 A5 F2"
    view = COUNCIL.view(state, 0).termitenator
    assert view is not None
    assert (view.discarded, view.board, view.losing) == (1, 0, True)


def test_without_a_cube_it_keeps_the_trick_and_turns() -> None:
    state = mid_discard()
    solo_of(state).board, state.supply = 0, 1
    state, events = play(state, "A1")
    assert not the(IdeologyChanged, events).losing
    assert state.tricks == [0, 1]


def test_winning_it_keeps_the_trick_and_the_cube() -> None:
    state = mid_discard()
    solo_of(state).losing = False
    state, events = play(state, "A1")
    assert not [event for event in events if isinstance(event, TrickDiscarded)]
    assert (solo_of(state).board, state.tricks) == (1, [0, 1])


def test_cubes_of_the_solo_board_stay_between_ages() -> None:
    state = mid_solo(
        "A8 C1", "- - - - / - - - / - - / A5* F2*", personality=Personality.TRICKSTER,
        spaces="A1", chambers=9, board=2, tricks=(4, 5),
    )  # fmt: skip
    state, _ = play(state, "A8")
    assert state.phase is Phase.DEAL
    state, _ = COUNCIL.deal(state, plain_deal(state.setup))
    assert solo_of(state).board == 2
