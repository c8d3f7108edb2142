"""Somebody who passes once: to see what a visit was worth."""

from __future__ import annotations

from game.bots.council.styles.style import Style, Unplayed
from game.rules.council.api import Card, Faction, State
from game.table import Seat


class PassingStyle(Style):
    """Plays like another style, but leaves the council as it is after one trick."""

    def __init__(self, style: Style, trick: int) -> None:
        self._style, self._trick = style, trick

    def declares(self, state: State, seat: Seat, unplayed: Unplayed) -> bool:
        return self._style.declares(state, seat, unplayed)

    def discards(self, state: State, seat: Seat, unplayed: Unplayed) -> Card:
        return self._style.discards(state, seat, unplayed)

    def plays(self, state: State, seat: Seat, cards: list[Card], unplayed: Unplayed) -> Card:
        return self._style.plays(state, seat, cards, unplayed)

    def visits(self, state: State, seat: Seat, unplayed: Unplayed) -> Faction | None:
        """Nowhere after that trick, whether the edition allows it or not."""
        if state.trick_number == self._trick:
            return None
        return self._style.visits(state, seat, unplayed)
