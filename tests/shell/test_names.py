"""A name of any script is the same from the form to the line that it has in the history."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Final

import pytest

from scenes.backend.headless import HeadlessScreen
from scenes.selftest.pilot import Pilot, by_mouse
from tests.kit.test_graphemes import FAMILY
from tests.pilot.looking import table_of, words
from tests.support.window import program

NAMES: Final = (
    ("שרה", FAMILY * 2, "नीलम", "Zoe\u0308"),
    ("ليلى", "🇦🇹🇨🇭👋🏽", "q\u0307\u0323x", "\u1112\u1161\u11ab지민"),
)


pytestmark = pytest.mark.usefixtures("blind")


def write(unseen: HeadlessScreen, control: str, name: str) -> None:
    """Instead of what stands there, in the pieces that a keyboard sends."""
    unseen.hover(control)
    unseen.press("a", control=True)
    unseen.type(name)


def sit_down(unseen: HeadlessScreen, names: tuple[str, ...]) -> None:
    for button in ("new", "bug-council", "me"):
        if button in unseen.names:
            unseen.click(button)
    for seat, name in enumerate(names):
        write(unseen, f"name:{seat}", name)
    unseen.click("start")


@pytest.mark.parametrize("names", NAMES)
def test_names_are_the_same_in_the_form_the_save_and_the_history(
    tmp_path: Path, names: tuple[str, ...]
) -> None:
    kept = [unicodedata.normalize("NFC", name) for name in names]
    with program(tmp_path) as unseen:
        sit_down(unseen, names)
        assert [seat.name for seat in table_of(unseen).session.setup.seats] == kept
        pilot = Pilot(unseen, by_mouse)
        pilot.wait(lambda: pilot.open_choice() is not None)
        pilot.window.press("escape")
        pilot.use("leave")
        pilot.wait(lambda: "continue" in pilot.names)
    with program(tmp_path) as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.use("continue")
        pilot.wait(lambda: pilot.open_choice() is not None)
        assert [seat.name for seat in table_of(unseen).session.setup.seats] == kept
        pilot.play()
        assert all(f" {name} " in words(unseen) for name in kept)
        pilot.use("title")
        pilot.wait(lambda: "close" in pilot.names)  # the sheet about what comes next
        pilot.use("close")
        for button in ("games", "replays"):
            unseen.click(button)
        pilot.wait(lambda: kept[0] in words(unseen))
        unseen.press("escape")
        for button in ("history", "bug-council"):
            unseen.click(button)
        pilot.wait(lambda: kept[0] in words(unseen))
