"""For every clause of Bugs on Rugs a moment at which the rules give it as the reason."""

from collections.abc import Callable, Mapping
from typing import Final

from game.rules.rugs import api as rugs
from game.rules.rugs.scoring import ranking
from tests.rules import any_game
from tests.rules.any_game import Witness
from tests.rules.rugs.table_talk import clauses, dealt, deck, fly, picking, say

KINDS: Final = ("butterfly", "firefly", "larva", "ant", "spider", "fly", "beetle", "ladybug")


def refused(state: rugs.State, text: str) -> str:
    action = rugs.BUGS_ON_RUGS.read(text, state)
    return any_game.refused(rugs.BUGS_ON_RUGS, rugs.why_not, state, action)


def refused_start(start: Callable[[], object]) -> str:
    return any_game.refused_deal(rugs.BUGS_ON_RUGS, start)


def flown(*bugs: str, wall: str = "", said: str = "") -> rugs.State:
    """After the first bug flew to the Wall and something was said; the others are hands."""
    state, _ = fly(*bugs, wall=wall)
    return say(state, *said.split())[0]


def larvae(wall: str = "Y1") -> rugs.State:
    return picking("L1 L2", "B1", floor="D1 D2 D3 D4 D5", wall=wall)


def pairing() -> rugs.State:
    return fly("L1", "M1 M2 A1", "B1", final=True)[0]


def told(
    leftover: str, one: str = "A1", other: str = "B1", *, wall: str = "", top: str = "",
    gone: int = 0,
) -> list[str]:  # fmt: skip
    return clauses(fly(leftover, one, other, wall=wall, top=top, gone=gone)[1])


def empty_wall() -> list[str]:
    return clauses(say(flown("M5", "L1 L2", "B1"), "hatch L1 L2", "M5")[1])


def drawn_out(*, final: bool = False, end_seen: bool = False) -> list[str]:
    """What is told when a bug is taken and no card is left in the deck."""
    state = picking("A1", "B1", floor="Y1 A5", final=final)
    state.deck = state.deck[: state.drawn]
    state.end_seen = state.end_seen or end_seen
    return clauses(say(state, "Y1")[1])


def at_the_end() -> list[str]:
    return clauses(fly("L1", "A1", "B1", final=True)[1])


WITNESSES: Final[Mapping[str, Witness]] = {
    "setup-seats": lambda: refused_start(lambda: rugs.BUGS_ON_RUGS.new_game(rugs.Setup(6, 0))),
    "setup-lead": lambda: refused_start(lambda: rugs.BUGS_ON_RUGS.new_game(rugs.Setup(3, 3))),
    "deal-deck": lambda: refused_start(
        lambda: rugs.BUGS_ON_RUGS.deal(
            rugs.BUGS_ON_RUGS.new_game(rugs.Setup(3, 0)), rugs.Deal(rugs.DECK[:-1])
        )
    ),
    "deal-due": lambda: refused_start(lambda: rugs.BUGS_ON_RUGS.deal(dealt(3), deck())),
    "over": lambda: refused(fly("L1", "A1", "B1", final=True)[0], "done"),
    "wrong-phase": lambda: refused(dealt(3), "done"),
    "on-floor": lambda: refused(picking("A1", "B1", floor="D1 D2 D3"), "A1"),
    "on-wall": lambda: refused(say(larvae(), "hatch L1 L2")[0], "D1"),
    "in-hand": lambda: refused(flown("F1", "A1", "B1"), "B1"),
    "show-other": lambda: refused(flown("U1", "A1 U2", "B1"), "U2"),
    "swap-different": lambda: refused(flown("M1", "A1 D5", "B1", wall="D1", said="D5"), "D1"),
    "hatch-two": lambda: refused(
        picking("L1 A1", "B1", floor="D1 D2 D3", wall="Y1"), "hatch L1 L2"
    ),
    "hatch-order": lambda: refused(larvae(), "hatch L2 L1"),
    "hatch-wall": lambda: refused(larvae(wall=""), "hatch L1 L2"),
    "hatch-turn": lambda: refused(
        flown("Y1", "L1 L2 A1", "B1", wall="D1", said="done"), "hatch L1 L2"
    ),
    "pair-held": lambda: refused(pairing(), "B"),
    "pair-mosquito": lambda: refused(pairing(), "M"),
    "power-ant": lambda: told("A5"),
    "power-beetle": lambda: told("B5"),
    "power-ladybug": lambda: told("D5"),
    "power-firefly": lambda: told("F5"),
    "power-larva": lambda: told("L5", wall="L1"),
    "power-mosquito": lambda: told("M5"),
    "power-spider": lambda: told("S5"),
    "power-butterfly": lambda: told("U5"),
    "power-fly": lambda: told("Y5"),
    "larva-alone": lambda: told("L5"),
    "larva-later": lambda: told("A5", top="L5"),
    "nothing-to-show": lambda: told("U5", "U1"),
    "no-bugs": lambda: told("Y5", other=""),
    "empty-wall": empty_wall,
    "empty-deck": lambda: drawn_out(final=True),
    "empty-floor": lambda: drawn_out(end_seen=True),
    "end-floor": lambda: told("L5", gone=rugs.END_BELOW[2] - 5),
    "end-power": lambda: told("A5", gone=rugs.END_BELOW[2] - 3),
    **{f"score-{kind}": at_the_end for kind in KINDS},
    "most-points": at_the_end,
    "best-type": lambda: ranking([(5, 3), (4, 4)])[1],
    "shared": lambda: ranking([(5, 3), (3, 5)])[1],
}
