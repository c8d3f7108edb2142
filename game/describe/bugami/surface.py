"""What lies on the desk of Bugami, piece by piece, as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterator

from game.describe import Piece, Seats, Surface, Zone
from game.describe.bugami.names import (
    bid_name,
    bugs_words,
    card_span,
    deal_words,
    suit_name,
    tricks_words,
)
from game.describe.bugami.sums import side_words
from game.describe.line import said_of
from game.rules.bugami.api import Card, View, hand_size, is_joker, suit_of
from game.seating import SeatSetup
from game.table import Seat
from game.words import N_, _, ngettext

ZONES = (
    Zone("seats", N_("The players"), "ring"),
    Zone("rest", N_("Set aside")),
    Zone("trick", N_("The trick"), "ring"),
    Zone("last-trick", N_("Last trick"), "ring", aside=True),
    Zone("hand", N_("Your hand"), "fan"),
)


def surface(view: View, seats: Seats) -> Surface:
    """The seats with their bids, the cards laid aside, the tricks and the hand."""
    return Surface(
        deal_words(view.deal),
        step_words(view),
        view.scores,
        tuple(zone._replace(title=_(zone.title)) for zone in ZONES),
        tuple(_pieces(view, seats)),
    )


def step_words(view: View) -> str:
    """``the bids``, ``trick 6 of 13``."""
    if not view.sides:
        return _("the bids")
    count = hand_size(view.seats, view.jokers)
    return _("trick {number} of {all}").format(number=view.trick_number, all=count)


def bug_to(view: View, card: Card) -> str:
    """To whom a card is a bug, as far as the bids are open."""
    if is_joker(card):
        return _("A bug to everyone who has bid a suit.")
    suit = suit_of(card)
    count = view.bids.count(suit)
    if not count:
        return _("A bug to nobody in this deal.")
    words = ngettext(
        "A bug to {count} seat that has bid {suit}.",
        "A bug to {count} seats that have bid {suit}.",
        count,
    )
    return words.format(count=count, suit=suit_name(suit))


def _pieces(view: View, seats: Seats) -> Iterator[Piece]:
    for seat in range(view.seats):
        yield from _seat(view, seats, seat)
    if view.rest:
        words = ngettext(
            "{count} card is set aside: it goes with the last trick.",
            "{count} cards are set aside: they go with the last trick.",
            view.rest,
        )
        said = words.format(count=view.rest)
        yield Piece("rest", _("Set aside"), said, "rest", article="rest")
    for name, zone, trick in (
        ("trick", "trick", view.table), ("last", "last-trick", view.last_trick),
    ):  # fmt: skip
        for seat, card in trick:
            span = card_span(card)
            who, theirs = seats[seat], _("{name} has played {card}.")
            words = said_of(who, theirs, _("You have played {card}."))
            said = words.format(name=who.name, card=span.words)
            yield Piece(
                f"{name}:{span.code}", span.words, said, zone, seat, span, "winning-a-trick"
            )
    for card in view.hand or ():
        span = card_span(card)
        said = bug_to(view, card) if view.sides else _("One of your cards.")
        yield Piece(f"card:{span.code}", span.words, said, "hand", view.you, span, "bugs")


def _seat(view: View, seats: Seats, seat: Seat) -> Iterator[Piece]:
    who, score = seats[seat], view.scores[seat]
    words = said_of(
        who,
        ngettext(
            "{name} has {count} point, and in this deal {tricks} and {bugs}.",
            "{name} has {count} points, and in this deal {tricks} and {bugs}.",
            score,
        ),
        ngettext(
            "You have {count} point, and in this deal {tricks} and {bugs}.",
            "You have {count} points, and in this deal {tricks} and {bugs}.",
            score,
        ),
    )
    tricks, bugs = tricks_words(view.tricks[seat]), bugs_words(view.bugs[seat])
    said = words.format(name=who.name, count=score, tricks=tricks, bugs=bugs)
    if view.sides:
        said = f"{said} {side_words(view, seat)}"
    yield Piece(f"plaque:{seat}", who.name, said, "seats", seat, article="target")
    said = _bid(view, seat, who)
    yield Piece(f"bid:{seat}", _("The bid"), said, "seats", seat, article="bidding")


def _bid(view: View, seat: Seat, who: SeatSetup) -> str:
    bid = view.bids[seat]
    if view.sides and bid is not None:
        words = said_of(who, _("{name} has bid {bid}."), _("Your bid: {bid}."))
        return words.format(name=who.name, bid=bid_name(bid))
    words = said_of(who, _("{name} has not bid yet."), _("You have not bid yet."))
    if view.has_bid[seat]:
        words = said_of(
            who,
            _("{name} has bid. It stays secret until all have."),
            _("You have bid. It stays secret until all have."),
        )
    return words.format(name=who.name)
