"""How the Termitenator chooses a card: one readable table, and the sieve that follows it.

The printed Solo Board shows a tree of icons; this table is built from those icons (S6). Another
table can be put in its place without touching anything else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.rules.council import trick
from game.rules.council.cards import Card, suit_of, value_of
from game.rules.council.decision_trace import FilterStep, PassedCard, TermitenatorChoice

Shown = Sequence[tuple[Card, int]]  # cards with their rows in the pyramid

# Each word is a clause too; the first one that tells two cards apart decides.
STRONGEST_SUIT: Final = ("most-cubes", "highest-value", "lowest-row")
WEAKEST_SUIT: Final = ("fewest-cubes", "lowest-value", "lowest-row")
HIGHEST_VALUE: Final = ("highest-value", "most-cubes", "lowest-row")

WINNERS: Final = "would-lose"  # the clause that sorts the others out
LOSERS: Final = "would-win"


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """One row: among which candidates (None: all), and what it looks for there."""

    name: str
    among: str | None
    prefer: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DecisionTable:
    """By ideology and place: the first branch that has a candidate is followed."""

    leading: tuple[DecisionRow, ...]
    following: tuple[DecisionRow, ...]
    final_leading: tuple[DecisionRow, ...]
    final_following: tuple[DecisionRow, ...]


STRONGEST: Final = DecisionRow("strongest-suit", None, STRONGEST_SUIT)
WEAKEST: Final = DecisionRow("weakest-suit", None, WEAKEST_SUIT)
WEAKEST_WINNER: Final = DecisionRow("weakest-winner", WINNERS, WEAKEST_SUIT)
HIGHEST: Final = DecisionRow("highest-value", None, HIGHEST_VALUE)
HIGHEST_LOSER: Final = DecisionRow("highest-loser", LOSERS, HIGHEST_VALUE)
ONLY_ONE: Final = DecisionRow("only-card", None, ())

WINNING: Final = DecisionTable(
    leading=(STRONGEST,),
    following=(WEAKEST_WINNER, WEAKEST),
    final_leading=(WEAKEST,),
    final_following=(WEAKEST,),
)
LOSING: Final = DecisionTable(
    leading=(WEAKEST,),
    following=(HIGHEST_LOSER, HIGHEST),
    final_leading=(WEAKEST,),
    final_following=(HIGHEST_LOSER, HIGHEST),
)
TREE: Final[Mapping[bool, DecisionTable]] = {False: WINNING, True: LOSING}
"""By whether it is Losing."""


def choose(
    shown: Shown,
    cubes: Sequence[int],
    led: Card | None,
    *,
    losing: bool,
    final: bool,
    tree: Mapping[bool, DecisionTable] = TREE,
) -> TermitenatorChoice:
    """What it plays from the cards it shows, to a led card or as the leader (None), and why."""
    sieve = CardFilter(shown, cubes)
    if led is not None:
        suit = suit_of(led)
        if any(suit_of(card) == suit for card, _ in shown):
            sieve.only("follow-suit", [card for card, _ in shown if suit_of(card) == suit])
    candidates = tuple(sieve.left)
    branch = ONLY_ONE
    if len(candidates) > 1:
        branch, left = _branch(tree[losing], candidates, cubes, led, final=final)
        if branch.among is not None:
            sieve.only(branch.among, left)
        sieve.prefer(branch.prefer)
    tied = tuple(sieve.left)
    return TermitenatorChoice(
        branch=branch.name,
        losing=losing,
        final=final,
        led=led,
        cubes=tuple(cubes),
        shown=tuple(shown),
        candidates=candidates,
        steps=tuple(sieve.steps),
        passed=tuple(sieve.passed),
        tied=tied,
        card=tied[0] if len(tied) == 1 else None,
    )


def settle(choice: TermitenatorChoice, card: Card) -> TermitenatorChoice:
    """The choice after the human has settled a tie."""
    others = tuple(PassedCard(other, "your-choice") for other in choice.tied if other != card)
    return replace(choice, card=card, passed=choice.passed + others)


def _branch(
    table: DecisionTable,
    candidates: Sequence[Card],
    cubes: Sequence[int],
    led: Card | None,
    *,
    final: bool,
) -> tuple[DecisionRow, list[Card]]:
    """The branch that is followed, and its cards."""
    if led is None:
        branches = table.final_leading if final else table.leading
    else:
        branches = table.final_following if final else table.following
    for branch in branches:
        if branch.among is None or led is None:
            return branch, list(candidates)
        wanted, strengths = branch.among == WINNERS, list(cubes)
        left = [c for c in candidates if (trick.winner([led, c], strengths) == 1) == wanted]
        if left:
            return branch, left
    raise AssertionError("the last branch takes every card")


class CardFilter:
    """Cards that are passed over one after the other, and a note of each step."""

    def __init__(self, shown: Shown, cubes: Sequence[int]) -> None:
        self.left = sorted(card for card, _ in shown)
        self.steps: list[FilterStep] = []
        self.passed: list[PassedCard] = []
        self._rows = dict(shown)
        self._cubes = cubes

    def only(self, clause: str, kept: Sequence[Card]) -> None:
        """Keep these alone."""
        self.passed += [PassedCard(card, clause) for card in self.left if card not in kept]
        self._keep(clause, kept)

    def prefer(self, clauses: Sequence[str]) -> None:
        """Keep what is best by the first clause that tells a difference, then by the next."""
        for clause in clauses:
            if len(self.left) == 1:
                return
            numbers = {card: self._number(clause, card) for card in self.left}
            values = numbers.values()
            best = max(values) if clause in {"most-cubes", "highest-value"} else min(values)
            self.passed += [
                PassedCard(card, clause, number, best)
                for card, number in numbers.items()
                if number != best
            ]
            self._keep(clause, [card for card, number in numbers.items() if number == best])

    def _keep(self, clause: str, kept: Sequence[Card]) -> None:
        self.left = sorted(kept)
        self.steps.append(FilterStep(clause, tuple(self.left)))

    def _number(self, clause: str, card: Card) -> int:
        if clause in {"most-cubes", "fewest-cubes"}:
            return self._cubes[suit_of(card)]
        return self._rows[card] if clause == "lowest-row" else value_of(card)
