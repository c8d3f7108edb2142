"""The notation of the tests: builders that let a test of Under Glass read like the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game.rules.glass.api import (
    CARD_NAMES,
    CARDS,
    CELL_NAMES,
    CELLS,
    KINDS,
    SOURCES,
    SPIDER,
    UNDER_GLASS,
    Card,
    Case,
    Cells,
    Deal,
    Event,
    Phase,
    Setup,
    State,
    View,
    cells_in,
    laid,
    places,
    points,
    reasons,
    write_action,
    write_cards,
)
from game.rules.glass.notation import read_cards, write_case
from game.table import Seat
from tests.rules.any_game import said

Kind = TypeVar("Kind")


def case(rows: str) -> Case:
    """``"SR sB RR"``: rows from the top, filled up with empty cells."""
    signs = [row.ljust(5, ".") for row in rows.split()]
    signs += ["....."] * (5 - len(signs))
    cells = "".join(signs)
    return tuple(
        sum(1 << cell for cell, sign in enumerate(cells) if sign == kind) for kind in KINDS
    )


def shown(laid_out: Case) -> str:
    return " ".join(write_case(laid_out))


def names(cells: Cells | Sequence[int]) -> str:
    each = cells_in(cells) if isinstance(cells, int) else cells
    return " ".join(CELL_NAMES[cell] for cell in each)


def fits(rows: str, card: Card) -> str:
    return names(places(case(rows), card))


def why(rows: str, card: Card, cell: str) -> dict[str, str]:
    """Why it may not, and because of which cells."""
    found = reasons(case(rows), card, CELLS[cell])
    return {clause: names(cells) for clause, cells in found.items()}


def after(rows: str, card: Card, cell: str) -> str:
    return shown(laid(case(rows), card, CELLS[cell]))


def score(rows: str, coins: int = 0) -> dict[str, int]:
    """The points by source, without those that bring none."""
    line = zip(SOURCES, points(case(rows), coins), strict=True)
    return {source: worth for source, worth in line if worth}


def stacks(one: str = "", two: str = "", three: str = "", *, under: str = "14") -> Deal:
    """Stacks with these cards on top; the Spider is card ``under`` of the third stack."""
    tops = [read_cards(text) for text in (one, two, three)]
    used = {card for top in tops for card in top}
    others = [card for card in CARDS if card not in used]
    piles = []
    for number, top in enumerate(tops):
        missing = 14 - len(top) - (number == 2)
        pile = [*top, *others[:missing]]
        others = others[missing:]
        if number == 2:
            pile.insert(int(under) - 1, SPIDER)
        piles.append(tuple(pile))
    return Deal(tuple(piles))


def dealt(*tops: str, lead: Seat = 0, under: str = "14") -> State:
    state = UNDER_GLASS.new_game(Setup(2, lead))
    return UNDER_GLASS.deal(state, stacks(*tops, under=under))[0]


def turn_of(
    seat: Seat,
    *piles: str,
    hands: tuple[Card, Card],
    cases: tuple[str, str] = ("", ""),
    coins: tuple[int, int] = (3, 3),
    passed: tuple[bool, bool] = (False, False),
    turn: int = 9,
) -> State:
    """In the middle of a game: the stacks from the top, as many of them as are named."""
    state = UNDER_GLASS.new_game(Setup(2, 0))
    state.phase, state.actor, state.turn = Phase.TURN, seat, turn
    state.stacks = [list(reversed(read_cards(pile))) for pile in piles]
    state.stacks += [[] for _ in range(3 - len(piles))]
    state.hands = [[hands[0]], [hands[1]]]
    state.cases = [case(rows) for rows in cases]
    state.coins, state.passed = list(coins), list(passed)
    return state


def say(state: State, *words: str) -> tuple[State, list[Event]]:
    """Say actions one after the other, as records write them; the state then, and all events."""
    return said(UNDER_GLASS, state, words)


def every(kind: type[Kind], events: Sequence[Event]) -> list[Kind]:
    return [event for event in events if isinstance(event, kind)]


def legal(state: State) -> str:
    """Everything that may be said now, with commas."""
    return ", ".join(map(write_action, UNDER_GLASS.legal_actions(state)))


def asked(state: State) -> tuple[str, Seat] | None:
    decision = UNDER_GLASS.decision(state)
    return None if decision is None else (decision.kind.value, decision.seat)


def seen(state: State, seat: Seat | None = None) -> View:
    return UNDER_GLASS.view(state, seat)


def tops(state: State) -> str:
    """The top cards, a dash for an empty stack."""
    return " ".join("-" if top is None else CARD_NAMES[top] for top in seen(state).tops)


def piles(state: State) -> list[str]:
    return [write_cards(stack[::-1]) for stack in state.stacks]


def clauses(events: Sequence[Event]) -> list[str]:
    """The reasons that were told, in their order."""
    return [event.clause for event in events if hasattr(event, "clause")]
