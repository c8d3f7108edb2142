"""Writes down which files pip may install: every version with the sums of its files.

``build/constraints.txt`` and ``build/peers.txt`` say which versions; the lists in ``build/locks``
are made from them and hold for every system and every Python from 3.11 on.
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

from build.environment import (
    LOCKS,
    ROOT,
    Environment,
    SetupError,
    compiling_environment,
    ensure,
    outside,
    packaging_environment,
    peers,
    player,
    project,
    say,
)
from build.languages.fonts import tools

OLDEST = "3.11"


def resolver() -> Environment:
    """Where the program lives that looks the sums up."""
    return Environment(ROOT / ".venv-lock", ("uv",), LOCKS / "tools.txt")


def write_locks(arguments: Sequence[str] = ()) -> int:
    """Make all lists anew."""
    ensure(resolver())
    uv = resolver().tool("uv")
    for environment in (
        player(),
        project(),
        packaging_environment(),
        outside(),
        compiling_environment(),
        peers(),
        tools(),
        resolver(),
    ):
        say(f"Writing {environment.pins.relative_to(ROOT)}.")
        _write(uv, environment, arguments)
    return 0


def _write(uv: Path, environment: Environment, arguments: Sequence[str]) -> None:
    versions = "peers" if environment.pins.stem == "peers" else "constraints"
    command = [str(uv), "pip", "compile", "--universal", "--generate-hashes", "--no-header"]
    command += ["--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--quiet"]
    command += ["--python-version", OLDEST, "--constraint", str(ROOT / "build" / f"{versions}.txt")]
    command += ["--output-file", str(environment.pins), *arguments, "-"]
    wishes = "\n".join(environment.requirements)
    done = subprocess.run(command, input=wishes, text=True, check=False)
    if done.returncode != 0:
        raise SetupError(f"{environment.pins.name} could not be made; the reason stands above.")
