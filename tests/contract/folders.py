"""Every place in a folder of a game that something is looked up in."""

import re
from collections.abc import Iterator
from typing import Final

from build.environment import ROOT
from game.catalogue import Game

WORKSHOP: Final = ROOT / "build" / "workshop"  # which has tests of its own
PLACE: Final = re.compile(r'"((?:game|scenes|build|tests)\.[\w.]*\*[\w.]+)"')


def _written() -> Iterator[str]:
    for home in ("game", "scenes", "build", "tests"):
        for file in (ROOT / home).rglob("*.py"):
            if not file.is_relative_to(WORKSHOP):
                yield from PLACE.findall(file.read_text("utf-8"))


PLACES: Final = sorted(set(_written()))
"""As they are written, with a star for the folder."""


def modules_played(game: Game) -> set[str]:
    """The modules that the program looks up in a game's folders."""
    places = (
        place.rpartition(".")[0] for place in PLACES if place.startswith(("game.", "scenes."))
    )
    return {place.replace("*", game.folder) for place in places}
