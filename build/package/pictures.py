"""The pictures that shops show: `python -m build.package.pictures DIR`.

They go to the address that the metainfo names, under the names that it gives them; those of another
language lie in a folder with its code.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from build.album.moments import NAMED, SHOPS, pictures
from build.environment import say
from build.package import localized

import pygame  # isort: skip  # after ours, which tell SDL what to use

SIZE: Final = (1920, 1080)


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
    """Draw every picture in a language."""
    folder.mkdir(parents=True, exist_ok=True)
    shown = pictures(SIZE, [NAMED[name] for name in SHOPS.values()], language)
    for name, (_moment, picture) in zip(SHOPS, shown, strict=True):
        file = folder / f"{name}.png"
        pygame.image.save(picture, file)
        say(str(file))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
