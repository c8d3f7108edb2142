"""Whatever names a rule leads to it: refusals, the log, sheets of points, menus, the title."""

from __future__ import annotations

import subprocess
import sys

import pytest

from build.environment import ROOT
from game.rules.council.api import AgeScored
from scenes.app import shelf
from scenes.council.box import BOX
from scenes.council.layers.trick import TrickLayer
from scenes.council.rules.pages import how_to_play
from scenes.council.scoring.scene import ScoringScene
from scenes.council.stage.table_stage import Stage, empty_stage, settle
from scenes.kit.preferences import Preferences
from scenes.kit.stack import SceneStack
from scenes.shell.keys import KeysScene
from scenes.shell.rulebook.scene import RulebookScene
from scenes.shell.rulebook.trail import Looking, Page, Reading
from scenes.shell.sheets.pause import PauseScene
from scenes.shell.title.scene import TitleScene
from scenes.table.layer import pause
from scenes.table.log.opening import open_log
from scenes.table.log.scene import LogScene
from tests.council.games import room, rooms, table
from tests.shell.booth import focus_on, names, press, stack


def page(opened: SceneStack) -> Page:
    book = opened.scenes[-1]
    assert isinstance(book, RulebookScene)
    return book.page


def refused() -> tuple[SceneStack, str, str]:
    """A trick in which somebody holds cards that may and cards that may not be played."""
    for at in rooms(table(3, "published"), lambda _: True):
        decision = at.match.decision
        if decision is None or decision.seat in at.bots:
            continue
        layer = at.staging.layer(at, decision)
        if isinstance(layer, TrickLayer) and 1 <= len(layer.allowed) < 4:
            opened = stack(layer)
            held = {name.removeprefix("card:") for name in names(opened) if name[:5] == "card:"}
            if held - layer.allowed:
                return opened, min(layer.allowed), min(held - layer.allowed)
    raise AssertionError("nobody ever had to follow suit")


@pytest.mark.parametrize("key", ["?", "f1"])
def test_a_card_that_is_refused_leads_to_the_rule_that_refuses_it(key: str) -> None:
    opened, _allowed, card = refused()
    focus_on(opened, f"card:{card}")
    press(opened, key)
    assert page(opened) == Reading("following", "follow-suit")


def test_a_card_that_may_be_played_leads_to_the_contents_and_to_the_keys() -> None:
    opened, card, _refused = refused()
    focus_on(opened, f"card:{card}")
    press(opened, "?")
    assert page(opened) == Looking()
    press(opened, "escape", "f1")
    assert isinstance(opened.scenes[-1], KeysScene)


def test_a_line_of_the_log_that_has_a_reason_leads_to_its_rule() -> None:
    opened = stack(open_log(room(3, "published")))
    book = shelf()["bug-council"].rules
    assert book is not None
    log = opened.scenes[-1]
    assert isinstance(log, LogScene)
    reasons = [number for number, line in enumerate(log._lines) if line.clause]
    assert reasons
    for number in reasons[:20]:
        log.activate(f"why:{number}")
    rows = [name for name in names(opened) if name.startswith("row:")]
    explained = next(name for name in rows if log._lines[int(name[4:])].clause)
    focus_on(opened, explained)
    assert f"why:{explained[4:]}" in names(opened)
    press(opened, "?")
    assert isinstance(page(opened), Reading)
    press(opened, "escape")
    focus_on(opened, "close")
    assert not [name for name in names(opened) if name.startswith("why:")]


def scored() -> ScoringScene:
    at = list(rooms(table(3, "published"), lambda _: True))[-1]
    stage: Stage = empty_stage(None, 3)
    for event in at.public_log():
        if isinstance(event, AgeScored):
            return ScoringScene(at, stage, event, ())
        stage = settle(stage, event)
    raise AssertionError("no Age was scored")


def test_a_line_of_a_sheet_of_points_leads_to_its_rule() -> None:
    scene = scored()
    scene.hurry()
    scene.tick(0.1)
    opened = stack(scene)
    assert opened.focus == "next"
    focus_on(opened, "row:0")
    press(opened, "return")
    assert isinstance(page(opened), Reading)
    press(opened, "escape", "?")
    assert page(opened) == Reading(scene.clauses[0])


def test_the_menu_of_a_table_and_how_to_play_lead_to_all_rules() -> None:
    opened = stack(pause(room(3, "published")))
    opened.scenes[-1].activate("look-up")
    assert "look-up" in names(opened)
    press(opened, "?")
    assert page(opened) == Looking()
    book = stack(how_to_play())
    press(book, "?")
    assert page(book) == Looking()
    press(book, "escape")
    focus_on(book, "rules")
    press(book, "return")
    assert page(book) == Looking()


def test_a_game_without_a_rulebook_has_no_way_to_one() -> None:
    opened = stack(PauseScene(Preferences(), how_to_play))
    assert "look-up" not in names(opened)
    press(opened, "?")
    assert len(opened.scenes) == 1


def test_the_title_asks_whose_rules_are_meant() -> None:
    opened = stack(TitleScene(Preferences(), shelf()))
    focus_on(opened, "look-up")
    press(opened, "return")
    press(opened, "return")
    assert page(opened) == Looking()
    alone = stack(TitleScene(Preferences(), {BOX.game.id: BOX}))
    focus_on(alone, "look-up")
    press(alone, "return")
    assert page(alone) == Looking()


def test_neither_the_title_nor_a_table_opens_the_rulebooks() -> None:
    words = "import sys, scenes.app, scenes.council.staging; print(*sys.modules, sep='\\n')"
    told = subprocess.run(
        [sys.executable, "-c", words], cwd=ROOT, capture_output=True, text=True, check=True
    )
    opened = told.stdout.split()
    assert "scenes.council.staging" in opened
    assert not [name for name in opened if ".rules.articles" in name or ".rulebook" in name]
