"""Cards as words: small chips with emblem and value, to stand in a sentence or on a plaque."""

from __future__ import annotations

from typing import Final

from game.rules.council.api import Card, card_name
from scenes.council.palette import FACTION_ASSETS, FACTION_COLOURS, FACTION_INKS
from scenes.kit.cards import CHIP_RATIO
from scenes.kit.display import Font, Item, Picture, Text
from scenes.kit.parts.ink import rect, shape
from scenes.kit.theme import INK

MINI: Final = 36.0


def mini_card(x: float, y: float, card: Card, height: float = MINI) -> list[Item]:
    """A card as a word: emblem and value on its colour; (x, y) is the middle of its left edge."""
    letter = card_name(card)[0]
    wide = height * CHIP_RATIO
    return [
        shape(
            rect(0, 0, wide, height, FACTION_COLOURS[letter], height * 0.22, INK, 2.5),
            x,
            y - height / 2,
            wide,
            height,
        ),
        Picture(
            f"emblem_{FACTION_ASSETS[letter]}", x + 3, y - height * 0.42, height * 0.84,
            height * 0.84,
        ),
        Text(card_name(card)[1:], x + height * 1.1, y - 1, height * 0.64, Font.TITLE,
             FACTION_INKS[letter], "c"),
    ]  # fmt: skip
