"""Turns one of our programs into a folder that needs no Python, with PyInstaller."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from build.environment import ROOT, SetupError
from build.package.contents import Program
from build.package.gathering import gather
from build.package.identity import moment, system
from game.compiled import WISH

SPEC = ROOT / "build" / "package" / "program.spec"


def freeze(program: Program, work: Path) -> Path:
    """Make the folder with the program below ``work``; give it.

    Raises:
        SetupError: PyInstaller could not; the message names the file with its story.
    """
    made, log = work / "made", work / f"{program.name}.log"
    work.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean"]
    command += ["--workpath", str(work / "pieces"), "--distpath", str(made)]
    command += [str(SPEC), "--", program.name]
    settings = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    # Nothing but the source decides what comes out.
    settings |= {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(moment())}
    # A module that was compiled before is written with other marks than one compiled now.
    settings["PYTHONPYCACHEPREFIX"] = str(work / "nothing compiled before")
    settings[WISH] = "no"  # PyInstaller looks at the sources
    settings["PYINSTALLER_CONFIG_DIR"] = str(work / "cache")
    settings["PYINSTALLER_ZLIB_COMPRESSION_LEVEL"] = "9"
    with log.open("w", encoding="utf-8") as story:
        done = subprocess.run(
            command, env=settings, stdout=story, stderr=subprocess.STDOUT, check=False
        )
    if done.returncode != 0:
        last = log.read_text(encoding="utf-8", errors="replace").splitlines()[-20:]
        raise SetupError("\n".join([*last, f"PyInstaller could not make {program.name}."]))
    if system() == "windows":
        gather(made / program.name / "_internal")
    return made / program.name


def megabytes(place: Path) -> float:
    """The size of a file, or of all files below a folder; links count nothing."""
    files = [place] if place.is_file() else place.rglob("*")
    real = (file for file in files if file.is_file() and not file.is_symlink())
    return sum(file.stat().st_size for file in real) / 1e6


def settle(folder: Path) -> Path:
    """Give everything in a folder the time of the source, so that it packs to the same bytes."""
    for place in (folder, *folder.rglob("*")):
        if place.is_symlink() and os.utime not in os.supports_follow_symlinks:
            continue
        times = moment(), moment()
        if place.is_symlink():
            os.utime(place, times, follow_symlinks=False)
        else:
            os.utime(place, times)
    return folder
