"""What the shops want to know of a version: `python -m build.package.shops DIST TO`.

Flathub, winget, Homebrew and the installer for Windows; each gets the addresses and the sums of
the packages in DIST. A package that is not there leaves its places open, and that is said.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from build.environment import say
from build.package.identity import APP_ID, NAME, VERSION
from build.package.papers import fill_in

PACKAGES: Final[Mapping[str, str]] = {
    "LINUX_X86_64": f"{NAME}-{VERSION}-linux-x86_64-*.tar.xz",
    "LINUX_ARM64": f"{NAME}-{VERSION}-linux-arm64-*.tar.xz",
    "SETUP": f"{NAME}-{VERSION}-windows-x86_64-setup.exe",
    "MACOS": f"{NAME}-{VERSION}-macos-universal.zip",
}
SHOPS: Final[Mapping[str, str]] = {
    "flatpak.yml": f"flathub/{APP_ID}.yml",
    "setup.iss": "windows/setup.iss",
    "winget.version.yaml": "winget/Backyardia.BugCouncil.yaml",
    "winget.installer.yaml": "winget/Backyardia.BugCouncil.installer.yaml",
    "winget.locale.en-US.yaml": "winget/Backyardia.BugCouncil.locale.en-US.yaml",
    "cask.rb": f"homebrew/{NAME}.rb",
}
OPEN: Final = re.compile(r"@[A-Z_0-9]+@")


def main(argv: Sequence[str]) -> int:
    """Write all of them; the exit code."""
    parser = argparse.ArgumentParser(prog="build.package.shops", description=__doc__)
    parser.add_argument("dist", type=Path, help="where the packages lie")
    parser.add_argument("to", type=Path, help="where the files go")
    asked = parser.parse_args(argv)
    for file in write_all(asked.dist, asked.to):
        left = sorted(set(OPEN.findall(file.read_text(encoding="utf-8"))))
        say(f"{file}" + (f": still open are {', '.join(left)}" if left else ""))
    return 0


def write_all(dist: Path, to: Path) -> list[Path]:
    """Fill in what the shops want, with names and sums of the packages that are there."""
    known: dict[str, str] = {}
    for word, pattern in PACKAGES.items():
        for package in sorted(dist.glob(pattern)):
            known[word] = package.name
            known[f"{word}_SUM"] = hashlib.sha256(package.read_bytes()).hexdigest()
    made = []
    for source, name in SHOPS.items():
        file = to / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(fill_in(f"shops/{source}", **known), encoding="utf-8", newline="\n")
        made.append(file)
    return made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
