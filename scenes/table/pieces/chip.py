"""Cards as words: small chips with a suit's picture, to stand in a sentence or on a plaque."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.describe.line import CardSpan, SignSpan
from scenes.kit import parts
from scenes.kit.cards import CHIP_RATIO
from scenes.kit.display import Font, Item, Picture, Text
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import INK

MINI: Final = 36.0
HIGHEST: Final = 42.0  # a chip between words


def mini_card(frame: Frame, x: float, y: float, card: CardSpan, height: float = MINI) -> list[Item]:
    """A card as a word: picture and value on its colour; (x, y) is the middle of its left edge."""
    wide = height * CHIP_RATIO
    look = frame.chip(card.sign)
    return [
        shape(
            rect(0, 0, wide, height, look.ground, height * 0.22, INK, 2.5),
            x,
            y - height / 2,
            wide,
            height,
        ),
        Picture(card.sign, x + 3, y - height * 0.42, height * 0.84, height * 0.84),
        Text(card.value, x + height * 1.1, y - 1, height * 0.64, Font.TITLE, look.ink, "c"),
    ]


def card_chip(frame: Frame, x: float, y: float, card: CardSpan, size: float) -> parts.Pill:
    """A card in full words on its colour, with the picture of its suit."""
    high = min(size * 1.5, HIGHEST)
    wide, look = (
        high + frame.measure(card.words, size, Font.BOLD) + size * 0.6,
        frame.chip(card.sign),
    )
    sign = Picture(card.sign, x + 3, y - high * 0.43, high * 0.86, high * 0.86)
    label = Text(card.words, x + high + 2, y - 1, size, Font.BOLD, look.ink)
    return parts.Pill((_ground(x, y, wide, high, look.ground), sign, label), wide)


@lru_cache(maxsize=256)
def _ground(x: float, y: float, w: float, h: float, colour: str) -> Item:
    return shape(rect(0, 0, w, h, colour, h * 0.3, INK, 2.2), x, y - h / 2, w, h)


def sign_chip(frame: Frame, x: float, y: float, named: SignSpan, size: float) -> parts.Pill:
    """A name behind its picture."""
    side = size * 1.3
    wide = side + size * 0.2 + frame.measure(named.words, size, Font.BOLD)
    sign = Picture(named.sign, x, y - side / 2, side, side)
    label = Text(named.words, x + side + size * 0.2, y - 1, size, Font.BOLD, INK)
    return parts.Pill((sign, label), wide)
