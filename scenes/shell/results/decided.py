"""The big moments of a game: cards with a sentence each, which lead to their moment in the film."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.words import _, in_turn, stopped
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK

NAME: Final = "decided:"
"""What the cards are called as controls, before their number."""
FEWEST: Final = 2  # as high as if there were so many
HEAD: Final = 74.0
SIGN: Final = 68.0
TITLE: Final = 25.0
WORDS: Final = 21.0
HIGHEST: Final = 116.0  # title and words together


class Deciding(NamedTuple):
    """One card. ``at`` is the moment of the film, ``sign`` a picture beside the words."""

    title: str
    words: str
    at: int
    sign: str


def decided_sheet(frame: Frame, place: Place, cards: tuple[Deciding, ...], aside: float) -> Items:
    """The cards below each other; so much of the heading's right end as ``aside`` stays free."""
    room = place.w - 56 - aside
    items: list[Item] = [
        *parts.panel(place, radius=18.0),
        parts.heading(frame, _("Big moments"), place.x + 28, place.y + 40, room, 26),
    ]
    body = parts.box(place.x + 20, place.y + HEAD, place.w - 40, place.h - HEAD - 16)
    rows = parts.rows(body, max(FEWEST, len(cards)), 10)
    for number, (row, card) in enumerate(zip(rows, cards, strict=False)):
        items += _card(frame, row, number, card)
    return tuple(items)


def _card(frame: Frame, row: Place, number: int, card: Deciding) -> Items:
    """A title, a sentence, and an arrow that says that it leads somewhere."""
    name = f"{NAME}{number}"
    left, right = row.x + 22 + SIGN + 20, row.right - 62
    high = min(row.h - 4, HIGHEST)
    top = row.cy - high / 2
    title = parts.fitted(
        frame, card.title, left, top + 20, right - left, TITLE, Font.TITLE, high=36
    )
    words = parts.fitted_paragraph(
        frame, card.words, left, top + 38, right - left, high - 42, WORDS, colour=FAINT_INK
    )
    play = 34.0
    return (
        *parts.inlay(row),
        *parts.ring_if(frame, name, row, 14),
        Picture(card.sign, row.x + 20, row.cy - SIGN / 2, SIGN, SIGN),
        title,
        *words.items,
        Picture("shared/icon_play", row.right - 50, row.cy - play / 2, play, play),
        Control(name, *row[:4], in_turn((stopped(card.title), card.words))),
    )
