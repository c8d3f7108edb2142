"""What a bot says at a table, now and then: one dry line about what everybody has just seen.

A game says who could talk about what. A line is true whenever its cause is, and in each part of a
game it is another one, so that none is heard twice; when all have been, nobody says anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple
from zlib import crc32

from game.seating import SeatSetup
from game.table import Seat
from game.words import _
from scenes.table.faces.voices import voices as spoken


class SpokenRemark(NamedTuple):
    """Who says what, in the language of the moment."""

    seat: Seat
    words: str


class Remark(NamedTuple):
    """Who says something about what, in which part of a game; ``turn`` says which line is first."""

    seat: Seat
    cause: Enum
    turn: int
    part: int = 1


def company(seats: Sequence[SeatSetup], sitting: int) -> str:
    """These people in this sitting: another time others speak, and begin with other lines."""
    return f"{' '.join(who.name for who in seats)} {sitting}"


def choose(
    possible: Sequence[tuple[Seat, Enum]], seats: Sequence[SeatSetup], sitting: int, part: int
) -> Remark | None:
    """One of those that are possible; people speak for themselves."""
    said = [(seat, cause) for seat, cause in possible if seats[seat].bot is not None]
    if not said:
        return None
    turn = crc32(company(seats, sitting).encode())
    seat, cause = said[(turn + part) % len(said)]
    return Remark(seat, cause, turn // 7, part)


def words_of(said: Remark, game: str, *voices: str) -> str:
    """The line in one of these voices, in the language of the moment; empty: all have been said."""
    cause = said.cause.name.lower()
    lines = [line for who in voices for line in spoken(game).get((who, cause), ())]
    return _(lines[(said.turn + said.part) % len(lines)]) if said.part <= len(lines) else ""
