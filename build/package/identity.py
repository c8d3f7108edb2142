"""What the packages are called: every file name, menu entry and version resource reads it here."""

from __future__ import annotations

import platform
import sys
from typing import Final

from game import APP_ID, HOME_PAGE, RELEASES, __version__

__all__ = ["APP_ID", "HOME_PAGE", "RELEASES"]

NAME: Final = "bug-council"
TITLE: Final = "Bug Council of Backyardia"
SUMMARY: Final = "Win tricks and sway the council of five bug factions"
MAKERS: Final = "the Bug Council developers"
VERSION: Final = __version__


def version_numbers() -> tuple[int, int, int, int]:
    """The version as Windows wants it: four whole numbers."""
    first, second, third = (int(part) for part in VERSION.split("."))
    return first, second, third, 0


def machine() -> str:
    """The processor as file names say it: x86_64 or arm64."""
    name = platform.machine().lower()
    return {"amd64": "x86_64", "aarch64": "arm64"}.get(name, name)


def system() -> str:
    """The operating system as file names say it."""
    return {"darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)
