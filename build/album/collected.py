"""What the list of the past speaks of in the collection."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from build.album.past import not_here
from build.album.setting import open_scene
from build.album.vocabulary import step
from game.catalogue import SHELF
from game.deeds import book_of
from game.history import BestDeed, Collection
from game.library import ListedTable, News
from scenes.app import shelf
from scenes.backend.headless import HeadlessScreen
from scenes.shell.collection.scene import CollectionScene
from scenes.shell.dialogs.notice import NoticeScene

DAYS: Final = ("2025-03-14", "2026-03-21", "2026-04-02")
SOME: Final = (0, 0, 2, 0, 1, 0, 3, 1, 0)  # pins, deed by deed, over and over


class CountedHistory:
    """A history that has counted already."""

    busy = False

    def __init__(self, collection: Collection) -> None:
        self.collection: Collection | None = collection
        self.news: list[News] = []

    def collect(self, me: str) -> None:
        """The counts are there at once."""


def collection_of(grade: Callable[[int], int], laurels: int = 0) -> Collection:
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


@step
def collection(unseen: HeadlessScreen, rest: str) -> None:
    """``collection some 1``: so many pins (or ``some``) for each deed, so many laurels."""
    pins, _space, laurels = rest.partition(" ")
    kept = collection_of(
        lambda number: SOME[number % 9] if pins == "some" else int(pins), int(laurels)
    )
    scene = CollectionScene(CountedHistory(kept), shelf(), "Ada", Path("finished"), _watch)
    open_scene(unseen, scene)
    unseen.settle()


def _watch(game: ListedTable, _at: int) -> NoticeScene:
    return not_here(game)


@step
def look_at(unseen: HeadlessScreen, rest: str) -> None:
    """``look_at 1 3``: a deed, both it and its game counted from 0."""
    game, _space, number = rest.partition(" ")
    name = tuple(SHELF)[int(game)]
    unseen.hover(f"deed:{name}:{book_of(name).deeds[int(number)].id}")
    unseen.settle()
