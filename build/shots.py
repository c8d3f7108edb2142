"""Writes a picture of every scene, for people to look at: DIR/<size>/NN_name.png and a sheet.

With --trees also what a screen reader is told of it, for people to read: NN_name.txt beside it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

from build.album import golden
from build.album.moments import GOLDEN, MOMENTS, NAMED, STEPS, Moment, pictures, windows
from build.album.outline import outline
from build.contact import contact_sheet, thumbnail
from build.environment import ROOT

import pygame  # isort: skip  # after ours, which tell SDL what to use

SIZES: Final = ((1280, 720), (1920, 1080), (1024, 640))
THUMBNAIL: Final = 480  # pixels a picture is wide on the contact sheet
ACROSS: Final = 4
PAPERS: Final = ROOT / "docs"
SHOWN: Final = {
    "council": "visit_preview",
    "rugs": "rugs_pick",
    "bugami": "bugami_follow_allowed",
    "glass": "glass_place",
}
"""The pictures of the README, by their files: each a moment of the album."""


def main(argv: Sequence[str]) -> int:
    """Make the pictures that were asked for; the exit code."""
    parser = _parser()
    wanted = parser.parse_args(argv)
    if wanted.golden:
        print(f"{len(GOLDEN)} pictures, {golden.renew() / 1e6:.1f} MB, in {golden.FOLDER}.")
        return 0
    if wanted.papers:
        print(f"{_papers()} pictures in {PAPERS}.")
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
        _album(wanted.folder, size, chosen, wanted)
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
        "--trees", action="store_true", help="what a screen reader is told, beside each picture"
    )
    parser.add_argument(
        "--golden", action="store_true", help="renew the pictures that the tests compare with"
    )
    parser.add_argument(
        "--papers", action="store_true", help="draw the pictures of the README and of docs anew"
    )
    return parser


def _papers() -> int:
    """Draw what the papers show, as it looks today; how many pictures."""
    for file, name in SHOWN.items():
        for _moment, picture in pictures(SIZES[0], [NAMED[name]]):
            small = pygame.transform.smoothscale(picture, (960, 540))
            pygame.image.save(small, PAPERS / f"{file}.png")
    return len(SHOWN)


def size_of(text: str) -> tuple[int, int]:
    """``1280x720`` as pixels."""
    width, _, height = text.partition("x")
    return int(width), int(height)


def _album(
    folder: Path, size: tuple[int, int], chosen: Sequence[Moment], wanted: argparse.Namespace
) -> None:
    """All pictures of one size, and the sheet with all of them."""
    place = folder / f"{size[0]}x{size[1]}"
    place.mkdir(parents=True, exist_ok=True)
    thumbnails = []
    for moment, unseen in windows(size, chosen, wanted.language, wanted.letters):
        name = f"{chosen.index(moment) + 1:02}_{moment.name}"
        picture = unseen.render()
        pygame.image.save(picture, place / f"{name}.png")
        if wanted.trees:
            (place / f"{name}.txt").write_text(outline(unseen), encoding="utf-8")
        thumbnails.append((name, thumbnail(picture, THUMBNAIL)))
        print(f"{place.name}: {len(thumbnails)} of {len(chosen)}, {moment.name}", flush=True)
    pygame.image.save(contact_sheet(thumbnails, ACROSS), place / "contact.png")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
