"""Every clause has a witness: a moment at the table at which the rules give it as the reason."""

from collections.abc import Callable
from typing import Final

import pytest

from game.rules.glass.api import CLAUSES, UNDER_GLASS, Deal, Setup, State, why_not
from tests.rules import any_game
from tests.rules.any_game import noted
from tests.rules.glass.table_talk import clauses, dealt, names, say, stacks, turn_of

Witness = Callable[[], list[str]]
WITNESSES: Final[dict[str, Witness]] = {}


clause = noted(WITNESSES)


def test_every_clause_has_a_witness_and_every_witness_a_clause() -> None:
    assert set(WITNESSES) == set(CLAUSES)


@pytest.mark.parametrize("name", sorted(CLAUSES))
def test_the_rules_give_the_clause_as_the_reason(name: str) -> None:
    assert name in WITNESSES[name]()


def refused(state: State, text: str, cells: str = "") -> list[str]:
    """The clause that refuses an action; whoever asks is shown these cells of the case."""
    action = UNDER_GLASS.read(text, state)
    decision = UNDER_GLASS.decision(state)
    if decision is not None:
        why = why_not(UNDER_GLASS.view(state, decision.seat), action)
        assert why is not None
        assert names(why.cells) == cells
    return [any_game.refused(UNDER_GLASS, why_not, state, action)]


def refused_deal(start: Callable[[], object]) -> list[str]:
    return [any_game.refused_deal(UNDER_GLASS, start)]


def on_turn(case: str = "", coins: int = 3, third: str = "9 10") -> State:
    """Ada's turn: 20 in her hand, 5, 7 and 9 on the stacks."""
    return turn_of(0, "5 6", "7 8", third, hands=(20, 30), cases=(case, ""), coins=(coins, 3))


def placing(case: str, card: int = 5) -> State:
    """Ada has drawn this card."""
    state = turn_of(0, f"{card} 6", "7 8", "9 10", hands=(20, 30), cases=(case, ""))
    return say(state, "draw 1")[0]


def at_the_end(one: str = "", other: str = "") -> list[str]:
    state = turn_of(0, "5", "6", "7", hands=(20, 30), cases=(one, other))
    return clauses(say(state, "pass", "pass")[1])


def with_spider() -> list[str]:
    _, events = say(on_turn(third="9 X 10"), "draw 3", "9@a1", "pass")
    return clauses(events)


@clause("setup-seats")
def _() -> list[str]:
    return refused_deal(lambda: UNDER_GLASS.new_game(Setup(3, 0)))


@clause("setup-lead")
def _() -> list[str]:
    return refused_deal(lambda: UNDER_GLASS.new_game(Setup(2, 2)))


@clause("deal-stacks")
def _() -> list[str]:
    one, two, three = stacks().stacks
    uneven = Deal(((*one, two[0]), two[1:], three))
    return refused_deal(lambda: UNDER_GLASS.deal(UNDER_GLASS.new_game(Setup(2, 0)), uneven))


@clause("deal-cards")
def _() -> list[str]:
    one, two, three = stacks().stacks
    double = Deal(((two[0], *one[1:]), two, three))
    return refused_deal(lambda: UNDER_GLASS.deal(UNDER_GLASS.new_game(Setup(2, 0)), double))


@clause("deal-spider")
def _() -> list[str]:
    high = stacks(under="11")
    return refused_deal(lambda: UNDER_GLASS.deal(UNDER_GLASS.new_game(Setup(2, 0)), high))


@clause("deal-due")
def _() -> list[str]:
    return refused_deal(lambda: UNDER_GLASS.deal(dealt(), stacks()))


@clause("over")
def _() -> list[str]:
    state, _ = say(on_turn(), "pass", "pass")
    return refused(state, "pass")


@clause("wrong-phase")
def _() -> list[str]:
    assert refused(dealt("1"), "1@a1") == refused(dealt("1"), "move 1>2")
    assert refused(placing(""), "draw 1") == refused(placing(""), "pass")
    assert refused(dealt("1"), "pass") == refused(placing(""), "end")
    return refused(on_turn(), "20@a1")


@clause("empty-stack")
def _() -> list[str]:
    assert refused(on_turn(third=""), "move 3>1") == ["empty-stack"]
    return refused(on_turn(third=""), "draw 3")


@clause("spider-stays")
def _() -> list[str]:
    assert refused(on_turn(third="X 10"), "move 3>1") == ["spider-stays"]
    return refused(on_turn(third="X 10"), "draw 3")


@clause("no-room")
def _() -> list[str]:
    return refused(on_turn("Mm"), "draw 1")


@clause("no-coin")
def _() -> list[str]:
    return refused(on_turn(coins=0), "move 1>2")


@clause("one-coin")
def _() -> list[str]:
    state, _ = say(on_turn(), "move 1>2")
    return refused(state, "move 1>2")


@clause("other-stack")
def _() -> list[str]:
    assert refused(on_turn(third=""), "move 1>3") == ["other-stack"]
    return refused(on_turn(), "move 1>1")


@clause("pass-first")
def _() -> list[str]:
    state, _ = say(on_turn(), "move 1>2")
    return refused(state, "pass")


@clause("end-after-coin")
def _() -> list[str]:
    return refused(on_turn(), "end")


@clause("in-hand")
def _() -> list[str]:
    return refused(placing(""), "30@a1")


@clause("inside")
def _() -> list[str]:
    return refused(placing(""), "20@e4")


@clause("dung")
def _() -> list[str]:
    return refused(placing("BB DB"), "5@a1", "a2")


@clause("stag-whole")
def _() -> list[str]:
    return refused(placing("..... .S... .sB.."), "5@b1", "b2")


@clause("moth-whole")
def _() -> list[str]:
    return refused(placing("..... .Mm.. ..B.."), "5@c2", "c2")


@clause("same-kind")
def _() -> list[str]:
    return refused(placing("BB GG"), "5@d4", "d4 e4 d5 e5")


@clause("passed")
def _() -> list[str]:
    return at_the_end()


@clause("spider-seen")
def _() -> list[str]:
    return with_spider()


@clause("spider-ends")
def _() -> list[str]:
    return with_spider()


@clause("both-passed")
def _() -> list[str]:
    return at_the_end()


for kind in ("blue", "green", "gold", "leaf", "stag", "moth", "coin"):
    clause(f"score-{kind}")(at_the_end)


@clause("most-points")
def _() -> list[str]:
    return at_the_end("BB")


@clause("shared")
def _() -> list[str]:
    return at_the_end("BBBB", "GG")


def test_what_is_in_the_way_is_named_before_what_is_missing() -> None:
    state = placing("..... .S... .sD.. ..... ....B")
    assert refused(state, "5@b1", "b2") == ["stag-whole"]
    assert refused(state, "5@c2", "c3") == ["dung"]
