"""What the table says: events as sentences with the names of the people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.describe.bugami.names import bid_name, bid_sign, card_span, suit_span
from game.describe.line import Line, SignSpan, Span, listed_spans, phrase
from game.match import SeatSetup
from game.rules.bugami.api import (
    CLAUSES,
    BidMade,
    BidsRevealed,
    CardPlayed,
    DealBegan,
    DealScored,
    Event,
    GameBegan,
    GameEnded,
    PlayWentOn,
    RestTaken,
    TrickWon,
    Wedding,
)
from game.table import Seat
from game.words import _, listed, ngettext


def say(event: Event, seats: Sequence[SeatSetup]) -> Line:
    """One event as a sentence anybody at the table may read."""
    match event:
        case GameBegan(_, _, _, target):
            words = ngettext(
                "Everyone sits down. First to {target} point wins.",
                "Everyone sits down. First to {target} points wins.",
                target,
            )
            return Line.of(words, target=target)
        case DealBegan(number, dealer, lead):
            words = _("Deal {number}: {dealer} deals, {leader} leads the first trick.")
            return Line.of(words, number=number, dealer=seats[dealer].name, leader=seats[lead].name)
        case BidMade(seat):
            return Line.of(_("{who} has bid, face down."), seats[seat].name)
        case BidsRevealed(bids):
            told = [_bid(seats[seat].name, bid) for seat, bid in enumerate(bids)]
            return Line.of(_("The bids are open: {bids}."), bids=_together(told))
        case Wedding(suit, partners):
            names = listed([seats[seat].name for seat in partners])
            words = _("Shotgun Wedding in {suit}: {names} are partners.")
            return Line.of(words, suit=suit_span(suit), names=names)
        case CardPlayed(seat, card, place):
            words = _("{who} plays {card}.") if place else _("{who} leads {card}.")
            return Line.of(words, seats[seat].name, card=card_span(card))
        case TrickWon():
            return _trick_won(event, seats)
        case RestTaken(seat, cards):
            words = _("{who} also gets the cards set aside: {cards}.")
            shown = listed_spans([card_span(card) for card in cards])
            return Line.of(words, seats[seat].name, cards=shown)
        case DealScored() | PlayWentOn() | GameEnded():
            return _scoring(event, seats)
        case _:
            assert_never(event)


def say_open() -> Line:
    """While all bids are turned over: everybody sees them anyway."""
    return Line.of(_("All bids are turned over."))


def say_taken(event: RestTaken, seats: Sequence[SeatSetup]) -> Line:
    """While the cards that were laid aside lie open: everybody sees them anyway."""
    words = _("{who} gets the cards set aside: no bugs.")
    if event.bugs:
        words = ngettext(
            "{who} gets the cards set aside: {bugs} bug.",
            "{who} gets the cards set aside: {bugs} bugs.",
            event.bugs,
        )
    return Line.of(words, seats[event.seat].name, bugs=event.bugs)


def _bid(name: str, bid: int) -> tuple[Span, ...]:
    return phrase(_("{name} {bid}"), name=name, bid=SignSpan(bid_sign(bid), bid_name(bid)))


def _together(told: Sequence[tuple[Span, ...]]) -> tuple[Span, ...]:
    """Several bids, with what the language puts between the parts of a list."""
    joined: list[Span] = []
    for bid in told:
        joined += [_(", "), *bid] if joined else bid
    return tuple(joined)


def _trick_won(event: TrickWon, seats: Sequence[SeatSetup]) -> Line:
    words = _("{who} wins trick {number}: highest card of the suit led.")
    if event.clause == "joker-led":
        words = _("{who} wins trick {number}: led a Joker.")
    if event.bugs:
        words = ngettext(
            "{who} wins trick {number} with {bugs} bug.",
            "{who} wins trick {number} with {bugs} bugs.",
            event.bugs,
        )
    return Line.of(words, seats[event.seat].name, number=event.number, bugs=event.bugs)


def say_torn(seat: Seat, seats: Sequence[SeatSetup]) -> Line:
    """Whose Misère a trick has just ended."""
    return Line.of(_("{who} bid Misère, and has taken a trick."), seats[seat].name)


def _scoring(event: DealScored | PlayWentOn | GameEnded, seats: Sequence[SeatSetup]) -> Line:
    match event:
        case DealScored(number, rows):
            each = _("{name} {points}")
            # Translators: stands between the points of one person and of the next.
            points = _(", ").join(
                each.format(name=seats[row.seat].name, points=row.points) for row in rows
            )
            words = _("Points of deal {number}: {points}.")
            return Line.of(words, number=number, points=points)
        case PlayWentOn(clause):
            return Line.of(_(CLAUSES[clause]))
        case GameEnded(winners):
            names = listed([seats[seat].name for seat in winners])
            return Line.of(_("{names} wins the game."), names=names)
        case _:
            assert_never(event)
