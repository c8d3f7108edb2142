"""Draws a game of Bug Council among bots, ten pictures a second, to look at how it moves.

DIR gets the pictures, named by their time and by what is shown, and contact sheets of them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from build.album.setting import Nothing, table
from build.contact import contact_sheet, thumbnail
from build.shots import size_of
from scenes.backend.headless import HeadlessScreen
from scenes.council.ui import UI
from scenes.kit.preferences import Preferences, Speed
from scenes.shell.results.podium import ResultsScene
from scenes.table.routes import open_table
from scenes.table.scene import TableScene
from scenes.table.score_sheet import ScoreSheetScene

import pygame  # isort: skip  # after ours, which tell SDL what to use

RATE: Final = 10  # pictures a second
SIZE: Final = (1280, 720)
THUMBNAIL: Final = 400  # pixels a picture is wide on a sheet
ACROSS, DOWN = 5, 6
LAST: Final = 3.5  # seconds of the podium
LONGEST: Final = 1200.0  # seconds of a game


class Still(NamedTuple):
    """A picture of the film: ``what`` is shown at this time, in seconds."""

    time: float
    what: str
    picture: pygame.Surface

    @property
    def name(self) -> str:
        """The file's name."""
        return f"{self.time:06.1f}_{self.what}"


def main(argv: Sequence[str]) -> int:
    """Make the film that was asked for; the exit code."""
    wanted = _parser().parse_args(argv)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    began, count = perf_counter(), 0
    sheet: list[Still] = []
    for still in _stills(wanted):
        count += 1
        if not wanted.sheets:
            pygame.image.save(still.picture, wanted.folder / f"{still.name}.png")
        sheet.append(still._replace(picture=thumbnail(still.picture, THUMBNAIL)))
        if len(sheet) == ACROSS * DOWN:
            _save(sheet, wanted.folder)
            sheet = []
    if sheet:
        _save(sheet, wanted.folder)
    print(f"{count} pictures in {perf_counter() - began:.0f} s, in {wanted.folder}.")
    return 0 if count else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="film", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    parser.add_argument("--size", type=size_of, default=SIZE, metavar="WxH", help="of the window")
    parser.add_argument("--seats", type=int, default=4, choices=range(1, 6), help="at the table")
    parser.add_argument("--seed", type=int, default=7, help="which game")
    parser.add_argument("--only", action="append", metavar="NAME", help="only what is called so")
    parser.add_argument("--until", type=float, default=LONGEST, metavar="S", help="seconds")
    parser.add_argument("--sheets", action="store_true", help="only the contact sheets")
    parser.add_argument("--speed", type=Speed, default=Speed.NORMAL, help="how fast things move")
    parser.add_argument("--calm", action="store_true", help="with reduced motion")
    parser.add_argument("--letters", type=int, default=100, metavar="N", help="size in per cent")
    return parser


def _stills(wanted: argparse.Namespace) -> Iterator[Still]:
    """Every frame from the first deal to the podium."""
    wishes = Preferences(speed=wanted.speed, reduced_motion=wanted.calm, text_size=wanted.letters)
    setup = table(wanted.seats, people=0, seed=wanted.seed)
    with HeadlessScreen(Nothing(), wanted.size, preferences=wishes) as unseen:
        unseen.screen.open(open_table(UI, setup, wishes))
        time = ended = 0.0
        while time < min(LONGEST, wanted.until) and ended < LAST:
            unseen.screen.tick(1 / RATE)
            top = unseen.screen.stack.scenes[-1]
            shown = what(top)
            if not wanted.only or any(part in shown for part in wanted.only):
                yield Still(time, shown, unseen.render())
            time += 1 / RATE
            if isinstance(top, ResultsScene):
                ended += 1 / RATE
            elif isinstance(top, ScoreSheetScene) and top.is_done:
                unseen.render()
                unseen.press("return")


def what(scene: object) -> str:
    """What is shown now, in a word."""
    if not isinstance(scene, TableScene):
        return type(scene).__name__.removesuffix("Scene").lower()
    cue = scene.narrator.player.cue
    if cue is None:
        return "rest"
    return cue.ceremony.kind if cue.ceremony is not None else "table"


def _save(stills: Sequence[Still], folder: Path) -> None:
    """A sheet of them."""
    sheet = contact_sheet([(still.name, still.picture) for still in stills], ACROSS)
    pygame.image.save(sheet, folder / f"sheet_{stills[0].name}.png")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
