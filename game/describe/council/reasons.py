"""Why a card wins a trick or does not: the one thing that decides between two cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe import Seats
from game.describe.council.names import faction_name, somebody
from game.describe.line import said_of
from game.rules.council.api import Card, suit_of, value_of
from game.table import Seat
from game.words import N_, _

WIN_REASONS: Final = {
    "highest-on-suit": N_("{value} is highest"),
    "strongest-suit": N_("{suit} are stronger"),
    "tied-strength": N_("level suits, {value} is higher"),
    "tied-value": N_("the later card wins"),
}


def win_reason(clause: str, card: Card) -> str:
    """Why a card has won, in a few words."""
    words = _(WIN_REASONS[clause])
    return words.format(suit=faction_name(suit_of(card)), value=value_of(card))


def beats(card: Card, other: Card, cubes: Sequence[int], seats: Seats, owner: Seat) -> str:
    """Why a card beats another one, ``owner``'s: with what decides between these two."""
    who, suit, weaker = seats[owner], suit_of(card), suit_of(other)
    if suit == weaker:
        words = said_of(who, _("higher than {name}'s {value}"), _("higher than your {value}"))
    elif cubes[suit] > cubes[weaker]:
        words = _("{suit} ({count}) beat {weaker} ({fewer})")
    elif value_of(card) > value_of(other):
        words = said_of(
            who,
            _("{suit} and {weaker} are level, {name}'s {value} is lower"),
            _("{suit} and {weaker} are level, your {value} is lower"),
        )
    else:
        words = _("level all round, the later card wins")
    return words.format(
        suit=faction_name(suit), weaker=faction_name(weaker), count=cubes[suit],
        fewer=cubes[weaker], name=somebody(seats, owner), value=value_of(other),
    )  # fmt: skip


def beaten(card: Card, by: Card, cubes: Sequence[int], seats: Seats, owner: Seat) -> str:
    """Why a card does not beat another one, ``owner``'s, that has been played before."""
    who, suit, stronger = seats[owner], suit_of(card), suit_of(by)
    if suit == stronger:
        words = said_of(who, _("{name}'s {value} is higher"), _("your {value} is higher"))
    elif cubes[suit] < cubes[stronger]:
        words = _("{stronger} ({count}) beat {suit} ({fewer})")
    else:
        words = said_of(
            who,
            _("{suit} and {stronger} are level, {name}'s {value} is higher"),
            _("{suit} and {stronger} are level, your {value} is higher"),
        )
    return words.format(
        suit=faction_name(suit), stronger=faction_name(stronger), count=cubes[stronger],
        fewer=cubes[suit], name=somebody(seats, owner), value=value_of(by),
    )  # fmt: skip
