"""What a bug would be worth, what it would set off, and why not: asked from a view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from game.rules.rugs import engine, powers, scoring
from game.rules.rugs.actions import Action
from game.rules.rugs.cards import ANT, LARVA, SCORING_ORDER, Card, Kind, kind_of
from game.rules.rugs.clauses import CLAUSES
from game.rules.rugs.events import TypeScore
from game.rules.rugs.view import View
from game.words import _

MANY: Final = 3  # seats: from there on somebody can have fewer Ants than two others


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed, and what is instead."""

    clause: str
    sentence: str
    instead: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Worth:
    """The points of a collection as it is now, by kind from top to bottom of the score sheet.

    What Ants are worth depends on hands nobody sees: ``rows`` takes them for the fewest (1 point
    each, 3 at a table of two), ``best`` is the whole with 5 points each.
    """

    rows: tuple[tuple[Kind, TypeScore], ...]

    @property
    def points(self) -> int:
        """All points, Ants as the fewest."""
        return sum(row.points for _, row in self.rows)

    @property
    def best(self) -> int:
        """All points, Ants as the most."""
        ants = self.of(ANT)
        return self.points - ants.points + scoring.ANT_POINTS[0] * ants.count

    def of(self, kind: Kind) -> TypeScore:
        """The line of a kind."""
        return dict(self.rows)[kind]


def fewest_ants(seats: int) -> int:
    """What an Ant is worth to whoever has the fewest at this table (C6)."""
    return scoring.ANT_POINTS[min(seats, MANY) - 1]


def worth(hand: Sequence[Card], pairs: Sequence[Kind] = (), seats: int = MANY) -> Worth:
    """What a hand would score if the game ended now, with the fewest Ants of a table of so many."""
    held = scoring.collection(hand, pairs)
    many = [len(hand) + more for more in range(1, min(seats, MANY))]  # others with more Ants
    return Worth(tuple((kind, scoring.type_score(kind, 0, held, many)) for kind in SCORING_ORDER))


def gain(view: View, card: Card) -> Worth:
    """What your hand would score with one bug more; compare it with ``worth`` of the hand."""
    return worth((*(view.hand or ()), card), (), view.seats)


class HasWall(Protocol):
    """Whatever shows the Wall, such as a view."""

    @property
    def wall(self) -> Sequence[Card]:
        """The bugs on it."""


def sets_off(seen: HasWall, card: Card) -> str:
    """The clause of what a bug of the Floor would do if it were left over."""
    if kind_of(card) != LARVA:
        return powers.CLAUSE_OF[kind_of(card)]
    others = any(kind_of(each) == LARVA for each in seen.wall)
    return "power-larva" if others else "larva-alone"


def why_not(view: View, action: Action) -> Refusal | None:
    """Why this action is refused at your own decision; None if it is legal."""
    if action in view.legal:
        return None
    clause = engine.refusal(view.phase, view.hand or (), view.wall, action)
    return Refusal(clause, _(CLAUSES[clause]), view.legal)
