"""Opens every file of ours once: whatever is missing or damaged is found without playing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame

from scenes.backend.music.stems import RATE, Stems, pieces
from scenes.backend.paint.assets import ArtFolder, AssetError, asset_name
from scenes.backend.paint.raster import rasterise
from scenes.backend.paint.text import Typesetter
from scenes.backend.paint.tiled import LayoutShelf
from scenes.kit.display import Font

SIZE: Final = (96, 96)  # pixels; large enough to see that something was drawn
LETTERS: Final = "Hamburgefonstiv 0123456789 –×"


def open_everything(assets: Path) -> Iterator[tuple[str, int]]:
    """The kinds of files below ``assets``, each with how many there are and work.

    Needs an open window and, for the sounds, a device; SDL's dummies will do.

    Raises:
        AssetError: A drawing is empty, or a kind of files is missing.
        Exception: What pygame says of a file that it cannot read.
    """
    opened = {
        "drawings": _drawings(assets / "art"),
        "layouts": len(list(LayoutShelf(assets / "layouts").values())),
        "fonts": _fonts(assets / "fonts"),
        "sounds": _sounds(assets / "sounds"),
        "music": _music(assets / "music"),
    }
    for kind, count in opened.items():
        if not count:
            raise AssetError(f"there are no {kind}")
        yield kind, count


def _drawings(folder: Path) -> int:
    art = ArtFolder(folder)
    names = [asset_name(folder, file) for file in sorted(folder.rglob("*.svg"))]
    for name in names:
        if not rasterise(art.drawing(name).markup(), SIZE).get_bounding_rect():
            raise AssetError(f"art/{name}.svg shows nothing")
    return len(names)


def _fonts(folder: Path) -> int:
    letters = Typesetter(folder)
    for font in Font:
        letters.measure(LETTERS, 40, font)
    return len(Font)


def _sounds(folder: Path) -> int:
    files = sorted(folder.rglob("*.ogg"))
    pygame.mixer.init()
    try:
        for file in files:
            pygame.mixer.Sound(file)
    finally:
        pygame.mixer.quit()
    return len(files)


def _music(folder: Path) -> int:
    known = pieces(folder)
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    try:
        for name, piece in known.items():
            stems = Stems(folder / name, piece)
            for stem in piece.stems:
                stems.link(stem, 0)
    finally:
        pygame.mixer.quit()
    return len(known)
