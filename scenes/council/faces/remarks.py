"""What a bot says at the table, now and then: one dry line about what everybody has just seen.

A remark follows from what lies open alone, like the feelings: never from a hand, nor from a plan.
In each Age one trick is talked about, besides what becomes of a No Allegiance.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final
from zlib import crc32

from game.rules.council.api import TRICKS, standing, suit_of, value_of
from game.seating import SeatSetup
from game.table import Seat
from scenes.council.stage.table_stage import Oath, Stage
from scenes.table.faces.remark import Remark, company

QUIET_ENDS: Final = 2  # the first and the last tricks of an Age that nobody talks about
HIGH: Final = 8  # a card of this value is a pity to lose


class Cause(Enum):
    """What somebody talks about."""

    PLEDGED = auto()  # their No Allegiance has been opened
    TRUMPED = auto()  # won with another suit than the one that was led
    WON = auto()  # won with the suit that was led
    BEATEN = auto()  # a high card was not enough
    VISITS = auto()
    BROKEN = auto()  # the trick has ended their No Allegiance
    KEPT = auto()  # the last trick is over, and they have won none


def remark(stage: Stage, seats: Sequence[SeatSetup], sitting: int = 0) -> Remark | None:
    """What is said at this moment; mostly nothing. People speak for themselves.

    In another ``sitting`` of the same people others speak, and begin with other lines.
    """
    bots = [seat for seat in range(stage.people) if seats[seat].bot is not None]
    if stage.people == 1 or Oath.NONE in stage.oaths or Oath.FACE_DOWN in stage.oaths:
        return None
    table = company(seats, sitting)
    turn = crc32(f"{stage.age} {table}".encode())
    said = [(seat, cause) for seat, cause in _causes(stage, turn) if seat in bots]
    if not said:
        return None
    seat, cause = said[turn // TRICKS % len(said)]
    return Remark(seat, cause, crc32(table.encode()) // 7, stage.age)


def _causes(stage: Stage, turn: int) -> list[tuple[Seat, Cause]]:
    vowed = [seat for seat, oath in enumerate(stage.oaths) if oath is Oath.NO_ALLEGIANCE]
    winner = stage.won_by
    if winner is None:
        fresh = not stage.table and not any(stage.tricks) and any(stage.hand_sizes)
        return [(seat, Cause.PLEDGED) for seat in vowed] if fresh else []
    if winner in vowed and stage.tricks[winner] == 1:
        return [(winner, Cause.BROKEN)]
    if winner not in dict(stage.table):
        return []  # the trick has been swept away already
    if stage.trick_number == TRICKS:
        return [(seat, Cause.KEPT) for seat in vowed if not stage.tricks[seat]]
    if stage.trick_number != 1 + QUIET_ENDS + turn % (TRICKS - 2 * QUIET_ENDS):
        return []
    return _about_the_trick(stage, winner)


def _about_the_trick(stage: Stage, winner: Seat) -> list[tuple[Seat, Cause]]:
    stands, led = standing(stage.table, stage.cubes), suit_of(stage.table[0][1])
    assert stands is not None  # somebody has won it
    assert stands.winning_card is not None
    won = Cause.WON if suit_of(stands.winning_card) == led else Cause.TRUMPED
    lost = [
        (seat, Cause.BEATEN)
        for seat, card in stage.table
        if seat != winner and value_of(card) >= HIGH
    ]
    visits = [] if stage.visitor is None else [(stage.visitor, Cause.VISITS)]
    return [(winner, won), *lost, *visits]
