"""The settings, a key that is waited for, and what comes after a crash."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from build.album.setting import open_scene
from game.library import AppFolders, Library
from scenes.app import first_scene
from scenes.backend.headless import Unseen
from scenes.kit.bindings import Shortcut
from scenes.kit.preferences import Preferences
from scenes.options import Options
from scenes.shell.dialogs.crash import CrashScene
from scenes.shell.settings.pages import PAGES
from scenes.shell.settings.scene import SettingsScene


def page(name: str) -> Callable[[Unseen], None]:
    """A tab of the settings over the title."""

    def show(unseen: Unseen) -> None:
        open_scene(unseen, first_scene(Options()))
        preferences = Preferences(called="Ada", keys={Shortcut.LOG: "home", Shortcut.ON: "f5"})
        open_scene(unseen, SettingsScene(preferences, name))

    return show


def catching(unseen: Unseen) -> None:
    """Waiting for the new key of the log."""
    page("keys")(unseen)
    unseen.click("key:l")


def caught(unseen: Unseen) -> None:
    """The log has got the key of the last trick."""
    catching(unseen)
    unseen.press("t")


def crash(unseen: Unseen) -> None:
    """The page at the start after a crash, without a game."""
    with TemporaryDirectory() as folder:
        library = Library(AppFolders.within(Path(folder)))
        open_scene(unseen, first_scene(Options()))
        open_scene(unseen, CrashScene(library, Path(folder) / "session.log"))


MOMENTS: Final = (
    *((f"settings_{name}", page(name)) for name, *_ in PAGES),
    ("settings_catching", catching),
    ("settings_caught", caught),
    ("crash", crash),
)
