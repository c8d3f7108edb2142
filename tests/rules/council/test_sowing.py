"""Sowing and New Recruits, as boards before and after."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.council.api import CUBES, FACTIONS, CubesSown, RecruitsArrived, VisitPassed
from game.rules.council.sowing import recruits, sow, strength_order
from tests.rules.any_game import the
from tests.rules.council import table_talk as talk

PUBLISHED = "BMACF"
EXAMPLE_OF_THE_PROTOTYPE = "BCMFA"


@pytest.mark.parametrize(
    ("around", "before", "origin", "after", "path", "chambers"),
    [
        pytest.param(
            PUBLISHED, "B7 M1 A1 C1 F1", "B", "B1 M2 A2 C2 F2", "MACFB", 2,
            id="the published example: seven bees",
        ),
        pytest.param(
            EXAMPLE_OF_THE_PROTOTYPE, "B7 A3", "B", "B1 C1 M1 F1 A4", "CMFAB", 2,
            id="the prototype's example: seven bees on its ring",
        ),
        pytest.param(PUBLISHED, "A1", "A", "C1", "C", 0, id="one cube goes one space"),
        pytest.param(PUBLISHED, "F2 M1", "F", "B1 M2", "BM", 0, id="round the end of the ring"),
        pytest.param(PUBLISHED, "M4", "M", "A1 C1 F1 B1", "ACFB", 0, id="four: none at home"),
        pytest.param(PUBLISHED, "M5", "M", "A1 C1 F1 B1 M1", "ACFBM", 0, id="five: one at home"),
        pytest.param(PUBLISHED, "M6", "M", "A1 C1 F1 B1 M1", "ACFBM", 1, id="six: one is left"),
        pytest.param(PUBLISHED, "C18", "C", "A1 C1 F1 B1 M1", "FBMAC", 13, id="all eighteen"),
    ],
)  # fmt: skip
def test_sowing(
    around: str, before: str, origin: str, after: str, path: str, chambers: int
) -> None:
    spaces = talk.council(before)
    passed, left_over = sow(spaces, talk.ring(around), FACTIONS.index(origin))
    assert spaces == talk.council(after)
    assert "".join(FACTIONS[faction] for faction in passed) == path
    assert left_over == chambers


@given(
    spaces=st.lists(st.integers(0, CUBES), min_size=5, max_size=5),
    around=st.permutations(FACTIONS),
    origin=st.sampled_from(range(5)),
)
def test_sowing_loses_no_cube(spaces: list[int], around: list[str], origin: int) -> None:
    before = sum(spaces)
    _, left_over = sow(spaces, talk.ring("".join(around)), origin)
    assert sum(spaces) + left_over == before


def test_what_is_left_over_goes_into_the_chambers_and_stays() -> None:
    state = talk.mid_age("A2 A1 B1", "A3 B2 B3", "A4 C1 C2", spaces="B7 M1 A1 C1", chambers=1)
    state, events = talk.play(state, "A2 A3 A4 B")
    sown = the(CubesSown, events)
    assert (sown.seat, sown.to_chambers) == (0, 2)
    assert talk.cubes(state) == "A2 B1 C2 F1 M2"
    assert state.chambers == 3
    state, _ = talk.play(state, "C1 A1 B2")
    assert state.chambers == 3


def test_sowing_on_the_prototypes_ring() -> None:
    state = talk.mid_age(
        "A2 B1", "A3 B2", "A4 C1", edition="prototype", spaces="B7 A3", around="BCMFA"
    )
    state, _ = talk.play(state, "A2 A3 A4 B")
    assert talk.cubes(state) == "A4 B1 C1 F1 M1"
    assert state.chambers == 2


def test_a_published_visitor_must_sow() -> None:
    state, _ = talk.play(talk.mid_age("A2 B1", "A3 B2", "A4 C1", spaces="B4 M3"), "A2 A3 A4")
    assert talk.legal(state) == "B M"


def test_a_prototype_visitor_may_pass() -> None:
    state = talk.mid_age("A2 B1", "A3 B2", "A4 C1", edition="prototype", spaces="B4 M3")
    state, _ = talk.play(state, "A2 A3 A4")
    assert talk.legal(state) == "B M pass"
    state, events = talk.play(state, "pass")
    assert the(VisitPassed, events).seat == 0
    assert talk.cubes(state) == "B4 M3"
    assert talk.to_act(state) == 2


@pytest.mark.parametrize(
    ("before", "supply", "takers"),
    [
        pytest.param("B4 M3 A2 C1", 8, "MACF", id="all but the strongest"),
        pytest.param("B3 M3 A2 C1", 8, "ACF", id="those tied for strongest get none"),
        pytest.param("B2 M2 A2 C2 F2", 8, "", id="all tied: nobody"),
        pytest.param("", 8, "", id="all empty are all tied"),
        pytest.param("F4", 4, "BMAC", id="in ring order from the bees"),
        pytest.param("B4 M3 A2 C1", 4, "MACF", id="just enough"),
        pytest.param("B4 M3 A2 C1", 2, "FC", id="short: the fewest cubes first"),
        pytest.param("B4 M1 A1 C1 F1", 3, "MAC", id="short and tied: clockwise from the bees"),
        pytest.param("A4 B1 M1 F1", 3, "CBM", id="short: fewest, then clockwise from the bees"),
        pytest.param("B4 M3 A2 C1", 0, "", id="none left"),
    ],
)
def test_new_recruits(before: str, supply: int, takers: str) -> None:
    chosen = recruits(talk.council(before), supply, talk.ring(PUBLISHED))
    assert "".join(FACTIONS[faction] for faction in chosen) == takers


def test_short_recruits_go_clockwise_on_the_ring_of_the_game() -> None:
    chosen = recruits(talk.council("B4 M1 A1 C1 F1"), 3, talk.ring("ACBMF"))
    assert "".join(FACTIONS[faction] for faction in chosen) == "MFA"


def test_short_recruits_in_the_game() -> None:
    state = talk.mid_age(
        "A2 B1", "A3 B2", "A4 C1", tricks=(3, 3, 3), spaces="B5 M5 A3 C2 F0", chambers=2
    )
    assert state.supply == 1
    state, events = talk.play(state, "A2 A3 A4 B")
    assert the(RecruitsArrived, events).factions == talk.ring("B")
    assert (talk.cubes(state), state.supply) == ("A4 B2 C3 F1 M6", 0)


def test_the_order_of_strength() -> None:
    order = strength_order(talk.council("A2 B4 C2 M1"), talk.ring(PUBLISHED))
    assert "".join(FACTIONS[faction] for faction in order) == "BACMF"
