"""A library in a folder of the test's own, and tables that are played in it."""

from __future__ import annotations

from pathlib import Path
from random import Random

from game.library import Keeper, Library, Places, Sitting
from game.match import SeatSetup, TableSetup

PEOPLE = (
    SeatSetup("Ada", "orange"),
    SeatSetup("Bruno", "sky", "random"),
    SeatSetup("Chika", "leaf", "sensible"),
)


OPENED: list[Library] = []


def library(folder: Path) -> Library:
    """Another window on the same folder, if called twice; it is closed after the test."""
    OPENED.append(Library(Places.within(folder)))
    return OPENED[-1]


def table(seed: int | None = 3) -> TableSetup:
    """Three seats, one of them a person's."""
    return TableSetup(PEOPLE, seed=seed)


def keeper_of(sitting: Sitting) -> Keeper:
    """Who writes this table down."""
    assert sitting.keeper is not None
    return sitting.keeper


def play(sitting: Sitting, actions: int = 1000, seed: int = 2) -> None:
    """Random play, each action written before the next."""
    rng = Random(seed)
    keeper = keeper_of(sitting)
    for _ in range(actions):
        if sitting.match.decision is None:
            break
        sitting.match.play(rng.choice(sitting.match.legal))
        keeper.keep(sitting.match)
        assert keeper.wait()


def saves(folder: Path) -> list[Path]:
    """The saves of the only table, the newest last."""
    files = list(folder.glob("tables/*/save-*.json"))
    return sorted(files, key=lambda file: file.stat().st_mtime_ns)
