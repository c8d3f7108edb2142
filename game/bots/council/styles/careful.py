"""A careful player: counts cards, ducks on No Allegiance, sows for the hand."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from game.bots.council.styles.attempt import Attempt
from game.bots.council.styles.odds import Odds
from game.bots.council.styles.style import (
    FACTIONS,
    Style,
    Unplayed,
    allegiances,
    is_ducking,
    longest_hand,
    survival,
    unseen_by,
)
from game.bots.council.styles.weights import Weights
from game.rules.council import api as council
from game.table import Seat


class Careful(Style):
    """Weighs every choice in points, or in chances while No Allegiance can succeed."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    @property
    def way(self) -> Hashable:
        """How much No Allegiance spreads the points plays a part in declarations alone."""
        return replace(self._weights, spread=(), behind=0.0)

    # the answers

    def declares(self, state: council.State, seat: Seat, unplayed: Unplayed) -> bool:
        allegiance, none = self.weigh_declarations(state, seat, unplayed)
        return none > allegiance

    def discards(self, state: council.State, seat: Seat, unplayed: Unplayed) -> council.Card:
        hand = state.hands[seat]
        dangers = self.weigh_discards(state, seat, unplayed)
        return hand[dangers.index(max(dangers))]

    def plays(
        self, state: council.State, seat: Seat, cards: list[council.Card], unplayed: Unplayed
    ) -> council.Card:
        """Duck while No Allegiance can succeed; else win cheaply and keep what will be strong."""
        weights = self.weigh_plays(state, seat, cards, unplayed)
        return cards[weights.index(max(weights))]

    def visits(
        self, state: council.State, seat: Seat, unplayed: Unplayed
    ) -> council.Faction | None:
        weights = self.weigh_visits(state, seat, unplayed)
        return max(weights, key=weights.__getitem__)

    # what they go by

    def weigh_declarations(
        self, state: council.State, seat: Seat, unplayed: Unplayed
    ) -> tuple[float, float]:
        """The points to expect with an allegiance and without one."""
        weights, hand = self._weights, state.hands[seat]
        futures = self._futures(state, seat, unplayed)
        promised = self._prospects(state, state.cubes, hand, futures)
        ducked = survival(weights, sorted(futures)[:-1])
        value = council.NO_ALLEGIANCE_POINTS + state.chambers
        none = ducked * weights.shared * value + (1 - ducked) * weights.failed
        return (
            weights.usual + weights.earned * promised,
            none + weights.spread[state.setup.seats - 1] + weights.behind * _behind(state, seat),
        )

    def weigh_discards(self, state: council.State, seat: Seat, unplayed: Unplayed) -> list[float]:
        """How dangerous each card of the hand is for somebody who wants no trick."""
        return self._futures(state, seat, unplayed)

    def weigh_plays(
        self, state: council.State, seat: Seat, cards: list[council.Card], unplayed: Unplayed
    ) -> list[float]:
        """A number for each card, larger for better."""
        odds, hand = self._odds(state, seat, unplayed), state.hands[seat]
        futures = odds.futures(hand, state.setup.owners - 1, self._weights.following)
        known = dict(zip(hand, futures, strict=True))
        trick, order = state.trick, state.order
        leads = not trick or len(trick) == len(order)
        before = [] if leads else list(zip(order, trick, strict=False))
        if state.controller is None:
            attempt = Attempt(self._weights, state, seat, odds, known, before)
            return [attempt.weigh(seat, card) for card in cards]
        owner = council.hand_of(state)
        assert owner is not None
        if state.controller == seat and leads:
            return [self._with_partner(state, seat, odds, known, (owner, card)) for card in cards]
        attempt = Attempt(self._weights, state, seat, odds, known, before)
        return [attempt.weigh(owner, card) for card in cards]

    def weigh_visits(
        self, state: council.State, seat: Seat, unplayed: Unplayed
    ) -> dict[council.Faction | None, float]:
        """What the hand is worth after each sowing, and after none where that is allowed."""
        unseen = unseen_by(state, seat, unplayed)
        spaces: list[council.Faction | None] = [f for f in FACTIONS if state.cubes[f]]
        if not state.setup.edition.visit_is_a_duty:
            spaces.append(None)
        return {space: self._after(state, seat, unseen, space) for space in spaces}

    def _after(
        self, state: council.State, seat: Seat, unseen: list[int], space: council.Faction | None
    ) -> float:
        cubes, to_chambers, hand = state.cubes, 0, state.hands[seat]
        if space is not None:
            cubes = cubes[:]
            _, to_chambers = council.sow(cubes, state.setup.ring, space)
        odds = Odds(unseen, cubes, longest_hand(state))
        futures = odds.futures(hand, state.setup.owners - 1, self._weights.following)
        if is_ducking(state, seat):
            worth = council.NO_ALLEGIANCE_POINTS + state.chambers + to_chambers
            return worth * survival(self._weights, futures)
        if state.declared[seat]:
            return sum(futures)
        return self._prospects(state, cubes, hand, futures)

    def _with_partner(
        self,
        state: council.State,
        seat: Seat,
        odds: Odds,
        futures: dict[council.Card, float],
        led: tuple[Seat, council.Card],
    ) -> float:
        """Whoever leads for the Emissary, or before it, chooses two cards: the best second one."""
        owner, card = led
        partner = seat if owner == council.EMISSARY else council.EMISSARY
        known = {each: future for each, future in futures.items() if each != card}
        attempt = Attempt(self._weights, state, seat, odds, known, [led])
        answers = council.follow_suit(state.hands[partner], card >> 4)
        best = max(attempt.weigh(partner, answer) for answer in answers)
        if owner != seat or is_ducking(state, seat):
            return best
        return best - self._weights.cheap * (card & 15)

    # parts

    def _odds(self, state: council.State, seat: Seat, unplayed: Unplayed) -> Odds:
        return Odds(unseen_by(state, seat, unplayed), state.cubes, longest_hand(state))

    def _futures(self, state: council.State, seat: Seat, unplayed: Unplayed) -> list[float]:
        odds = self._odds(state, seat, unplayed)
        return odds.futures(state.hands[seat], state.setup.owners - 1, self._weights.following)

    def _prospects(
        self, state: council.State, cubes: list[int], hand: list[council.Card], futures: list[float]
    ) -> float:
        """Tricks to come, and the points of the best card to keep."""
        worth = allegiances(self._weights, state.trick_number, cubes)
        keep = max([worth[card >> 4] - f for card, f in zip(hand, futures, strict=True)])
        return sum(futures) + keep


def _behind(state: council.State, seat: Seat) -> int:
    """By how many points somebody is ahead of this seat."""
    return max(state.scores) - state.scores[seat]
