"""Every moment of the album in its order: that of the lists beside this file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from build.album import learning, listing
from build.album.setting import Nothing
from game.catalogue import FIRST, SHELF
from scenes.backend.headless import HeadlessScreen
from scenes.kit.preferences import Captions, Cloth, Contrast, Preferences
from scenes.shell.results.podium import ResultsScene
from scenes.table.layer import Layer

import pygame  # isort: skip  # after ours, which tell SDL what to use


class Moment(NamedTuple):
    """A picture of the album: ``player`` leaves the window as it should be seen."""

    name: str
    show: Callable[[HeadlessScreen], None]
    letters: int = 100  # per cent
    cloth: Cloth = Cloth.MOSS
    contrast: Contrast = Contrast.SOFT
    captions: Captions = Captions.OFF

    @property
    def usual(self) -> bool:
        """Whether it is shown as most people see it."""
        return self[2:] == (100, Cloth.MOSS, Contrast.SOFT, Captions.OFF)


def pictures(
    size: tuple[int, int],
    chosen: Iterable[Moment],
    language: str = "en",
    letters: int | None = None,
) -> Iterator[tuple[Moment, pygame.Surface]]:
    """Some moments one after the other, as pictures."""
    for moment, unseen in windows(size, chosen, language, letters):
        yield moment, unseen.render()


def windows(
    size: tuple[int, int],
    chosen: Iterable[Moment],
    language: str = "en",
    letters: int | None = None,
) -> Iterator[tuple[Moment, HeadlessScreen]]:
    """The same, in one window that shows them; each has letters of its own or these."""
    with HeadlessScreen(Nothing(), size, preferences=Preferences(language=language)) as unseen:
        for moment in chosen:
            wishes = unseen.screen.preferences
            wishes.text_size, wishes.cloth, wishes.contrast, wishes.captions = moment[2:]
            wishes.text_size = letters or wishes.text_size
            moment.show(unseen)
            if isinstance(unseen.screen.stack.scenes[-1], Layer | ResultsScene):
                unseen.settle()  # a card in focus still rises, and the last ones still come
            yield moment, unseen


FURTHER: Final = tuple(game for game in SHELF.values() if game.id != FIRST)
"""The games beside Bug Council, each with an album of its own."""
GAMES: Final = tuple(game.folder for game in FURTHER)
WORDS: Final = (
    *("steps", "before", "council", "reviews", "podiums", "solo", "trilogy", "again", "past"),
    *("collected", "settings", "phones", *GAMES, "gathered", "learning", "problems", "daily"),
    *("shuffled", "rulebook"),
)
"""The modules that hold what the lists speak of."""
LISTS: Final = (
    *("council", "solo", "past", "settings", "phones", "looks", *GAMES, "evening", "learning"),
)
"""The files of the moments."""


def _read() -> listing.Album:
    for module in WORDS:
        import_module(f"build.album.{module}")
    here = Path(__file__).parent
    return listing.read(here / f"{name}.toml" for name in LISTS)


_ALBUM: Final = _read()
MOMENTS: Final = tuple(
    Moment(each.name, each.show, row.letters, row.cloth, row.contrast, row.captions)
    for each in _ALBUM.entries
    for row in [each.row]
)
NAMED: Final[Mapping[str, Moment]] = {moment.name: moment for moment in MOMENTS}
STEPS: Final = tuple(Moment(name, show) for name, show in learning.every())
"""Every step of every lesson; the album itself has one of each lesson."""
GOLDEN: Final = tuple(_ALBUM.golden)
"""Those that every test run compares with."""
SHOPS: Final[Mapping[str, str]] = _ALBUM.shops
"""Those that shops show, by what they are called there."""
