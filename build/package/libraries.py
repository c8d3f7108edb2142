"""Which library a file in a package is: its name, its version, its licence and what it needs.

Versions are read from the libraries themselves, from the packages that brought them, or, where
neither tells, from the table of what this version of pygame-ce was built with.
"""

from __future__ import annotations

import decimal
import platform
import re
import sqlite3
import tomllib
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from operator import attrgetter
from pathlib import Path
from typing import Any, Final, NamedTuple
from xml.parsers import expat

from build.environment import SetupError


class Library(NamedTuple):
    """Somebody's work, as ``files/libraries.toml`` tells of it."""

    name: str
    licence: str
    files: Sequence[str]
    cpe: str = ""
    version: str = ""
    needs: Sequence[str] = ()
    holds: Sequence[str] = ()


TABLES: Final[Mapping[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "files" / "libraries.toml").read_text(encoding="utf-8")
)
LIBRARIES: Final = tuple(Library(**each) for each in TABLES["library"])


def library_of(file: str) -> Library | None:
    """Whose work a file is, by its name; None: an extension module, part of a package."""
    name = file.rpartition("/")[2].lower()
    return next((each for each in LIBRARIES if name.startswith(tuple(each.files))), None)


def all_in(file: Path) -> Iterator[Library]:
    """Whose work a file is, and what lies inside it."""
    library = library_of(file.name)
    if library is not None:
        yield library
        if file.suffix.lower() == ".dll":
            yield from (each for each in LIBRARIES if each.name in library.holds)


def version_of(library: Library, file: Path | None) -> str:
    """Its version.

    Raises:
        SetupError: Nobody knows: a new version of pygame-ce has to be looked at.
    """
    told = TELL.get(library.name)
    if told is not None and (version := told()):
        return version
    if library.version and file is not None and (found := _in_bytes(library.version, file)):
        return found
    if library.name == "libffi":
        return _ffi(file)
    is_dll = file is not None and file.suffix.lower() == ".dll"
    built_with = TABLES["built_with"].get(_pygame_version(), {}).get("dll" if is_dll else "so", {})
    if library.name in built_with:
        return str(built_with[library.name])
    if file is not None and is_dll and (version := _in_resource(file)):
        return version
    raise SetupError(f"libraries.py knows no version of {library.name} ({file}).")


def inside_python() -> Iterator[Library]:
    """Libraries that may lie inside Python's own files."""
    names = ("zlib", "expat", "sqlite", "libffi", "mpdecimal")
    return (each for each in LIBRARIES if each.name in names)


def _in_bytes(pattern: str, file: Path) -> str:
    found = re.search(pattern.encode(), file.read_bytes())
    return found[1].decode() if found else ""


def _in_resource(file: Path) -> str:
    """What Windows shows in the properties of the file."""
    from importlib import import_module

    read: Any = import_module("pefile")  # comes with PyInstaller on Windows, and only there
    with closing(read.PE(str(file))) as program:  # an open file cannot be removed there
        numbers = program.VS_FIXEDFILEINFO[0]
    high, low = numbers.FileVersionMS, numbers.FileVersionLS
    return f"{high >> 16}.{high & 0xFFFF}.{low >> 16}"


def _ffi(file: Path | None) -> str:
    """Its file is named after its interface, and each interface came with a version."""
    number = re.search(r"\.so\.(\d+\.\d+\.\d+)", str(file.resolve() if file else ""))
    return str(TABLES["ffi"].get(number[1], "3.4")) if number else "3.4"


def _pygame_version() -> str:
    from importlib.metadata import version

    return version("pygame-ce")


def _sdl(asks: str) -> Callable[[], str]:
    """Let pygame tell which of SDL's libraries it has loaded."""

    def tell() -> str:
        import pygame

        numbers: tuple[int, ...] = attrgetter(asks)(pygame)()
        return ".".join(map(str, numbers))

    return tell


TELL: Final[Mapping[str, Callable[[], str]]] = {
    "SDL2": _sdl("get_sdl_version"),
    "SDL2_image": _sdl("image.get_sdl_image_version"),
    "SDL2_mixer": _sdl("mixer.get_sdl_mixer_version"),
    "SDL2_ttf": _sdl("font.get_sdl_ttf_version"),
    "sqlite": lambda: sqlite3.sqlite_version,
    "zlib": lambda: zlib.ZLIB_RUNTIME_VERSION.partition(".zlib")[0],
    "expat": lambda: expat.EXPAT_VERSION.removeprefix("expat_"),
    "mpdecimal": lambda: str(getattr(decimal, "__libmpdec_version__", "")),
    "python": platform.python_version,
}
