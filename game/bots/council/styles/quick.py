"""A quick player: goes by the rank of cards alone, a tenth of the work of a careful one.

What it does was chosen by 3,000 and more games at three, four and five seats each: leading the
best card, keeping one of the strongest suit from the middle of the Age on, and looking at what the
last trick leaves to score win as many games as counting cards does.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from game.bots.council.styles.odds import Odds
from game.bots.council.styles.style import Style, Unplayed
from game.bots.council.styles.temperament import Temperament
from game.rules.council import api as council
from game.table import Seat

FOLLOWING: Final = 0.4
"""How much of a card's future is played to somebody else's lead."""
WON, LIKELY, DOUBTFUL = 0.9, 0.6, 0.2
"""What the last trick is worth with a card that wins it, that its suit cannot beat, that it can."""
CERTAIN: Final = 0.99
"""No card is surer to win before the first trick."""


class Quick(Style):
    """Takes what it can hold, throws the least, ducks as high as possible."""

    def __init__(self, temperament: Temperament) -> None:
        self._temper = temperament

    def declares(self, state: council.State, seat: Seat, unplayed: Unplayed) -> bool:
        """No Allegiance for a hand that may escape every trick without its worst card."""
        temper, cubes, hand = self._temper, state.cubes, state.hands[seat]
        start = state.setup
        dangers = _dangers(tuple(cubes), start.seats, start.owners, start.edition.name)
        futures = [dangers[card] for card in hand]
        worst = max(futures)
        clear = math.pow(math.prod([1 - each for each in futures]) / (1 - worst), temper.escape)
        none = clear * temper.shared * (council.NO_ALLEGIANCE_POINTS + state.chambers)
        keep = max([cubes[card >> 4] for card in hand])
        earned = sum(futures) + temper.keep * keep
        return bool(none + temper.nerve[start.seats - 1] > temper.earned * earned)

    def discards(self, state: council.State, seat: Seat, unplayed: Unplayed) -> council.Card:
        """The card that is most likely to win a trick."""
        cubes, start = state.cubes, state.setup
        dangers = _dangers(tuple(cubes), start.seats, start.owners, start.edition.name)
        return max(state.hands[seat], key=dangers.__getitem__)

    def plays(
        self, state: council.State, seat: Seat, cards: list[council.Card], unplayed: Unplayed
    ) -> council.Card:
        """Lead from strength; follow with the cheapest winner, or the least."""
        cubes, trick, hand = state.cubes, state.trick, state.hands[seat]
        ducks = state.declared[seat] and not state.tricks[seat]
        played, last = len(trick), len(state.order) - 1
        saves = not state.declared[seat] and cards[0] in hand  # and not the Emissary's
        if saves and state.trick_number == council.TRICKS:
            return _last(state, hand, cards, unplayed)
        if saves and state.trick_number >= 2 * state.setup.seats - 1:
            cards = _without_saved(cards, hand, cubes)
        if not played or played > last:
            return self._lead_choice(cards, cubes, ducks=ducks)
        lead = trick[0] >> 4
        highest = 0
        for card in trick:
            highest = max(highest, cubes[card >> 4] << 4 | card & 15)
        if cards[0] >> 4 != lead:
            return self._off_suit(state, cards, highest, last=played == last, ducks=ducks)
        needed = highest - (cubes[lead] << 4)  # sorted by value, so the rest is simple
        if ducks:
            for card in reversed(cards):
                if card & 15 < needed:
                    return card
            return cards[-1 if played == last else 0]
        best = cards[-1]
        if best & 15 < needed:
            return cards[0]
        if played == last:
            if cards[0] & 15 < needed and self._spoils(state, highest):
                return cards[0]
            return next(card for card in cards if card & 15 >= needed)
        return best

    def _lead_choice(
        self, cards: list[council.Card], cubes: list[int], *, ducks: bool | None
    ) -> council.Card:
        best = least = cards[0]
        highest = lowest = cubes[best >> 4] << 4 | best & 15
        for card in cards:
            rank = cubes[card >> 4] << 4 | card & 15
            if rank >= highest:  # the last one of equals
                best, highest = card, rank
            if rank < lowest:
                least, lowest = card, rank
        return least if ducks else best

    def _off_suit(
        self,
        state: council.State,
        cards: list[council.Card],
        highest: int,
        *,
        last: bool,
        ducks: bool | None,
    ) -> council.Card:
        """Any card: one that beats the led suit or the trick as it is, or one to be rid of."""
        cubes = state.cubes
        ranks = [cubes[card >> 4] << 4 | card & 15 for card in cards]
        under = [rank for rank in ranks if rank < highest]
        if ducks:
            wanted = max(under) if under else max(ranks) if last else min(ranks)
        elif len(under) == len(ranks):
            wanted = min(ranks)
        elif last:
            spoils = under and self._spoils(state, highest)
            wanted = min(under) if spoils else min([rank for rank in ranks if rank >= highest])
        else:
            top = max(ranks)
            wanted = top if top > cubes[state.trick[0] >> 4] << 4 | 15 else min(ranks)
        return cards[ranks.index(wanted)]

    def visits(
        self, state: council.State, seat: Seat, unplayed: Unplayed
    ) -> council.Faction | None:
        """The space whose sowing brings most to the suits in the hand, or least to a ducker."""
        cubes, keep = state.cubes, self._temper.held
        held = [0] * 5
        for card in state.hands[seat]:
            held[card >> 4] += (card & 15) + keep
        sign = -1 if state.declared[seat] and not state.tricks[seat] else 1
        best: council.Faction | None = None
        most, rows = 0, council.sowing_order(state.setup.ring)
        for space in range(len(cubes)):
            count = cubes[space]
            if count:
                gain = -count * held[space]
                for each in rows[space][:count]:
                    gain += held[each]
                if best is None or sign * gain > most:
                    best, most = space, sign * gain
        if most < 0 and not state.setup.edition.visit_is_a_duty:
            return None
        return best

    def _spoils(self, state: council.State, highest: int) -> bool:
        """Whether the trick hurts who is about to win it more than it helps."""
        cubes, winner = state.cubes, -1
        for owner, card in zip(state.order, state.trick, strict=False):
            if cubes[card >> 4] << 4 | card & 15 == highest:
                winner = owner
        if state.tricks[winner] or winner >= len(state.declared):
            return False
        worth = council.NO_ALLEGIANCE_POINTS + state.chambers
        return bool(state.declared[winner]) and worth * self._temper.spite > 1


def _without_saved(
    cards: list[council.Card], hand: list[council.Card], cubes: list[int]
) -> list[council.Card]:
    """The cards but for the one to save for its points: the lowest of the strongest suit held."""
    saved, most = -1, 0
    for card in hand:  # sorted by suit and value
        if cubes[card >> 4] > most:
            saved, most = card, cubes[card >> 4]
    if len(cards) == 1 or saved not in cards:
        return cards
    return [card for card in cards if card != saved]


def _last(
    state: council.State, hand: list[council.Card], cards: list[council.Card], unplayed: Unplayed
) -> council.Card:
    """The last trick: what it may win, and what the card that is left then scores."""
    cubes, trick, order = state.cubes, state.trick, state.order
    highest, to_come = 0, len(order) - 1
    if len(trick) < len(order):
        to_come -= len(trick)
        for card in trick:
            highest = max(highest, cubes[card >> 4] << 4 | card & 15)
    best, most = cards[0], -1.0
    for card in cards:
        left = hand[0] if hand[0] != card else hand[-1]
        worth = float(cubes[left >> 4])
        if cubes[card >> 4] << 4 | card & 15 >= highest:
            beaten = unplayed[card >> 4] >> (card & 15) + 1
            worth += WON if not to_come else DOUBTFUL if beaten else LIKELY
        if worth > most:
            best, most = card, worth
    return best


@lru_cache(maxsize=512)
def _dangers(
    cubes: tuple[int, ...], seats: int, owners: int, edition: str
) -> dict[council.Card, float]:
    """The chance of every card to win a trick in an Age that begins like this."""
    cards = council.deck(council.EDITIONS[edition], seats)
    unseen = [0] * 5
    for card in cards:
        unseen[card >> 4] |= 1 << (card & 15)
    futures = Odds(unseen, list(cubes), council.HAND_SIZE).futures(cards, owners - 1, FOLLOWING)
    return {card: min(future, CERTAIN) for card, future in zip(cards, futures, strict=True)}
