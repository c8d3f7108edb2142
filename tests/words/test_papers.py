"""The papers are in plain English, and whatever they point at is there."""

import re
from pathlib import Path
from typing import Final

import pytest

from build.environment import ROOT
from build.package.changes import changes_of
from game import __version__
from game.catalogue import SHELF

PAPERS: Final = (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md")))
NEVER: Final = re.compile(
    r"\b(everybody|somebody|anew|besides|by itself|as usual|whoever comes"
    r"|(lies|stands|lie|stand) (in|at|beside|below|above|over|near|there))\b",
    re.IGNORECASE,
)
FOLDERS: Final = ("game", "scenes", "build", "tests", "assets", "docs")
PATH: Final = re.compile(rf"`((?:{'|'.join(FOLDERS)}|\.ci)/[\w./-]+)`")


def prose(paper: Path) -> list[str]:
    """The lines of a page without code; tables of words.md name what is never said."""
    lines = re.sub(r"`[^`\n]*`", "", paper.read_text("utf-8")).splitlines()
    return [each for each in lines if paper.stem != "words" or not each.startswith("|")]


def unknown(path: str) -> list[str]:
    """The files of a path that are missing; of a path with G each game must have one, or most."""
    folders = {each.folder for each in SHELF.values()}
    named = {re.sub(r"(?<=/)(G|GAME)(?=[/._]|$)", folder, path) for folder in folders}
    named = {re.sub(r"/G_", f"/{folder}_", each) for each in named for folder in folders}
    lost = sorted(
        each for each in named if not (ROOT / each).exists() and not (ROOT / f"{each}.py").exists()
    )
    return lost if len(lost) > len(named) // 4 else []


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.stem)
def test_the_papers_are_in_plain_english(paper: Path) -> None:
    wrong = [f"{found[0]}: {line}" for line in prose(paper) for found in NEVER.finditer(line)]
    assert not wrong


def test_a_stranger_finds_what_contributing_names() -> None:
    paths = PATH.findall((ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    assert len(paths) > 100
    assert not {path: lost for path in paths if (lost := unknown(path))}


def test_software_centres_show_ten_lines_for_players() -> None:
    points = changes_of(__version__).points
    assert len(points) == 10
    assert all(len(each) < 250 and "*" not in each and "###" not in each for each in points)
