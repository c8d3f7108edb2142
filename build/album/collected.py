"""Moments of the collection: empty, after some evenings, full, and what is missing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from build.album.past import not_here
from build.album.setting import open_scene
from game.catalogue import SHELF
from game.deeds import book_of
from game.history import BestDeed, Collection
from game.library import Listed, News
from scenes.app import shelf
from scenes.backend.headless import Unseen
from scenes.shell.collection.scene import CollectionScene
from scenes.shell.dialogs.notice import NoticeScene

DAYS: Final = ("2025-03-14", "2026-03-21", "2026-04-02")
SOME: Final = (0, 0, 2, 0, 1, 0, 3, 1, 0)  # pins, deed by deed, over and over


class Collected:
    """A history that has counted already."""

    busy = False

    def __init__(self, collection: Collection) -> None:
        self.collection: Collection | None = collection
        self.news: list[News] = []

    def collect(self, me: str) -> None:
        """It is known at once."""


def collection(grade: Callable[[int], int], laurels: int = 0) -> Collection:
    """So many pins for each deed, by its number in the whole case; 0: it is missing."""
    found: Mapping[tuple[str, str], BestDeed] = {
        (game, deed.id): BestDeed(
            game, deed.id, grade(number), 40, "table", f"{DAYS[number % 3]}T19:30:00+00:00", number
        )
        for number, (game, deed) in enumerate(
            ((game, deed) for game in SHELF for deed in book_of(game).deeds), 1
        )
        if grade(number)
    }
    return Collection(found, DAYS[:laurels])


def deed(game: int, number: int) -> str:
    """The control of a deed, counted from 0 as its game is."""
    name = tuple(SHELF)[game]
    return f"deed:{name}:{book_of(name).deeds[number].id}"


def opened(unseen: Unseen, kept: Collection, look_at: str) -> None:
    """The room, and what is looked at in it."""

    def watch(game: Listed, _at: int) -> NoticeScene:
        return not_here(game)

    scene = CollectionScene(Collected(kept), shelf(), "Ada", Path("finished"), watch)
    open_scene(unseen, scene)
    unseen.settle()
    unseen.hover(look_at)
    unseen.settle()


def empty(unseen: Unseen) -> None:
    """Before the first deed."""
    opened(unseen, collection(lambda _number: 0), deed(0, 0))


def some(unseen: Unseen) -> None:
    """After some evenings."""
    opened(unseen, collection(lambda number: SOME[number % 9], 1), deed(1, 3))


def missing(unseen: Unseen) -> None:
    """One that is still to be had."""
    opened(unseen, collection(lambda number: SOME[number % 9], 2), deed(3, 2))


def full(unseen: Unseen) -> None:
    """Everything, with all pins."""
    opened(unseen, collection(lambda _number: 3, 3), deed(2, 7))


MOMENTS: Final[tuple[tuple[str, Callable[[Unseen], None]], ...]] = (
    ("collection_empty", empty),
    ("collection", some),
    ("collection_missing", missing),
    ("collection_full", full),
)
LARGE: Final = (("large_collection", some), ("large_collection_missing", missing))
