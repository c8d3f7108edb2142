"""How the app is put together: every game is on the shelf, every wish reaches its place."""

from __future__ import annotations

import subprocess
import sys

import pytest

import scenes.table.routes
from game.catalogue import SHELF
from game.seating import TableSetup
from scenes.app import first_scene, shelf
from scenes.kit.display import DisplayList
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import BaseScene, Frame, Scene
from scenes.options import Options
from scenes.shell.entry import ExitReason
from tests.support.window import TO_A_TABLE, press, stack

LATER = (
    *("pygame", "hashlib", "scenes.table.scene", "scenes.council.rules", "scenes.evening.scene"),
    *("scenes.shell.settings", "scenes.shell.table_form", "scenes.shell.results"),
)
RULES = tuple(f"game.rules.{game}.api" for game in ("council", "rugs", "bugami", "glass"))


class StandInScene(BaseScene[ExitReason]):
    """Stands in for the table."""

    def draw(self, frame: Frame) -> DisplayList:
        return ()


def sat_down(monkeypatch: pytest.MonkeyPatch, options: Options) -> tuple[TableSetup, Preferences]:
    """What the table gets when a game is started from the title."""
    got: list[tuple[TableSetup, Preferences]] = []

    def open_table(_: object, setup: TableSetup, preferences: Preferences) -> Scene[ExitReason]:
        got.append((setup, preferences))
        return StandInScene()

    monkeypatch.setattr(scenes.table.routes, "open_table", open_table)
    press(stack(first_scene(options)), *TO_A_TABLE)
    (only,) = got
    return only


def test_every_game_of_the_catalogue_has_its_scenes_and_words() -> None:
    boxes = shelf()
    assert {name: box.game for name, box in boxes.items()} == SHELF
    for box in boxes.values():
        assert box.open_deck().id == box.deck
        for option, words in box.words.options.items():
            assert set(words.values) == set(box.game.values(option))
        named = {option.id for option in box.game.options} | {"lead", "hints", "takebacks"}
        assert len(named) == len(box.game.options) + 3  # no option is called as a choice of ours


@pytest.mark.parametrize("edition", SHELF["bug-council"].values("edition"))
def test_the_form_can_say_what_every_table_of_bug_council_plays_with(edition: str) -> None:
    words = shelf()["bug-council"].words
    assert [words.cards({"edition": edition}, seats) for seats in (3, 4, 5)] == (
        [
            "Cards 1–8 in each suit. 7 are not dealt.",
            "Cards 1–10 in each suit. 6 are not dealt.",
            "Cards 1–12 in each suit. 5 are not dealt.",
        ]
        if edition == "published"
        else [
            "Cards 1–10 in each suit. 17 are not dealt.",
            "Cards 1–11 in each suit. 11 are not dealt.",
            "Cards 1–12 in each suit. 5 are not dealt.",
        ]
    )
    assert words.one_more({"edition": edition}, 4) == "With 5 seats, cards go up to 12."


@pytest.mark.parametrize(
    ("options", "seed", "speed"),
    [
        (Options(seed=7, speed="fast"), 7, Speed.FAST),
        (Options(seed=0), 0, Speed.NORMAL),
        (Options(), None, Speed.NORMAL),
    ],
)
def test_speed_and_seed_of_the_command_line_reach_the_table(
    monkeypatch: pytest.MonkeyPatch, options: Options, seed: int | None, speed: Speed
) -> None:
    setup, preferences = sat_down(monkeypatch, options)
    assert setup.seed == seed
    assert preferences == Preferences(speed, called="Ada", colour="orange")


def test_the_title_needs_no_table_and_the_rules_of_no_game() -> None:
    asked = f"""
import sys
from scenes.app import first_scene
from scenes.options import Options
first_scene(Options())
print([name for name in {LATER + RULES!r} if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"


def test_a_table_needs_no_film_no_review_and_no_settings() -> None:
    asked = """
import sys
from game.seating import SeatSetup, TableSetup
from scenes.app import shelf
from scenes.kit.preferences import Preferences
seats = tuple(SeatSetup(name, name) for name in ("orange", "sky", "leaf"))
shelf()["bug-council"].open_table(TableSetup(seats), Preferences())
late = {"scenes.table.replay.scene", "scenes.table.review.scene", "scenes.shell.settings.scene"}
print(sorted(late & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "[]"
