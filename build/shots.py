"""Writes a picture of every scene, for people to look at: DIR/<size>/NN_name.png and a sheet."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

from build.album import golden
from build.album.moments import MOMENTS, STEPS, Moment, pictures

import pygame  # isort: skip  # after ours, which tell SDL what to use

SIZES: Final = ((1280, 720), (1920, 1080), (1024, 640))
THUMBNAIL: Final = 480  # pixels a picture is wide on the contact sheet
ACROSS: Final = 4
GAP: Final = 12
CAPTION: Final = 24


def main(argv: Sequence[str]) -> int:
    """Make the pictures that were asked for; the exit code."""
    parser = _parser()
    wanted = parser.parse_args(argv)
    if wanted.golden:
        print(f"{len(golden.NAMES)} pictures, {golden.renew() / 1e6:.1f} MB, in {golden.FOLDER}.")
        return 0
    if wanted.folder is None:
        parser.error("say where the pictures go")
    chosen = [
        moment
        for moment in (STEPS if wanted.lessons else MOMENTS)
        if not wanted.only or any(part in moment.name for part in wanted.only)
    ]
    if not chosen:
        print(f"No scene is called {' or '.join(wanted.only)}.", file=sys.stderr)
        return 1
    began = perf_counter()
    for size in wanted.size or SIZES:
        _album(wanted.folder, size, chosen, wanted.language, wanted.letters)
    print(f"{len(chosen)} scenes in {perf_counter() - began:.0f} s, in {wanted.folder}.")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="shots", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", nargs="?", help="where the pictures go")
    parser.add_argument(
        "--size", type=size_of, action="append", metavar="WxH", help="only this size (may repeat)"
    )
    parser.add_argument(
        "--only", action="append", metavar="NAME", help="only scenes with this in their name"
    )
    parser.add_argument(
        "--language", default="en", metavar="CODE", help="in this language; xx is made up"
    )
    parser.add_argument("--lessons", action="store_true", help="every step of every lesson instead")
    parser.add_argument(
        "--letters", type=int, metavar="PERCENT", help="letters so large in all scenes (100 to 200)"
    )
    parser.add_argument(
        "--golden", action="store_true", help="renew the pictures that the tests compare with"
    )
    return parser


def size_of(text: str) -> tuple[int, int]:
    """``1280x720`` as pixels."""
    width, _, height = text.partition("x")
    return int(width), int(height)


def _album(
    folder: Path,
    size: tuple[int, int],
    chosen: Sequence[Moment],
    language: str,
    letters: int | None,
) -> None:
    """All pictures of one size, and the sheet with all of them."""
    place = folder / f"{size[0]}x{size[1]}"
    place.mkdir(parents=True, exist_ok=True)
    thumbnails = []
    for moment, picture in pictures(size, chosen, language, letters):
        name = f"{chosen.index(moment) + 1:02}_{moment.name}"
        pygame.image.save(picture, place / f"{name}.png")
        small = THUMBNAIL, round(THUMBNAIL * size[1] / size[0])
        thumbnails.append((name, pygame.transform.smoothscale(picture, small)))
        print(f"{place.name}: {len(thumbnails)} of {len(chosen)}, {moment.name}", flush=True)
    pygame.image.save(_sheet(thumbnails), place / "contact.png")


def _sheet(thumbnails: Sequence[tuple[str, pygame.Surface]]) -> pygame.Surface:
    """All pictures side by side with their names."""
    w, h = thumbnails[0][1].get_size()
    down = -(-len(thumbnails) // ACROSS)
    step_x, step_y = w + GAP, h + GAP + CAPTION
    sheet = pygame.Surface((step_x * ACROSS + GAP, step_y * down + GAP))
    sheet.fill("#16232E")
    letters = pygame.font.Font(None, CAPTION)
    for i, (name, picture) in enumerate(thumbnails):
        x, y = GAP + i % ACROSS * step_x, GAP + i // ACROSS * step_y
        sheet.blit(picture, (x, y))
        sheet.blit(letters.render(name, True, "#F6ECD4"), (x, y + h + 4))
    return sheet


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
