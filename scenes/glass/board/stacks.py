"""The three stacks, what is said of their top cards, and the Spider that lets itself down."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.rules.glass.api import DEEPEST, SPIDER, STACK_SIZE, STACKS, View
from game.words import _, ngettext, pgettext, with_sign
from scenes.glass.cards import face
from scenes.glass.places import GlassPlaces
from scenes.kit import display, parts
from scenes.kit.display import Font, Glow, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts.svg import circle, line, num, path, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import (
    BAD,
    BAR,
    BAR_LINE,
    EVEN,
    FOCUS,
    GAIN,
    INK,
    LOSS,
    PAPER,
    WHITE,
)

BELOW: Final = 4.0  # from the edge of one card of a stack to the next one's
SEEN: Final = 4  # edges
LEFT: Final = 26.0  # below the stack, the middle of what is left
VERDICT: Final = 66.0
THREAD: Final = 24.0  # left of a stack
BODY: Final = 13.0
RING: Final = "#E5483D"


@dataclass(frozen=True, slots=True)
class CardVerdict:
    """What a top card could do at best; None for points: nobody reckons, it just fits or not."""

    fits: int
    best: int | None = None


def stacks_items(
    frame: Frame,
    places: GlassPlaces,
    view: View,
    verdicts: tuple[CardVerdict | None, ...],
    chosen: int | None,
    dim: frozenset[int],
) -> list[Item]:
    """All three."""
    items: list[Item] = []
    for stack in range(STACKS):
        place = places.stack(stack)
        items += _threads(places, view, stack)
        if stack == chosen:
            items.append(Glow(place.cx, place.cy, place.w * 0.9, FOCUS, 0.5))
        items += stack_items(place, view, stack, chosen=stack == chosen, dim=stack in dim)
        if view.heights[stack] or view.turn:
            items += _left(frame, place, view, stack)
        verdict = verdicts[stack] if verdicts else None
        if view.tops[stack] == SPIDER:
            wordings = (_("stays where it is"), _("it stays"))
            words = parts.first_that_fits(frame, wordings, place.w - 12, 20, Font.HEAVY)
            items += _verdict(frame, place, words, LOSS)
        elif verdict is not None:
            items += _verdict_items(frame, place, verdict)
    return items


def stack_items(
    place: Place, view: View, stack: int, *, chosen: bool = False, dim: bool = False
) -> list[Item]:
    """The cards that lie there, the top one open; an empty place where none is left."""
    top, height = view.tops[stack], view.heights[stack]
    if top is None and height < 2:
        return [_bare(place)]
    edges = min(SEEN, -(-(height - 1) * SEEN // STACK_SIZE))
    steps = [BELOW * number for number in range(edges, 0, -1)]
    items = [_edge(place._replace(x=place.x + step, y=place.y + step)) for step in steps]
    if top is None:  # it is just being taken
        return [*items, display.Card(*face(None), place.cx, place.cy, place.w)]
    if top == SPIDER:
        items.append(Glow(place.cx, place.cy, place.w * 0.95, RING, 0.6))
        items.append(_red_ring(place))
    elif chosen:
        items += parts.focus_ring(place, 12)
    items.append(display.Card(*face(top), place.cx, place.cy, place.w, dim=dim and top != SPIDER))
    return items


@lru_cache(maxsize=32)
def _bare(place: Place) -> Item:
    drawn = rect(0, 0, place.w, place.h, BAR, 16, None, 0, 0.55)
    drawn += rect(0, 0, place.w, place.h, "none", 16, BAR_LINE, 2.4, 0.6)
    return shape(drawn, *place[:4])


@lru_cache(maxsize=64)
def _edge(place: Place) -> Item:
    return shape(rect(0, 0, place.w, place.h, "#E9DDC0", 15, INK, 2.6), *place[:4])


@lru_cache(maxsize=16)
def _red_ring(place: Place) -> Item:
    box = parts.inset(place, -8)
    drawn = rect(0, 0, box.w, box.h, "none", 18, INK, 10) + rect(
        0, 0, box.w, box.h, "none", 18, RING, 6
    )
    return shape(drawn, *box[:4])


def _left(frame: Frame, place: Place, view: View, stack: int) -> list[Item]:
    """How many cards are left; in red as soon as the Spider may be the next one."""
    height = view.heights[stack]
    words = ngettext("{count} left", "{count} left", height).format(count=height)
    words = words if height else pgettext("a stack", "empty")
    y = place.bottom + LEFT + 8
    if not view.near(stack):
        return list(parts.pill(frame, place.cx, y, words, BAR, WHITE, 19, 32, align="c").items)
    both = _("{left}: the Spider next?").format(left=words)
    wordings = (both, _("{left}: Spider?").format(left=words), words)
    words = parts.first_that_fits(frame, wordings, place.w + 10, 19, Font.HEAVY)
    pill = parts.pill(frame, place.cx, y, words, BAD, WHITE, 19, 32, align="c", room=place.w + 48)
    return list(pill.items)


def _verdict_items(frame: Frame, place: Place, verdict: CardVerdict) -> list[Item]:
    if not verdict.fits:
        return _verdict(frame, place, _("fits nowhere"), LOSS)
    if verdict.best is None:
        words = ngettext("fits {count} place", "fits {count} places", verdict.fits)
        wordings = (words.format(count=verdict.fits), str(verdict.fits))
        said = parts.first_that_fits(frame, wordings, place.w - 12, 20, Font.HEAVY)
        return _verdict(frame, place, said, EVEN)
    fill = GAIN if verdict.best > 0 else EVEN
    return _verdict(frame, place, _("best {points}").format(points=with_sign(verdict.best)), fill)


def _verdict(frame: Frame, place: Place, words: str, fill: str) -> list[Item]:
    box = parts.centre(place.cx, place.bottom + VERDICT + 8, place.w, 38)
    fit = parts.fit_text(frame, words, box.w - 12, 20, Font.HEAVY, high=box.h)
    return [_ground(box, fill), Text(fit.text, box.cx, box.cy - 1, fit.size, Font.HEAVY, INK, "c")]


@lru_cache(maxsize=64)
def _ground(box: Place, fill: str) -> Item:
    return shape(rect(0, 0, box.w, box.h, fill, 11, INK, 2.6), *box[:4])


# the Spider lets itself down beside a stack, card by card


def _threads(places: GlassPlaces, view: View, stack: int) -> list[Item]:
    if view.spider or not view.heights[stack]:
        return []
    place = places.stack(stack)
    gone = (STACK_SIZE - view.heights[stack]) / (STACK_SIZE - DEEPEST - 1)
    top = places.layout["status"].bottom
    low = place.y + 8 + (place.h - 40) * min(1.0, max(0.0, gone))
    x = place.x - THREAD
    items: list[Item] = []
    if view.near(stack):
        items.append(Glow(x, low, 60, RING, 0.7))
    return [*items, *spider(x, top, low, BODY)]


@lru_cache(maxsize=64)
def spider(x: float, top: float, y: float, r: float) -> tuple[Item, ...]:
    """A small Spider on its thread, which begins at ``top``."""
    legs = "".join(
        f"M{num(r)} {num(r)}Q{num(r + side * r * 1.1)} {num(r + up * r * 0.9 - r * 0.5)}"
        f" {num(r + side * r * 1.7)} {num(r + up * r)}"
        for side in (-1, 1)
        for up in (-0.8, -0.2, 0.5, 1.2)
    )
    drawn = path(legs, "none", INK, 5) + path(legs, "none", "#5A4470", 2.6)
    drawn += circle(r, r, r * 0.82, "#3A2C4E", INK, 2.4) + circle(r, r * 1.25, r * 0.24, RING)
    drawn += circle(r * 0.72, r * 0.66, r * 0.2, WHITE) + circle(r * 1.28, r * 0.66, r * 0.2, WHITE)
    thread = line(0, 0, 0, y - top, PAPER, 2.2)
    return (
        shape(thread, x, top, 0, y - top, 2.0, 0.75),
        shape(drawn, x - r, y - r, 2 * r, 2 * r),
    )
