"""An opponent that counts what is gone, plays to its bid, and gives bugs away."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from game.bots.bugami.hand import danger, outlook, survival
from game.bots.bugami.memory import Memory
from game.bots.bugami.temper_weights import FIRST, TemperWeights
from game.rules.bugami import api as bugami
from game.rules.bugami.api import MISERE, MISERE_POINTS, Action, MakeBid, Phase, View, suit_of
from game.table import Seat

HOLDS = 0.5
"""The chance of somebody else's Misère, as long as it has no trick."""


def weigh_plays(
    view: bugami.View, legal: Sequence[bugami.Action], temper_weights: TemperWeights
) -> dict[bugami.Action, float]:
    """Weigh who would win the trick with which bugs, and what the hand is worth afterwards."""
    thought = DecisionContext(view, temper_weights)
    return {
        action: thought.weigh(action.card)
        for action in legal
        if isinstance(action, bugami.PlayCard)
    }


class DecisionContext:
    """A decision: all that is the same for each card is worked out once."""

    def __init__(self, view: bugami.View, temper_weights: TemperWeights) -> None:
        assert view.you is not None
        self._view, self._temper_weights = view, temper_weights
        self._you = view.you
        self._memory = Memory(view)
        self._hand = view.hand or ()
        self._futures = {card: self._memory.future(card) for card in self._hand}
        self._side = view.sides[view.you]
        self._to_come = view.order[len(view.table) + 1 :]
        self._share = (len(self._hand) - 1) / view.seats  # of the tricks to come, for each seat

    def weigh(self, card: bugami.Card) -> float:
        """My points less a part of the others', over everybody who may win the trick."""
        kept = [other for other in self._hand if other != card]
        table = (*self._view.table, (self._you, card))
        cards = [played for _, played in table]
        return sum(
            chance * self._after(seat, cards, kept)
            for seat, chance in self._winners(table).items()
            if chance
        )

    def _winners(self, table: tuple[tuple[Seat, bugami.Card], ...]) -> dict[Seat, float]:
        now = bugami.standing(table)
        assert now is not None
        if bugami.suit_of(now.winning_card) == bugami.JOKERS:
            return {now.winner: 1.0}
        beaten = {seat: self._memory.beats(seat, now.winning_card) for seat in self._to_come}
        stays = prod(1 - chance for chance in beaten.values())
        total = sum(beaten.values()) or 1.0
        winners = {seat: (1 - stays) * chance / total for seat, chance in beaten.items()}
        return {**winners, now.winner: stays}

    def _after(
        self, winner: Seat, cards: Sequence[bugami.Card], kept: Sequence[bugami.Card]
    ) -> float:
        """What it is worth that ``winner`` takes the trick with these cards and what follows."""
        bid, led = self._view.standings[winner].bid, bugami.suit_of(cards[0])
        found = float(bugami.bugs_in(cards, bid))
        if bid != bugami.MISERE:
            found += sum(
                self._memory.throws_bug(seat, led, bid) for seat in self._to_come if seat != winner
            )
        value = self._mine(winner, found, kept)
        return (
            value
            if winner in self._side
            else value - self._temper_weights.spite * self._theirs(winner, found)
        )

    def _mine(self, winner: Seat, found: float, kept: Sequence[bugami.Card]) -> float:
        """The points that I can expect in the end, my partners' tricks among them."""
        row = self._view.standings[self._you]
        if row.bid == bugami.MISERE:
            broken = row.tricks or winner == self._you
            return 0.0 if broken else bugami.MISERE_POINTS * survival(self._memory, kept)
        future = sum(self._futures[card] for card in kept)
        future += (len(self._side) - 1) * self._share
        own = sum(self._futures[card] for card in kept if bugami.suit_of(card) == row.bid)
        tricks, bugs = row.tricks, float(row.bugs)
        if winner in self._side:
            tricks, bugs = tricks + 1, bugs + found
        return outlook(tricks, bugs, future, self._temper_weights.fear * danger(future, own))

    def _theirs(self, winner: Seat, found: float) -> float:
        """What the trick brings to a side of others, all its members together."""
        row = self._view.standings[winner]
        if row.bid == bugami.MISERE:
            return 0.0 if row.tricks else -HOLDS * bugami.MISERE_POINTS
        future = len(row.side) * self._share
        threat = danger(future)
        before = outlook(row.tricks, row.bugs, future, threat)
        after = outlook(row.tricks + 1, row.bugs + found, future, threat)
        return len(row.side) * (after - before)


ESCAPE = 0.8
"""A dangerous card can be thrown where it is none, so not all of the dangers count."""


def weigh_bids(
    view: View, legal: Sequence[Action], temper_weights: TemperWeights
) -> dict[Action, float]:
    """The points to expect from every bid."""
    memory = Memory(view)
    hand = view.hand or ()
    futures = {card: memory.future(card) for card in hand}
    future = sum(futures.values())
    weights: dict[Action, float] = {}
    for action in legal:
        assert isinstance(action, MakeBid)
        if action.bid == MISERE:
            chance = survival(memory, hand) ** ESCAPE
            weights[action] = MISERE_POINTS * chance if chance >= temper_weights.likely else 0.0
        else:
            own = sum(won for card, won in futures.items() if suit_of(card) == action.bid)
            weights[action] = outlook(0, 0, future, temper_weights.fear * danger(future, own))
    return weights


def weigh(
    view: View, legal: Sequence[Action], temper_weights: TemperWeights = FIRST
) -> dict[Action, float]:
    """A number for each legal action, larger for better; comparable only among each other."""
    if view.phase is Phase.BID:
        return weigh_bids(view, legal, temper_weights)
    return weigh_plays(view, legal, temper_weights)
