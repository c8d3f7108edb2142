"""One try counts: kept apart from its table, whatever becomes of that, and said on the podium."""

from datetime import date
from pathlib import Path

import pytest

from game.catalogue import part_of
from game.daily.table import day_kinds, table_of
from game.history import Historian
from game.library import AppFolders, Library
from game.library.tries import FILE, TriesFile
from game.match import LevelChange
from game.seating import TableSetup
from scenes.app import shelf
from scenes.kit.display import Control, Text
from scenes.kit.preferences import Preferences, Speed
from scenes.shell.daily.scene import DailyScene
from scenes.table.daily_result import counted_today
from scenes.table.routes import ROUTES
from scenes.table.session import AnySession, TableSession
from tests.library.owner import home
from tests.match.playing import played
from tests.support.window import frame

__all__ = ["home"]
TODAY = date(2027, 3, 19)
KIND = day_kinds()["display-case"]
KEY = KIND.id, TODAY.isoformat()
TABLE = table_of(KIND, TODAY)


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(AppFolders.within(tmp_path))


def begun(library: Library) -> str:
    saver = library.begin(TABLE).autosaver
    assert saver is not None
    assert saver.wait()
    return saver.table


def ended(library: Library) -> AnySession:
    sitting = library.begin(TABLE)
    ui = part_of(KIND.game, "scenes.*.ui.UI")
    session = TableSession.restore(ui, sitting, Preferences(), ROUTES)
    played(session.match)
    assert session.autosaver is not None
    session.autosaver.keep(session.match)
    assert session.autosaver.wait()
    return session


def page(library: Library) -> DailyScene:
    """The calendar at this kind, once everything has been read."""
    historian = Historian(library)
    scene = DailyScene(
        shelf(library=library), historian, library, Preferences(speed=Speed.OFF), lambda: TODAY
    )
    scene.activate(f"kind:{KIND.id}")
    assert historian.wait()
    scene.tick(0.0)
    return scene


def told(scene: DailyScene) -> str:
    return " ".join(item.text for item in scene.draw(frame()) if isinstance(item, Text))


def label(scene: DailyScene, name: str) -> str:
    return next(
        item.label
        for item in scene.draw(frame())
        if isinstance(item, Control) and item.name == name
    )


def test_the_first_table_of_a_day_is_its_try_and_no_later_one(library: Library) -> None:
    first = begun(library)
    begun(library)
    assert library.tries.read() == {KEY: first}
    library.close()


def test_whoever_deletes_the_table_that_waits_gets_no_second_try(library: Library) -> None:
    library.delete(begun(library))
    scene = page(library)
    assert label(scene, "play") == "Practise"
    assert "No result" in told(scene)
    assert "no result" in label(scene, f"day:{TODAY.isoformat()}")
    session = ended(library)
    assert counted_today(session).startswith("Practice: ")
    scene = page(library)
    assert label(scene, "play") == "Practise"
    assert "no result" in label(scene, f"day:{TODAY.isoformat()}")
    library.close()


def test_whoever_deletes_the_finished_game_gets_no_second_try(library: Library) -> None:
    session = ended(library)
    assert counted_today(session) == "Counted: this was the first try at this deal of the day."
    assert session.autosaver is not None
    library.get_up()
    library.delete_finished(session.autosaver.table)
    ended(library)
    assert "no result" in label(page(library), f"day:{TODAY.isoformat()}")
    library.close()


def test_a_try_that_was_spoilt_is_said_not_to_count(library: Library) -> None:
    session = ended(library)
    session.match.level_changes.append(LevelChange(1, 3, "sharp", "newcomer"))
    assert counted_today(session).startswith("Not counted: ")
    library.close()


def test_a_game_of_ones_own_has_no_such_line(library: Library) -> None:
    session = ended(library)
    session.setup = TableSetup(TABLE.seats, game=TABLE.game)
    assert counted_today(session) == ""
    library.close()


def test_a_table_that_waits_is_gone_on_with(library: Library) -> None:
    begun(library)
    assert label(page(library), "play") == "Continue"
    library.close()


# the file


def tries(folder: Path) -> TriesFile:
    return TriesFile(folder, folder / "set-aside")


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff", b'{"bugami 2027-'])
def test_a_damaged_file_is_set_aside_by_the_next_try(tmp_path: Path, data: bytes) -> None:
    (tmp_path / FILE).write_bytes(data)
    assert tries(tmp_path).read() == {}
    tries(tmp_path).begin("bugami", "2027-03-19", "a")
    assert tries(tmp_path).read() == {("bugami", "2027-03-19"): "a"}
    assert (tmp_path / "set-aside" / FILE).read_bytes() == data


def test_two_windows_lose_no_try_of_each_other(tmp_path: Path) -> None:
    one, two = tries(tmp_path), tries(tmp_path)
    one.begin("bugami", "2027-03-19", "a")
    two.begin("bugami", "2027-03-20", "b")
    one.begin("bugami", "2027-03-20", "c")
    assert two.read() == {("bugami", "2027-03-19"): "a", ("bugami", "2027-03-20"): "b"}
