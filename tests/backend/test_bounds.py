"""Whatever is drawn anew for a card holds all of it: nothing stays behind where it was."""

from __future__ import annotations

import random

import numpy as np
import pygame
import pytest

from game.assets import assets_root
from scenes.app import DECKS
from scenes.backend.paint.bounds import bounds
from scenes.backend.paint.painter import Painter
from scenes.kit.display import Card, Item, Text

CARDS = (("council", "M9"), ("council", None), ("rugs", None), ("bugami", "C5"), ("glass", None))


def no_letters(_: Text) -> tuple[float, float]:
    raise AssertionError


def drawn(painter: Painter, target: pygame.Surface, *items: Item) -> np.ndarray:
    painter.paint(target, items)
    return pygame.surfarray.array3d(target)


@pytest.mark.parametrize("patient", [True, False], ids=["at rest", "on its way"])
@pytest.mark.parametrize("width", [640, 1920])
def test_a_card_lies_within_its_bounds_and_they_are_not_far(
    width: int, *, patient: bool, whole: bool
) -> None:
    """Ten cards of all sizes and angles; forty with ``--whole``."""
    cards = 40 if whole else 10
    dice = random.Random(5)
    target = pygame.Surface((width, width * 9 // 16)).convert()
    painter = Painter(assets_root(), decks=DECKS, patient=patient, bake=False)
    painter.fit(target.get_size())
    empty, spare = drawn(painter, target), list[float]()
    for _ in range(cards):
        deck, code = dice.choice(CARDS)
        angle, lift = dice.choice((0.0, dice.uniform(-180, 180))), dice.choice((0.0, 2.6))
        card = Card(deck, code, 960, 540, dice.uniform(40, 300), angle, lift=lift)
        box = bounds(card, painter.scale, target.get_rect(), no_letters)
        drawn(painter, target, card)  # on its way, it has nothing to show in its first frame
        for _frame in range(2):
            columns, rows = (drawn(painter, target, card) != empty).any(2).nonzero()
            if not len(columns):
                continue
            assert box.left <= columns.min()
            assert columns.max() < box.right
            assert box.top <= rows.min()
            assert rows.max() < box.bottom
            seen = (np.ptp(columns) + 1) * (np.ptp(rows) + 1)
            spare.append(box.w * box.h / seen)
    assert len(spare) > cards
    assert sum(spare) / len(spare) < 1.8
