"""What was once said falsely: points of one, the editions, the visitor, a crash without a game."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from functools import partial
from pathlib import Path

import pytest

from build.environment import ROOT
from build.package.deb import DESCRIPTION
from game.describe.council.people import plaque
from game.history.report import Highlight
from game.library import AppFolders, Library
from game.rules.council.api import EDITIONS as RULES
from scenes.council.entry import ENTRY
from scenes.council.rules.book import BOOK
from scenes.council.scoring.result import _gap
from scenes.council.scoring.settled import tie_words
from scenes.council.solo.ideology_panel import LOOKS
from scenes.council.solo.opponent import opponent_panel
from scenes.kit.layout import Place
from scenes.shell.dialogs.crash import CrashScene
from scenes.shell.history.best import winner_words
from scenes.shell.keys import KeysScene
from scenes.shell.results.result import FinalResult
from tests.council.games import room
from tests.support.table import PEOPLE
from tests.support.window import frame, said

ONE = re.compile(r"\b1 (points|tricks|cubes|cards|games|moves|seats)\b")


@pytest.mark.parametrize("points", [1, 2, 40])
def test_points_of_one_are_one_point_wherever_points_are_told(points: int) -> None:
    alone = FinalResult(PEOPLE[:2], ((points,), (0,)), (), (0,), [("Age I",)])
    both = FinalResult(PEOPLE[:2], ((points,), (points,)), (), (0, 1), [("Age I",)])
    seen = room(1, "pacifist", 30)
    view = replace(seen.view(0), scores=(points, points))
    assert view.termitenator is not None
    highlight = Highlight("table", points, "Ada", "orange", ("Ada", "Bruno"), "")
    everywhere = [
        alone.verdict,
        both.verdict,
        said(opponent_panel(frame(), Place(0, 0, 480, 240), view, view.termitenator)),
        plaque(view, seen.seats, 0),
        winner_words(highlight, "high"),
        _gap(seen, points, later=True),
        *(
            tie_words(seen.seats, clause, (points, points), (0,), (2, 1))
            for clause in ("final-age-tricks", "trick-points", "best-age", "shared")
        ),
    ]
    assert all(f"{points} point" in words for words in everywhere)
    assert not [words for words in everywhere if ONE.search(words)]


def test_the_article_about_the_editions_names_every_difference() -> None:
    rules = RULES["published"], RULES["prototype"]
    differ = [
        each.name
        for each in fields(rules[0])
        if each.name != "name" and getattr(rules[0], each.name) != getattr(rules[1], each.name)
    ]
    others = ("a tie at the end", "solo")
    picture = BOOK.article("editions").picture
    assert isinstance(picture, partial)
    (rows,) = picture.args
    assert len(rows) - 1 == len(differ) + len(others)
    kept, last = next(row[1:] for row in rows if row[0] == "Emissary leads and wins")
    assert rules[0].emissary_is_kept
    assert "same person" in kept
    assert not rules[1].emissary_is_kept
    assert "played last" in last


def test_nobody_is_told_that_whoever_wins_a_trick_visits_or_may() -> None:
    papers = (ROOT / "build/package/files/metainfo.xml", ROOT / "README.md")
    told = [" ".join(paper.read_text("utf-8").split()) for paper in papers]
    told += [" ".join(DESCRIPTION), ENTRY.cover.sentence]
    for words in told:
        assert "lowest card" in words
        assert not re.search(r"(wins|winner)[^.;:]* (may|visits?)\b[^.]*(council|city)", words)


def test_the_controls_do_not_promise_that_the_mouse_does_everything() -> None:
    words = said(KeysScene().draw(frame()))
    assert "everything" not in words
    assert "mouse alone" not in words


def test_a_crash_without_a_game_speaks_of_no_game(tmp_path: Path) -> None:
    library = Library(AppFolders.within(tmp_path))
    words = said(CrashScene(library, tmp_path / "session.log").draw(frame()))
    assert "No game was open" in words
    assert "moves" not in words
    assert "your game" not in words.lower()


def test_the_weakest_winner_is_not_called_low() -> None:
    assert not [words for looks in LOOKS.values() for words in looks if "Low " in words]
