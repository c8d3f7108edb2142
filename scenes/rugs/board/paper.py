"""A power on the rug: a paper that explains it, and below that what is given and taken."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from game.describe.rugs.names import KIND_ASSETS, POWER_NAMES, SHORT_POWERS, kind_name
from game.rules.rugs import api as rugs
from game.rules.rugs.api import View
from game.table import Seat
from game.words import _
from scenes.kit import display, parts
from scenes.kit.display import Font, Glow, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts.svg import dashes, num, path, polyline, rect, rounded_box, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import BAR, FAINT_INK, GREEN, INK, LANTERN, LIT, RED
from scenes.rugs.board.cardboard import bug
from scenes.rugs.board.highlights import DealPreview, RugsHighlights
from scenes.rugs.cards import DECK
from scenes.rugs.palette import RUG_FRINGE
from scenes.rugs.places import APART, RINGED, SHOWN, Attic
from scenes.table.cue import Point, Position
from scenes.table.highlights import TableContext
from scenes.table.pieces.plaque import owner_ribbon

TWO: Final = 2
PALE: Final = 0.75  # a bug that does not lie there yet


def power_items(
    frame: Frame, places: Attic, view: View, top: TableContext, highlights: RugsHighlights
) -> list[Item]:
    """What lies on the rug while a power is carried out."""
    if not view.clause:
        return []
    acting = view.shown or view.acting
    items = power_paper(frame, places, view)
    if view.power in rugs.PASSING:
        return items + _ring(frame, places, view, top, highlights)
    deal = highlights.deal or (DealPreview(give=view.offered) if view.offered else None)
    if view.power in {rugs.MOSQUITO, rugs.SPIDER}:
        return items + _deal(frame, places, deal or DealPreview())
    if view.power == rugs.FIREFLY:
        return items + _landing(places, view, highlights.deal)
    if acting is not None:
        x, y = places.middle
        items.append(Glow(x, y + 50, 210, LANTERN, 0.35))
        items.append(bug(acting, Position(x, y + 50, SHOWN)))
    return items


def power_paper(frame: Frame, places: Attic, view: View) -> list[Item]:
    """The paper that explains the power; nothing between two of them."""
    if not view.clause:
        return []
    acting = view.shown or view.acting
    return _paper(frame, places.paper(view.power), acting, view.clause)


def _paper(frame: Frame, place: Place, acting: rugs.Card | None, clause: str) -> list[Item]:
    title = POWER_NAMES.get(clause)
    words = _(SHORT_POWERS.get(clause) or rugs.CLAUSES[clause])
    items: list[Item] = [*parts.panel(place, radius=16.0)]
    left = place.x + 24
    if acting is not None:
        sign = KIND_ASSETS[rugs.kind_of(acting)]
        items.append(Picture(f"rugs/power_{sign}", place.x + 16, place.cy - 32, 64, 64))
        left += 72
    room = place.right - 20 - left
    named = kind_name(rugs.kind_of(acting)) if acting is not None else _("Wall")
    upper = place.y + min(32.0, place.h * 0.34)
    heading = _(title) if title else named
    items.append(parts.fitted(frame, heading, left, upper, room, 28, Font.TITLE))
    under = upper + 15
    items += parts.fitted_paragraph(
        frame, words, left, under, room, place.bottom - 6 - under, 20, colour=FAINT_INK
    ).items
    return items


# give and take


def _landing(places: Attic, view: View, deal: DealPreview | None) -> list[Item]:
    """Where the bug would lie that I put on the Floor."""
    if deal is None:
        return []
    lies = len(view.places)
    position = places.floor(max(view.full_floor, lies + 1))[lies]
    if deal.give is None:
        return [_waiting_place(position)]
    name = rugs.card_name(deal.give)
    thought = display.Card(
        DECK, name, position.x, position.y, position.size, alpha=PALE, shadow=False
    )
    return [_waiting_place(position), thought]


def _deal(frame: Frame, places: Attic, deal: DealPreview) -> list[Item]:
    x, y = places.middle
    y += 50
    off = SHOWN / 2 + APART
    items: list[Item] = []
    for card, at in ((deal.give, x - off), (deal.take, x + off)):
        position = Position(at, y, SHOWN, -2.0 if at < x else 2.0)
        items.append(
            _waiting_place(Position(at, y, SHOWN)) if card is None else bug(card, position)
        )
    items += _arrow(x - APART + 12, x + APART - 12, y - 14, RED)
    items += _arrow(x + APART - 12, x - APART + 12, y + 14, GREEN)
    for words, at, colour in ((_("give"), y - 40, RUG_FRINGE), (_("take"), y + 40, RUG_FRINGE)):
        items.append(
            parts.fitted(frame, words, x, at, 2 * APART - 8, 22, Font.HEAVY, colour, "c", high=44)
        )
    return items


@lru_cache(maxsize=32)
def _waiting_place(position: Position) -> Item:
    """A dashed place for a bug that is still to be chosen."""
    w, h = position.size, position.size * 1.4
    drawn = rect(0, 0, w, h, BAR, 14, None, 0, 0.55)
    drawn += path(dashes(rounded_box(2, 2, w - 4, h - 4, 12), (12.0, 9.0)), "none", RUG_FRINGE, 3)
    return shape(drawn, position.x - w / 2, position.y - h / 2, w, h)


@lru_cache(maxsize=32)
def _arrow(start: float, end: float, y: float, colour: str) -> tuple[Item, ...]:
    left, wide = min(start, end), abs(end - start)
    way = 1 if end > start else -1
    x0, x1 = start - left, end - left
    d = f"M{num(x0)} 9L{num(x1)} 9M{num(x1 - way * 13)} 0L{num(x1)} 9L{num(x1 - way * 13)} 18"
    drawn = path(d, "none", INK, 11) + path(d, "none", colour, 6)
    return (shape(drawn, left, y - 9, wide, 18),)


# all at once


def _ring(
    frame: Frame, places: Attic, view: View, top: TableContext, highlights: RugsHighlights
) -> list[Item]:
    """Who passes to whom: a back for each who has chosen, a dark place for who has not."""
    assert view.power is not None
    step, people = rugs.PASSING[view.power], range(view.seats)
    positions = tuple(places.ring(seat) for seat in people)
    items: list[Item] = [
        _arrow_to(positions[seat], positions[(seat + step) % view.seats], step) for seat in people
    ]
    for seat, (x, y) in enumerate(positions):
        items += _chosen_bugs(frame, view, seat, Position(x, y, RINGED), highlights)
        items += owner_ribbon(frame, x, y + RINGED * 0.7 - 4, RINGED + 10, top.seats[seat])
    return items


def _chosen_bugs(
    frame: Frame, view: View, seat: Seat, position: Position, highlights: RugsHighlights
) -> list[Item]:
    mine = seat == view.you and not highlights.hide_hand
    if view.has_given[seat]:
        return [bug(view.given if mine else None, position)]
    if mine and highlights.deal is not None and highlights.deal.give is not None:
        return [Glow(position.x, position.y, 120, LIT, 0.4), bug(highlights.deal.give, position)]
    mark = parts.fitted(
        frame, "?", position.x, position.y - 2, 60, 38, Font.TITLE, RUG_FRINGE, "c", high=70
    )
    return [_waiting_place(position), mark]


@lru_cache(maxsize=64)
def _arrow_to(start: Point, goal: Point, step: int) -> Item:
    """A bent arrow from one seat's place to another's, bulging away from the middle."""
    (x0, y0), (x1, y1) = start, goal
    long = math.hypot(x1 - x0, y1 - y0)
    dx, dy = (x1 - x0) / long, (y1 - y0) / long
    bulge = min(70.0, long * 0.2)
    out = (dy * step, -dx * step)
    mid = ((x0 + x1) / 2 + out[0] * bulge, (y0 + y1) / 2 + out[1] * bulge)
    points = [_on_curve(start, mid, goal, share / 12) for share in range(13)]
    clear = 74.0
    free = [at for at in points if math.dist(at, start) > clear and math.dist(at, goal) > clear]
    if len(free) < TWO:
        middle = _on_curve(start, mid, goal, 0.5)
        free = [
            (middle[0] - dx * 20, middle[1] - dy * 20),
            (middle[0] + dx * 8, middle[1] + dy * 8),
        ]
    left, top = min(x for x, _ in free) - 30, min(y for _, y in free) - 30
    drawn_at = [(x - left, y - top) for x, y in free]
    (px, py), (qx, qy) = drawn_at[-2], drawn_at[-1]
    length = math.hypot(qx - px, qy - py)
    ux, uy = (qx - px) / length, (qy - py) / length
    head = polyline(
        ((qx + ux * 18, qy + uy * 18), (qx - ux * 6 - uy * 13, qy - uy * 6 + ux * 13),
         (qx - ux * 6 + uy * 13, qy - uy * 6 - ux * 13)), closed=True,
    )  # fmt: skip
    way = polyline(drawn_at)
    drawn = path(way, "none", INK, 13) + path(head, INK, INK, 6)
    drawn += path(way, "none", RUG_FRINGE, 7) + path(head, RUG_FRINGE, RUG_FRINGE, 1)
    wide, high = max(x for x, _ in drawn_at) + 30, max(y for _, y in drawn_at) + 30
    return shape(drawn, left, top, wide, high)


def _on_curve(start: Point, bend: Point, goal: Point, share: float) -> Point:
    one, two, three = (1 - share) ** 2, 2 * share * (1 - share), share**2
    return (
        one * start[0] + two * bend[0] + three * goal[0],
        one * start[1] + two * bend[1] + three * goal[1],
    )
