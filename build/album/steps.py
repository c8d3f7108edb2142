"""What can be done in any window, in the words of the lists."""

from __future__ import annotations

from datetime import timedelta
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Final

from build.album import setting
from build.album.past import FIRST_EVENING, InventedHistory, not_here, record_of
from build.album.setting import open_scene, played, wait_for
from build.album.vocabulary import CONTROLS, control, step
from build.album.wishes import over
from game.catalogue import SHELF, part_of
from game.history.game_stats import counter_of
from game.history.store import CountedRecord, Stamp, Store
from game.library.save import parse_save
from game.seating import TableSetup
from scenes.app import first_scene, shelf
from scenes.backend.headless import HeadlessScreen
from scenes.kit.display import Picture
from scenes.kit.preferences import Preferences
from scenes.options import Options
from scenes.shell.entry import GameEntry
from scenes.shell.history.scene import HistoryScene
from scenes.shell.table_form.scene import TableSetupScene
from scenes.table.question_layer import QuestionLayer
from scenes.table.scene import TableScene

LAST: Final = "last "


def box_of(folder: str) -> GameEntry:
    """The game with folders of this name."""
    return next(shelf()[game.id] for game in SHELF.values() if game.folder == folder)


def named(unseen: HeadlessScreen, words: str) -> str:
    """A control: by its name, ``@allowed``, ``row:*`` (the first such), ``last row:*``."""
    if words.startswith("@"):
        word, _space, rest = words[1:].partition(" ")
        return CONTROLS[word](unseen, rest)
    if "*" not in words:
        return words
    found = [n for n in unseen.names if fnmatchcase(n, words.removeprefix(LAST))]
    if not found:
        raise LookupError(f"no control “{words}” among {unseen.names}")
    return found[-1 if words.startswith(LAST) else 0]


@control
def allowed(unseen: HeadlessScreen, rest: str) -> str:
    """What may be chosen: the first, or ``@allowed -1``; the last where there are not so many."""
    return _at(_choices(unseen, refused=False), rest)


@control
def refused(unseen: HeadlessScreen, rest: str) -> str:
    """What may not."""
    return _at(_choices(unseen, refused=True), rest)


def _choices(unseen: HeadlessScreen, *, refused: bool) -> list[str]:
    layer = unseen.screen.stack.scenes[-1]
    assert isinstance(layer, QuestionLayer), f"{type(layer).__name__} asks no question"
    choices = layer.question.choices
    return [c.id for c in choices if c.zone and (c.refused is not None) is refused]


def _at(names: list[str], rest: str) -> str:
    return names[min(int(rest or 0), len(names) - 1)]


@control
def number(unseen: HeadlessScreen, rest: str) -> str:
    """``@number 3``: the control at this place, counted from 0."""
    return unseen.names[int(rest)]


@step
def hover(unseen: HeadlessScreen, rest: str) -> None:
    """The pointer goes to a control."""
    unseen.hover(named(unseen, rest))


@step
def click(unseen: HeadlessScreen, rest: str) -> None:
    """A control is clicked."""
    unseen.click(named(unseen, rest))


@step
def press(unseen: HeadlessScreen, rest: str) -> None:
    """A key, by the name that scenes use."""
    unseen.press(rest)


@step
def clear(unseen: HeadlessScreen, rest: str) -> None:
    """So many letters are taken away."""
    for _ in range(int(rest)):
        unseen.press("backspace")


@step
def settle(unseen: HeadlessScreen, _rest: str) -> None:
    """Nothing moves any more."""
    unseen.settle()


@step
def wait(unseen: HeadlessScreen, rest: str) -> None:
    """So much time passes as in a window."""
    setting.wait(unseen, float(rest))


@step
def look(unseen: HeadlessScreen, rest: str) -> None:
    """One frame of so many seconds."""
    unseen.step(float(rest))


@step
def tick(unseen: HeadlessScreen, rest: str) -> None:
    """Let so many seconds pass without drawing."""
    unseen.screen.stack.tick(float(rest))


@step
def hear(unseen: HeadlessScreen, rest: str) -> None:
    """The table shows what sounds like this."""
    wait_for(unseen, rest)


@step
def see(unseen: HeadlessScreen, rest: str) -> None:
    """Wait until this picture is shown."""
    while not any(isinstance(item, Picture) and item.name == rest for item in unseen.items):
        setting.wait(unseen, 0.1)


@step
def hurry(unseen: HeadlessScreen, rest: str) -> None:
    """So many times somebody who watches a table cannot wait."""
    scene = unseen.screen.stack.scenes[-1]
    assert isinstance(scene, TableScene)
    for _ in range(int(rest)):
        scene.skip_animation()


@step
def title(unseen: HeadlessScreen, _rest: str = "") -> None:
    """A breeze goes through the backyard."""
    open_scene(unseen, first_scene(Options()))
    setting.wait(unseen, 1.0)


@step
def form(unseen: HeadlessScreen, rest: str) -> None:
    """``form council``: the form of a game; ``form council rules``: with all its house rules."""
    folder, _space, rules = rest.partition(" ")
    open_form(unseen, folder, rules=bool(rules))


def open_form(
    unseen: HeadlessScreen, folder: str, last: TableSetup | None = None, *, rules: bool = False
) -> None:
    """The form of a game, perhaps as it was filled in last."""
    wishes = Preferences(house_rules=rules)
    open_scene(unseen, TableSetupScene(wishes, box_of(folder), last))


@step
def history(unseen: HeadlessScreen, rest: str) -> None:
    """``history rugs points``: this page, after an evening at each of the game's ``EVENINGS``."""
    folder, _space, tab = rest.partition(" ")
    box = box_of(folder)
    told = InventedHistory(_evenings(box.game.id))
    open_scene(unseen, HistoryScene(told, box, box.history(), Path("finished"), not_here))
    unseen.settle()
    unseen.click(f"tab:{tab}")


@cache
def _evenings(name: str) -> Store:
    game = SHELF[name]
    store, count = Store(None), counter_of(name).count_game
    for number, setup in enumerate(part_of(game, "build.album.*.EVENINGS")):
        match = played(setup, over, part_of(game, "scenes.*.ui.UI")).match
        record = record_of(match, setup, str(number), FIRST_EVENING + timedelta(number))
        store.add(
            [CountedRecord(str(number), Stamp(0, 0), count(parse_save(record), lambda: None))]
        )
    return store
