"""Finished games of seeded bots, as they lie in a library."""

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import cycle, islice
from pathlib import Path
from random import Random

from game.library import Label, Library, Save
from game.library.save import MatchSnapshot, parse_save, write_page
from game.match import AnyMatch, Match
from game.rules.council.api import Personality
from game.seating import SeatSetup, TableSetup

PEOPLE = (
    SeatSetup("Ada", "orange"),
    SeatSetup("Bruno", "sky"),
    SeatSetup("Chika", "leaf", "sensible"),
    SeatSetup("Dov", "pink", "random"),
    SeatSetup("Edda", "white", "sensible"),
)
EVENING = datetime(2026, 3, 14, 19, 30, tzinfo=UTC)


def setups() -> Iterator[TableSetup]:
    """Tables of every edition, number of seats and personality, over and over."""
    tables = [
        TableSetup(PEOPLE[:seats], {"edition": edition}, 0)
        for seats in (2, 3, 4, 5)
        for edition in ("published", "prototype")
    ]
    tables += [TableSetup(PEOPLE[:1], options={"personality": each}) for each in Personality]
    for seed, table in enumerate(cycle(tables)):
        yield replace(table, seed=seed)


PLAYED: dict[str, AnyMatch] = {}
"""Games by the setups that tell all of them: a seed is among it, and nobody changes them."""


def played(setup: TableSetup) -> AnyMatch:
    assert setup.seed is not None
    if (name := repr(setup)) not in PLAYED:
        PLAYED[name] = play(setup)
    return PLAYED[name]


def play(setup: TableSetup) -> AnyMatch:
    match, chance = Match.open(setup), Random(setup.seed)
    while match.decision is not None:
        match.play(chance.choice(match.legal))
    return match


def record(setup: TableSetup, table: str, day: int = 0) -> bytes:
    match = played(setup)
    begun = EVENING + timedelta(days=day)
    label = Label(table, len(match.actions), begun, begun + timedelta(minutes=40), 3, 10, over=True)
    page = MatchSnapshot(
        match.setup, tuple(match.deals), tuple(match.actions), match.notes, label, setup
    )
    return write_page(page)


def save(setup: TableSetup, table: str = "table") -> Save:
    return parse_save(record(setup, table))


def put(library: Library, setup: TableSetup, table: str, day: int = 0) -> Path:
    library.finished_folder.mkdir(parents=True, exist_ok=True)
    file = library.finished_folder / f"{table}.json"
    file.write_bytes(record(setup, table, day))
    return file


def fill(library: Library, games: int) -> list[Path]:
    wanted = islice(setups(), games)
    return [put(library, setup, f"game-{day:03}", day) for day, setup in enumerate(wanted)]


def spoil(file: Path) -> None:
    """Take the last move away, so that the game is not over."""
    values = json.loads(file.read_text("utf-8"))
    values["actions"] = values["actions"][:-1]
    file.write_text(json.dumps(values), "utf-8")
