"""Where the Termitenator goes, and what it does there."""

import pytest

from game.rules.council import api as council
from game.rules.council.termitenator import visit_target
from tests.rules.any_game import the
from tests.rules.council import table_talk as talk
from tests.rules.council.solo.table_talk import GONE


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
