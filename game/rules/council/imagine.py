"""A table as it may be: a whole state that fits what one sees.

For bots that try out what may come. What is hidden is dealt anew, so nothing of it is given away,
and every deal that one's view allows is as likely as any other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from game.rules.council import imagine_solo
from game.rules.council.cards import EDITIONS, HAND_SIZE, Card, deck
from game.rules.council.model import Phase, Setup, State, empty_table
from game.rules.council.turns import EMISSARY
from game.rules.council.view import View
from game.rules.dealing import Hands, PartialDeal
from game.table import Seat

if TYPE_CHECKING:
    from random import Random

COIN: Final = 0.5
"""How likely somebody whose declaration is still hidden has declared No Allegiance."""


def imagine(view: View, rng: Random) -> State:
    """A state whose view from this seat is this one; hidden cards lie at random."""
    return DealSampler(view).deal(rng)


class DealSampler:
    """All the tables that a seat's view allows. Made once for a decision, dealt from often.

    Of voids those count that the view still shows: in the last trick, and in this one. ``voids``
    are others that somebody remembers: by person, a bit for each suit.
    """

    def __init__(self, view: View, voids: Sequence[int] = ()) -> None:
        assert view.you is not None
        self._view = view
        self._solo = view.termitenator is not None
        if self._solo:
            return
        self._others = [seat for seat in range(view.seats) if seat != view.you]
        self._start = _public(view)
        done = _discarders(view)
        self._discarded = _lying(view, done)
        for seat in done:
            if seat not in self._discarded and seat != view.you:
                # It has come to light, and nobody says which it was: one card stands for it.
                self._start.discards[seat] = (*(view.emissary or ()), *view.seen)[0]
        sizes = [view.hand_sizes[seat] for seat in self._others]
        shown = _voids(view)
        for seat, void in enumerate(voids):
            shown[seat] |= void
        self._dealing = PartialDeal(
            _hidden_cards(view), sizes, [shown[seat] for seat in self._others]
        )
        self._undeclared = [
            seat for seat in self._others if view.has_declared[seat] and view.declared[seat] is None
        ]

    def deal(self, rng: Random) -> State:
        """One of them, and nobody else's to change."""
        if self._solo:
            return imagine_solo.imagine(self._view, rng)
        state = self._with(*self._dealing.deal(rng))
        for seat in self._undeclared:
            state.declared[seat] = rng.random() < COIN
        return state

    def every(self) -> Iterator[State]:
        """Every way in which the hands can lie, once all have declared.

        What is left over lies in one order of many, so this is for tables at which nobody draws
        from it.
        """
        for hands, rest in self._dealing.every():  # a comprehension is compiled as a whole list
            yield self._with(hands, rest)

    def _with(self, hands: Hands, rest: list[Card]) -> State:
        state = self._start.copy()
        for seat, hand in zip(self._others, hands, strict=True):
            state.hands[seat] = hand
        for place, seat in enumerate(self._discarded):  # top first
            if seat == self._view.you:
                assert self._view.discard is not None
                rest.insert(place, self._view.discard)
            else:
                state.discards[seat] = rest[place]
        state.rest = rest
        return state


def _public(view: View) -> State:
    """Everything that is seen, with nothing in the other hands.

    How the game began plays no part any more: any council will do.
    """
    start = Setup(EDITIONS[view.edition], view.seats, view.ring, view.ring, view.lead)
    state = empty_table(start)
    imagine_solo.lay_open(state, view)
    imagine_solo.lay_tricks(state, view)
    assert view.you is not None
    state.hands[view.you] = list(view.hand or ())
    state.controller = view.controller
    if view.emissary is not None:
        state.hands[EMISSARY] = list(view.emissary)
    state.discards = [view.discard if seat == view.you else None for seat in range(view.seats)]
    return state


def _hidden_cards(view: View) -> list[Card]:
    """Every card that nobody has shown to this seat."""
    known = {*view.seen, *(view.hand or ()), *(view.emissary or ()), view.discard}
    return [card for card in deck(EDITIONS[view.edition], view.seats) if card not in known]


def _discarders(view: View) -> list[Seat]:
    """Who has discarded, in the order in which the people sit round the trick."""
    if view.phase is Phase.DECLARE:
        return []
    return [
        seat
        for seat in view.order
        if seat < view.seats
        and view.declared[seat]
        and (view.phase is not Phase.DISCARD or view.hand_sizes[seat] < HAND_SIZE)
    ]


def _lying(view: View, done: list[Seat]) -> list[Seat]:
    """Whose discards still lie on the leftover deck, the top one first.

    The Emissary takes a card from there after each trick, so at its table some have come to light.
    """
    if view.emissary is None or view.trick_number == 1:
        return done[::-1]
    if len(done) < view.trick_number:
        return []
    shown = view.discard in {*view.seen, *view.emissary}
    return [seat for seat in done if (seat == view.you) != shown]


def _voids(view: View) -> dict[Seat, int]:
    """By person: a bit for each suit that a trick has shown to be missing."""
    voids = dict.fromkeys(range(view.seats), 0)
    for trick in (view.last_trick, view.table):
        for seat in _not_following(trick):
            if seat in voids:
                voids[seat] |= 1 << (trick[0][1] >> 4)
    return voids


def _not_following(trick: tuple[tuple[Seat, Card], ...]) -> list[Seat]:
    return [seat for seat, card in trick[1:] if card >> 4 != trick[0][1] >> 4]
