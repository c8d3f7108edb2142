"""What macOS wants to know of the program, and the archive to download."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from build.package.identity import MAKERS, NAME, TITLE, VERSION, machine

INFO: Final[Mapping[str, object]] = {
    "CFBundleDisplayName": TITLE,
    "CFBundleShortVersionString": VERSION,
    "LSApplicationCategoryType": "public.app-category.board-games",
    "LSMinimumSystemVersion": "11.0",
    "NSHighResolutionCapable": True,
    "NSHumanReadableCopyright": f"© {MAKERS}, MIT licence",
    "NSSupportsAutomaticGraphicsSwitching": True,
}


def pack(folder: Path, to: Path) -> Path:
    """The archive of a folder with the app and its papers.

    ``ditto`` keeps the links and marks inside an app, which other archivers lose.
    """
    file = to / f"{NAME}-{VERSION}-macos-{machine()}.zip"
    command = ["ditto", "-c", "-k", "--keepParent", str(folder), str(file)]
    subprocess.run(command, check=True)
    return file
