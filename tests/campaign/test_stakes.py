"""Stakes at the window: which can be chosen, what is said of them, and where a Trilogy tells it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from build.languages.eye import words
from game.campaign.council import Campaign, new_campaign
from game.describe.council.stake_words import conditions, opened_words, step_words
from game.history.bolts import Bolts
from game.library import AppFolders, Library
from game.rules.council.api import HEAD_START_POINTS, STEPS, Stake
from scenes.council.entry import ENTRY
from scenes.council.trilogy.campaign_list import row_words
from scenes.council.trilogy.choose_stake import (
    BOLT,
    HOLE,
    ChooseStakeScene,
    bolt_row,
    control_of,
)
from scenes.council.trilogy.menu import SoloMenuScene
from scenes.council.trilogy.page import SHEET, page_items
from scenes.council.trilogy.scene import TrilogyScene
from scenes.council.trilogy.story import pages, starting_scores
from scenes.kit import parts
from scenes.kit.display import Control, Font, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Pop, Push
from tests.album.leaves import clashes
from tests.campaign.playing import ADA, after
from tests.support.window import WINDOWS, frame, texts

NOW = datetime(2026, 3, 14, tzinfo=UTC)


def won_up_to(step: int) -> Bolts:
    return Bolts(frozenset(range(step + 1)))


def staked(stake: Stake) -> Campaign:
    return new_campaign("staked", ADA, Random(1), NOW, stake)


def controls(scene: ChooseStakeScene) -> dict[str, Control]:
    drawn = scene.draw(frame())
    return {item.name: item for item in drawn if isinstance(item, Control)}


@pytest.mark.parametrize("step", [0, 3, 8])
def test_the_next_step_is_chosen_and_those_after_it_are_locked(step: int) -> None:
    scene = ChooseStakeScene(won_up_to(step))
    there = controls(scene)
    opened = [each for each in Stake if not there[control_of(each)].refused]
    assert opened == list(Stake)[: step + 2]
    assert there[control_of(opened[-1])].on
    locked = [there[control_of(each)] for each in Stake if each not in opened]
    assert all(each.why for each in locked)
    bolts = [item for item in scene.draw(frame()) if isinstance(item, Picture)]
    assert sum(item.name == "council/bolt" for item in bolts) == step


def test_any_step_below_can_be_set_again() -> None:
    scene = ChooseStakeScene(won_up_to(5))
    for step in (Stake(2), Stake.NONE):
        assert scene.activate(control_of(step)) is None
        assert scene.activate("begin") == Pop(step)


def test_a_locked_step_is_not_taken() -> None:
    scene = ChooseStakeScene(won_up_to(1))
    assert scene.activate(control_of(Stake(5))) is None
    assert scene.activate("begin") == Pop(Stake(2))
    assert scene.activate("back") == Pop(None)


@pytest.mark.parametrize("step", STEPS)
def test_whatever_holds_at_a_step_can_be_read(step: Stake) -> None:
    scene = ChooseStakeScene(won_up_to(8))
    scene.on_focus(control_of(step))
    for window in WINDOWS:
        items = scene.draw(frame(*window))
        read = " ".join(texts(items))
        assert all(rule in read for rule in conditions(step))


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_the_page_of_the_opponent_tells_the_stake_and_keeps_within_its_sheet(
    step: Stake, letters: float
) -> None:
    """No page is there for one sentence alone, and the score is that which the game begins with."""
    _prologue, chapter = pages(staked(step))
    assert chapter.ribbon.startswith(step_words(step))
    assert ("below" in chapter.ribbon) is (step > STEPS[0])
    assert f"stake {int(step)}" in chapter.kicker
    for window in WINDOWS:
        there = replace(frame(*window), letters=letters)
        sheet = parts.sheet(there, *SHEET)
        items = page_items(there, sheet, staked(step), chapter)
        said = [item for item in items if isinstance(item, Text)]
        foot = next(item.y for item in said if "carry over" in item.text)
        assert max(item.y for item in said if item.font is Font.MEDIUM) < foot - 90
        assert not list(clashes(words(there, items)))
        read = " ".join(item.text for item in said)
        assert all(word in read for word in chapter.ribbon.split())
        assert any(item.text.startswith("1  ") for item in said)


def test_a_head_start_is_counted_until_all_is_over() -> None:
    assert starting_scores(staked(Stake.NONE)) == (0, 0)
    assert starting_scores(staked(Stake.HEAD_START)) == (0, HEAD_START_POINTS)
    won = after((41, 30), (66, 60), (101, 100))
    assert starting_scores(won) == won.scores


def test_the_menu_shows_that_there_are_stakes() -> None:
    """A bolt for each that was won, a hole for each other one."""
    place = Place(0.0, 0.0, 300.0, 44.0)
    for won in (0, 3, 8):
        row = bolt_row(place, won_up_to(won))
        drawn = [item.name for item in row if isinstance(item, Picture)]
        assert drawn == [BOLT] * won + [HOLE] * (len(STEPS) - won)


def test_without_a_stake_no_page_speaks_of_one() -> None:
    assert len(pages(staked(Stake.NONE))) == 2
    assert "stake" not in pages(staked(Stake.NONE))[1].kicker


def test_a_victory_tells_which_step_it_has_opened() -> None:
    won = after((41, 30), (66, 60), (101, 100))
    assert opened_words(Stake(3)) in pages(won, Stake(3))[0].words
    assert opened_words(Stake(3)) not in pages(won)[0].words


def test_the_list_names_the_stake() -> None:
    assert row_words(staked(Stake(6)))[0].endswith("(stake 6)")


def menu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bolts: Bolts) -> SoloMenuScene:
    monkeypatch.setattr("scenes.council.trilogy.menu.known_bolts", lambda *_: bolts)
    return SoloMenuScene(ENTRY, Preferences(), Library(AppFolders.within(tmp_path)))


def test_nobody_is_asked_for_a_stake_before_a_trilogy_is_won(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pushed = menu(tmp_path, monkeypatch, Bolts()).activate("trilogy")
    assert isinstance(pushed, Push)
    assert isinstance(pushed.scene, TrilogyScene)
    assert pushed.scene.campaign.stake is Stake.NONE


def test_the_chosen_stake_is_that_of_the_trilogy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = menu(tmp_path, monkeypatch, won_up_to(2)).activate("trilogy")
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, ChooseStakeScene)
    begun = asked.then(Stake(3))
    assert isinstance(begun, Push)
    assert isinstance(begun.scene, TrilogyScene)
    assert begun.scene.campaign.stake == Stake(3)
    assert asked.then(None) is None
