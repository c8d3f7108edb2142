"""The pictures that shops show: `python -m build.package.pictures DIR`.

They go to the address that the metainfo names, under the names that it gives them; those of another
language lie in a folder with its code.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from build.album.moments import FURTHER, MOMENTS, pictures
from build.environment import say
from build.package import localized
from game.catalogue import part_of

import pygame  # isort: skip  # after ours, which tell SDL what to use

SIZE: Final = (1920, 1080)
SHOWN: Final[Mapping[str, str]] = {
    "table": "follow",
    "visit": "visit_preview",
    "solo": "solo_pyramid",
    **{game.folder: part_of(game, "build.album.*.moments.SHOWN") for game in FURTHER},
}
"""What the pictures are called there, and in the album."""


def main(argv: Sequence[str]) -> int:
    """Draw them all; the exit code."""
    parser = argparse.ArgumentParser(prog="build.package.pictures", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="where they go")
    folder: Path = parser.parse_args(argv).folder
    draw(folder)
    for language in localized.languages():
        draw(folder / language, language)
    return 0


def draw(folder: Path, language: str = "en") -> None:
    """All of them in a language."""
    folder.mkdir(parents=True, exist_ok=True)
    names = {moment: name for name, moment in SHOWN.items()}
    chosen = [moment for moment in MOMENTS if moment.name in names]
    for moment, picture in pictures(SIZE, chosen, language):
        file = folder / f"{names[moment.name]}.png"
        pygame.image.save(picture, file)
        say(str(file))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
