"""The settings, a key that is waited for, and what comes after a crash."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from build.album.setting import open_scene
from build.album.vocabulary import family, moment, step
from game.library import AppFolders, Library
from scenes.app import first_scene
from scenes.backend.headless import HeadlessScreen
from scenes.kit.bindings import Shortcut
from scenes.kit.preferences import Preferences
from scenes.options import Options
from scenes.shell.dialogs.crash import CrashScene
from scenes.shell.settings.pages import PAGES
from scenes.shell.settings.scene import SettingsScene


@family("settings_*", lambda: [name for name, *_ in PAGES])
@step
def settings(unseen: HeadlessScreen, rest: str) -> None:
    """A tab of the settings over the title."""
    open_scene(unseen, first_scene(Options()))
    preferences = Preferences(called="Ada", keys={Shortcut.LOG: "home", Shortcut.ON: "f5"})
    open_scene(unseen, SettingsScene(preferences, rest))


@moment("crash")
def crash(unseen: HeadlessScreen) -> None:
    """The page at the start after a crash, without a game."""
    with TemporaryDirectory() as folder:
        library = Library(AppFolders.within(Path(folder)))
        open_scene(unseen, first_scene(Options()))
        open_scene(unseen, CrashScene(library, Path(folder) / "session.log"))
