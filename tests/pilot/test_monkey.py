"""Somebody's cat walks over the keyboard and pushes the mouse: nothing breaks, nothing is lost."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

import pytest

from game.library import AppFolders, Library
from scenes.app import first_scene
from scenes.backend.headless import HeadlessScreen
from scenes.options import Options, Speed
from scenes.shell.title.scene import TitleScene
from tests.waiting import wait_until

pytestmark = pytest.mark.usefixtures("blind")
SIZES: Final = ((1280, 720), (1024, 640), (1024, 768), (1720, 720))
KEYS: Final = (
    *("return", "tab", "backtab", "left", "right", "up", "down") * 3,
    *("escape", "space", "l", "t", "i", "s", "f1", "a", "backspace", "delete", ",", "."),
)
STEPS: Final = 250
SENSE: Final = 0.5
SPEEDS: Final[tuple[Speed, ...]] = ("off", "fast", "normal")
ONWARDS: Final = ("start", "lift", "declare:", "card:", "space:", "next", "tie:", "play", "begin")
"""Beginnings of the names of what leads on: the cat gets into the middle of games, too."""


@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=pytest.mark.whole if seed > 3 else ()) for seed in range(8)]
)
def test_whatever_is_pressed_the_game_goes_on(tmp_path: Path, seed: int) -> None:
    chance = Random(seed)
    library = Library(AppFolders.within(tmp_path))
    title = first_scene(Options(speed=chance.choice(SPEEDS), seed=seed), library=library)
    with HeadlessScreen(title, SIZES[0]) as unseen:
        for _ in range(STEPS):
            _anything(unseen, chance)
            if not unseen.is_running:
                break
            _in_order(unseen)
        else:
            _the_way_out(unseen)
    library.close()
    for table in library.tables():
        library.open(table.id)
    library.close()


def _anything(unseen: HeadlessScreen, chance: Random) -> None:
    """One thing that people do, likely or not."""
    names = [name for name in unseen.names if name != "quit"]
    onwards = [name for name in names if name.startswith(ONWARDS)]
    if onwards and chance.random() < SENSE:
        unseen.click(chance.choice(onwards))
        return
    match chance.choices(("click", "key", "wait", "hover", "drag", "resize"), (9, 9, 4, 2, 1, 0.3)):
        case ["click"] if names:
            unseen.click(chance.choice(names))
        case ["hover"] if names:
            unseen.hover(chance.choice(names))
        case ["drag"] if names:
            unseen.drag(chance.choice(names), chance.uniform(0, 1920), chance.uniform(0, 1080))
        case ["resize"]:
            unseen.resize(chance.choice(SIZES))
        case ["wait"]:
            for _ in range(chance.randrange(1, 30)):
                unseen.step(0.1)
        case _:
            unseen.press(chance.choice(KEYS))


def _in_order(unseen: HeadlessScreen) -> None:
    """What every picture promises: a picture is only looked at, and one can use what it shows."""
    stack = unseen.screen.stack
    # Once in a while the disk is done in between, and the menu says so.
    assert any(stack.draw() == stack.draw() for _ in range(3))
    doubles = [name for name, count in Counter(unseen.names).items() if count > 1]
    assert not doubles
    width, height = stack.frame.width, stack.frame.height
    for control in unseen.controls:
        assert 0 <= control.x + control.w / 2 <= width, control.name
        assert 0 <= control.y + control.h / 2 <= height, control.name


def _the_way_out(unseen: HeadlessScreen) -> None:
    """From wherever one is, the mouse and Escape lead back to the title."""

    def is_out() -> bool:
        if not unseen.is_running or isinstance(unseen.screen.stack.scenes[-1], TitleScene):
            return True
        leave = next((name for name in ("leave", "yes", "title") if name in unseen.names), None)
        if leave:
            unseen.click(leave)
        else:
            unseen.press("escape")
        unseen.step(0.1)
        return False

    wait_until(is_out, "the way out")  # nobody gets up before everything lies on the disk
