"""The card for a trick."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.bugami.hand import outlook, survival
from game.bots.bugami.memory import Memory
from game.rules.bugami.api import (
    JOKERS,
    MISERE,
    MISERE_POINTS,
    Action,
    Card,
    PlayCard,
    View,
    bugs_in,
    standing,
    suit_of,
)
from game.table import Seat

SPITE = 0.35
"""What a point that somebody else does not get is worth to you."""
THROWN = 0.35
FOLLOWED = 1.5
CHEAP = 0.01


def weigh_plays(view: View, legal: Sequence[Action]) -> dict[Action, float]:
    """Weigh who would win the trick with which bugs, and what the hand is worth afterwards."""
    table = Thought(view)
    return {action: table.weigh(action.card) for action in legal if isinstance(action, PlayCard)}


class Thought:
    """Everything about a decision that is the same for each card."""

    def __init__(self, view: View) -> None:
        assert view.you is not None
        self.view = view
        self.you = view.you
        self.memory = Memory(view)
        self.hand = view.hand or ()
        self.futures = {card: self.memory.future(card) for card in self.hand}
        bid = view.bids[self.you]
        assert bid is not None
        self.bid = bid
        self.side = view.sides[self.you]
        self.to_come = view.order[len(view.table) + 1 :]
        self.left = len(self.hand) - 1

    def weigh(self, card: Card) -> float:
        """Larger is better."""
        kept = [other for other in self.hand if other != card]
        table = (*self.view.table, (self.you, card))
        winners = self.winners(table)
        value = 0.0
        cards = [played for _, played in table]
        for seat, chance in winners.items():
            if chance > 0:
                value += chance * self.after(seat, cards, kept, card)
        return value

    def winners(self, table: tuple[tuple[Seat, Card], ...]) -> dict[Seat, float]:
        """Who wins the trick, with which chance."""
        now = standing(table)
        assert now is not None
        led = suit_of(table[0][1])
        if led == JOKERS:
            return {now.winner: 1.0}
        beaten = {seat: self.memory.beats(seat, now.winning_card) for seat in self.to_come}
        stays = 1.0
        for chance in beaten.values():
            stays *= 1 - chance
        total = sum(beaten.values())
        result = {seat: (1 - stays) * chance / total for seat, chance in beaten.items() if total}
        result[now.winner] = stays
        return result

    def after(self, winner: Seat, cards: list[Card], kept: list[Card], card: Card) -> float:
        """My outlook less the others' if ``winner`` takes the trick."""
        view = self.view
        led = suit_of(cards[0])
        bid = view.bids[winner]
        assert bid is not None
        found = float(bugs_in(cards, bid))
        if bid != MISERE:
            found += sum(
                self.memory.throws_bug(seat, led, bid) for seat in self.to_come if seat != winner
            )
        value = self.mine(winner, found, kept)
        if winner not in self.side:
            value -= SPITE * self.change(winner, found)
        return value

    def mine(self, winner: Seat, found: float, kept: list[Card]) -> float:
        """The points that I can expect in the end."""
        row = self.view.standings[self.you]
        if self.bid == MISERE:
            if row.tricks or winner == self.you:
                return 0.0
            return MISERE_POINTS * survival(self.memory, kept)
        won = winner in self.side
        future = sum(self.futures[card] for card in kept)
        own = sum(self.futures[card] for card in kept if suit_of(card) == self.bid)
        partners = len(self.side) - 1
        future += partners * self.left / self.view.seats
        danger = THROWN * future + FOLLOWED * own
        return outlook(row.tricks + won, row.bugs + found * won, future, danger)

    def change(self, winner: Seat, found: float) -> float:
        """What the trick brings to a side of others."""
        row = self.view.standings[winner]
        future = len(row.side) * self.left / self.view.seats
        if row.bid == MISERE:
            return 0.0 if row.tricks else -MISERE_POINTS * 0.5
        danger = THROWN * future
        before = outlook(row.tricks, row.bugs, future, danger)
        return len(row.side) * (outlook(row.tricks + 1, row.bugs + found, future, danger) - before)
