"""What would happen, and why not: the rules' own answers, asked from a view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.rules.glass import engine, fitting, scoring
from game.rules.glass.actions import Action, Lay
from game.rules.glass.cards import Card, Case, Cell, cells_in
from game.rules.glass.clauses import CLAUSES
from game.rules.glass.events import Group
from game.rules.glass.view import View
from game.table import Seat
from game.words import _

Groups = Mapping[str, tuple[Group, ...]]


@dataclass(frozen=True, slots=True)
class Ghost:
    """A card as it would lie in a case: where it matches, and the points before and after.

    Points by source, in the order of the ledger, and the groups that they come from.
    """

    matched: tuple[Cell, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    groups_before: Groups
    groups_after: Groups

    @property
    def gain(self) -> int:
        """How many points it brings, or costs."""
        return sum(self.after) - sum(self.before)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed, and what is instead.

    ``cells`` are those of the case that stand in the way, or have nothing that matches.
    """

    clause: str
    sentence: str
    cells: tuple[Cell, ...]
    instead: tuple[Action, ...]


def ghost(view: View, seat: Seat, card: Card, cell: Cell) -> Ghost:
    """What a card that may lie there would do to somebody's case."""
    before, coins = view.cases[seat], view.coins[seat]
    after = fitting.lay(before, card, cell)
    return Ghost(
        fitting.matched_cells(before, card, cell),
        scoring.points(before, coins),
        scoring.points(after, coins),
        scoring.groups(before),
        scoring.groups(after),
    )


def gains(case: Case, card: Card) -> dict[Cell, int]:
    """Every place where a card fits, and the points that it brings there."""
    now = scoring.worth(case)
    return {
        cell: scoring.worth(fitting.lay(case, card, cell)) - now
        for cell in cells_in(fitting.places(case, card))
    }


def why_not(view: View, action: Action) -> Refusal | None:
    """Why this action is refused at your own decision; None if it is legal."""
    if action in view.legal:
        return None
    assert view.you is not None
    seat = view.you
    now = engine.ChoiceContext(
        view.phase, view.cases[seat], view.hands[seat], view.coins[seat], view.tops
    )
    clause = engine.refusal(now, action)
    cells: tuple[Cell, ...] = ()
    if isinstance(action, Lay):
        cells = fitting.reasons(now.case, action.card, action.cell).get(clause, ())
    return Refusal(clause, _(CLAUSES[clause]), cells, view.legal)
