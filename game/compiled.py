"""Modules that were compiled from their sources, taken instead of them while the two agree.

``build/dev.py compile`` makes them, and packages bring them along. They do the same, faster; where
there are none, or where a source has changed since, Python runs the sources as it always does.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final
from zlib import crc32

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / ".compiled"
LIST: Final = "modules.txt"
"""In the folder, a line of three words each: which Python it is for (``python ending .so``), the
compiled file of each module (``module NAME FILE``), the sum of each source (``source FILE SUM``).
In a package, which has no sources, there are none of the last kind."""
KIND: Final = EXTENSION_SUFFIXES[0]
"""How compiled files end for this Python, and for no other."""

WISH: Final = "BUG_COUNCIL_COMPILED"
"""A setting of the system's: ``no`` for the sources alone, ``yes`` to be refused without."""


class CompiledFinder:
    """Finds the compiled modules before anybody looks for their sources."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self._files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module is loaded from; None where the others have to look for it."""
        file = self._files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def take(folder: Path = FOLDER, sources: Path = ROOT) -> bool:
    """From now on import what lies compiled in the folder; False where it has to stay there.

    Raises ImportError where there is nothing to be taken and somebody wishes that there were.
    """
    wish = os.environ.get(WISH)
    files = {} if wish == "no" else fitting(folder, sources)
    if files:
        sys.meta_path.insert(0, CompiledFinder(files))
    elif wish == "yes":
        raise ImportError("Nothing is compiled from these sources: type `build/dev.py compile`")
    return bool(files)


def fitting(folder: Path, sources: Path) -> Mapping[str, Path]:
    """The compiled file of each module.

    They know each other's insides, so there is none at all if one was made of another source, or
    for another Python.
    """
    made: dict[str, dict[str, str]] = {"python": {}, "module": {}, "source": {}}
    try:
        for line in (folder / LIST).read_text("utf-8").splitlines():
            kind, name, value = line.split(" ")
            made[kind][name] = value
        if made["python"] != {"ending": KIND} or made["source"] != sums(sources, made["source"]):
            return {}
    except (OSError, ValueError, KeyError):
        return {}
    return {name: folder / file for name, file in made["module"].items()}


def manifest(modules: Mapping[str, str], sources: Mapping[str, str]) -> str:
    """The list of a folder: the file of each module, and the sum of each source."""
    lines = [f"python ending {KIND}"]
    lines += [f"module {name} {file}" for name, file in sorted(modules.items())]
    lines += [f"source {file} {sum_}" for file, sum_ in sorted(sources.items())]
    return "".join(f"{line}\n" for line in lines)


def sums(root: Path, files: Iterable[str]) -> dict[str, str]:
    """What tells a source from itself before it was changed; the first picture waits for this."""
    return {file: f"{crc32((root / file).read_bytes()):08x}" for file in files}
