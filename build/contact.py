"""Contact sheets: many pictures side by side, each with its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

GAP: Final = 12
CAPTION: Final = 24


def thumbnail(picture: pygame.Surface, wide: int) -> pygame.Surface:
    """The same picture, so many pixels wide."""
    width, height = picture.get_size()
    return pygame.transform.smoothscale(picture, (wide, round(wide * height / width)))


def contact_sheet(thumbnails: Sequence[tuple[str, pygame.Surface]], across: int) -> pygame.Surface:
    """All pictures, of one size, so many in a row, with their names."""
    w, h = thumbnails[0][1].get_size()
    down = -(-len(thumbnails) // across)
    step_x, step_y = w + GAP, h + GAP + CAPTION
    sheet = pygame.Surface((step_x * across + GAP, step_y * down + GAP))
    sheet.fill("#16232E")
    letters = pygame.font.Font(None, CAPTION)
    for i, (name, picture) in enumerate(thumbnails):
        x, y = GAP + i % across * step_x, GAP + i // across * step_y
        sheet.blit(picture, (x, y))
        sheet.blit(letters.render(name, True, "#F6ECD4"), (x, y + h + 4))
    return sheet
