"""Card reading: deals that are as likely as what the others have declared and played makes them.

Metropolis' algorithm: two hidden cards change places, and stay so as often as that explains better
what has been done. How well cards explain it is a matter of styles; which of them somebody plays
in, past Ages have told.
"""

from __future__ import annotations

from math import inf, log
from random import Random
from typing import Final

from game.bots.council.acquaintance import acquaintances
from game.bots.council.evidence import Evidence
from game.bots.council.imagined import NOISE, ImaginedTable, Pool
from game.bots.council.styles.playing import drawn_whims
from game.bots.council.styles.style import unplayed_of
from game.rules.council.api import Card, DealSampler, PastAges, View
from game.table import Seat

FIRST_SWAPS: Final = 300
"""From any deal to one that explains what was done."""
SWAPS: Final = 6
"""From one deal to the next."""
SETTLED: Final = 0.05
"""How often somebody familiar plays any card at an imagined table, and whoever imagines it."""

Place = tuple[Seat, int]
"""Where a hidden card lies: in a hand, or one of these two."""
LOST: Final = -1
"""Instead of a place in the hand: what No Allegiance cost."""
REST: Final = -1
"""Instead of a seat: left over."""


class TableSampler:
    """Imagined tables for one decision. Made once, dealt from often.

    At a table without anybody neutral. Whoever plays in none of the ``familiar`` styles plays in
    any of the ``pool``. Until the declarations are shown there is nothing to read in this Age:
    every deal is as likely as any other, and only the styles are those of past Ages.
    """

    def __init__(
        self, view: View, past_ages: PastAges, familiar: Pool, pool: Pool, rng: Random
    ) -> None:
        self._pool, self._rng, self._tables = pool, rng, DealSampler(view)
        self._table = self._tables.deal(rng)
        self.unplayed = unplayed_of(self._table)
        styles, opening = [*familiar, None], past_ages.opening
        weights = acquaintances(past_ages, view.seats, familiar)
        self._others = {
            seat: Evidence(seat, styles, weights[seat], opening, declared=view.declared[seat])
            for seat in range(view.seats)
            if seat != view.you
        }
        for choice in past_ages.present(self._table):
            self._others[choice.seat].note(choice)
        self._legible = None not in view.declared
        self._lying = {
            seat: self._table.rest.index(card)
            for seat, card in enumerate(self._table.discards)
            if card is not None
        }
        """By seat where in the leftover deck lies what No Allegiance has cost."""
        self._held, self._anywhere = self._places()
        self._logs = {seat: self._log_likelihood(seat) for seat in self._others}
        if self._legible:
            self._swap(FIRST_SWAPS)

    def deal(self) -> ImaginedTable:
        """A table, and nobody else's to change."""
        rng = self._rng
        if self._legible:
            self._swap(SWAPS)
            table = self._table.copy()
        else:
            table = self._tables.deal(rng)
        styles = rng.choices(self._pool, k=len(table.hands))
        noises = [SETTLED] * len(styles)
        for seat, other in self._others.items():
            table.hands[seat].sort()
            style = other.style(rng, self._table.hands[seat], self._table.discards[seat])
            if style is None:
                noises[seat] = NOISE
            else:
                styles[seat] = style
        return ImaginedTable(table, styles, drawn_whims(rng, noises))

    def _places(self) -> tuple[list[Place], list[Place]]:
        """Where the others have hidden cards, and where hidden cards are at all."""
        table = self._table
        held = [(seat, at) for seat in self._others for at in range(len(table.hands[seat]))]
        held += [(seat, LOST) for seat in self._others if table.discards[seat] is not None]
        unknown = set(range(len(table.rest))) - set(self._lying.values())
        return held, held + [(REST, at) for at in sorted(unknown)]

    def _log_likelihood(self, seat: Seat, least: float = -inf) -> float:
        table = self._table
        return self._others[seat].log_likelihood(table.hands[seat], table.discards[seat], least)

    def _swap(self, count: int) -> None:
        """Try so many exchanges of two hidden cards."""
        rng, logs = self._rng, self._logs
        for _ in range(count):
            one, other = rng.choice(self._held), rng.choice(self._anywhere)
            if one[0] == other[0] and (one[1] == LOST) == (other[1] == LOST):
                continue
            card, instead = self._at(one), self._at(other)
            if self._lacks(one, instead) or self._lacks(other, card):
                continue
            self._lay(one, instead)
            self._lay(other, card)
            seats = {one[0], other[0]} - {REST}
            least = sum([logs[seat] for seat in seats]) + log(1.0 - rng.random())
            now: dict[Seat, float] = {}
            for seat in seats:
                now[seat] = self._log_likelihood(seat, least)
                least -= now[seat]
            if least <= 0.0:
                logs.update(now)
            else:
                self._lay(one, card)
                self._lay(other, instead)

    def _lacks(self, place: Place, card: Card) -> bool:
        """Whether somebody has shown that it does not hold this card."""
        seat, at = place
        return seat != REST and at != LOST and bool(self._others[seat].lacks >> (card >> 4) & 1)

    def _at(self, place: Place) -> Card:
        seat, at = place
        if seat == REST:
            return self._table.rest[at]
        card = self._table.discards[seat] if at == LOST else self._table.hands[seat][at]
        assert card is not None
        return card

    def _lay(self, place: Place, card: Card) -> None:
        seat, at = place
        if seat == REST:
            self._table.rest[at] = card
        elif at == LOST:
            self._table.discards[seat] = self._table.rest[self._lying[seat]] = card
        else:
            self._table.hands[seat][at] = card
