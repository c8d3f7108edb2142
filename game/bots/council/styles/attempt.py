"""A card tried out in a trick: how the trick would stand, and what that is worth."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.bots.council.styles.odds import Odds
from game.bots.council.styles.style import allegiances, is_ducking
from game.bots.council.styles.weights import Weights
from game.rules.council.api import NO_ALLEGIANCE_POINTS, TRICKS, Card, State
from game.table import Seat

NOTHING = float("-inf")


class RemainingHand:
    """What is left of a hand without one of its cards, whichever that is.

    ``values`` is what each card is worth to keep to the end, less its chance to win a trick.
    """

    __slots__ = ("_best", "_certain", "_clear", "_futures", "_second", "_sum", "_values")

    def __init__(self, futures: dict[Card, float], values: dict[Card, float]) -> None:
        self._futures, self._values = futures, values
        self._sum = sum(futures.values())
        self._clear, self._certain = 1.0, 0
        for future in futures.values():
            if future < 1:
                self._clear *= 1 - future
            else:
                self._certain += 1
        self._best = self._second = NOTHING
        for value in values.values():
            if value >= self._best:
                self._best, self._second = value, self._best
            elif value > self._second:
                self._second = value

    def later(self, gone: Card | None) -> float:
        """Tricks to come."""
        return self._sum if gone is None else self._sum - self._futures[gone]

    def clear(self, gone: Card | None) -> float:
        """The chance that no card wins, if all of them were as dangerous as they look."""
        future = 0.0 if gone is None else self._futures[gone]
        if self._certain:
            return self._clear if self._certain == 1 and future >= 1 else 0.0
        return self._clear / (1 - future)

    def keep(self, gone: Card | None) -> float:
        """The points of the best card to keep, less its chance to win a trick."""
        best = self._best
        return self._second if gone is not None and self._values[gone] == best else best


class Attempt:
    """Weighs cards for the trick ``before`` them, whose cards lie there with their owners."""

    __slots__ = (
        "_before", "_cubes", "_ducks", "_highest", "_kept", "_later", "_lead", "_lowest", "_odds",
        "_points", "_seat", "_spoiled", "_state", "_to_come", "_weights", "_winner",
    )  # fmt: skip

    def __init__(
        self,
        weights: Weights,
        state: State,
        seat: Seat,
        odds: Odds,
        futures: dict[Card, float],
        before: Sequence[tuple[Seat, Card]],
    ) -> None:
        self._weights, self._state, self._seat, self._odds = weights, state, seat, odds
        self._before, self._cubes = before, state.cubes
        self._to_come = state.setup.owners - len(before) - 1
        self._ducks = is_ducking(state, seat)
        self._points = not state.declared[seat]
        values: dict[Card, float] = {}  # whoever keeps no card for its points does without
        if self._points:
            worth = allegiances(weights, state.trick_number, state.cubes)
            values = {card: worth[card >> 4] - future for card, future in futures.items()}
        self._kept = RemainingHand(futures, values)
        self._later = weights.later + weights.late * (1 - state.trick_number / TRICKS)
        self._look()

    def _look(self) -> None:
        """Who wins the trick as it lies there, and the lowest card on suit."""
        cubes, before = self._cubes, self._before
        self._lead = before[0][1] >> 4 if before else -1
        self._winner, self._highest, best = -1, -1, -1
        self._lowest: tuple[Card, Seat] | None = None
        for owner, card in before:
            rank = cubes[card >> 4] << 4 | card & 15
            if rank >= self._highest:
                self._winner, self._highest, best = owner, rank, card
            if card >> 4 == self._lead and (self._lowest is None or card < self._lowest[0]):
                self._lowest = card, owner
        minds = before and not self._ducks
        self._spoiled = self._value_of_spoiling(self._winner, best) if minds else 0.0

    def weigh(self, owner: Seat, card: Card) -> float:
        """What it is worth that the next card of the trick is this one."""
        seat, weights = self._seat, self._weights
        mine = card if owner == seat else None
        won, spoiled = 0.0, self._spoiled
        if self._cubes[card >> 4] << 4 | card & 15 >= self._highest:
            if owner == seat:
                lead = self._lead if self._before else card >> 4
                won, spoiled = self._odds.holds(card, lead, self._to_come), 0.0
            else:
                spoiled = self._value_of_spoiling(owner, card)
        elif self._winner == seat:
            won = self._stays(self._winner)
        if self._ducks:
            return (1 - won) * math.pow(self._kept.clear(mine), weights.escape)
        value = weights.trick * won + self._later * self._kept.later(mine) + spoiled
        if mine is not None:
            value -= weights.cheap * (card & 15)
        if self._points:
            value += weights.keep * self._kept.keep(mine) + weights.visit * self._visit(owner, card)
        return value

    def _stays(self, winner: Seat) -> float:
        """The chance that the card that wins now stays the best."""
        best = max(c for o, c in self._before if o == winner)
        return self._odds.holds(best, self._lead, self._to_come)

    def _visit(self, owner: Seat, card: Card) -> float:
        """Whoever visits as the trick stands may be undercut by everybody still to play."""
        lowest = self._lowest
        if lowest is None:
            return 0.0
        if card >> 4 == self._lead:
            visitor = owner if card < lowest[0] else lowest[1]
        else:
            on_suit = [each for _, each in self._before if each >> 4 == self._lead]
            if len(on_suit) == 1:
                return 0.0
            visitor = lowest[1]
        return 1 / (1 + self._to_come) if visitor == self._seat else 0.0

    def _value_of_spoiling(self, winner: Seat, best: Card) -> float:
        """What it is worth that the trick falls to somebody who wanted none."""
        state = self._state
        if winner == self._seat or state.tricks[winner]:
            return 0.0
        if winner < len(state.declared):
            if not state.declared[winner]:
                return 0.0
        elif not state.setup.edition.neutral_scores_none:
            return 0.0
        lead = self._lead if self._before else best >> 4
        stays = self._odds.holds(best, lead, self._to_come)
        return self._weights.spoiling * (NO_ALLEGIANCE_POINTS + state.chambers) * stays
