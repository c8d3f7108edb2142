"""Settings on disk: remembered, read field by field, written without holding anything up."""

import json
from pathlib import Path

import pytest

from game.library import Library
from game.seating import TableSetup
from scenes.app import first_scene, starting_preferences
from scenes.council.entry import ENTRY
from scenes.kit.bindings import Button, Shortcut
from scenes.kit.display import Text
from scenes.kit.preferences import Announce, Cloth, Contrast, Preferences, SoundWishes, Speed
from scenes.kit.stack import SceneStack
from scenes.options import Options
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.settings.scene import SettingsScene
from scenes.shell.table_form.scene import TableSetupScene
from scenes.shell.table_form.who import WhoScene
from tests.support.library import library, table
from tests.support.window import TO_A_TABLE, focus_on, press, stack

CHANGED = Preferences(
    Speed.FAST,
    reduced_motion=True,
    living=False,
    remarks=False,
    hearing=SoundWishes.EFFECTS,
    master=0.3,
    music=0.0,
    effects=1.0,
    fullscreen=True,
    mute_away=False,
    hints=False,
    confirm_plays=True,
    text_size=150,
    cloth=Cloth.BERRY,
    contrast=Contrast.HIGH,
    compatible=True,
    reader=False,
    announce=Announce.ALL,
    called="Zoë",
    colour="pink",
    keys={Shortcut.LOG: "k", Shortcut.SPEED: "f5"},
    buttons={Shortcut.PASS: Button.RIGHT_STICK, Shortcut.SPEED: Button.NONE},
)


def stored(folder: Path, preferences: Preferences) -> Path:
    shelf = library(folder)
    mine = starting_preferences(Options(), shelf)
    for name in Preferences.__dataclass_fields__:
        setattr(mine, name, getattr(preferences, name))
    shelf.close()
    return shelf.folders.settings


def test_everything_is_found_again(tmp_path: Path) -> None:
    stored(tmp_path, CHANGED)
    assert starting_preferences(Options(), library(tmp_path)) == CHANGED


def test_a_wish_that_had_another_name_before_is_found_and_kept_under_it(tmp_path: Path) -> None:
    file = stored(tmp_path, Preferences())
    file.write_text('{"winner_hint": false}', "utf-8")
    shelf = library(tmp_path)
    mine = starting_preferences(Options(), shelf)
    assert not mine.hints
    mine.confirm_plays = True
    shelf.close()
    written = json.loads(file.read_text("utf-8"))
    assert written["winner_hint"] is False
    assert "hints" not in written


def test_nothing_is_written_where_nothing_was_changed(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    starting_preferences(Options(), shelf)
    shelf.close()
    assert not shelf.folders.settings.exists()


def test_the_command_line_counts_for_one_run(tmp_path: Path) -> None:
    stored(tmp_path, Preferences(Speed.SLOW))
    shelf = library(tmp_path)
    mine = starting_preferences(Options(speed="off", fullscreen=True, compatible=True), shelf)
    assert (mine.speed, mine.fullscreen, mine.compatible) == (Speed.OFF, True, True)
    mine.confirm_plays = True
    shelf.close()
    assert starting_preferences(Options(), library(tmp_path)) == Preferences(
        Speed.SLOW, confirm_plays=True
    )


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("speed", "warp"),
        ("speed", 3),
        ("master", 1.5),
        ("music", "loud"),
        ("effects", None),
        ("reduced_motion", "yes"),
        ("hearing", []),
        ("mute_away", 1),
        ("text_size", 90),
        ("text_size", 125.5),
        ("cloth", "silk"),
        ("contrast", None),
        ("compatible", "by itself"),
        ("keys", ["l"]),
        ("buttons", "x"),
    ],
)
def test_a_wrong_field_falls_back_alone_and_is_named(
    tmp_path: Path, field: str, value: object
) -> None:
    file = stored(tmp_path, CHANGED)
    values = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps(values | {field: value}), "utf-8")
    shelf = library(tmp_path)
    mine = starting_preferences(Options(), shelf)
    assert getattr(mine, field) == getattr(Preferences(), field)
    setattr(mine, field, getattr(CHANGED, field))
    assert mine == CHANGED
    (news,) = shelf.settings.news
    assert field.replace("_", " ") in news.words


@pytest.mark.parametrize(
    ("field", "damage", "left", "named"),
    [
        ("keys", {"speed": "f5", "t": "home"}, {"l": "k", "s": "f5", "t": "home"}, "keys: speed"),
        ("keys", {"l": 7}, {"s": "f5"}, "keys: l"),
        ("keys", {"l": "escape"}, {"s": "f5"}, "keys: l"),
        ("keys", {"t": "k"}, {"l": "k", "s": "f5"}, "keys: t"),  # two for one key
        ("buttons", {"s": "trunk"}, {"p": "rs"}, "buttons: s"),
        ("buttons", {"l": "rs"}, {"p": "rs", "s": ""}, "buttons: l"),
    ],
)
def test_a_wrong_binding_falls_back_alone_and_is_named(
    tmp_path: Path, field: str, damage: dict[str, object], left: dict[str, str], named: str
) -> None:
    file = stored(tmp_path, CHANGED)
    values = json.loads(file.read_text("utf-8"))
    values[field] |= damage
    file.write_text(json.dumps(values), "utf-8")
    shelf = library(tmp_path)
    assert getattr(starting_preferences(Options(), shelf), field) == left
    (news,) = shelf.settings.news
    assert named in news.words


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[1]", b"7", b"\xff\xfe", b"null", b"[" * 100_000, b'{"table": "\\ud800"}'],
)
def test_a_file_that_is_none_of_ours_is_set_aside(tmp_path: Path, content: bytes) -> None:
    file = stored(tmp_path, CHANGED)
    file.write_bytes(content)
    shelf = library(tmp_path)
    assert starting_preferences(Options(), shelf) == Preferences()
    assert [news.title for news in shelf.settings.news] == ["Some settings are damaged"]
    assert (tmp_path / "set-aside" / "settings.json").read_bytes() == content


def test_the_title_says_so_once(tmp_path: Path) -> None:
    stored(tmp_path, CHANGED).write_bytes(b"{")
    opened = stack(first_scene(Options(speed="off"), None, library(tmp_path)))
    assert opened.is_moving
    opened.tick(0.01)
    opened.draw()
    assert isinstance(opened.scenes[-1], NoticeScene)
    press(opened, "return")
    assert len(opened.scenes) == 1


# the table of last time


def title(shelf: Library) -> SceneStack:
    return stack(first_scene(Options(speed="off"), None, shelf, entries=[ENTRY]))


def test_the_table_of_last_time_is_set_again(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    opened = title(shelf)
    press(opened, *TO_A_TABLE[:3])
    focus_on(opened, "house-rules")
    press(opened, "return")
    focus_on(opened, "edition:prototype")
    press(opened, "return", "escape")
    shelf.close()
    again = title(library(tmp_path))
    press(again, *TO_A_TABLE[:2])
    form = again.scenes[-1]
    assert isinstance(form, TableSetupScene)
    drawn = [item.text for item in form.draw(again.frame) if isinstance(item, Text)]
    assert "As you left it last time." in " ".join(drawn)


@pytest.mark.parametrize(
    "wrong",
    [{"edition": "lost"}, {"lead": 9}, {"seats": []}, {"game": "chess"}, {"seats": [{"name": 3}]}],
)
def test_a_table_that_no_longer_fits_is_forgotten(tmp_path: Path, wrong: dict[str, object]) -> None:
    shelf = library(tmp_path)
    starting_preferences(Options(), shelf)
    shelf.settings.table = TableSetup(table().seats)
    shelf.close()
    file = shelf.folders.settings
    values = json.loads(file.read_text("utf-8"))
    values["table"] |= wrong
    file.write_text(json.dumps(values), "utf-8")
    opened = title(library(tmp_path))
    opened.tick(0.01)
    opened.draw()
    while isinstance(opened.scenes[-1], NoticeScene):
        press(opened, "return")
    press(opened, *TO_A_TABLE[:2])
    if isinstance(opened.scenes[-1], WhoScene):  # where nothing at all was left of it
        press(opened, "return")
    assert isinstance(opened.scenes[-1], TableSetupScene)


def test_the_page_is_reached_from_the_title_and_from_the_table(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    opened = title(shelf)
    focus_on(opened, "settings")
    press(opened, "return")
    assert isinstance(opened.scenes[-1], SettingsScene)
    press(opened, "escape", "up", "up", "up", "up")
    focus_on(opened, "new")
    press(opened, "return", "return", "return", "escape")
    focus_on(opened, "settings")
    press(opened, "return")
    assert isinstance(opened.scenes[-1], SettingsScene)
    shelf.close()
