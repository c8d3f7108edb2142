"""Whatever names a rule leads to it: refusals, the log, sheets of points, menus, the title."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any, get_args

import pytest

from build.environment import ROOT
from game.describe.council.solo_rules import RULES
from game.rules.council.api import CardChosen, IdeologyChanged, PersonalityTriggered, SoloEvent
from game.rules.glass.api import PASS
from scenes.app import shelf
from scenes.council.entry import ENTRY
from scenes.council.layers.trick import TrickLayer
from scenes.kit.preferences import Preferences
from scenes.kit.stack import SceneStack
from scenes.shell.keys import KeysScene
from scenes.shell.rulebook.article import Rulebook
from scenes.shell.rulebook.scene import RulebookScene
from scenes.shell.rulebook.trail import ArticlePage, Page
from scenes.shell.title.scene import TitleScene
from scenes.table.layer import pause
from scenes.table.log.moment import log_of
from scenes.table.log.scene import LogScene
from scenes.table.score_sheet import ScoreSheetScene
from scenes.table.session import AnySession
from tests.council.games import room, rooms, table
from tests.rulebook.books import BOOKS
from tests.support.table import GLASS, finished
from tests.support.window import focus_on, names, press, stack

FIRST = ArticlePage("short-game")


def page(opened: SceneStack) -> Page:
    book = opened.scenes[-1]
    assert isinstance(book, RulebookScene)
    return book.page


def refused() -> tuple[SceneStack, str, str]:
    """A trick in which somebody holds cards that may and cards that may not be played."""
    for at in rooms(table(3, "published"), lambda _: True):
        decision = at.match.decision
        if decision is None or decision.seat in at.minds.bots:
            continue
        layer = at.ui.layer(at, decision)
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
    assert page(opened) == ArticlePage("following", "follow-suit")


def test_a_card_that_may_be_played_leads_to_the_first_page_and_to_the_keys() -> None:
    opened, card, _refused = refused()
    focus_on(opened, f"card:{card}")
    press(opened, "?")
    assert page(opened) == FIRST
    press(opened, "escape", "f1")
    assert isinstance(opened.scenes[-1], KeysScene)


GAMES: dict[str, Callable[[], AnySession]] = {
    "bug-council": lambda: room(3, "published"),
    "emissary": lambda: room(2, "published"),
    "solo-thief": lambda: room(1, "thief"),
    "solo-card-shark": lambda: room(1, "card-shark"),
    "solo-pacifist-2": lambda: room(1, "pacifist-2"),
    "solo-trickster": lambda: room(1, "trickster"),
    "display-case": lambda: finished(GLASS, 2, never=PASS),
}
"""Whole games, by whose rulebook it is or who plays along."""


def book_of(name: str) -> Rulebook:
    """The rulebook of one of these."""
    return BOOKS.get(name, BOOKS["bug-council"])


@pytest.mark.parametrize("name", GAMES)
def test_a_line_of_the_log_that_has_a_reason_leads_to_its_rule(name: str) -> None:
    opened = stack(log_of(GAMES[name]()))
    log = opened.scenes[-1]
    assert isinstance(log, LogScene)
    reasons = {line.clause: number for number, line in enumerate(log._lines) if line.clause}
    assert reasons
    for clause, number in reasons.items():
        log._reveal(number)
        opened.draw()
        opened._levels[-1].set_focus(f"row:{number}")
        opened.draw()
        assert f"why:{number}" in names(opened)
        press(opened, "?")
        read = page(opened)
        assert isinstance(read, ArticlePage)
        assert read.article == book_of(name).about(clause).id
        press(opened, "escape")
    focus_on(opened, "close")
    assert not [name for name in names(opened) if name.startswith("why:")]


@pytest.mark.parametrize("name", [name for name in GAMES if name.startswith("solo")])
def test_the_log_says_why_the_machine_did_what_it_did(name: str) -> None:
    at = GAMES[name]()
    led = {type(event): at.ui.rule(event) for event in at.public_log()}
    for kind, article in led.items():
        if kind in get_args(SoloEvent):
            assert book_of(name).about(article), kind
    assert led[CardChosen] in ("machine-card", "machine-ties")
    assert led[PersonalityTriggered] == name.removeprefix("solo-")


def test_every_event_of_the_machine_has_its_rule() -> None:
    """Those with a clause of their own say it; every other kind is in the list."""
    clauses = {CardChosen, PersonalityTriggered, IdeologyChanged}
    assert set(get_args(SoloEvent)) == set(RULES) | clauses


def scored(name: str) -> ScoreSheetScene[Any, Any, Any]:
    """The first sheet of points of a game, when everything has been told."""
    at = GAMES[name]()
    log = at.public_log()
    for number in range(len(log)):
        length = at.ui.sheet_length(log[number:])
        if length:
            views = [at.view(None, number + told) for told in range(length + 1)]
            sheet = at.ui.sheet(at, views, log[number : number + length])
            assert isinstance(sheet, ScoreSheetScene)
            sheet.skip_animation()
            sheet.tick(0.1)
            return sheet
    raise AssertionError("nothing was scored")


@pytest.mark.parametrize("name", GAMES)
def test_each_line_of_a_sheet_of_points_leads_to_its_rule(name: str) -> None:
    scene = scored(name)
    opened = stack(scene)
    assert opened.focus == "next"
    for number, clause in enumerate(scene.clauses):
        focus_on(opened, f"row:{number}")
        for key in ("return", "?", "f1"):
            press(opened, key)
            read = page(opened)
            assert isinstance(read, ArticlePage)
            assert read.article == book_of(name).about(clause).id
            press(opened, "escape")
    if name == "emissary":
        assert "emissary-points" in scene.clauses
    if name.startswith("solo"):
        assert "termitenator-points" in scene.clauses


@pytest.mark.parametrize("ways", [("?",), ("return",)])
def test_the_menu_of_a_table_leads_to_the_first_page_of_the_rules(ways: tuple[str, ...]) -> None:
    opened = stack(pause(room(3, "published")))
    focus_on(opened, "rules")
    press(opened, *ways)
    assert page(opened) == FIRST


def test_the_rules_are_found_where_they_were_left_at_this_table() -> None:
    at = room(3, "published")
    opened = stack(pause(at))
    press(opened, "?", "page down", "escape", "escape")
    assert not opened.is_running
    again = stack(pause(at))
    press(again, "?")
    assert page(again) == ArticlePage("short-trick")
    other = stack(pause(room(3, "published")))
    press(other, "?")
    assert page(other) == FIRST


def test_what_is_looked_up_leaves_the_rules_where_they_were() -> None:
    opened, _allowed, card = refused()
    focus_on(opened, f"card:{card}")
    press(opened, "?", "escape", "escape", "?")
    assert page(opened) == FIRST


def test_the_title_asks_whose_rules_are_meant_and_knows_where_they_were_left() -> None:
    opened = stack(TitleScene(Preferences(), shelf()))
    focus_on(opened, "rules")
    press(opened, "return", "return")
    assert page(opened) == FIRST
    press(opened, "page down", "escape", "return")
    assert page(opened) == ArticlePage("short-trick")
    alone = stack(TitleScene(Preferences(), {ENTRY.game.id: ENTRY}))
    focus_on(alone, "rules")
    press(alone, "return")
    assert page(alone) == FIRST


def test_neither_the_title_nor_a_table_opens_the_rulebooks() -> None:
    words = "import sys, scenes.app, scenes.council.ui; print(*sys.modules, sep='\\n')"
    told = subprocess.run(
        [sys.executable, "-c", words], cwd=ROOT, capture_output=True, text=True, check=True
    )
    opened = told.stdout.split()
    assert "scenes.council.ui" in opened
    assert not [name for name in opened if ".rules.book" in name or ".rulebook" in name]
