"""Pictures of the way from the form of a table to the first card on a phone, in a real browser.

``python -m build.phone_walk DIR`` draws every step of it, without a folder the picture of the docs.
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep
from typing import Final

import pygame

from build.chromium import PATIENCE, Browser, Tab
from build.environment import ROOT
from game.catalogue import FIRST, SHELF, part_of
from game.seating import SeatSetup, TableSetup
from scenes.backend.headless import HeadlessScreen
from scenes.kit.preferences import Preferences, Speed
from scenes.table.phones.codes import CodesScene
from scenes.table.phones.hands import Hands
from scenes.table.routes import ROUTES
from scenes.table.scene import TableScene
from scenes.table.session import TableSession

HERE: Final = "127.0.0.1"
PEOPLE: Final = {"Ada": "orange", "Bruno": "sky", "Chika": "leaf", "Dov": "pink"}
SIZES: Final = ((360, 640), (640, 360), (320, 568))
PAPER: Final = ROOT / "docs" / "phones.png"
SCREEN: Final = (960, 540)
PHONE: Final = (250, 540)
GAP: Final = 20
TRICKS: Final = 15  # choices until there is something to see
MAY: Final = "document.querySelector('#buttons .may, #zones .may, #hand .may')"
ASKED: Final = "document.title.startsWith('●')"
GO: Final = "document.getElementById('go')"


class Evening:
    """Four people at a council, their phones in one browser."""

    def __init__(self, open_: ExitStack) -> None:
        seats = tuple(SeatSetup(name, colour) for name, colour in PEOPLE.items())
        ui = part_of(SHELF[FIRST], "scenes.*.ui.UI")
        setup = TableSetup(seats, seed=5, game=FIRST)
        self.session = TableSession.new_unsaved(ui, setup, Preferences(speed=Speed.OFF), ROUTES)
        Hands.from_one = 64  # they all come from here
        self.hands = self.session.hands = Hands(self.session, HERE, port=0)
        open_.callback(self.session.leave)
        self.hands.stop()
        self.codes = CodesScene(self.session, self.hands)
        folder = open_.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        self.browser = open_.enter_context(Browser(Path(folder)))
        self.window = open_.enter_context(HeadlessScreen(TableScene(self.session), (1280, 720)))

    def sit(self) -> list[Tab]:
        """Everybody scans."""
        tabs = [self.browser.phone() for _ in PEOPLE]
        for seat, tab in enumerate(tabs):
            tab.go(self.hands.address(seat))
            tab.waits_for("document.querySelectorAll('#people li').length > 0")
        return tabs

    def go_on(self, tabs: Sequence[Tab], choices: int) -> Tab:
        """Everybody taps until so many choices are made; who is asked then."""
        actions = self.session.match.actions
        end = monotonic() + PATIENCE
        while monotonic() < end:
            self.window.step(0.1)
            asked = next((tab for tab in tabs if tab.run(ASKED)), None)
            if asked is None:
                sleep(0.02)
            elif len(actions) >= choices and len(self.session.match.due) == 1:
                asked.waits_for(f"!!{MAY}")
                return asked
            elif asked.run(f"{GO}.disabled"):
                asked.run(f"{MAY}?.click()")
            else:
                asked.run(f"{GO}.click()")
        raise TimeoutError


def draw(folder: Path) -> None:
    """Every step, each phone in all sizes."""
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as open_:
        evening = Evening(open_)
        with HeadlessScreen(evening.codes, (1280, 720)) as screen:
            pygame.image.save(screen.render(), folder / "1_codes.png")
        stranger = evening.browser.phone()
        stranger.go(evening.hands.origin)
        stranger.waits_for("!document.getElementById('door').hidden")
        shots(stranger, folder, "2_door")
        tabs = evening.sit()
        first = evening.go_on(tabs, 0)
        shots(first, folder, "3_first_card")
        first.run(f"{MAY}.click()")
        shots(first, folder, "4_chosen")
        asked = evening.go_on(tabs, TRICKS)
        shots(asked, folder, "5_asked")
        shots(next(tab for tab in tabs if tab is not asked), folder, "6_waits")


def shots(tab: Tab, folder: Path, name: str) -> None:
    """One step in all sizes."""
    for width, height in SIZES:
        tab.size(width, height)
        (folder / f"{name}_{width}x{height}.png").write_bytes(tab.picture())
    tab.size(*SIZES[0])


def paper() -> None:
    """The big screen while somebody chooses, their phone, and the phone of somebody who waits."""
    with ExitStack() as open_:
        evening = Evening(open_)
        tabs = evening.sit()
        asked = evening.go_on(tabs, TRICKS)
        asked.run(f"{MAY}.click()")
        waits = next(tab for tab in tabs if tab is not asked)
        parts = [pygame.transform.smoothscale(evening.window.render(), SCREEN)]
        for tab in (asked, waits):
            tab.size(390, 842)
            picture = pygame.image.load(io.BytesIO(tab.picture()), "phone.png")
            parts.append(pygame.transform.smoothscale(picture, PHONE))
    wide = sum(part.get_width() for part in parts) + GAP * (len(parts) - 1)
    whole = pygame.Surface((wide, SCREEN[1]), pygame.SRCALPHA)
    left = 0
    for part in parts:
        whole.blit(part, (left, 0))
        left += part.get_width() + GAP
    pygame.image.save(whole, PAPER)


def main(argv: Sequence[str]) -> int:
    """Draw what was asked for; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m build.phone_walk", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="where the steps go")
    folder = parser.parse_args(argv).folder
    if folder is None:
        paper()
    else:
        draw(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
