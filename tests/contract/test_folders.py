"""Whatever is looked up in the folder of a game lies in the folder of every game."""

from typing import Final

import pytest

from build.album.moments import FURTHER
from build.environment import ROOT
from build.package import contents
from game.catalogue import SHELF, Game, part_of
from tests.contract.folders import PLACES, modules_played

KNOWN_IN: Final = {
    *("game/catalogue.py", "pyproject.toml", "assets/bots/tempers.json"),
    *("build/package/files/metainfo.xml", "build/package/files/menu.desktop"),
    *("assets/bots/measured.json", "game/gym.py"),  # what was counted; an example
}
"""Where Bugami is named outside its own folders."""
by_game = pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: str(game.folder))


@by_game
@pytest.mark.parametrize("place", PLACES)
def test_a_game_has_it(game: Game, place: str) -> None:
    if game in FURTHER or not place.startswith("build.album."):  # which begins with the others
        assert part_of(game, place) is not None


@by_game
def test_the_package_brings_it_along(game: Game) -> None:
    assert modules_played(game) <= set(contents.found_by_folder(contents.GAME))


def test_a_bare_window_needs_none_of_it() -> None:
    assert contents.found_by_folder(contents.BARE) == []


def test_these_are_found() -> None:
    assert {"game.bots.*.levels.LEVELS", "game.history.*.COUNTER", "scenes.*.entry.ENTRY"} <= {
        *PLACES
    }


def test_few_places_know_a_game_besides() -> None:
    rooms = ("game", "scenes", "build/album", "build/package", "assets/bots")
    files = [file for room in rooms for file in (ROOT / room).rglob("*") if file.is_file()]
    paths = (file.relative_to(ROOT) for file in [*files, ROOT / "pyproject.toml"])
    others = (path for path in paths if not {"bugami", "__pycache__"} & {*path.parts, path.stem})
    known = {path.as_posix() for path in others if b"bugami" in (ROOT / path).read_bytes().lower()}
    assert known == KNOWN_IN
