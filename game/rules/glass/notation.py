"""Cards, cells and actions as text, the way records and bug reports write them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from game.record_schema import shorten
from game.rules.glass.actions import (
    DRAWS,
    END_TURN,
    LAYS,
    MOVES,
    PASS,
    Action,
    Draw,
    EndTurn,
    Lay,
    Move,
    Pass,
)
from game.rules.glass.cards import (
    CARD_NAMES,
    CARDS_BY_NAME,
    CELL_NAMES,
    KINDS,
    SIDE,
    SPIDER_NAME,
    Card,
    Case,
    kind_at,
)
from game.table import NotationError
from game.words import _

EMPTY: Final = "."
DRAW_WORD: Final = "draw"
MOVE_WORD: Final = "move"
END_WORD: Final = "end"
PASS_WORD: Final = "pass"


def read_card(text: str) -> Card:
    """``30`` or ``X`` as a card. Raises NotationError."""
    try:
        return CARDS_BY_NAME[text]
    except KeyError:
        words = _("“{text}” is not a card; a card is a number up to {highest}, or {spider}")
        raise NotationError(
            words.format(text=shorten(text), highest=CARD_NAMES[-1], spider=SPIDER_NAME)
        ) from None


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards with a blank between them, in the order written. Raises NotationError."""
    return tuple(map(read_card, text.split()))


def write_cards(cards: Sequence[Card]) -> str:
    """The reverse of ``read_cards``."""
    return " ".join(CARD_NAMES[card] for card in cards)


def write_case(case: Case) -> list[str]:
    """Five rows of five signs, the letters of the kinds."""
    signs = [
        EMPTY if kind is None else KINDS[kind]
        for kind in (kind_at(case, cell) for cell in range(SIDE * SIDE))
    ]
    return ["".join(signs[start : start + SIDE]) for start in range(0, SIDE * SIDE, SIDE)]


def write_action(action: Action) -> str:
    """An action as records write it; stacks are counted from 1."""
    match action:
        case Draw(stack):
            return f"{DRAW_WORD} {stack + 1}"
        case Move(source, target):
            return f"{MOVE_WORD} {source + 1}>{target + 1}"
        case Lay(card, cell):
            return f"{CARD_NAMES[card]}@{CELL_NAMES[cell]}"
        case EndTurn():
            return END_WORD
        case Pass():
            return PASS_WORD
        case _:
            assert_never(action)


EVERYTHING: Final[tuple[Action, ...]] = (
    *DRAWS, *MOVES.values(), *LAYS.values(), END_TURN, PASS
)  # fmt: skip
ACTIONS: Final[Mapping[str, Action]] = {write_action(action): action for action in EVERYTHING}
"""Every action that can be said at all."""


def read_action(text: str) -> Action:
    """The reverse of ``write_action``. Raises NotationError."""
    try:
        return ACTIONS[text]
    except KeyError:
        words = _(
            "“{text}” is not an action; it can be {draw} 1, {move} 1>2, a card and its cell such"
            " as 30@a1, {passing} or {end}"
        )
        said = {"draw": DRAW_WORD, "move": MOVE_WORD, "passing": PASS_WORD, "end": END_WORD}
        raise NotationError(words.format(text=shorten(text), **said)) from None


def vocabulary() -> list[str]:
    """Every action that can be said at all."""
    return list(ACTIONS)
