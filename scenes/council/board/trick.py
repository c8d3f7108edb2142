"""The trick as one row: who plays in which order, what they have played, who wins and visits."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.describe.line import tag_of
from game.neutral import NEUTRAL
from game.rules.council.api import Card as Played
from game.rules.council.api import View, card_name, suit_of
from game.seating import SeatSetup
from game.table import Seat
from game.words import pgettext
from scenes.council.board.cubes import cube
from scenes.council.cards import DECK
from scenes.council.palette import MEDALS
from scenes.council.places import TablePlace
from scenes.council.trick_row import RISE, TrickRow
from scenes.kit import display, parts
from scenes.kit.cards import CARD_RATIO, card_box
from scenes.kit.display import Font, Glow, Item, Text
from scenes.kit.graphemes import first_letter
from scenes.kit.layout import Place
from scenes.kit.parts import focus_ring
from scenes.kit.parts.svg import dashes, path, rect, rounded_box, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import BAR, INK, INVITING, LANTERN, LIT, NIGHT, SEAT_COLOURS, WHITE, WINNING
from scenes.table.cue import Point

AWAY: Final = 0.55  # how much is seen of a card whose owner has gone to the Chambers
MEDAL: Final = 21.0
TAB: Final = Place(0, 0, 66, 36)  # the cubes of a card's faction
EDGE_OF_NAME: Final = 12.0
WORDS: Final = 20.0
QUIET: Final = "#8FA39B"  # where nothing is asked yet


@dataclass(frozen=True, slots=True)
class RowLook:
    """What stands out in the row.

    ``wins`` and ``visits`` wear their medals; ``waiting`` is whose card is asked for, with
    ``words`` in its place; ``trick`` is the whole one, also while some of its cards are on their
    way.
    """

    wins: Seat | None = None
    visits: Seat | None = None
    waiting: Seat | None = None
    words: str = ""
    over: bool = False  # the card that is asked for is carried about
    trick: tuple[tuple[Seat, Played], ...] = ()


def row_items(
    frame: Frame, place: TablePlace, view: View, seats: tuple[SeatSetup, ...], look: RowLook
) -> list[Item]:
    """The whole row, on its mat."""
    row = place.row
    items: list[Item] = [_mat(row.mat)]
    played = dict(view.trick)
    suits = {suit_of(card) for _, card in look.trick}
    for number, seat in enumerate(place.order):
        x, y = row.card(number)
        card = played.get(seat)
        up = RISE if card is not None and seat == view.won_by else 0.0
        if card is None:
            items += _empty(frame, row, number, look, waits=seat == look.waiting)
        else:
            items += _card(row.width, (x, y - up), view, (seat, card), look)
            if len(suits) > 1:
                right, low = x + row.width / 2, y - up + row.width * CARD_RATIO / 2
                items += _tab(right, low, view.cubes[suit_of(card)], lit=seat == look.wins)
        owner = row.owner(number)
        items += _owner(frame, owner._replace(y=owner.y - up), seats[seat])
    return items


def _card(
    width: float, at: Point, view: View, lies: tuple[Seat, Played], look: RowLook
) -> list[Item]:
    """A card that lies there, with what it has come to."""
    (x, y), (seat, card) = at, lies
    items: list[Item] = []
    gone = seat == view.visitor
    if seat == look.wins:
        items += [Glow(x, y, width, WINNING, 0.5), *focus_ring(card_box(x, y, width), 12)]
    if gone:
        items.append(_outline(x, y, width, WHITE, 0.5))
    alpha = AWAY if gone else 1.0
    items.append(display.Card(DECK, card_name(card), x, y, width, alpha=alpha, shadow=not gone))
    bx, by = x + width / 2 - 8, y - width * CARD_RATIO / 2 + 18
    badges = (MEDALS["crown"],) * (seat == look.wins) + (MEDALS["door"],) * (seat == look.visits)
    for number, badge in enumerate(badges):
        items += parts.medal(bx - 2 * MEDAL * number, by, MEDAL, *badge)
    return items


def _empty(frame: Frame, row: TrickRow, number: int, look: RowLook, *, waits: bool) -> list[Item]:
    """Where a card will lie; lit where it is asked for."""
    x, y = row.card(number)
    if not waits:
        return [_outline(x, y, row.width, QUIET, 0.9)]
    items: list[Item] = []
    if look.over:
        items.append(Glow(x, y, row.width, INVITING, 0.5))
    items.append(_outline(x, y, row.width, INVITING, 1.0))
    lines = parts.fitted_paragraph(
        frame, look.words, x, y - parts.roomier(frame, WORDS), row.width - 14,
        row.width, WORDS, colour=WHITE, align="c",
    )  # fmt: skip
    return [*items, *lines.items]


def _owner(frame: Frame, place: Place, who: SeatSetup) -> list[Item]:
    """The name over a card; a short one, or its first letter, where it has no room."""
    room = place.w - 2 * EDGE_OF_NAME
    # Translators: Over the Termitenator's card, beside “You”, where its name has no room.
    it = pgettext("the Termitenator, over its card", "It")
    short = it if who.colour == NEUTRAL else first_letter(who.name)
    name = parts.first_whole(frame, (tag_of(who), short), room, 18, Font.HEAVY)
    fit = parts.fit_text(frame, name, room, 18, Font.HEAVY)
    wide = min(place.w, fit.width + 2 * EDGE_OF_NAME + 8)
    return [
        _band(place.cx - wide / 2, place.y, wide, place.h, SEAT_COLOURS[who.colour]),
        Text(fit.text, place.cx, place.cy - 1, fit.size, Font.HEAVY, INK, "c"),
    ]


def _tab(right: float, low: float, count: int, *, lit: bool) -> list[Item]:
    """How many cubes the card's faction has: these decide as soon as somebody is off suit."""
    x, y = right - TAB.w + 10, low - TAB.h - 6
    return [
        _tab_ground(x, y, LIT if lit else NIGHT),
        cube(x + 21, y + TAB.h / 2, 25),
        Text(str(count), x + 47, y + TAB.h / 2 - 1, 25, Font.TITLE, INK if lit else WHITE, "c"),
    ]


@lru_cache(maxsize=64)
def _tab_ground(x: float, y: float, fill: str) -> Item:
    return shape(rect(0, 0, TAB.w, TAB.h, fill, 11, INK, 2.6), x, y, TAB.w, TAB.h)


@lru_cache(maxsize=64)
def _band(x: float, y: float, w: float, h: float, colour: str) -> Item:
    return shape(rect(0, 0, w, h, colour, 9, INK, 2.4), x, y, w, h)


@lru_cache(maxsize=8)
def _mat(place: Place) -> Item:
    x, y, w, h = place[:4]
    drawn = rect(0, 0, w, h, BAR, 22, INK, 2.5, 0.72)
    drawn += path(
        dashes(rounded_box(7, 7, w - 14, h - 14, 17), (12.0, 9.0)), "none", LANTERN, 1.8, 0.5
    )
    return shape(drawn, x, y, w, h)


@lru_cache(maxsize=32)
def _outline(x: float, y: float, w: float, colour: str, opacity: float) -> Item:
    h = w * CARD_RATIO
    drawn = rect(0, 0, w, h, BAR, 12, None, 0, 0.5)
    line = dashes(rounded_box(2, 2, w - 4, h - 4, 12), (12.0, 9.0))
    drawn += path(line, "none", colour, 3, opacity)
    return shape(drawn, x - w / 2, y - h / 2, w, h)
