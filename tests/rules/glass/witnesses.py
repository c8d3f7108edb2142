"""For every clause of Under Glass a moment at which the rules give it as the reason."""

from collections.abc import Callable, Mapping
from typing import Final

from game.rules.glass.api import UNDER_GLASS, Deal, Setup, State, why_not
from tests.rules import any_game
from tests.rules.any_game import Witness, same
from tests.rules.glass.table_talk import clauses, dealt, names, say, stacks, turn_of

ONE, TWO, THREE = stacks().stacks
KINDS: Final = ("blue", "green", "gold", "leaf", "stag", "moth", "coin")


def refused(state: State, text: str, cells: str = "") -> str:
    """The clause that refuses an action; whoever asks is shown these cells of the case."""
    action = UNDER_GLASS.read(text, state)
    decision = UNDER_GLASS.decision(state)
    if decision is not None:
        why = why_not(UNDER_GLASS.view(state, decision.seat), action)
        assert why is not None
        assert names(why.cells) == cells
    return any_game.refused(UNDER_GLASS, why_not, state, action)


def refused_start(start: Callable[[], object]) -> str:
    return any_game.refused_deal(UNDER_GLASS, start)


def refused_deal(deal: Deal) -> str:
    return refused_start(lambda: UNDER_GLASS.deal(UNDER_GLASS.new_game(Setup(2, 0)), deal))


def on_turn(case: str = "", coins: int = 3, third: str = "9 10") -> State:
    """Ada's turn: 20 in her hand, 5, 7 and 9 on the stacks."""
    return turn_of(0, "5 6", "7 8", third, hands=(20, 30), cases=(case, ""), coins=(coins, 3))


def moved() -> State:
    return say(on_turn(), "move 1>2")[0]


def placing(case: str, card: int = 5) -> State:
    state = turn_of(0, f"{card} 6", "7 8", "9 10", hands=(20, 30), cases=(case, ""))
    return say(state, "draw 1")[0]


def at_the_end(one: str = "", other: str = "") -> list[str]:
    state = turn_of(0, "5", "6", "7", hands=(20, 30), cases=(one, other))
    return clauses(say(state, "pass", "pass")[1])


def with_spider() -> list[str]:
    return clauses(say(on_turn(third="9 X 10"), "draw 3", "9@a1", "pass")[1])


WITNESSES: Final[Mapping[str, Witness]] = {
    "setup-seats": lambda: refused_start(lambda: UNDER_GLASS.new_game(Setup(3, 0))),
    "setup-lead": lambda: refused_start(lambda: UNDER_GLASS.new_game(Setup(2, 2))),
    "deal-stacks": lambda: refused_deal(Deal(((*ONE, TWO[0]), TWO[1:], THREE))),
    "deal-cards": lambda: refused_deal(Deal(((TWO[0], *ONE[1:]), TWO, THREE))),
    "deal-spider": lambda: refused_deal(stacks(under="11")),
    "deal-due": lambda: refused_start(lambda: UNDER_GLASS.deal(dealt(), stacks())),
    "over": lambda: refused(say(on_turn(), "pass", "pass")[0], "pass"),
    "wrong-phase": lambda: same(
        refused(dealt("1"), "1@a1"),
        refused(dealt("1"), "move 1>2"),
        refused(dealt("1"), "pass"),
        refused(placing(""), "draw 1"),
        refused(placing(""), "pass"),
        refused(placing(""), "end"),
        refused(on_turn(), "20@a1"),
    ),
    "empty-stack": lambda: same(
        refused(on_turn(third=""), "move 3>1"), refused(on_turn(third=""), "draw 3")
    ),
    "spider-stays": lambda: same(
        refused(on_turn(third="X 10"), "move 3>1"), refused(on_turn(third="X 10"), "draw 3")
    ),
    "no-room": lambda: refused(on_turn("Mm"), "draw 1"),
    "no-coin": lambda: refused(on_turn(coins=0), "move 1>2"),
    "one-coin": lambda: refused(moved(), "move 1>2"),
    "other-stack": lambda: same(
        refused(on_turn(third=""), "move 1>3"), refused(on_turn(), "move 1>1")
    ),
    "pass-first": lambda: refused(moved(), "pass"),
    "end-after-coin": lambda: refused(on_turn(), "end"),
    "in-hand": lambda: refused(placing(""), "30@a1"),
    "inside": lambda: refused(placing(""), "20@e4"),
    "dung": lambda: same(
        refused(placing("BB DB"), "5@a1", "a2"),
        # What is in the way is named before what is missing, here and at the Stag's.
        refused(placing("..... .S... .sD.. ..... ....B"), "5@c2", "c3"),
    ),
    "stag-whole": lambda: same(
        refused(placing("..... .S... .sB.."), "5@b1", "b2"),
        refused(placing("..... .S... .sD.. ..... ....B"), "5@b1", "b2"),
    ),
    "moth-whole": lambda: refused(placing("..... .Mm.. ..B.."), "5@c2", "c2"),
    "same-kind": lambda: refused(placing("BB GG"), "5@d4", "d4 e4 d5 e5"),
    "passed": at_the_end,
    "spider-seen": with_spider,
    "spider-ends": with_spider,
    "both-passed": at_the_end,
    **{f"score-{kind}": at_the_end for kind in KINDS},
    "most-points": lambda: at_the_end("BB"),
    "shared": lambda: at_the_end("BBBB", "GG"),
}
