"""How often bots have won: what ``main.py ladder`` counted, for the table setup and the docs."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from game.assets import assets_root
from game.bots import bots_of
from game.decoding import from_json

FILE: Final = assets_root() / "bots" / "measured.json"

AMONG: Final = "sensible-1"
"""What people are told of: one bot among those of the first releases."""
SURE: Final = 15.0
"""The largest error, in percent, of a share that is told to anybody."""


class LadderPlace(msgspec.Struct, frozen=True):
    """A player's place on the ladder of a day.

    ``wins`` is the share of games won and ``error`` half of its 95 % interval, ``declared`` the
    share of Ages with No Allegiance and ``kept`` how many of those succeeded, all in percent.
    ``options`` are those of the table, as words of the command line, and ``seeds`` those of the
    runs that were put together.
    """

    game: str
    player: str
    among: str
    seats: int
    options: str
    seeds: str
    games: int
    wins: float
    error: float
    declared: float
    kept: float
    date: str


@cache
def ladder_places() -> tuple[LadderPlace, ...]:
    """All places, in the order of the docs."""
    return from_json(FILE.read_bytes(), tuple[LadderPlace, ...])


def share(game: str, level: str) -> float | None:
    """The share of games (0–1) that a level wins at that table; None: nobody knows enough."""
    for row in ladder_places():
        player, _colon, _playouts = row.player.partition(":")
        table = row.game, player, row.among, row.seats
        if table == (game, level, AMONG, bots_of(game).seats) and row.error <= SURE:
            return row.wins / 100
    return None
