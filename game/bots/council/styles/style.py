"""What a style of play answers, and what it goes by: the cards that nobody has played yet."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Final

from game.bots.council.styles.weights import Weights
from game.rules.council.api import EMISSARY, TRICKS, Card, Faction, State, deck
from game.table import Seat

Unplayed = list[int]
"""By faction: a bit for each value that has not been played in this Age."""

FACTIONS: Final = range(5)


class Style(ABC):
    """Somebody's way to play. Every answer is one of those that are legal.

    A base class, not a protocol: compiled, its methods are then found without asking Python.
    """

    __slots__ = ()

    @property
    def way(self) -> Hashable:
        """Equal for styles that differ in declarations alone: nobody has to ask both."""
        return id(self)

    @abstractmethod
    def declares(self, state: State, seat: Seat, unplayed: Unplayed) -> bool:
        """Whether to declare No Allegiance."""

    @abstractmethod
    def discards(self, state: State, seat: Seat, unplayed: Unplayed) -> Card:
        """The card that No Allegiance costs."""

    @abstractmethod
    def plays(self, state: State, seat: Seat, cards: list[Card], unplayed: Unplayed) -> Card:
        """One of ``cards``, of the hand whose turn it is; several, or nobody asks."""

    @abstractmethod
    def visits(self, state: State, seat: Seat, unplayed: Unplayed) -> Faction | None:
        """The space to activate, one with cubes; None to pass where that is allowed."""


def unplayed_of(state: State) -> Unplayed:
    """Every card of this Age that has not been played."""
    left = [0] * 5
    for card in deck(state.setup.edition, state.setup.seats, state.setup.termite):
        left[card >> 4] |= 1 << (card & 15)
    gone = [card for pile in state.piles for card in pile]
    if state.solo is not None:
        gone += state.solo.discarded
    if len(state.trick) < len(state.order):
        gone += state.trick
    for card in gone:
        left[card >> 4] &= ~(1 << (card & 15))
    return left


def unseen_by(state: State, seat: Seat, unplayed: Unplayed) -> list[int]:
    """What may be in another hand or left over, the same way."""
    unseen = unplayed[:]
    for card in state.hands[seat]:
        unseen[card >> 4] &= ~(1 << (card & 15))
    if state.controller is not None:
        for card in state.hands[EMISSARY]:
            unseen[card >> 4] &= ~(1 << (card & 15))
    discard = state.discards[seat]
    if discard is not None:
        unseen[discard >> 4] &= ~(1 << (discard & 15))
    return unseen


def longest_hand(state: State) -> int:
    """How many cards whoever has most holds."""
    most = 0
    for hand in state.hands:
        most = max(most, len(hand))
    return most


def is_ducking(state: State, seat: Seat) -> bool:
    """Whether somebody is on No Allegiance and has kept clear of every trick so far."""
    return bool(state.declared[seat]) and not state.tricks[seat]


def allegiances(weights: Weights, trick: int, cubes: Sequence[int]) -> list[float]:
    """By faction the points to expect from keeping a card of it to the end."""
    trust = weights.trust + (1 - weights.trust) * trick / TRICKS
    usual = (1 - trust) * sum(cubes) / len(cubes)
    return [trust * count + usual for count in cubes]


def survival(weights: Weights, futures: Sequence[float]) -> float:
    """The chance to win no trick with cards that win with these chances."""
    return math.pow(math.prod([1 - future for future in futures]), weights.escape)
