"""What the tests of records share: a recorded game, and the shapes of their fixtures."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
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
Change = Callable[[Parts], object]
Case = tuple[Change, str, *tuple[str, ...]]
"""What spoils a record, the place that is told, and what is told of it."""


@dataclass(frozen=True)
class Recorded:
    """What the tests of records know of a game.

    ``whole`` plays a game of so many seats and a number; those in ``wholes`` come back as they
    were written, those in ``refereed`` are as the second referee sees them. The ``opening`` is a
    record without actions, of this setup and deal, whose ``first`` state is known; ``refused``
    says of actions what is told if they come first. ``wrong`` spoils what has ``begun``.
    """

    whole: Callable[[int, int], str]
    wholes: Sequence[tuple[int, int]]
    refereed: Sequence[tuple[int, int]]
    opening: Callable[[], Parts]
    setup: object
    deal: object
    first: Parts
    referee: Callable[[Parts], Iterator[Parts]]
    begun: Callable[[], Parts]
    wrong: Mapping[str, Case]
    refused: Mapping[str, str]


@cache
def whole_game(
    game: str = "bug-council", seats: int = 3, number: int = 0, **options: OptionValue
) -> str:
    with TemporaryDirectory() as folder:
        play_game(Plan(("random",) * seats, 1, 7, options, Path(folder), game), number)
        (file,) = Path(folder).iterdir()
        return file.read_text("utf-8")


def points_of(state: State) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(points.values()) for points in COUNCIL.sources(state))
