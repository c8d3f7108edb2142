"""Games that are over and looked at again, and windows in which they run."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.library import Library
from scenes.app import first_scene, starting_preferences
from scenes.backend.headless import HeadlessScreen
from scenes.council.ui import UI
from scenes.kit.preferences import Preferences
from scenes.options import Options
from scenes.table.routes import ROUTES
from scenes.table.session import AnySession, TableSession
from tests.council.games import TABLES, table
from tests.support.library import library, play
from tests.support.library import table as small_table

every_table = pytest.mark.parametrize(("seats", "edition"), TABLES)


def finished(seats: int = 4, edition: str = "published", seed: int = 3) -> AnySession:
    made = TableSession.new_unsaved(UI, table(seats, edition, seed), Preferences(), ROUTES)
    chance = Random(seed)
    while made.match.decision is not None:
        made.match.play(chance.choice(list(made.match.legal)))
    return made


def opened(tmp_path: Path, actions: int = 1000) -> tuple[HeadlessScreen, Library]:
    """The title of a library with one game, and that game's film."""
    kept = library(tmp_path)
    play(kept.begin(small_table()), actions)
    kept.close()
    options = Options(speed="off")
    preferences = starting_preferences(options, kept)
    preferences.called = "Zoë"
    scene = first_scene(options, preferences, kept)
    unseen = HeadlessScreen(scene, (1280, 720), preferences=preferences)
    unseen.click("games")
    unseen.click("replays")
    unseen.click(next(name for name in unseen.names if name.startswith("watch:")))
    return unseen, kept


@pytest.fixture
def at_the_film(tmp_path: Path) -> Iterator[tuple[HeadlessScreen, Library, Path]]:
    unseen, kept = opened(tmp_path)
    with unseen:
        yield unseen, kept, tmp_path
    kept.close()


Film = tuple[HeadlessScreen, Library, Path]
