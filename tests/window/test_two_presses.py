"""Two real presses a tenth of a second apart, at a table of two people: one choice, one curtain."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from game.catalogue import FIRST, SHELF
from game.records import read_record, replay
from game.table import Seat
from scenes.kit.display import Control
from scenes.selftest.pilot import Pilot, Use, by_keyboard, by_mouse
from tests.window.conftest import Start
from tests.window.program import Program

pytestmark = pytest.mark.window
SAVED = 0.4  # seconds until a choice is on the disk and what follows it is there
PEOPLE = 2


class Twice:
    """A cockpit for somebody who confirms everything twice.

    ``made`` is what people have decided, by kind and seat; ``faults`` where two presses were more
    than one choice, or have lifted a curtain that had only just come down.
    """

    def __init__(self, program: Program, folder: Path, *, secret: bool) -> None:
        self.program = program
        self.secret = secret
        self.faults: list[str] = []
        self.made: list[tuple[str, Seat]] = []
        self._folder = folder

    @property
    def is_running(self) -> bool:
        return self.program.is_running

    @property
    def controls(self) -> Sequence[Control]:
        return self.program.controls

    @property
    def focus(self) -> str | None:
        return self.program.focus

    def step(self, dt: float) -> None:
        self.program.step(dt)

    def click(self, name: str) -> None:
        self._twice(name, partial(self.program.click, name, twice=True))

    def press(self, key: str) -> None:
        if key == "return":
            self._twice(self.focus or "", partial(self.program.press, key, twice=True))
        else:
            self.program.press(key)

    def _twice(self, name: str, press: Callable[[], None]) -> None:
        before = len(self.made)
        press()
        time.sleep(SAVED)
        asked = self._look()
        made = self.made[before:]
        if len(made) > 1:
            self.faults.append(f"{name}: {made}")
        scene = self.program.seen.scene
        if self.secret and made and asked not in {None, made[-1][1]} and scene.endswith("Layer"):
            self.faults.append(f"{name}: {scene} instead of a curtain")

    def _look(self) -> Seat | None:
        """Read the save; the person who chooses next, None where that is nobody."""
        saves = sorted(
            self._folder.glob("tables/*/save-*.json"), key=lambda file: file.stat().st_mtime_ns
        )
        if not saves:
            return None
        played = replay(read_record(saves[-1]))
        asked = [SHELF[played.game].rules.decision(state) for state in played.states]
        people = [each for each in asked if each is not None and each.seat < PEOPLE]
        *made, last = [None, *people] if asked[-1] in people else [*people, None]
        self.made = [(str(each.kind), each.seat) for each in made if each is not None]
        return None if last is None else last.seat


def play_twice(
    program: Program, folder: Path, use: Use, game: str, seats: int, choices: int
) -> Twice:
    """So many choices at a table of two people, each made twice."""
    Pilot(program, by_mouse).set_table(seats, PEOPLE, game=game)
    window = Twice(program, folder, secret=game != "display-case")
    pilot = Pilot(window, use)
    pilot.play(until=lambda: pilot.choices >= choices)
    return window


@pytest.mark.parametrize(
    ("speed", "use"),
    [
        pytest.param("off", by_keyboard, id="off-by_keyboard"),
        pytest.param("fast", by_mouse, id="fast-by_mouse"),
    ],
)
def test_two_presses_choose_once_and_lift_no_curtain(
    start: Start, tmp_path: Path, speed: str, use: Use
) -> None:
    folder = tmp_path / "data"
    options = "--speed", speed, "--seed", "8", "--size", "1280x720", "--data-dir", str(folder)
    with start(*options) as program:
        window = play_twice(program, folder, use, FIRST, 4, 12)
        assert not window.faults
        assert {kind for kind, _seat in window.made} >= {"declare", "play"}
        assert {seat for _kind, seat in window.made} == {0, 1}
