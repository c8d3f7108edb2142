"""An evening at a table that is saved, in a window without pixels."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from game.library import Library
from game.seating import TableSetup
from scenes.app import first_scene
from scenes.kit.display import Text
from scenes.kit.scene import Scene
from scenes.kit.stack import SceneStack
from scenes.options import Options
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.shell.results.podium import ResultsScene
from scenes.table.layer import AnyLayer, Layer
from scenes.table.scene import TableScene
from tests.support.library import PEOPLE, library, play
from tests.support.window import answer, press, stack
from tests.waiting import wait_until


def left_table(folder: Path, actions: int, people: int = 1, seed: int = 3) -> TableSetup:
    seats = tuple(
        replace(seat, bot=None if index < people else "random") for index, seat in enumerate(PEOPLE)
    )
    shelf = library(folder)
    sitting = shelf.begin(TableSetup(seats, lead=0, seed=seed))
    play(sitting, actions)
    shelf.close()
    return sitting.setup


def title(shelf: Library, **wishes: object) -> SceneStack:
    options = Options(speed="off") if not wishes else Options(**wishes)  # type: ignore[arg-type]  # fields by name
    return stack(first_scene(options, None, shelf))


def wait(opened: SceneStack, until: Callable[[Scene[object]], bool]) -> Scene[object]:
    def comes() -> bool:
        if until(opened.scenes[-1]):
            return True
        opened.tick(0.05)
        opened.draw()
        return False

    wait_until(comes, "the scene")
    opened.draw()
    return opened.scenes[-1]


def asked(scene: Scene[object]) -> bool:
    return isinstance(scene, Layer | HandOverScene | ResultsScene)


def go_on(opened: SceneStack) -> AnyLayer:
    """Through curtains and points, with Enter, to the next choice."""
    for _ in range(100):
        top = wait(opened, lambda scene: not isinstance(scene, TableScene))
        if isinstance(top, Layer):
            return top
        opened.tick(0.05)
        press(opened, "return")
    raise AssertionError(f"still {opened.scenes[-1]}")


def table_of(opened: SceneStack) -> TableScene:
    return next(scene for scene in opened.scenes if isinstance(scene, TableScene))


def words(opened: SceneStack) -> str:
    return " ".join(item.text for item in opened.draw() if isinstance(item, Text))


def choose(opened: SceneStack) -> None:
    layer = go_on(opened)
    answer(opened, layer.view.legal[0])
