"""The papers in every package: a README, the licences, and what the program is made of."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from build.environment import ROOT, SetupError
from build.package.identity import TITLE, VERSION

FILES: Final = Path(__file__).with_name("files")
LICENCES: Final = ("LICENSE", "THIRD-PARTY.md", "docs/licences")
FONT_LICENCES: Final = ROOT / "assets" / "fonts"


def put_licences(folder: Path) -> None:
    """Our licence, and those of everything that comes along."""
    for name in LICENCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / source.name, dirs_exist_ok=True)
        elif source.is_file():
            shutil.copyfile(source, folder / source.name)
        else:
            raise SetupError(f"{name} is missing: no package leaves the house without it.")


def put_readme(folder: Path, system: str) -> None:
    """How to start the program on this system, in a text file that everything can open."""
    text = (FILES / f"README-{system}.txt").read_text(encoding="utf-8")
    text = text.replace("@TITLE@", f"{TITLE} {VERSION}")
    # Windows' oldest editor still wants its own line ends.
    ends = "\r\n" if system == "windows" else "\n"
    (folder / "README.txt").write_text(text, encoding="utf-8", newline=ends)


def write_sums(files: Iterable[Path], to: Path) -> Path:
    """The list of SHA-256 sums, in the form that ``sha256sum --check`` reads."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    to.write_text("".join(lines), encoding="utf-8", newline="\n")
    return to
