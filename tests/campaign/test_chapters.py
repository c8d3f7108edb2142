"""Chapters of the Trilogy: short, ended by any input, faded where nothing may move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from scenes.council.entry import ENTRY
from scenes.council.faces.machine import Lamp
from scenes.council.trilogy.chapter import Chapter, ChapterEnds, ChapterOpens
from scenes.council.trilogy.scene import TrilogyScene
from scenes.kit.display import Item, Picture, Shape, Text
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import Push
from scenes.kit.schedule import LONGEST
from scenes.kit.stack import SceneStack
from scenes.shell.entry import ExitReason
from scenes.table.scene import TableScene
from tests.campaign.playing import after, fresh, window
from tests.support.window import frame, press, stack, texts

STEP = 0.05
CHAPTERS: tuple[Chapter, ...] = (
    ChapterOpens(fresh()),
    ChapterOpens(after((40, 51), (77, 77))),
    ChapterEnds(after((40, 51))),
    ChapterEnds(after((51, 40), (60, 60), (101, 100))),
)


def story(folder: Path, speed: Speed = Speed.NORMAL) -> tuple[SceneStack, TrilogyScene]:
    """The open book of a new campaign, at the page about the first opponent."""
    scene = TrilogyScene(fresh(), ENTRY, Preferences(speed=speed), window(folder))
    opened = stack(scene)
    press(opened, "return")
    return opened, scene


def words(opened: SceneStack) -> set[str]:
    return {*texts(opened.draw())}


def pictures(chapter: Chapter, *, calm: bool) -> Iterator[Sequence[Item]]:
    for number in range(int(chapter.schedule.length / STEP) + 1):
        yield chapter.items(frame(), number * STEP, calm=calm)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_comes_out_of_nothing_and_leaves_nothing(chapter: Chapter) -> None:
    assert chapter.schedule.length <= LONGEST
    for calm in (True, False):
        first, *_, last = pictures(chapter, calm=calm)
        for items in (first, last):
            assert all(getattr(item, "alpha", 0.0) <= 0.05 for item in items)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_with_reduced_motion_a_chapter_only_fades(chapter: Chapter) -> None:
    moved = {calm: len(places(chapter, calm=calm)) for calm in (True, False)}
    drawn = next(iter(pictures(chapter, calm=True)))
    assert moved[True] == len([item for item in drawn if isinstance(item, Picture | Shape | Text)])
    assert moved[False] > moved[True]


def places(chapter: Chapter, *, calm: bool) -> set[tuple[object, ...]]:
    return {
        (type(item).__name__, getattr(item, "text", ""), item.x, item.y, number)
        for items in pictures(chapter, calm=calm)
        for number, item in enumerate(items)
        if isinstance(item, Picture | Shape | Text)
    }


def test_a_game_opens_with_its_chapter_and_then_its_table(tmp_path: Path) -> None:
    opened, _ = story(tmp_path)
    press(opened, "return")
    for _ in range(int(1.0 / STEP)):
        opened.tick(STEP)
    assert "Game 1 of 3" in words(opened)
    assert "next" not in {control.name for control in opened.controls}
    for _ in range(int(LONGEST / STEP)):
        opened.tick(STEP)
    assert isinstance(opened.scenes[-1], TableScene)


def test_any_key_ends_a_chapter_and_does_nothing_else(tmp_path: Path) -> None:
    for key in ("x", "escape", "return"):
        opened, _ = story(tmp_path / key)
        press(opened, "return")
        opened.tick(STEP)
        press(opened, key)
        table = opened.scenes[-1]
        assert isinstance(table, TableScene)
        opened.tick(STEP)
        assert table.narrator.player.cue is not None  # nothing of its beginning was hurried


def test_where_nothing_is_animated_the_table_opens_at_once(tmp_path: Path) -> None:
    opened, _ = story(tmp_path, Speed.OFF)
    press(opened, "return")
    assert isinstance(opened.scenes[-1], TableScene)


def test_a_chapter_is_rung_in_once(tmp_path: Path) -> None:
    opened, scene = story(tmp_path)
    scene.sounds()
    scene.activate("next")
    assert len(scene.sounds()) == 1
    assert not scene.sounds()
    assert scene.activate("next") is None or opened.is_running


@pytest.mark.parametrize(
    ("games", "lamp"),
    [
        (((40, 51),), Lamp.VICTORIOUS),
        (((51, 40),), Lamp.BEATEN),
        (((51, 40), (60, 60)), Lamp.VICTORIOUS),
        (((51, 40), (62, 51)), Lamp.THINKING),
        (((51, 40), (60, 60), (100, 100)), Lamp.VICTORIOUS),
        (((51, 40), (60, 60), (101, 100)), Lamp.BEATEN),
    ],
)
def test_the_opponent_takes_each_game_for_itself_and_the_end_for_all(
    games: tuple[tuple[int, int], ...], lamp: Lamp
) -> None:
    assert ChapterEnds(after(*games)).lamp is lamp


def test_a_game_that_is_over_ends_its_chapter_and_the_book_opens_again(tmp_path: Path) -> None:
    opened, scene = story(tmp_path)
    scene.activate("next")
    scene.skip_animation()
    sits = scene.tick(STEP)
    assert isinstance(sits, Push)
    assert isinstance(sits.scene, TableScene)
    match, rng = sits.scene.session.match, Random(1)
    while match.decision is not None:
        match.play(rng.choice(match.legal))
    sits.then(ExitReason.REMATCH)
    opened.tick(1.0)
    assert "Game 1 is over" in words(opened)
    press(opened, "x")
    opened.tick(STEP)
    assert "Game 2 of 3" in words(opened)
    assert opened.focus == "next"
