"""A library of many finished games: some that bots have really played, under ever new dates.

Nobody could play 200,000 games for a measurement. A copy differs from its game in the id and the
moments, which is all by which the lists and the history tell games from each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from game.bots import Level, make_bot
from game.catalogue import SHELF, Game
from game.history.game_stats import GameStats, counter_of, written_date
from game.history.store import CountedRecord, Stamp
from game.library import Label
from game.library.save import MatchSnapshot, parse_save, write_page
from game.match import AnyMatch, Match
from game.seating import SeatSetup, TableSetup

FILMS: Final = 30  # of each box
FIRST_EVENING: Final = datetime(2004, 5, 1, 18, 0, 1, tzinfo=UTC)
LASTS: Final = timedelta(minutes=40)
APART: Final = timedelta(minutes=50)
TABLE: Final = "TABLE"
"""What stands in a film where its copy has an id."""
NAMES: Final = ("Ada", "Bruno", "Chika", "Dov", "Edda", "Farid", "Gül", "Håkon")
COLOURS: Final = ("orange", "sky", "leaf", "pink", "white", "violet", "mint")


class Film(NamedTuple):
    """A finished game as it lies in its file, with ``TABLE`` for its id, and what it tells."""

    data: bytes
    told: GameStats


class Crowd:
    """Games by their numbers, from 0 on: the first one was played first."""

    def __init__(self) -> None:
        self._films = [
            _film(_setup(game, each)) for each in range(FILMS) for game in SHELF.values()
        ]

    def write(self, folder: Path, numbers: Iterable[int]) -> None:
        """Put the files of these games into a folder."""
        folder.mkdir(parents=True, exist_ok=True)
        for number in numbers:
            (folder / f"{_name(number)}.json").write_bytes(self._data(number))

    def counted(self, folder: Path, numbers: Iterable[int]) -> Iterator[CountedRecord]:
        """What the history would find if it read the files of these games."""
        for number in numbers:
            file = (folder / f"{_name(number)}.json").stat()
            begun, ended = _moments(number)
            told = self._films[number % len(self._films)].told
            told = replace(told, begun=written_date(begun), finished=written_date(ended))
            yield CountedRecord(_name(number), Stamp(file.st_size, file.st_mtime_ns), told)

    def _data(self, number: int) -> bytes:
        data = self._films[number % len(self._films)].data
        data = data.replace(_quoted(TABLE), _quoted(_name(number)), 1)
        for before, after in zip(_moments(0), _moments(number), strict=True):
            data = data.replace(_quoted(f"{before:%FT%TZ}"), _quoted(f"{after:%FT%TZ}"), 1)
        return data


def _moments(number: int) -> tuple[datetime, datetime]:
    """When a game was begun and ended."""
    begun = FIRST_EVENING + number * APART
    return begun, begun + LASTS


def _name(number: int) -> str:
    return f"{_moments(number)[0]:%Y%m%d-%H%M%S}-{number:06x}"


def _quoted(text: str) -> bytes:
    return f'"{text}"'.encode()


def _setup(game: Game, number: int) -> TableSetup:
    """Numbers of seats take turns; who sits there and what is played is drawn."""
    chance = Random(f"{game.id} {number}")
    seats = game.table_seats[number % len(game.table_seats)]
    names = [NAMES[0], *chance.sample(NAMES[1:], seats - 1)]
    people = chance.randint(1, seats)
    who = [
        SeatSetup(name, COLOURS[seat], None if seat < people else Level.NEWCOMER.value)
        for seat, name in enumerate(names)
    ]
    fitting = {each.id: each.fitting(seats) for each in game.options}
    options = {name: chance.choice(values) for name, values in fitting.items() if values}
    return TableSetup(tuple(who), options, game=game.id)


def _film(setup: TableSetup) -> Film:
    """Bots play this table, those in the seats of people too."""
    match, bot = Match.open(setup), make_bot(setup.game, Level.NEWCOMER, Random(1))
    while (decision := match.decision) is not None:
        view = match.view(decision.seat)
        match.play(bot.choose(view, view.legal))
    data = _written(match, setup)
    return Film(data, counter_of(setup.game).count_game(parse_save(data), lambda: None))


def _written(match: AnyMatch, setup: TableSetup) -> bytes:
    begun, ended = _moments(0)
    part, step = match.view(None).progress
    label = Label(TABLE, len(match.actions), begun, ended, part, step, over=True)
    page = MatchSnapshot(
        match.setup, tuple(match.deals), tuple(match.actions), match.notes, label, setup
    )
    return write_page(page)
