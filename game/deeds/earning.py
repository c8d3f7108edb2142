"""Which deeds a finished game has earned for the people who sat there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from game.bots import Level
from game.catalogue import SHELF, part_of
from game.deeds.deed import Book, Deed, EarnedDeed, Sighting
from game.match import LevelChange, TakeBack
from game.seating import TableSetup
from game.table import Seat

STRONG: Final = frozenset({Level.SHARP, Level.MASTER})


class Story(Protocol):
    """A game that is over: a match, or a record that was played again.

    ``setup`` is that of its rules, ``log`` every event, ``after`` the state after each of them.
    """

    @property
    def game(self) -> str:
        """The game's id in the catalogue."""

    @property
    def setup(self) -> object:
        """As the rules know it."""

    @property
    def log(self) -> Sequence[Any]:
        """Everything that has happened."""

    @property
    def after(self) -> Sequence[Any]:
        """The states."""


def book_of(game: str) -> Book:
    """The deeds of a game on the shelf."""
    found: Book = part_of(SHELF[game], "game.deeds.*.BOOK")
    return found


def deed_of(game: str, deed: str) -> Deed | None:
    """The deed of this id; None where the game has no such one (any more)."""
    return next((each for each in book_of(game).deeds if each.id == deed), None)


def is_fair(table: TableSetup, take_backs: Sequence[TakeBack]) -> bool:
    """Whether nobody can have known more than the rules let them.

    Cards out of a given seed can be known from another time, those of a replay have been seen, and
    a choice taken back after something hidden had come to light is made again by who knows it.
    """
    known = table.seed is not None or table.played_on
    return not known and not any(note.agreed for note in take_backs)


def earned_deeds(
    game: Story,
    table: TableSetup,
    take_backs: Sequence[TakeBack] = (),
    level_changes: Sequence[LevelChange] = (),
) -> Mapping[Seat, tuple[EarnedDeed, ...]]:
    """What a game that is over has earned, by the seats of people; nothing where it is not fair."""
    if not is_fair(table, take_backs):
        return {}
    people = [seat for seat, who in enumerate(table.seats) if who.bot is None]
    book, strong = book_of(game.game), is_strong(game, table, level_changes)
    found = {}
    for seat in people:
        won = book.won(game.setup, game.after[-1], seat)
        grade = 1 + won + (won and strong)
        best = furthest(book.onlooker(seat).watch(game.log, game.after))
        found[seat] = tuple(
            EarnedDeed(deed.id, grade, best[deed.id].at)
            for deed in book.deeds
            if deed.id in best and best[deed.id].reached >= deed.enough
        )
    return found


def is_strong(game: Story, table: TableSetup, level_changes: Sequence[LevelChange] = ()) -> bool:
    """Whether every bot was Sharp or better all the time; alone, whether the opponent is hard."""
    levels = {who.bot for who in table.seats if who.bot is not None}
    levels |= {level for change in level_changes for level in (change.was, change.now)}
    if len(table.seats) == 1:
        return book_of(game.game).hard(game.setup)
    return bool(levels) and levels <= STRONG


def furthest(seen: Sequence[Sighting]) -> Mapping[str, Sighting]:
    """How far somebody has gone with each deed, the first time where it was often."""
    best: dict[str, Sighting] = {}
    for each in seen:
        if each.deed not in best or each.reached > best[each.deed].reached:
            best[each.deed] = each
    return best
