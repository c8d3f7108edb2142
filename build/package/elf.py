"""Which C library and which other libraries of the system a Linux program needs."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from build.environment import SetupError

MAGIC: Final = b"\x7fELF"
GLIBC: Final = re.compile(r"GLIBC_(\d+)\.(\d+)")
NEEDED: Final = re.compile(r"\(NEEDED\).*\[([^\]]+)\]")


def binaries(folder: Path) -> Iterator[Path]:
    """Every program and shared library below a folder."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.is_symlink():
            with file.open("rb") as content:
                if content.read(len(MAGIC)) == MAGIC:
                    yield file


def oldest_glibc(folder: Path) -> str:
    """The oldest C library that everything in the folder runs with, such as 2.35."""
    versions = {
        (int(major), int(minor))
        for file in binaries(folder)
        for major, minor in GLIBC.findall(_readelf("--version-info", file))
    }
    return "{}.{}".format(*max(versions))


def foreign_libraries(folder: Path) -> set[str]:
    """The shared libraries that the folder's programs need from the system.

    The start program looks for its own before it can look into the folder beside it.
    """
    own = {file.name for file in folder.rglob("*.so*")}
    wanted: set[str] = set()
    for file in binaries(folder):
        needs = set(NEEDED.findall(_readelf("--dynamic", file)))
        wanted |= needs if file.parent == folder else needs - own
    return wanted


def _readelf(question: str, file: Path) -> str:
    command = ["readelf", "--wide", question, str(file)]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except FileNotFoundError as missing:
        raise SetupError(
            "readelf is missing: `sudo apt install binutils` brings it (and strip)."
        ) from missing
