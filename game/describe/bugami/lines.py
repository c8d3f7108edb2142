"""What the table says: events as sentences with the names of the people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.describe.bugami.names import bid_name, bid_sign, card_span, suit_span
from game.describe.line import (
    Line,
    SignSpan,
    Span,
    listed_spans,
    names_of,
    phrase,
    points_of,
    said_of,
    said_of_all,
)
from game.rules.bugami import api as bugami
from game.seating import SeatSetup
from game.table import Seat
from game.words import _, ngettext


def say(event: bugami.Event, seats: Sequence[SeatSetup]) -> Line:
    """One event as a sentence anybody at the table may read."""
    match event:
        case bugami.GameBegan(_, _, _, target):
            words = ngettext(
                "Everyone sits down. First to {target} point wins.",
                "Everyone sits down. First to {target} points wins.",
                target,
            )
            return Line.of(words, target=target)
        case bugami.DealBegan(number, dealer, lead):
            return _deal_line(number, seats[dealer], seats[lead])
        case bugami.BidMade(seat):
            return Line.by(
                seats[seat], _("{who} has bid, face down."), _("You have bid, face down.")
            )
        case bugami.BidsRevealed(bids):
            told = [_bid(seats[seat], bid) for seat, bid in enumerate(bids)]
            return Line.of(_("The bids are open: {bids}."), bids=_together(told))
        case bugami.Wedding(suit, partners):
            several = [seats[seat] for seat in partners]
            words = said_of_all(
                several,
                _("Shotgun Wedding in {suit}: {names} are partners."),
                "",  # nobody weds alone
                _("Shotgun Wedding in {suit}: you are partners with {names}."),
            )
            return Line.of(words, suit=suit_span(suit), names=names_of(several))
        case bugami.CardPlayed(seat, card, place):
            either = _("{who} leads {card}."), _("You lead {card}.")
            if place:
                either = _("{who} plays {card}."), _("You play {card}.")
            return Line.by(seats[seat], *either, card=card_span(card))
        case bugami.TrickWon():
            return _trick_won(event, seats)
        case bugami.RestTaken(seat, cards):
            either = (
                _("{who} also gets the cards set aside: {cards}."),
                _("You also get the cards set aside: {cards}."),
            )
            shown = listed_spans([card_span(card) for card in cards])
            return Line.by(seats[seat], *either, cards=shown)
        case bugami.DealScored() | bugami.PlayWentOn() | bugami.GameEnded():
            return _scoring(event, seats)
        case _:
            assert_never(event)


def say_open() -> Line:
    """While all bids are turned over: everybody sees them anyway."""
    return Line.of(_("All bids are turned over."))


def say_taken(event: bugami.RestTaken, seats: Sequence[SeatSetup]) -> Line:
    """While the cards that were laid aside lie open: everybody sees them anyway."""
    bugs = event.bugs
    either = (
        _("{who} gets the cards set aside: no bugs."),
        _("You get the cards set aside: no bugs."),
    )
    if bugs:
        either = (
            ngettext(
                "{who} gets the cards set aside: {bugs} bug.",
                "{who} gets the cards set aside: {bugs} bugs.",
                bugs,
            ),
            ngettext(
                "You get the cards set aside: {bugs} bug.",
                "You get the cards set aside: {bugs} bugs.",
                bugs,
            ),
        )
    return Line.by(seats[event.seat], *either, bugs=bugs)


def _deal_line(number: int, dealer: SeatSetup, leader: SeatSetup) -> Line:
    words = _("Deal {number}: {dealer} deals, {leader} leads the first trick.")
    if dealer.you:
        words = _("Deal {number}: you deal, {leader} leads the first trick.")
    elif leader.you:
        words = _("Deal {number}: {dealer} deals, you lead the first trick.")
    return Line.of(words, number=number, dealer=dealer.name, leader=leader.name)


def _bid(who: SeatSetup, bid: int) -> tuple[Span, ...]:
    words = said_of(who, _("{name} {bid}"), _("you {bid}"))
    return phrase(words, name=who.name, bid=SignSpan(bid_sign(bid), bid_name(bid)))


def _together(told: Sequence[tuple[Span, ...]]) -> tuple[Span, ...]:
    """Several bids, with what the language puts between the parts of a list."""
    joined: list[Span] = []
    for bid in told:
        joined += [_(", "), *bid] if joined else bid
    return tuple(joined)


def _trick_won(event: bugami.TrickWon, seats: Sequence[SeatSetup]) -> Line:
    bugs = event.bugs
    either = (
        _("{who} wins trick {number}: highest card of the suit led."),
        _("You win trick {number}: highest card of the suit led."),
    )
    if event.clause == "joker-led":
        either = (
            _("{who} wins trick {number}: led a Joker."),
            _("You win trick {number}: you led a Joker."),
        )
    if bugs:
        either = (
            ngettext(
                "{who} wins trick {number} with {bugs} bug.",
                "{who} wins trick {number} with {bugs} bugs.",
                bugs,
            ),
            ngettext(
                "You win trick {number} with {bugs} bug.",
                "You win trick {number} with {bugs} bugs.",
                bugs,
            ),
        )
    return Line.by(seats[event.seat], *either, number=event.number, bugs=bugs)


def say_torn(seat: Seat, seats: Sequence[SeatSetup]) -> Line:
    """Whose Misère a trick has just ended."""
    yours = _("You bid Misère and have won a trick.")
    return Line.by(seats[seat], _("{who} bid Misère and has won a trick."), yours)


def _scoring(
    event: bugami.DealScored | bugami.PlayWentOn | bugami.GameEnded, seats: Sequence[SeatSetup]
) -> Line:
    match event:
        case bugami.DealScored(number, rows):
            points = points_of([(seats[row.seat], row.points) for row in rows])
            words = _("Points of deal {number}: {points}.")
            return Line.of(words, number=number, points=points)
        case bugami.PlayWentOn(clause):
            return Line.of(_(bugami.CLAUSES[clause]))
        case bugami.GameEnded(winners):
            several = [seats[seat] for seat in winners]
            words = said_of_all(
                several,
                _("{names} wins the game."),
                _("You win the game."),
                _("You win the game with {names}."),
            )
            return Line.of(words, names=names_of(several))
        case _:
            assert_never(event)
