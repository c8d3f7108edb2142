"""What holds for every page of the shell: reachable, readable, inside the window."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import combinations
from pathlib import Path
from tempfile import mkdtemp

import pytest

from game.library import Library
from game.library.table_lock import NEWER
from game.records import RecordError
from scenes.app import shelf
from scenes.backend.paint.text import SMALLEST
from scenes.council.entry import ENTRY
from scenes.council.rules.book import BOOK, rules
from scenes.council.ui import UI
from scenes.kit.display import Control, DisplayList, Text, controls
from scenes.kit.focus import toward
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Frame, Scene
from scenes.kit.signals import ARROWS
from scenes.shell.dialogs.confirm import ConfirmScene
from scenes.shell.dialogs.crash import CrashScene
from scenes.shell.dialogs.hand_over import HandOverScene, PublicFacts
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.dialogs.opened import RefusedScene
from scenes.shell.dialogs.pause import LOST, PauseScene
from scenes.shell.entry import GameEntry
from scenes.shell.keys import KeysScene
from scenes.shell.lists.games import GamesScene
from scenes.shell.lists.tables import TablesScene
from scenes.shell.results.podium import CALM, ResultsScene
from scenes.shell.rulebook.scene import RulebookScene
from scenes.shell.rulebook.trail import Looking, Reading
from scenes.shell.settings.pages import PAGES as SETTINGS
from scenes.shell.settings.scene import SettingsScene
from scenes.shell.shelf.scene import ShelfScene
from scenes.shell.table_form.scene import TableSetupScene
from scenes.shell.title.navigation import PLAY_WHICH
from scenes.shell.title.scene import TitleScene
from scenes.table.layer import pause
from scenes.table.levels import LevelsScene
from scenes.table.log.moment import log_of
from scenes.table.replay.more import ReplayMoreScene
from scenes.table.replay.play_on import PlayOnScene
from scenes.table.routes import ROUTES
from scenes.table.session import AnySession, Session
from tests.library.playing import library, play, table
from tests.shell.booth import (
    ADA,
    BRUNO,
    CHIKA,
    DOV,
    LONGEST,
    WINDOWS,
    frame,
    points_of,
    typesetter,
)  # fmt: skip
from tests.shell.made_up import SEVEN, made_up_boxes, many_deals

FIVE = (ADA, BRUNO, CHIKA, DOV, LONGEST)
BOARDS = (0, 2)  # articles with the ring, whose letters the council's tests look after


def _crowded_setup() -> Scene[object]:
    scene = TableSetupScene(Preferences(house_rules=True), ENTRY)
    draft = scene._draft
    draft.add(draft.usual_level)
    for seat, name in zip(draft.seats, ("Wilhelmina W",) * 5, strict=True):
        seat.name = name
    draft.lead = 4
    return scene


def _crowded(box: GameEntry) -> Scene[object]:
    scene = TableSetupScene(Preferences(house_rules=True), box)
    while not scene._draft.full:
        scene._draft.add(scene._draft.usual_level)
    for seat in scene._draft.seats[1:]:
        seat.name = "Wilhelmina W"
    return scene


def _letters() -> Scene[object]:
    """Keys to type with on the sheet, and what was found so far."""
    book = RulebookScene(BOOK, Looking("c"))
    book.activate("find")
    return book


def _end(winners: tuple[int, ...]) -> Scene[object]:
    ages = ((12, 9, 14), (9, 13, 13), (15, 3, 10), (7, 6, 8), (0, 1, 0))
    sources = ((13, 22, 0), (0, 9, 26), (11, 17, 0), (6, 15, 0), (1, 0, 0))
    reason = "35 to 35: Ada won six tricks in Age III, Bruno none."
    return ResultsScene(points_of(FIVE, ages, sources, winners, reason), Preferences())


def _kept(*played: int) -> Library:
    """A library with tables of so many actions."""
    kept = library(Path(mkdtemp(dir=os.environ["BUG_COUNCIL_DATA"])))
    for actions in played:
        play(kept.begin(table(actions)), actions)
    kept.close()
    return kept


def _played(actions: int) -> AnySession:
    """A table where so much has been played."""
    room = Session.furnish(UI, table(), Preferences(), ROUTES)
    while room.match.decision is not None and len(room.match.actions) < actions:
        room.match.play(room.match.legal[0])
    return room


LONG_FILE = "a file with quite a long name for a recorded game.json"
LONG_REASON = "“B1” is not allowed here. You do not hold Bees 1. Allowed: "
LONG_REASON += ", ".join(f"{suit}{value}" for suit in "ABC" for value in range(1, 10))
PAGES: dict[str, Callable[[], Scene[object]]] = {
    "title": lambda: TitleScene(Preferences(), shelf()),
    "shelf": lambda: ShelfScene(shelf(), PLAY_WHICH),
    "setup": lambda: TableSetupScene(Preferences(), ENTRY),
    "crowded setup": _crowded_setup,
    "curtain": lambda: HandOverScene(
        LONGEST,
        PublicFacts("Age III", "trick 10 of 10", tuple((seat, 48) for seat in FIVE)),
        12,
        Preferences(),
        lambda: PauseScene(Preferences(), rules),
    ),
    "menu": lambda: PauseScene(Preferences(), rules),
    "question": lambda: ConfirmScene("Leave this table?", LOST, "Leave", "Stay"),
    "keys": KeysScene,
    "title with tables": lambda: TitleScene(Preferences(), shelf(), library=_kept(3, 40)),
    "tables": lambda: TablesScene(_kept(3, 40), shelf()),
    "many tables": lambda: TablesScene(_kept(*range(7)), shelf()),
    "games": lambda: GamesScene(_kept(1000, 40), shelf()),
    "many games": lambda: GamesScene(_kept(1000, 40, 1000, 41, 1000, 42), shelf()),
    "refused record": lambda: RefusedScene(LONG_FILE, RecordError("actions[12]", LONG_REASON)),
    "log": lambda: log_of(_played(150)),
    "game": lambda: ReplayMoreScene(_played(1000), at_end=False),
    "running game": lambda: ReplayMoreScene(_played(50), at_end=False),
    "play on": lambda: PlayOnScene(_played(1000), "the very beginning"),
    **{
        f"settings {page.title}": partial(SettingsScene, Preferences(), page.name)
        for page in SETTINGS
    },
    "menu with all": lambda: PauseScene(
        Preferences(), rules, lambda _patience: True, take_back=True, bots=True
    ),
    "bots": lambda: LevelsScene(_played(50)),
    "notice": lambda: NoticeScene(NEWER.title, NEWER.words),
    "crash": lambda: CrashScene(_kept(3), Path("session.log")),
    "end": lambda: _end((0,)),
    "shared end": lambda: _end((0, 1)),
    "shelf of six": lambda: ShelfScene(made_up_boxes(6), PLAY_WHICH),
    "title of six": lambda: TitleScene(Preferences(), made_up_boxes(6), library=_kept(3, 40)),
    **{
        f"setup for {box.game.table_seats[-1]}": partial(_crowded, box)
        for box in made_up_boxes(2).values()
    },
    "curtain for seven": lambda: HandOverScene(
        SEVEN[0],
        PublicFacts("Deal 12", "card 10 of 10", tuple((seat, 348) for seat in SEVEN)),
        12,
        Preferences(),
        lambda: PauseScene(Preferences(), rules),
    ),
    "end of many deals": lambda: ResultsScene(many_deals(7, 12, 3), Preferences()),
    "end of a duel": lambda: ResultsScene(many_deals(2, 1, 8), Preferences()),
    "end without sources": lambda: ResultsScene(many_deals(4, 5, 0), Preferences()),
    **{
        article.id: partial(RulebookScene, BOOK, Reading(article.id))
        for article in BOOK.chapters[0].articles
    },
    "menu with rules": lambda: pause(_played(150)),
    "all rules": partial(RulebookScene, BOOK),
    "found rules": partial(RulebookScene, BOOK, Looking("c")),
    "no rule found": partial(RulebookScene, BOOK, Looking("qqx")),
    "letters to find a rule": _letters,
    "a rule": partial(RulebookScene, BOOK, Reading("machine-card", "would-lose")),
}
BOARD_PAGES = {BOOK.chapters[0].articles[i].id for i in BOARDS}
LETTERS = pytest.mark.parametrize("letters", [1.0, 2.0])
FREE_OF_BOARDS = [name for name in PAGES if name not in BOARD_PAGES]


def _edges(text: Text, window: tuple[int, int]) -> tuple[float, float, float, float]:
    letters = typesetter(*window)
    w = letters.measure(text.text, text.size, text.font)
    h = 0.62 * letters.pixels(text.size) / letters.scale
    left = text.x - {"l": 0.0, "c": w / 2, "r": w}[text.align]
    return left, text.y - h / 2, left + w, text.y + h / 2


def _texts(items: DisplayList) -> Iterator[Text]:
    return (item for item in items if isinstance(item, Text) and item.text)


@cache
def _page(name: str) -> Scene[object]:
    """A page that is only looked at: drawing changes nothing."""
    return _come(PAGES[name]())


def _come(scene: Scene[object]) -> Scene[object]:
    """The same when everybody has come onto a podium, and has been seen."""
    if isinstance(scene, ResultsScene):
        scene.hurry()
        scene.tick(CALM)
    return scene


@cache
def _drawn(name: str, window: tuple[int, int], letters: float = 1.0) -> tuple[Frame, DisplayList]:
    scene, view = _page(name), replace(frame(*window), letters=letters)
    return view, scene.draw(replace(view, focus=scene.default_focus()))


@pytest.mark.parametrize("name", PAGES)
def test_the_arrows_reach_everything(name: str) -> None:
    scene = _come(PAGES[name]())
    present = controls(scene.draw(frame()))
    start = scene.default_focus()
    assert start in {control.name for control in present}
    seen: set[str | None] = {start}
    open_: list[str | None] = [start]
    while open_:
        here = open_.pop()
        for arrow in ARROWS:
            there = toward(present, here, arrow)
            if there not in seen:
                seen.add(there)
                open_.append(there)
    assert seen == {control.name for control in present}


@pytest.mark.parametrize("name", PAGES)
def test_every_control_has_its_own_name_and_says_what_it_is(name: str) -> None:
    present = controls(_page(name).draw(frame()))
    assert len({control.name for control in present}) == len(present)
    assert all(control.label for control in present)


@LETTERS
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("name", PAGES)
def test_everything_to_touch_is_inside_the_window_and_large_enough(
    name: str, window: tuple[int, int], letters: float
) -> None:
    view, items = _drawn(name, window, letters)
    for control in controls(items):
        assert 0 <= control.x <= control.x + control.w <= view.width, control
        assert 0 <= control.y <= control.y + control.h <= view.height, control
        assert min(control.w, control.h) >= 46, control


@LETTERS
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("name", FREE_OF_BOARDS)
def test_no_words_leave_the_window_or_lie_over_each_other(
    name: str, window: tuple[int, int], letters: float
) -> None:
    view, items = _drawn(name, window, letters)
    boxes = [(text, _edges(text, window)) for text in _texts(items)]
    for text, (left, top, right, bottom) in boxes:
        assert left >= 4, text
        assert right <= view.width - 4, text
        assert top >= 0, text
        assert bottom <= view.height, text
    for (one, a), (two, b) in combinations(boxes, 2):
        apart = a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] + 1 or b[3] <= a[1] + 1
        assert apart or one.text == two.text, (one, two)


@LETTERS
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("name", PAGES)
def test_words_keep_within_what_can_be_touched(
    name: str, window: tuple[int, int], letters: float
) -> None:
    _, items = _drawn(name, window, letters)
    present = controls(items)
    for text in _texts(items):
        left, top, right, bottom = _edges(text, window)
        around = _smallest_around(present, (left + right) / 2, (top + bottom) / 2)
        if around is not None:
            assert left >= around.x - 2, (text, around)
            assert right <= around.x + around.w + 16, (text, around)  # a chosen tag steps forward
            assert top >= around.y - 2, (text, around)
            assert bottom <= around.y + around.h + 2, (text, around)


def _smallest_around(present: list[Control], x: float, y: float) -> Control | None:
    around = [c for c in present if c.x <= x <= c.x + c.w and c.y <= y <= c.y + c.h]
    return min(around, key=lambda control: control.w * control.h, default=None)


@pytest.mark.parametrize("name", PAGES)
def test_letters_are_never_smaller_than_twelve_pixels(name: str) -> None:
    view, items = _drawn(name, (1024, 640))
    for text in _texts(items):
        assert typesetter(1024, 640).pixels(text.size) >= SMALLEST
        assert text.size * view.scale >= 11.9 or name in BOARD_PAGES, text


@pytest.mark.parametrize("name", PAGES)
def test_drawing_twice_gives_the_same_list(name: str) -> None:
    scene, view = PAGES[name](), frame()
    assert scene.draw(view) == scene.draw(view)
