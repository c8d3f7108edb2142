"""The cards of a trick, each in front of its seat, and the place where the next one will lie."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.seating import SeatSetup
from game.words import _, ngettext
from scenes.kit import display, parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Item
from scenes.kit.layout import Place
from scenes.kit.parts import focus_ring
from scenes.kit.parts.svg import dashes, path, rect, rounded_box, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import BAR, INVITING, SEE_THROUGH, WHITE
from scenes.table.cue import CardFace, Point
from scenes.table.pieces.plaque import owner_ribbon


def trick_words(count: int) -> str:
    """``no trick yet``, ``1 trick``, ``2 tricks`` and so on."""
    if not count:
        return _("no tricks yet")
    return ngettext("{count} trick", "{count} tricks", count).format(count=count)


@dataclass(frozen=True, slots=True)
class TrickCard:
    """A card of the trick. ``place`` counts from 1; the leader's is 1.

    ``wins`` rings it; ``badges`` lie on medals at its corner, from right to left: each a token
    and what its medal is made of.
    """

    who: SeatSetup
    card: CardFace
    place: int
    wins: bool = False
    badges: tuple[tuple[str, str], ...] = ()


def trick_card(frame: Frame, at: Point, width: float, played: TrickCard) -> list[Item]:
    """A card in front of its seat, its middle ``at``, with its owner's ribbon and its badges."""
    x, y = at
    h = width * CARD_RATIO
    items: list[Item] = []
    if played.wins:
        items += focus_ring(Place(x - width / 2, y - h / 2, width, h), 12)
    items.append(display.Card(*played.card, x, y, width))
    items += owner_ribbon(frame, x, y + h / 2 - 4, width, played.who, f"{played.place}. ")
    bx, by = x + width / 2 - 12, y - h / 2 + 4
    for number, badge in enumerate(played.badges):
        items += parts.medal(bx - 50 * number, by, 24, *badge)
    return items


def waiting_place(frame: Frame, at: Point, width: float, who: SeatSetup, words: str) -> list[Item]:
    """The dashed outline where the next card will lie, its middle ``at``."""
    x, y = at
    return [
        *_outline(x, y, width),
        *parts.paragraph(
            frame, words, x, y - parts.roomier(frame, 26), width - 16, 20, colour=WHITE, align="c"
        ).items,
        *owner_ribbon(frame, x, y + width * 0.7 - 4, width, who),
    ]


@lru_cache(maxsize=32)
def _outline(x: float, y: float, w: float) -> tuple[Item, ...]:
    h = w * CARD_RATIO
    drawn = rect(0, 0, w, h, BAR, 14, None, 0, SEE_THROUGH)
    drawn += path(dashes(rounded_box(2, 2, w - 4, h - 4, 14), (12.0, 9.0)), "none", INVITING, 3.4)
    return (shape(drawn, x - w / 2, y - h / 2, w, h),)
