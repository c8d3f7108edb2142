"""What macOS wants to know of the program, one app for both processors, and the archive."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from build.environment import SetupError
from build.package.identity import MAKERS, NAME, TITLE, VERSION, machine, system

INFO: Final[Mapping[str, object]] = {
    "CFBundleDevelopmentRegion": "en",
    "CFBundleDisplayName": TITLE,
    "CFBundleShortVersionString": VERSION,
    "CFBundleVersion": VERSION,
    "LSApplicationCategoryType": "public.app-category.board-games",
    "LSMinimumSystemVersion": "11.0",
    "NSHighResolutionCapable": True,
    "NSHumanReadableCopyright": f"© {MAKERS}, MIT licence",
    "NSSupportsAutomaticGraphicsSwitching": True,
    # A record that is dropped on the icon, or opened with the app, is shown.
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Recorded game",
            "CFBundleTypeRole": "Viewer",
            "LSHandlerRank": "Alternate",
            "LSItemContentTypes": ["public.json"],
        }
    ],
}
# What a program in Python must be allowed before Apple notarises it: code that ctypes makes.
ENTITLEMENTS: Final = Path(__file__).with_name("files") / "entitlements.plist"
BOTH: Final = "universal2"
LIPO: Final = "/usr/bin/lipo"


def architecture() -> str | None:
    """For both processors, where Python and every module are; else None, for this one alone."""
    if system() != "macos":
        return None
    extension = next(_msgspec().glob("_core*.so"))
    return BOTH if _knows_both(Path(sys.executable)) and _knows_both(extension) else None


def fuse_wheels(work: Path) -> None:
    """Let msgspec be for both processors: it comes in two wheels, everything else in one.

    Raises:
        SetupError: pip or Apple's ``lipo`` could not.
    """
    extension = next(_msgspec().glob("_core*.so"))
    if _knows_both(extension):
        return
    halves = []
    for processor in ("arm64", "x86_64"):
        to = work / processor
        platform = "macosx_11_0_arm64" if processor == "arm64" else "macosx_10_9_x86_64"
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target"]
        command += [str(to), "--platform", platform, "--only-binary=:all:", "--require-hashes"]
        command += ["--requirement", str(_only_msgspec(work))]
        _run(command)
        halves.append(str(to / "msgspec" / extension.name))
    _run([LIPO, "-create", *halves, "-output", str(extension)])


def _only_msgspec(work: Path) -> Path:
    """A requirements file with msgspec's line alone."""
    from build.environment import LOCKS

    lines = (LOCKS / "package.txt").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    file = work / "msgspec.txt"
    file.write_text("\n".join(line for line in lines if line.startswith("msgspec==")) + "\n")
    return file


def _msgspec() -> Path:
    import msgspec

    return Path(msgspec.__file__).parent


def _knows_both(file: Path) -> bool:
    told = subprocess.run([LIPO, "-archs", str(file)], capture_output=True, text=True, check=False)
    return {"arm64", "x86_64"} <= set(told.stdout.split())


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SetupError(f"{command[0]} failed: {done.stderr.strip()}")


def pack(folder: Path, to: Path) -> Path:
    """The archive of a folder with the app and its papers.

    ``ditto`` keeps the links and marks inside an app, which other archivers lose.
    """
    processors = "universal" if architecture() == BOTH else machine()
    file = to / f"{NAME}-{VERSION}-macos-{processors}.zip"
    command = ["ditto", "-c", "-k", "--keepParent", str(folder), str(file)]
    subprocess.run(command, check=True)
    return file
