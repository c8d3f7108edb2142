"""What a bot says at the table, now and then: one dry line about what everybody has just seen.

A remark follows from what lies open alone, like the feelings: never from a hand, nor from a plan.
In each Age one trick is talked about, besides what becomes of a No Allegiance.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final
from zlib import crc32

from game.rules.council.api import TRICKS, Oath, View, standing, suit_of, value_of
from game.seating import SeatSetup
from game.table import Seat
from scenes.table.faces.remark import Remark, company

QUIET_ENDS: Final = 2  # the first and the last tricks of an Age that nobody talks about
HIGH: Final = 8  # a card of this value is a pity to lose


class RemarkCause(Enum):
    """What somebody talks about."""

    PLEDGED = auto()  # their No Allegiance has been opened
    TRUMPED = auto()  # won with another suit than the one that was led
    WON = auto()  # won with the suit that was led
    BEATEN = auto()  # a high card was not enough
    VISITS = auto()
    BROKEN = auto()  # the trick has ended their No Allegiance
    KEPT = auto()  # the last trick is over, and they have won none


def remark(view: View, seats: Sequence[SeatSetup], sitting: int = 0) -> Remark | None:
    """What is said at this moment; mostly nothing. People speak for themselves.

    In another ``sitting`` of the same people others speak, and begin with other lines.
    """
    bots = [seat for seat in range(view.seats) if seats[seat].bot is not None]
    if view.seats == 1 or Oath.NONE in view.oaths or Oath.FACE_DOWN in view.oaths:
        return None
    table = company(seats, sitting)
    turn = crc32(f"{view.age} {table}".encode())
    said = [(seat, cause) for seat, cause in _causes(view, turn) if seat in bots]
    if not said:
        return None
    seat, cause = said[turn // TRICKS % len(said)]
    return Remark(seat, cause, crc32(table.encode()) // 7, view.age)


def _causes(view: View, turn: int) -> list[tuple[Seat, RemarkCause]]:
    vowed = [seat for seat, oath in enumerate(view.oaths) if oath is Oath.NO_ALLEGIANCE]
    winner = view.won_by
    if winner is None:
        fresh = not view.trick and not any(view.tricks) and any(view.hand_sizes)
        return [(seat, RemarkCause.PLEDGED) for seat in vowed] if fresh else []
    if winner in vowed and view.tricks[winner] == 1:
        return [(winner, RemarkCause.BROKEN)]
    if winner not in dict(view.trick):
        return []  # the trick has been swept away already
    if view.this_trick == TRICKS:
        return [(seat, RemarkCause.KEPT) for seat in vowed if not view.tricks[seat]]
    if view.this_trick != 1 + QUIET_ENDS + turn % (TRICKS - 2 * QUIET_ENDS):
        return []
    return _about_the_trick(view, winner)


def _about_the_trick(view: View, winner: Seat) -> list[tuple[Seat, RemarkCause]]:
    stands, led = standing(view.trick, view.cubes), suit_of(view.trick[0][1])
    assert stands is not None  # somebody has won it
    assert stands.winning_card is not None
    won = RemarkCause.WON if suit_of(stands.winning_card) == led else RemarkCause.TRUMPED
    lost = [
        (seat, RemarkCause.BEATEN)
        for seat, card in view.trick
        if seat != winner and value_of(card) >= HIGH
    ]
    visits = [] if view.visitor is None else [(view.visitor, RemarkCause.VISITS)]
    return [(winner, won), *lost, *visits]
