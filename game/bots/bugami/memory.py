"""What a careful player remembers and can work out from it: what is gone, who has what."""

from __future__ import annotations

from game.rules.bugami import api as bugami
from game.table import Seat


class Memory:
    """Chances (0–1) against the cards that nobody has shown, all of them equally likely.

    A card that is not in your hand, not gone and not on the table is in another hand or laid
    aside. Who could not follow a suit has none of it.
    """

    def __init__(self, view: bugami.View) -> None:
        known = {*view.seen, *(view.hand or ())}
        self._view = view
        self.hidden = [card for card in bugami.PACKS[view.jokers] if card not in known]
        self.suits: list[list[bugami.Card]] = [[] for _ in range(bugami.JOKERS + 1)]
        for card in self.hidden:
            self.suits[bugami.suit_of(card)].append(card)
        self.others = [seat for seat in range(view.seats) if seat != view.you]
        self._holds = [
            [self._has(seat, suit) for suit in range(bugami.JOKERS)] for seat in range(view.seats)
        ]

    def _has(self, seat: Seat, suit: bugami.Suit) -> float:
        if not self.suits[suit] or self._view.voids[seat] >> suit & 1:
            return 0.0
        other = 1 - len(self.suits[suit]) / len(self.hidden)
        return float(1 - other ** self._view.hand_sizes[seat])

    def has(self, seat: Seat, suit: bugami.Suit) -> float:
        """The chance that somebody else can follow this suit."""
        return self._holds[seat][suit]

    def above(self, card: bugami.Card) -> float:
        """The share of the hidden cards of its suit that are higher; 0 where there are none."""
        suit = self.suits[bugami.suit_of(card)]
        return sum(other > card for other in suit) / len(suit) if suit else 0.0

    def beats(self, seat: Seat, card: bugami.Card) -> float:
        """The chance that somebody who has still to play beats this card of the suit led."""
        return self.has(seat, bugami.suit_of(card)) * self.above(card)

    def throws_bug(self, seat: Seat, led: bugami.Suit, bid: bugami.Bid) -> float:
        """How many bugs, by this bid, to expect from somebody who has still to play."""
        if led == bid:
            return self.has(seat, led)
        if led == bugami.JOKERS:
            void, free = 1.0, self.hidden
        else:
            void, free = (
                1 - self.has(seat, led),
                [c for c in self.hidden if bugami.suit_of(c) != led],
            )
        return void * bugami.bugs_in(free, bid) / len(free) if free else 0.0

    def future(self, card: bugami.Card) -> float:
        """The chance that a card in hand wins a trick later on."""
        suit = bugami.suit_of(card)
        if suit == bugami.JOKERS:
            return 0.0
        stays = 1.0
        for seat in self.others:
            stays *= 1 - self.beats(seat, card)
        return stays
