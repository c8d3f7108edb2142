"""The notation of the tests: builders that let a test of Under Glass read like the table."""

from collections.abc import Sequence
from typing import TypeVar

from game.rules.glass import api as glass
from game.rules.glass.notation import read_cards, write_case
from game.table import Seat
from tests.rules.any_game import said

Kind = TypeVar("Kind")


def case(rows: str) -> glass.Case:
    """``"SR sB RR"``: rows from the top, filled up with empty cells."""
    signs = [row.ljust(5, ".") for row in rows.split()]
    signs += ["....."] * (5 - len(signs))
    cells = "".join(signs)
    return tuple(
        sum(1 << cell for cell, sign in enumerate(cells) if sign == kind) for kind in glass.KINDS
    )


def shown(laid_out: glass.Case) -> str:
    return " ".join(write_case(laid_out))


def names(cells: glass.Cells | Sequence[int]) -> str:
    each = glass.cells_in(cells) if isinstance(cells, int) else cells
    return " ".join(glass.CELL_NAMES[cell] for cell in each)


def fits(rows: str, card: glass.Card) -> str:
    return names(glass.places(case(rows), card))


def why(rows: str, card: glass.Card, cell: str) -> dict[str, str]:
    """Why it may not, and because of which cells."""
    found = glass.reasons(case(rows), card, glass.CELLS[cell])
    return {clause: names(cells) for clause, cells in found.items()}


def after(rows: str, card: glass.Card, cell: str) -> str:
    return shown(glass.lay(case(rows), card, glass.CELLS[cell]))


def score(rows: str, coins: int = 0) -> dict[str, int]:
    """The points by source, without those that bring none."""
    line = zip(glass.SOURCES, glass.points(case(rows), coins), strict=True)
    return {source: worth for source, worth in line if worth}


def stacks(one: str = "", two: str = "", three: str = "", *, under: str = "14") -> glass.Deal:
    """Stacks with these cards on top; the Spider is card ``under`` of the third stack."""
    tops = [read_cards(text) for text in (one, two, three)]
    used = {card for top in tops for card in top}
    others = [card for card in glass.CARDS if card not in used]
    piles = []
    for number, top in enumerate(tops):
        missing = 14 - len(top) - (number == 2)
        pile = [*top, *others[:missing]]
        others = others[missing:]
        if number == 2:
            pile.insert(int(under) - 1, glass.SPIDER)
        piles.append(tuple(pile))
    return glass.Deal(tuple(piles))


def dealt(*tops: str, lead: Seat = 0, under: str = "14") -> glass.State:
    state = glass.UNDER_GLASS.new_game(glass.Setup(2, lead))
    return glass.UNDER_GLASS.deal(state, stacks(*tops, under=under))[0]


def turn_of(
    seat: Seat,
    *piles: str,
    hands: tuple[glass.Card, glass.Card],
    cases: tuple[str, str] = ("", ""),
    coins: tuple[int, int] = (3, 3),
    passed: tuple[bool, bool] = (False, False),
    turn: int = 9,
) -> glass.State:
    """In the middle of a game: the stacks from the top, as many of them as are named."""
    state = glass.UNDER_GLASS.new_game(glass.Setup(2, 0))
    state.phase, state.actor, state.turn = glass.Phase.TURN, seat, turn
    state.stacks = [list(reversed(read_cards(pile))) for pile in piles]
    state.stacks += [[] for _ in range(3 - len(piles))]
    state.hands = [[hands[0]], [hands[1]]]
    state.cases = [case(rows) for rows in cases]
    state.coins, state.passed = list(coins), list(passed)
    return state


def say(state: glass.State, *words: str) -> tuple[glass.State, list[glass.Event]]:
    """Say actions one after the other, as records write them; the state then, and all events."""
    return said(glass.UNDER_GLASS, state, words)


def every(kind: type[Kind], events: Sequence[glass.Event]) -> list[Kind]:
    return [event for event in events if isinstance(event, kind)]


def legal(state: glass.State) -> str:
    """Everything that may be said now, with commas."""
    return ", ".join(map(glass.write_action, glass.UNDER_GLASS.legal_actions(state)))


def asked(state: glass.State) -> tuple[str, Seat] | None:
    decision = glass.UNDER_GLASS.decision(state)
    return None if decision is None else (decision.kind.value, decision.seat)


def seen(state: glass.State, seat: Seat | None = None) -> glass.View:
    return glass.UNDER_GLASS.view(state, seat)


def tops(state: glass.State) -> str:
    """The top cards, a dash for an empty stack."""
    return " ".join("-" if top is None else glass.CARD_NAMES[top] for top in seen(state).tops)


def piles(state: glass.State) -> list[str]:
    return [glass.write_cards(stack[::-1]) for stack in state.stacks]


def clauses(events: Sequence[glass.Event]) -> list[str]:
    return [event.clause for event in events if hasattr(event, "clause")]
