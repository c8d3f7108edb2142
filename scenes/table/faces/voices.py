"""The lines of all delegates: of each voice, and of each temper, some for every cause.

A file of ``assets/voices`` has a heading for each of them, and below it such lines as
``won: That goes in the hold. | Plunder, plain and simple.`` They are true whenever their cause is:
they name no card, no number and nothing that lies face down.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from game.assets import assets_root

FOLDER: Final = assets_root() / "voices"


class Lines(NamedTuple):
    """What somebody says about a cause (messages), and where that is written."""

    number: int
    who: str
    cause: str
    words: tuple[str, ...]


def lines_in(file: Path) -> Iterator[Lines]:
    """All lines of a game, in their order."""
    who = ""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("# "):
            who = line.removeprefix("# ")
        elif line:
            cause, _colon, words = line.partition(": ")
            yield Lines(number, who, cause, tuple(words.split(" | ")))


@cache
def voices(game: str) -> Mapping[tuple[str, str], tuple[str, ...]]:
    """What is said in a game, by who says it and the cause; read when somebody first speaks."""
    return {(who, cause): words for _, who, cause, words in lines_in(FOLDER / f"{game}.md")}
