"""Every clause has a witness: a moment at the table at which the rules give it as the reason."""

from collections.abc import Callable
from typing import Final

import pytest

from game.rules.rugs.api import (
    BUGS_ON_RUGS,
    CLAUSES,
    DECK,
    END_BELOW,
    Deal,
    Setup,
    State,
    why_not,
)
from game.rules.rugs.scoring import ranking
from tests.rules import any_game
from tests.rules.any_game import noted
from tests.rules.rugs.table_talk import clauses, dealt, deck, fly, picking, say

Witness = Callable[[], list[str]]
WITNESSES: Final[dict[str, Witness]] = {}


clause = noted(WITNESSES)


def test_every_clause_has_a_witness_and_every_witness_a_clause() -> None:
    assert set(WITNESSES) == set(CLAUSES)


@pytest.mark.parametrize("name", sorted(CLAUSES))
def test_the_rules_give_the_clause_as_the_reason(name: str) -> None:
    assert name in WITNESSES[name]()


def refused(state: State, text: str) -> list[str]:
    """The clause that refuses an action."""
    action = BUGS_ON_RUGS.read(text, state)
    return [any_game.refused(BUGS_ON_RUGS, why_not, state, action)]


def refused_deal(start: Callable[[], object]) -> list[str]:
    return [any_game.refused_deal(BUGS_ON_RUGS, start)]


def told(leftover: str, *hands: str, wall: str = "", top: str = "", gone: int = 0) -> list[str]:
    """What is told after this bug flew to the Wall."""
    _, events = fly(leftover, *hands, wall=wall, top=top, gone=gone)
    return clauses(events)


def at_the_end() -> list[str]:
    _, events = fly("L1", "A1", "B1", final=True)
    return clauses(events)


@clause("setup-seats")
def _() -> list[str]:
    return refused_deal(lambda: BUGS_ON_RUGS.new_game(Setup(6, 0)))


@clause("setup-lead")
def _() -> list[str]:
    return refused_deal(lambda: BUGS_ON_RUGS.new_game(Setup(3, 3)))


@clause("deal-deck")
def _() -> list[str]:
    start = BUGS_ON_RUGS.new_game(Setup(3, 0))
    return refused_deal(lambda: BUGS_ON_RUGS.deal(start, Deal(DECK[:-1])))


@clause("deal-due")
def _() -> list[str]:
    return refused_deal(lambda: BUGS_ON_RUGS.deal(dealt(3), deck()))


@clause("over")
def _() -> list[str]:
    state, _ = fly("L1", "A1", "B1", final=True)
    return refused(state, "done")


@clause("wrong-phase")
def _() -> list[str]:
    return refused(dealt(3), "done")


@clause("on-floor")
def _() -> list[str]:
    return refused(picking("A1", "B1", floor="D1 D2 D3"), "A1")


@clause("on-wall")
def _() -> list[str]:
    state, _ = say(picking("L1 L2", "B1", floor="D1 D2 D3 D4 D5", wall="Y1"), "hatch L1 L2")
    return refused(state, "D1")


@clause("in-hand")
def _() -> list[str]:
    state, _ = fly("F1", "A1", "B1")
    return refused(state, "B1")


@clause("show-other")
def _() -> list[str]:
    state, _ = fly("U1", "A1 U2", "B1")
    return refused(state, "U2")


@clause("swap-different")
def _() -> list[str]:
    state, _ = fly("M1", "A1 D5", "B1", wall="D1")
    state, _ = say(state, "D5")
    return refused(state, "D1")


@clause("hatch-two")
def _() -> list[str]:
    return refused(picking("L1 A1", "B1", floor="D1 D2 D3", wall="Y1"), "hatch L1 L2")


@clause("hatch-order")
def _() -> list[str]:
    state = picking("L1 L2", "B1", floor="D1 D2 D3 D4 D5", wall="Y1")
    return refused(state, "hatch L2 L1")


@clause("hatch-wall")
def _() -> list[str]:
    return refused(picking("L1 L2", "B1", floor="D1 D2 D3 D4 D5"), "hatch L1 L2")


@clause("hatch-turn")
def _() -> list[str]:
    state, _ = fly("Y1", "L1 L2 A1", "B1", wall="D1")
    state, _ = say(state, "done")
    return refused(state, "hatch L1 L2")


@clause("pair-held")
def _() -> list[str]:
    state, _ = fly("L1", "M1 M2 A1", "B1", final=True)
    return refused(state, "B")


@clause("pair-mosquito")
def _() -> list[str]:
    state, _ = fly("L1", "M1 M2 A1", "B1", final=True)
    return refused(state, "M")


@clause("power-ant")
def _() -> list[str]:
    return told("A5", "A1", "B1")


@clause("power-beetle")
def _() -> list[str]:
    return told("B5", "A1", "B1")


@clause("power-ladybug")
def _() -> list[str]:
    return told("D5", "A1", "B1")


@clause("power-firefly")
def _() -> list[str]:
    return told("F5", "A1", "B1")


@clause("power-larva")
def _() -> list[str]:
    return told("L5", "A1", "B1", wall="L1")


@clause("power-mosquito")
def _() -> list[str]:
    return told("M5", "A1", "B1")


@clause("power-spider")
def _() -> list[str]:
    return told("S5", "A1", "B1")


@clause("power-butterfly")
def _() -> list[str]:
    return told("U5", "A1", "B1")


@clause("power-fly")
def _() -> list[str]:
    return told("Y5", "A1", "B1")


@clause("larva-alone")
def _() -> list[str]:
    return told("L5", "A1", "B1")


@clause("larva-later")
def _() -> list[str]:
    return told("A5", "A1", "B1", top="L5")


@clause("nothing-to-show")
def _() -> list[str]:
    return told("U5", "U1", "B1")


@clause("no-bugs")
def _() -> list[str]:
    return told("Y5", "A1", "")


@clause("empty-wall")
def _() -> list[str]:
    state, _ = fly("M5", "L1 L2", "B1")
    _, events = say(state, "hatch L1 L2", "M5")
    return clauses(events)


@clause("empty-deck")
def _() -> list[str]:
    state = picking("A1", "B1", floor="Y1 A5", final=True)
    state.deck = state.deck[: state.drawn]
    return clauses(say(state, "Y1")[1])


@clause("empty-floor")
def _() -> list[str]:
    state = picking("A1", "B1", floor="Y1 A5")
    state.deck, state.end_seen = state.deck[: state.drawn], True
    return clauses(say(state, "Y1")[1])


@clause("end-floor")
def _() -> list[str]:
    return told("L5", "A1", "B1", gone=END_BELOW[2] - 5)


@clause("end-power")
def _() -> list[str]:
    return told("A5", "A1", "B1", gone=END_BELOW[2] - 3)


for kind in ("butterfly", "firefly", "larva", "ant", "spider", "fly", "beetle", "ladybug"):
    clause(f"score-{kind}")(at_the_end)


@clause("most-points")
def _() -> list[str]:
    return at_the_end()


@clause("best-type")
def _() -> list[str]:
    return [ranking([(5, 3), (4, 4)])[1]]


@clause("shared")
def _() -> list[str]:
    return [ranking([(5, 3), (3, 5)])[1]]
