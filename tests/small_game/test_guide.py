"""The guide to a first game shows this game as it is."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

from build.environment import ROOT

GUIDE = (ROOT / "docs" / "your_first_game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\w+ (\w+\.\w+)\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)


def shown(file: str, block: str) -> bool:
    """Whether these lines follow each other in a file, however far they are indented there."""
    lines, wanted = (
        (Path(__file__).parent / file).read_text("utf-8").splitlines(),
        block.split("\n"),
    )
    length = len(wanted) - 1
    places = (at for at, line in enumerate(lines) if line.strip() == wanted[0].strip())
    return any(dedent("\n".join(lines[at : at + length])) + "\n" == block for at in places)


@pytest.mark.parametrize(("file", "block"), BLOCKS)
def test_a_block_of_the_guide_is_code_that_runs(file: str, block: str) -> None:
    assert shown(file, block)


def test_the_guide_shows_every_room() -> None:
    assert {file for file, _block in BLOCKS} == {
        *("rules.py", "description.py", "cues.py", "ui.py", "book.md", "entry.py")
    }
