"""The papers in every package: a README, the licences, and what the program is made of."""

from __future__ import annotations

import hashlib
import re
import shutil
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from build.environment import ROOT, SetupError
from build.package.identity import (
    APP_ID,
    HOME_PAGE,
    MAKERS,
    NAME,
    RELEASES,
    SUMMARY,
    TITLE,
    VERSION,
    moment,
)

FILES: Final = Path(__file__).with_name("files")
LICENCES: Final = ("LICENSE", "THIRD-PARTY.md", "docs/licences")
FONT_LICENCES: Final = ROOT / "assets" / "fonts"


def fill_in(name: str, **more: str) -> str:
    """A file of ours with the names, the version and the day in their places."""
    words = {"ID": APP_ID, "NAME": NAME, "TITLE": TITLE, "SUMMARY": SUMMARY, "VERSION": VERSION}
    words |= {"MAKERS": MAKERS, "HOME_PAGE": HOME_PAGE, "RELEASES": RELEASES, **more}
    words["DATE"] = datetime.fromtimestamp(moment(), UTC).date().isoformat()
    text = (FILES / name).read_text(encoding="utf-8")
    for word, meaning in words.items():
        text = text.replace(f"@{word}@", meaning)
    return text


def put_licences(folder: Path) -> None:
    """Our licence, and those of everything that comes along."""
    for name in LICENCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(
                source, folder / source.name, dirs_exist_ok=True, copy_function=shutil.copyfile
            )
        elif source.is_file():
            shutil.copyfile(source, folder / source.name)
        else:
            raise SetupError(f"{name} is missing: no package leaves the house without it.")
    for font in FONT_LICENCES.glob("OFL-*.txt"):
        shutil.copyfile(font, folder / "licences" / font.name)
    table = folder / "THIRD-PARTY.md"
    table.write_text(
        for_packages(table.read_text(encoding="utf-8")), encoding="utf-8", newline="\n"
    )


def for_packages(table: str) -> str:
    """The table of what others made, its links as the papers lie in a package."""
    table = re.sub(r"\((?:docs/licences|assets/fonts)(?=[/)])", "(licences", table)
    return re.sub(r"\[(build/[^\]]+)\]\(build/[^)]+\)", r"\1", table)


def put_readme(folder: Path, system: str) -> None:
    """How to start the program on this system, in a text file that everything can open."""
    text = fill_in(f"README-{system}.txt")
    # Windows' oldest editor still wants its own line ends.
    ends = "\r\n" if system == "windows" else "\n"
    (folder / "README.txt").write_text(text, encoding="utf-8", newline=ends)


def write_sums(files: Iterable[Path], to: Path) -> Path:
    """The list of SHA-256 sums, in the form that ``sha256sum --check`` reads."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    to.write_text("".join(lines), encoding="utf-8", newline="\n")
    return to
