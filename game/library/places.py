"""Where a player's tables, settings and logs lie on this computer."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

APP: Final = "bug-council"
VARIABLE: Final = "BUG_COUNCIL_DATA"
"""The environment variable that names another folder for everything; the option comes first."""


@dataclass(frozen=True, slots=True)
class Places:
    """Folders and files; none of them needs to exist yet."""

    data: Path
    settings: Path
    logs: Path

    @classmethod
    def within(cls, folder: Path) -> Places:
        """Everything in one folder."""
        folder = folder.expanduser().absolute()
        return cls(folder, folder / "settings.json", folder / "logs")


def find_places(asked: Path | None = None) -> Places:
    """Where the player wants things, or where this system keeps them."""
    if asked is not None:
        return Places.within(asked)
    if named := os.environ.get(VARIABLE):
        return Places.within(Path(named))
    from platformdirs import PlatformDirs

    usual = PlatformDirs(APP, appauthor=False)
    return Places(
        usual.user_data_path, usual.user_config_path / "settings.json", usual.user_log_path
    )
