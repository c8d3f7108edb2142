"""Golden pictures: a dozen moments, kept small, that every test run compares with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from build.album.moments import GOLDEN, NAMED, pictures

import pygame  # isort: skip  # after ours, which tell SDL what to use

FOLDER: Final = Path(__file__).parents[2] / "tests" / "golden" / "pictures"
DRAWN: Final = (1280, 720)
KEPT: Final = (640, 360)
FEW_COLOURS: Final = 16  # bits of a pixel


def draw_moments() -> Iterator[tuple[str, pygame.Surface]]:
    """Each golden moment as it is drawn now, reduced."""
    for moment, picture in pictures(DRAWN, [NAMED[name] for name in GOLDEN]):
        yield moment.name, reduce(picture)


def reduce(picture: pygame.Surface) -> pygame.Surface:
    """Half as wide, in few colours: small files that still show what has moved or is gone."""
    few = pygame.Surface(KEPT, 0, FEW_COLOURS)
    few.blit(pygame.transform.smoothscale(picture, KEPT), (0, 0))
    return few.convert(24)


def renew() -> int:
    """Write all golden pictures anew; gives their size in bytes."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    for name, picture in draw_moments():
        pygame.image.save(picture, FOLDER / f"{name}.png")
    return sum(file.stat().st_size for file in FOLDER.glob("*.png"))
