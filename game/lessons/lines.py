"""The games of lessons, state by state: as recorded, and as they go on after another choice."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol, TypeVar, runtime_checkable

import msgspec

from game.catalogue import SHELF
from game.decoding import from_json
from game.records import RecordSchema, Replay, read_record, replay, state_line

S_contra = TypeVar("S_contra", contravariant=True)  # state

LEARNER = 0
Codes = tuple[str, ...]


@runtime_checkable
class ScoresNow(Protocol[S_contra]):
    """Rules that can tell at any time what everybody would score now."""

    def worth_now(self, state: S_contra) -> object:
        """By seat, fit for JSON."""


class StateDump(msgspec.Struct, frozen=True):
    """A state, with all that is hidden: as records are pictured.

    What a game does not have is empty; ``known`` is the whole picture, whatever the game.
    """

    phase: str
    to_act: int | None
    legal: Codes
    scores: tuple[int, ...]
    hands: tuple[tuple[str | int, ...], ...]
    acting_for: int | None = None
    age: int = 0
    trick: int = 0
    council: dict[str, int] = {}
    chambers: int = 0
    tricks: tuple[int, ...] = ()
    table: tuple[tuple[int, str], ...] = ()
    termitenator: dict[str, Any] = {}
    known: dict[str, Any] = {}

    @property
    def trick_cards(self) -> dict[int, str]:
        """The card of each seat in the trick on the table."""
        return dict(self.table)


class Records:
    """The records in a folder, and the states along any line of actions."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def record(self, name: str) -> RecordSchema:
        """The record of this name. Raises RecordError where it cannot be read."""
        return _record(self._folder / name)

    def path(self, name: str, after: int, line: Codes = ()) -> tuple[StateDump, ...]:
        """All states from the first to the end of a line. Raises RecordError if it is refused.

        ``line`` follows so many actions of the record.
        """
        return _path(self._folder / name, after, line)


@lru_cache(maxsize=32)
def _record(file: Path) -> RecordSchema:
    return read_record(file)


@lru_cache(maxsize=1024)
def _path(file: Path, after: int, line: Codes) -> tuple[StateDump, ...]:
    record = _record(file)
    actions = (*record.actions[:after], *line)
    game = replay(msgspec.structs.replace(record, actions=actions))
    return tuple(_dump(game, number) for number in range(len(actions) + 1))


def _dump(game: Replay, number: int) -> StateDump:
    """A state of it as it is pictured, with what would be scored now where the game says so."""
    picture, rules = state_line(game, number), SHELF[game.game].rules
    known = from_json(picture, dict[str, object])
    if isinstance(rules, ScoresNow):
        known["worth"] = rules.worth_now(game.states[number])
    return msgspec.structs.replace(from_json(picture, StateDump), known=known)
