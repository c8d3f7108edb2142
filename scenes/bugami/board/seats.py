"""The seats at the desk: points, tricks and bugs, what they are worth so far, and the bid."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.describe.bugami.names import bug_picture, suit_sign, tricks_words
from game.describe.line import tag_of
from game.rules.bugami.api import MISERE, SeatScore, View
from game.seating import SeatSetup
from game.table import Seat
from game.words import _, join_names, ngettext, pgettext
from scenes.bugami.faces.feelings import feelings
from scenes.bugami.places import BID, BUG, Desk
from scenes.bugami.show.cue_highlights import CueHighlights
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture, Text
from scenes.kit.graphemes import first_letter
from scenes.kit.layout import Place
from scenes.kit.parts.svg import circle, dashes, path, rect, rounded_box, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import EVEN, FAINT_INK, GAIN, INK, LOSS, SEAT_COLOURS
from scenes.table.faces.seated import sitter_items
from scenes.table.highlights import Highlights, TableContext
from scenes.table.pieces.plaque import TAB, Sitter, plaque, with_you

LEFT: Final = TAB + 16  # of a plaque, where its words begin
INITIAL: Final = 15.0  # radius of the disc with a partner's initial
RINGS: Final = 44.0  # the sign between the points of partners and their names
BESIDE_BUG: Final = 12.0  # its legs reach out of its part of the plaque
WORTH: Final = 38.0  # height of the field with the points so far


def seats_items(
    frame: Frame, places: Desk, view: View, top: TableContext, highlights: Highlights
) -> list[Item]:
    """Everybody's plaque, with the bid that lies on it."""
    cue_highlights = (
        highlights.cue_highlights
        if isinstance(highlights.cue_highlights, CueHighlights)
        else CueHighlights()
    )
    items: list[Item] = []
    felt = feelings(view)
    for seat, who in enumerate(top.seats):
        turn, place = seat == highlights.turn, places.seat(seat)
        sitter = Sitter(
            who=who,
            points=view.scores[seat],
            turn=turn,
            status=highlights.turn_words if turn else _status(view, seat),
            you=seat == view.you and with_you(frame, who, place.w - BID),
            aside=BID,
            edge=0.0 if frame.large else None,  # the face needs the other half
        )
        items += sitter_items(places.face(seat), felt[seat], who, seat)
        items += plaque(frame, place, sitter)
        items += _standing(frame, place, view, seat, top)
        if not cue_highlights.away:
            items += _bid(places, view, seat)
    return items


def _status(view: View, seat: Seat) -> str:
    """Who deals, and who leads once the bids are open."""
    if view.revealed and seat == view.lead and view.hand_sizes[seat] + len(view.table):
        return _("leads this trick") if view.table else pgettext("beside a name", "leads")
    if not view.revealed and view.deal and seat == view.dealer:
        return pgettext("beside a name", "deals")
    return ""


def _standing(frame: Frame, place: Place, view: View, seat: Seat, top: TableContext) -> list[Item]:
    if not view.deal:
        return []
    if view.revealed:
        return [
            *_won_tricks(frame, place, view, seat),
            *_worth(frame, place, view.standings[seat], top.seats),
        ]
    wordings = (_("has bid"), _("bid is in")) if view.has_bid[seat] else (_("to bid"),)
    if seat == view.you and not view.has_bid[seat]:
        wordings = (_("is bidding"),)
    x, room = place.x + LEFT, place.w - LEFT - BID - 8
    words = parts.first_that_fits(frame, wordings, room, 20)
    y = place.y + place.h * 0.5
    items: list[Item] = [parts.fitted(frame, words, x, y, room, 20)]
    if seat == view.lead and not frame.large:
        wordings = (_("leads the first trick"), _("leads first"))
        words = parts.first_that_fits(frame, wordings, room, 20)
        low = place.y + place.h * 0.76
        items.append(parts.fitted(frame, words, x, low, room, 20, colour=FAINT_INK))
    return items


def _won_tricks(frame: Frame, place: Place, view: View, seat: Seat) -> list[Item]:
    """The tricks of the side of this seat, and the bugs that were in them."""
    x, y = place.x + LEFT, place.y + place.h * 0.5
    side = view.standings[seat]
    tricks, bugs = side.tricks, side.bugs
    room = place.w - LEFT - BID - BESIDE_BUG
    if tricks and view.bids[seat] != MISERE:
        sign = "bugami/token_bug" if bugs else "bugami/token_clean"
        count = parts.width_of(frame, str(bugs), 24, Font.TITLE)
        at = x + room - count
        number = Text(str(bugs), at, y - 1, parts.drawn_size(frame, 24), Font.TITLE)
        items: list[Item] = [parts.token(sign, at - 20, y, 32), number]
        room -= count + 40
    else:
        items = []
    if words := parts.first_that_fits(frame, (*_together(side), ""), room, 20):
        return [*items, parts.fitted(frame, words, x, y, room, 20)]
    drawn = min(tricks, 2)
    items += _pile(x, y, drawn)
    offset = 12 * (drawn - 1) + 28 if drawn else 0
    words = parts.first_that_fits(frame, (tricks_words(tricks), str(tricks)), room - offset, 20)
    return [*items, parts.fitted(frame, words, x + offset, y, room - offset, 20)]


def _together(side: SeatScore) -> tuple[str, ...]:
    """How many tricks partners have, in more words or fewer; nothing for no trick, or alone."""
    if len(side.side) == 1 or not side.tricks:
        return ()
    words = ngettext("{count} trick together", "{count} tricks together", side.tricks)
    short = ngettext("{count} together", "{count} together", side.tricks)
    return words.format(count=side.tricks), short.format(count=side.tricks)


@lru_cache(maxsize=64)
def _pile(x: float, y: float, count: int) -> tuple[Item, ...]:
    return tuple(Picture("shared/token_trickpile", x + n * 12 - 6, y - 17, 34, 34)
                 for n in range(count))  # fmt: skip


def _worth(frame: Frame, place: Place, side: SeatScore, seats: tuple[SeatSetup, ...]) -> list[Item]:
    """What the side has so far, and who else belongs to it."""
    x, y = place.x + LEFT - 4, place.y + place.h * 0.78
    partners = [each for each in side.side if each != side.seat]
    wordings = (_("{points} so far").format(points=side.points), str(side.points))
    room = place.w - LEFT - BID - 6
    name = ""
    if partners:
        name = join_names([tag_of(seats[each]) for each in partners])
        least = parts.width_of(frame, wordings[-1], 20, Font.HEAVY) + 24
        if least + RINGS + parts.width_of(frame, name, 20) > room:
            name = ""  # only first letters have room
        letters = 22.0 * (len(partners) - 1) + 2 * INITIAL
        room -= RINGS + (parts.width_of(frame, name, 20) if name else letters)
    words = parts.first_that_fits(frame, wordings, room - 24, 20, Font.HEAVY)
    fit = parts.fit_text(frame, words, room - 24, 20, Font.HEAVY)
    wide = fit.width + 24
    items: list[Item] = [
        worth_field(x, y, wide, WORTH, side.points),
        Text(fit.text, x + wide / 2, y - 1, fit.size, Font.HEAVY, INK, "c"),
    ]
    if not partners:
        return items
    items.append(parts.token("bugami/token_ring", x + wide + 20, y - 1, 38))
    if name:
        at = x + wide + RINGS
        return [*items, parts.fitted(frame, name, at, y - 1, place.right - BID - at, 20)]
    for number, partner in enumerate(partners):
        items += initial(x + wide + 54 + 22 * number, y, seats[partner])
    return items


@lru_cache(maxsize=256)
def worth_field(x: float, y: float, wide: float, high: float, points: int) -> Item:
    """The ground of so many points: nothing, something, or much."""
    fill = GAIN if points >= 40 else EVEN if points else LOSS
    return shape(rect(0, 0, wide, high, fill, high * 0.3, INK, 2.4), x, y - high / 2, wide, high)


@lru_cache(maxsize=256)
def initial(x: float, y: float, who: SeatSetup, r: float = INITIAL) -> tuple[Item, ...]:
    """A flat disc with the first letter of a name, in the colour of the seat."""
    disc = shape(circle(r, r, r, SEAT_COLOURS[who.colour], INK, 2.2), x - r, y - r, 2 * r, 2 * r)
    return disc, Text(first_letter(who.name), x, y - 1, max(18.0, r * 1.15), Font.TITLE, INK, "c")


def _bid(places: Desk, view: View, seat: Seat) -> list[Item]:
    """The bug that was folded; sealed while it is a secret, an empty place before."""
    x, y = places.bid(seat)[:2]
    bid = view.bids[seat]
    if not view.deal:
        return []
    if not view.has_bid[seat]:
        return [_empty(x, y + 6, 68)]
    if bid is None:
        return [parts.token("bugami/token_bid_hidden", x, y + 6, 78)]
    if bid == MISERE:
        torn = view.revealed and view.tricks[seat] > 0
        size, angle = (78.0, 0.0) if not torn else (78.0, 14.0)
        box = (x - size / 2, y + 6 - size / 2, size, size)
        return [Picture(bug_picture(bid), *box, angle, 0.45 if torn else 1.0)]
    low = places.seat(seat).bottom - 22
    return [
        parts.token(bug_picture(bid), x, y - 8, BUG),
        parts.token(suit_sign(bid), x, low, 34),
    ]


@lru_cache(maxsize=32)
def _empty(x: float, y: float, size: float) -> Item:
    outline = dashes(rounded_box(0, 0, size, size, 12), (11.0, 8.0))
    return shape(path(outline, "none", FAINT_INK, 3), x - size / 2, y - size / 2, size, size)
