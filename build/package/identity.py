"""What the packages are called: every file name, menu entry and version resource reads it here."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from functools import cache
from typing import Final

from build.environment import ROOT
from game import APP_ID, HOME_PAGE, RELEASES, TITLE, __version__

__all__ = ["APP_ID", "HOME_PAGE", "RELEASES", "TITLE"]

NAME: Final = "bug-council"
SUMMARY: Final = "Four card games about bugs"
MAKERS: Final = "the Bug Council developers"
VERSION: Final = __version__
FIRST_IN_ZIP: Final = 315_532_800  # 1980: archives of this kind know no earlier time
NOT_IN_GIT: Final = 1_767_225_600  # the first second of 2026, for source without a history


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


@cache
def moment() -> int:
    """When the source was as it is, in seconds since 1970: every file in a package bears it.

    The same source gives the same packages, whenever and by whomever they are made.
    """
    if wished := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(wished)
    command = ["git", "-c", f"safe.directory={ROOT}", "log", "-1", "--format=%ct"]
    try:
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return NOT_IN_GIT
    return int(told.stdout)
