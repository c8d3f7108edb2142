"""The leaves: a green card with a number, and a dark back."""

from __future__ import annotations

from typing import Final

from game.describe.line import CardSpan
from scenes.kit.cards import CARD_RATIO, Dim, FacePart, Print
from scenes.kit.display import Font, Shape
from scenes.kit.parts.svg import rect
from scenes.kit.theme import INK

DECK: Final = "last_leaf"
LEAF, BACK = "#8FC06A", "#2F6B3A"


class LeafDeck:
    id = DECK
    ratio = CARD_RATIO

    def face(self, code: str | None, pixels: int, *, dim: bool, finer: int = 1) -> list[FacePart]:
        w, h = pixels * finer, round(pixels * finer * CARD_RATIO)
        ground = rect(1, 1, w - 2, h - 2, BACK if code is None else LEAF, w / 12, INK, w / 60)
        pieces: list[FacePart] = [Shape(ground, 0, 0, w, h)]
        if code is not None:
            pieces.append(Print(code, w / 2, h / 4, h // 5, Font.TITLE, INK))
        return [*pieces, Dim(0.5, (), w, h, 0.0)] if dim else pieces


def words(code: str) -> str:
    return f"leaf {code}"


def span(card: int) -> CardSpan:
    return CardSpan(str(card), words(str(card)), str(card), "shared/icon_cards")
