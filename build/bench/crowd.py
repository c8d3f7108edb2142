"""A folder of many finished games: some hundred that bots have really played, under ever new dates.

Nobody could play 200,000 games for a measurement. A copy differs from its game in the id and the
moments, which is all by which the lists and the history tell games from each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from game.bots import Level, make_bot
from game.catalogue import SHELF, Game
from game.library import Label
from game.library.save import Page, write_page
from game.match import AnyMatch, Match
from game.seating import SeatSetup, TableSetup

FILMS: Final = 30  # of each box
FIRST_EVENING: Final = datetime(2004, 5, 1, 18, tzinfo=UTC)
LAST: Final = timedelta(minutes=40)
APART: Final = timedelta(minutes=50)
TABLE: Final = "TABLE"
"""What stands in a film where its copy has an id."""
NAMES: Final = ("Ada", "Bruno", "Chika", "Dov", "Edda", "Farid", "Gül", "Håkon")
COLOURS: Final = ("orange", "sky", "leaf", "pink", "white", "violet", "mint")


class Film(NamedTuple):
    """A finished game as it lies in its file, with ``TABLE`` for its id; its moments as there."""

    data: bytes
    begun: bytes
    saved: bytes


def fill(folder: Path, games: int, told: Callable[[int], None] = lambda _: None) -> None:
    """Write so many finished games into a folder; ``told`` hears how many lie there by now."""
    folder.mkdir(parents=True)
    films = list(_films())
    for number in range(games):
        name, data = _copy(films[number % len(films)], number)
        (folder / f"{name}.json").write_bytes(data)
        if number % 1000 == 0:
            told(number)


def one_more(folder: Path, number: int) -> None:
    """Another game, the ``number``-th, as if it had just been finished."""
    name, data = _copy(next(_films()), number)
    (folder / f"{name}.json").write_bytes(data)


def _films() -> Iterator[Film]:
    """Boxes take turns, and so do numbers of seats, options and who sits there."""
    for number in range(FILMS):
        for game in SHELF.values():
            yield _film(_setup(game, number))


def _setup(game: Game, number: int) -> TableSetup:
    chance = Random(f"{game.id} {number}")
    seats = game.table_seats[number % len(game.table_seats)]
    people = chance.randint(1, seats)
    names = chance.sample(NAMES, seats)
    names[0] = NAMES[0]  # whose computer it is
    who = [SeatSetup(names[seat], COLOURS[seat]) for seat in range(seats)]
    bots = (replace(each, bot=Level.NEWCOMER.value) for each in who[people:])
    return TableSetup((*who[:people], *bots), _options(game, seats, chance), game=game.id)


def _options(game: Game, seats: int, chance: Random) -> dict[str, bool | int | str]:
    fitting = {each.id: each.fitting(seats) for each in game.options}
    return {name: chance.choice(values) for name, values in fitting.items() if values}


def _film(setup: TableSetup) -> Film:
    match, chance = Match.open(setup), Random(len(setup.seats))
    bots = [make_bot(setup.game, Level.NEWCOMER, chance) for _ in setup.seats]
    while (decision := match.decision) is not None:
        view = match.view(decision.seat)
        match.play(bots[decision.seat].choose(view, view.legal))
    return _shot(match, setup)


def _shot(match: AnyMatch, setup: TableSetup) -> Film:
    begun = FIRST_EVENING
    part, step = match.view(None).progress
    label = Label(TABLE, len(match.actions), begun, begun + LAST, part, step, over=True)
    page = Page(match.setup, tuple(match.deals), tuple(match.actions), match.notes, label, setup)
    return Film(write_page(page), _written(label.begun), _written(label.saved))


def _copy(film: Film, number: int) -> tuple[str, bytes]:
    """The id of a copy and what stands in its file."""
    begun = FIRST_EVENING + number * APART + timedelta(seconds=1)
    name = f"{begun:%Y%m%d-%H%M%S}-{number:06x}"
    data = film.data.replace(b'"%s"' % TABLE.encode(), b'"%s"' % name.encode(), 1)
    data = data.replace(film.begun, _written(begun), 1)
    return name, data.replace(film.saved, _written(begun + LAST), 1)


def _written(moment: datetime) -> bytes:
    """As a record has it."""
    return f"{moment:%Y-%m-%dT%H:%M:%S}Z".encode()
