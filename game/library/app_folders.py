"""Where a player's tables, settings and logs lie on this computer."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.records import shorten
from game.refusal import CommandRefusal
from game.words import N_, _

LONGEST: Final = 200  # letters of a name that are shown
APP: Final = "bug-council"
VARIABLE: Final = "BUG_COUNCIL_DATA"
"""The environment variable that names another folder for everything; the option comes first."""


NAMED: Final = "--data-dir"
"""The option that names it."""
HOME: Final = "HOME"
"""In what everything lies where nobody names a folder."""
HOMELESS: Final = N_(
    "Your home folder is unknown here. Name a folder with {option}, or in {variable}."
)
NO_HOME: Final = N_(
    "{way}: the home folder that {folder} begins with is unknown here. Name the whole folder."
)
NO_START: Final = N_(
    "{way}: {folder} begins in the folder where the program was started, which is gone. Name the "
    "whole folder."
)
NO_NAME: Final = N_("{way}: {folder} has characters that no folder name can have.")


@dataclass(frozen=True, slots=True)
class AppFolders:
    """Folders and files; none of them needs to exist yet."""

    data: Path
    settings: Path
    logs: Path

    @classmethod
    def within(cls, folder: Path, way: str = NAMED) -> AppFolders:
        """Everything in one folder, however it was named. Raises Refusal."""
        folder = whole(folder, way)
        return cls(folder, folder / "settings.json", folder / "logs")


def find_folders(asked: Path | None = None) -> AppFolders:
    """Where the player wants things, or where this system keeps them. Raises Refusal."""
    if asked is not None:
        return AppFolders.within(asked)
    if named := os.environ.get(VARIABLE):
        return AppFolders.within(Path(named), VARIABLE)
    from platformdirs import PlatformDirs

    usual = PlatformDirs(APP, appauthor=False)
    try:
        found = usual.user_data_path, usual.user_config_path, usual.user_log_path
    except RuntimeError:
        raise CommandRefusal(_(HOMELESS).format(option=NAMED, variable=VARIABLE)) from None
    data, settings, logs = (whole(folder, HOME) for folder in found)
    return AppFolders(data, settings / "settings.json", logs)


def whole(folder: Path, way: str) -> Path:
    """A folder from its root on. Raises Refusal where there is no such thing."""
    asked, trouble = str(folder), None
    try:
        if "\0" in asked:
            trouble = NO_NAME
        os.fsencode(folder)
        folder = folder.expanduser()
    except ValueError:
        trouble = NO_NAME
    except RuntimeError:
        trouble = NO_HOME
    try:
        folder = folder.absolute()
    except OSError:
        trouble = trouble or NO_START
    if trouble is not None:
        shown = shorten(asked.encode("utf-8", "backslashreplace").decode(), LONGEST)
        raise CommandRefusal(_(trouble).format(way=way, folder=shown.replace("\0", "\\0")))
    return folder
