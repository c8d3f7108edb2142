"""Puts the modules of a program for Windows, each a file of its own, together into one.

Two programs read them there, so they cannot lie in either. In one file they take less room in an
archive, are unpacked at once, and a scanner looks at one thing and not at nine hundred.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from build.package.contents import REPLACEABLE
from build.package.identity import FIRST_IN_ZIP, moment

LIBRARY: Final = "base_library.zip"  # PyInstaller's programs look for modules there first
COMPILED: Final = ".pyc"


def gather(inside: Path) -> Path:
    """Move all modules below a program's inner folder into one file; give that file."""
    library = inside / LIBRARY
    modules = sorted(_movable(inside))
    when = time.gmtime(max(moment(), FIRST_IN_ZIP))[:6]
    # As they are: what packs the folder sees how much they have in common, and Python reads
    # them without asking for a library first.
    with ZipFile(library, "w", ZIP_STORED) as archive:
        for module in modules:
            entry = ZipInfo(module.relative_to(inside).as_posix(), when)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, module.read_bytes())
    for module in modules:
        module.unlink()
    for folder in sorted({module.parent for module in modules}, reverse=True):
        _remove_empty(folder, inside)
    return library


def _movable(inside: Path) -> Iterator[Path]:
    """Modules, but for those of packages that anybody may replace or that have libraries inside."""
    for place in inside.iterdir():
        if place.is_file():
            yield from [place] if place.suffix == COMPILED else []
        elif place.name not in REPLACEABLE:
            files = [file for file in place.rglob("*") if file.is_file()]
            if all(file.suffix == COMPILED for file in files):
                yield from files


def _remove_empty(folder: Path, inside: Path) -> None:
    """A folder that holds nothing now, and those around it."""
    while folder != inside and folder.is_dir() and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent
