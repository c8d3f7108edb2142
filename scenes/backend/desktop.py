"""The real desktop around the window: its file manager, and the screen."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from typing import Final

import pygame

from game.words import N_, _
from scenes.backend.locales import desktop_languages
from scenes.kit.preferences import Preferences

ASKS_THE_PROGRAM: Final = frozenset({"x11", "wayland"})
OPENERS: Final = {"darwin": "open"}
UNIX_OPENER: Final = "xdg-open"
NO_OPENER: Final = N_("No file manager was found. The files are in {folder}.")
NO_FOLDER: Final = N_("The folder {folder} is gone.")
NO_CLIPBOARD: Final = N_("The clipboard could not be used: {reason}.")
FAILED: Final = N_("The folder cannot be opened: {reason}. The files are in {folder}.")


class OwnDesktop:
    """Asks the system for what goes beyond the window."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    def fill_screen(self) -> None:
        """Full screen, or back; the window follows the preferences."""
        self._preferences.fullscreen = not self._preferences.fullscreen

    def open_folder(self, folder: Path) -> str:
        """Ask the file manager, and do not wait for it."""
        if not folder.is_dir():
            return _(NO_FOLDER).format(folder=folder)
        try:
            return "" if _show(folder) else _(NO_OPENER).format(folder=folder)
        except OSError as trouble:
            return _(FAILED).format(reason=trouble.strerror, folder=folder)

    def open_page(self, address: str) -> str:
        """Ask the browser, and do not wait for it."""
        lost = _("No web browser was found. The address of the page is {address}.")
        try:
            shown = _show(address)
        except OSError:
            shown = False
        return "" if shown else lost.format(address=address)

    def copy(self, text: str) -> str:
        """Hand a text to the clipboard, and look whether it is there."""
        try:
            pygame.scrap.put_text(text)
            arrived = pygame.scrap.get_text().replace("\r\n", "\n") == text
        except (pygame.error, ValueError) as trouble:
            return _(NO_CLIPBOARD).format(reason=trouble)
        if arrived:
            return ""
        return _(NO_CLIPBOARD).format(reason=_("something else is on it"))

    @property
    def forgets(self) -> bool:
        """Whether the clipboard asks the program for the text as long as that runs."""
        return pygame.display.get_driver() in ASKS_THE_PROGRAM

    def paste(self) -> str:
        """The text on the clipboard; none where it holds bytes that are no letters."""
        try:
            return pygame.scrap.get_text()
        except (pygame.error, ValueError):
            return ""

    def languages(self) -> Sequence[str]:
        """What the settings of this computer say."""
        return desktop_languages()


def _show(place: Path | str) -> bool:
    """False: there is no program to do it. Raises OSError."""
    if sys.platform == "win32":
        os.startfile(place)  # noqa: S606  # a folder or a page of ours, not a program
        return True
    opener = shutil.which(OPENERS.get(sys.platform, UNIX_OPENER))
    if opener is None:
        return False
    from subprocess import DEVNULL, Popen  # only few people ever need it

    asked = Popen(  # noqa: S603  # a program found on the path, and one word for it
        [opener, str(place)],
        stdin=DEVNULL,
        stdout=DEVNULL,
        stderr=DEVNULL,
        start_new_session=True,
    )
    Thread(target=asked.wait, name="opener", daemon=True).start()  # nobody else waits for it
    return True
