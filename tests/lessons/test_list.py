"""The list of lessons: for each a picture of the game itself, its minutes, and how far one is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from build.environment import ROOT
from game.lessons.lesson import DONE
from game.lessons.pace import minutes
from scenes.kit.display import Card, Control, DisplayList, Picture
from scenes.kit.layout import Place
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Frame
from scenes.shell.title.lessons import LessonsScene
from tests.lessons.pupil import LESSONS, SHELF
from tests.support.window import frame

ART = ROOT / "assets" / "art"
WINDOWS = ((1024, 640), (1280, 720), (1366, 768), (1920, 1080), (800, 1280))
LEARNED, BEGUN = "01-a-trick", "04-the-last-card"


def shown(window: Frame) -> DisplayList:
    kept = {LEARNED: DONE, BEGUN: LESSONS[BEGUN].steps[2].id}
    return LessonsScene(SHELF, Preferences(lessons=kept)).draw(window)


def rows(items: DisplayList) -> dict[str, Control]:
    controls = [item for item in items if isinstance(item, Control) and ":" in item.name]
    return {item.name.partition(":")[2]: item for item in controls}


def called(item: Card | Picture) -> str:
    return item.name if isinstance(item, Picture) else f"card:{item.code}"


def box(item: Card | Picture) -> Place:
    if isinstance(item, Picture):
        return Place(*item[1:5])
    high = item.w * 1.4
    return Place(item.x - item.w / 2, item.y - high / 2, item.w, high)


@pytest.mark.parametrize("size", WINDOWS)
def test_every_lesson_has_its_picture_within_its_row(size: tuple[int, int]) -> None:
    items = shown(frame(*size))
    pieces = [item for item in items if isinstance(item, Card | Picture)]
    found = rows(items)
    assert sorted(found) == sorted(LESSONS)
    for name, control in found.items():
        row = Place(*control[1:5])
        mine = [called(piece) for piece in pieces if row.covers(box(piece))]
        assert [piece for piece in mine if piece in LESSONS[name].picture] == [
            *LESSONS[name].picture
        ]


@pytest.mark.parametrize("name", LESSONS)
def test_the_picture_of_a_lesson_is_drawn_by_its_game(name: str) -> None:
    lesson = LESSONS[name]
    entry = SHELF[lesson.game]
    assert 1 <= len(lesson.picture) <= 3
    for piece in lesson.picture:
        kind, _colon, code = piece.partition(":")
        if code:
            assert entry.open_deck().face(code, 40, dim=False)
        else:
            assert (ART / f"{kind}.svg").is_file()
            assert kind.partition("/")[0] in (entry.deck, "shared")


@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_a_row_says_how_long_it_takes_and_how_far_somebody_is(letters: float) -> None:
    found = rows(shown(replace(frame(1280, 720), letters=letters)))
    for name, control in found.items():
        assert f"{minutes(LESSONS[name])} minute" in control.label, name
        assert ("learned" in control.label) is (name == LEARNED)
        assert ("continue at step 3" in control.label) is (name == BEGUN)
