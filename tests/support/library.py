"""A library in a folder of the test's own, and tables that are played in it."""

from pathlib import Path
from random import Random

from game.library import AppFolders, Autosaver, Library, OpenTable
from game.library.autosave import News
from game.seating import SeatSetup, TableSetup
from tests.waiting import wait_until

PEOPLE = (
    SeatSetup("Ada", "orange"),
    SeatSetup("Bruno", "sky", "random"),
    SeatSetup("Chika", "leaf", "sensible"),
)


OPENED: list[Library] = []


def library(folder: Path) -> Library:
    """Another window on the same folder, if called twice; it is closed after the test."""
    OPENED.append(Library(AppFolders.within(folder)))
    return OPENED[-1]


def table(seed: int | None = 3) -> TableSetup:
    return TableSetup(PEOPLE, seed=seed)


def autosaver_of(sitting: OpenTable) -> Autosaver:
    assert sitting.autosaver is not None
    return sitting.autosaver


def play(sitting: OpenTable, actions: int = 1000, seed: int = 2) -> None:
    """Random play, each action written before the next."""
    rng = Random(seed)
    autosaver = autosaver_of(sitting)
    for _ in range(actions):
        if sitting.match.decision is None:
            break
        sitting.match.play(rng.choice(sitting.match.legal))
        autosaver.keep(sitting.match)
        assert autosaver.wait()


def left_after(folder: Path, actions: int = 20) -> str:
    shelf = library(folder)
    sitting = shelf.begin(table())
    play(sitting, actions)
    shelf.close()
    return autosaver_of(sitting).table


def saves(folder: Path) -> list[Path]:
    """The saves of the only table, the newest last."""
    files = list(folder.glob("tables/*/save-*.json"))
    return sorted(files, key=lambda file: file.stat().st_mtime_ns)


def hears(sitting: OpenTable, word: str) -> bool:
    """Whether the next thing that the player is told has this word in it."""
    told: list[News | None] = []

    def is_told() -> bool:
        told.append(autosaver_of(sitting).news())
        return told[-1] is not None

    wait_until(is_told, "some news")
    return told[-1] is not None and word in told[-1].title + told[-1].words
