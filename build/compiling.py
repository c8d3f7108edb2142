"""Compiles what playouts spend their time in, from the sources as they are: `build/dev.py compile`.

mypyc, which comes with mypy, turns typed Python into C, and the system's compiler does the rest.
Nobody needs this to play or to check the game; ``game/compiled.py`` takes what it finds.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Final

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError

from build.environment import ROOT, SetupError, complaint, say
from build.to_compile import MODULES, all_compiled
from game.compiled import FOLDER, KIND, LIST, manifest, sums

GROUP: Final = "bugcouncil"
"""All modules of a group lie in one library, so that one calls the other without a detour."""


def compile_modules(modules: Sequence[str], folder: Path, root: Path = ROOT) -> None:
    """Compile sources of ours, named from the root, and put what comes of it into the folder.

    Raises SetupError, which says why it cannot be done here.
    """
    os.chdir(root)  # mypyc names modules from where it stands
    with tempfile.TemporaryDirectory() as work:
        said = StringIO()
        try:
            with redirect_stdout(said):
                _build(modules, Path(work))
        except (BaseError, SystemExit) as trouble:
            reason = complaint(f"{said.getvalue()}\n{trouble}")
            raise SetupError(f"The modules could not be compiled: {reason}") from trouble
        made = Path(work) / "made"
        files = {
            _module(file, made): file.relative_to(made).as_posix()
            for file in made.rglob("*" + KIND)
        }
        (made / LIST).write_text(manifest(files, sums(root, modules)), "utf-8")
        if folder.exists():
            shutil.rmtree(folder)
        shutil.copytree(made, folder)


def _build(modules: Sequence[str], work: Path) -> None:
    """C from Python, and libraries from C, in the folder ``made``."""
    extensions = mypycify(
        list(modules), group_name=GROUP, target_dir=str(work / "c"), debug_level="0"
    )
    command = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "made"), str(work / "parts")
    command.ensure_finalized()
    command.run()


def _module(file: Path, made: Path) -> str:
    """The name of the module that a compiled file is."""
    return ".".join(file.relative_to(made).parts).removesuffix(KIND)


def main() -> int:
    """Compile unless that has been done."""
    if all_compiled(FOLDER, ROOT):
        say(f"What lies in {FOLDER.name} was compiled from these very sources.")
        return 0
    say(f"Compiling {len(MODULES)} modules (a minute or so).")
    began = time.monotonic()
    try:
        compile_modules(MODULES, FOLDER)
    except SetupError as trouble:
        print(trouble, file=sys.stderr)
        return 1
    say(f"They lie in {FOLDER.name}, after {time.monotonic() - began:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
