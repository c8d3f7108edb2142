"""What the tests of records share: a recorded game, and the shapes of their fixtures."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from game.rules.council.api import COUNCIL, State
from game.simulate import Plan, play_game
from game.table import OptionValue

Save = Callable[[object], Path]
Parts = dict[str, Any]
Run = Callable[..., tuple[int, str, str]]


@cache
def whole_game(
    game: str = "bug-council", seats: int = 3, number: int = 0, **options: OptionValue
) -> str:
    """The text of a finished game's record."""
    with TemporaryDirectory() as folder:
        play_game(Plan(("random",) * seats, 1, 7, options, Path(folder), game), number)
        (file,) = Path(folder).iterdir()
        return file.read_text("utf-8")


def points_of(state: State) -> tuple[tuple[int, ...], ...]:
    """The points of every owner by their source, as simulations report them."""
    return tuple(tuple(points.values()) for points in COUNCIL.sources(state))
