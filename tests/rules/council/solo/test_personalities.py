"""What the personalities of the Termitenator do (the plain Pacifist does nothing)."""

import pytest

from game.rules.council import api as council
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
