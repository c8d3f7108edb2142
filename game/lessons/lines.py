"""The games of lessons, state by state: as recorded, and as they go on after another choice."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from game.records import Written, picture_line, read_record, replay

LEARNER = 0
Codes = tuple[str, ...]


class Seen(msgspec.Struct, frozen=True):
    """A state, with all that is hidden: as records are pictured."""

    age: int
    trick: int
    phase: str
    to_act: int | None
    acting_for: int | None
    legal: Codes
    council: dict[str, int]
    chambers: int
    scores: tuple[int, ...]
    tricks: tuple[int, ...]
    hands: tuple[Codes, ...]
    table: tuple[tuple[int, str], ...]
    termitenator: dict[str, Any] = {}

    @property
    def played(self) -> dict[int, str]:
        """The card of each seat in the trick on the table."""
        return dict(self.table)


class Records:
    """The records in a folder, and the states along any line of actions."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @lru_cache(maxsize=32)  # noqa: B019 — there is one folder of lessons
    def record(self, name: str) -> Written:
        """The record of this name. Raises RecordError where it cannot be read."""
        return read_record(self._folder / name)

    @lru_cache(maxsize=1024)  # noqa: B019
    def path(self, name: str, after: int, line: Codes = ()) -> tuple[Seen, ...]:
        """All states from the first to the end of a line. Raises RecordError if it is refused.

        ``line`` follows so many actions of the record.
        """
        record = self.record(name)
        actions = (*record.actions[:after], *line)
        game = replay(msgspec.structs.replace(record, actions=actions))
        return tuple(
            msgspec.json.decode(picture_line(game, number), type=Seen)
            for number in range(len(actions) + 1)
        )
