"""What the setup knows of games that are over: a record against you, and a stronger bot, once."""

from __future__ import annotations

import pytest

from game.history.game_stats import PlayerKind
from game.history.report import Encounters, Filter, PersonReport, Report
from game.seating import SeatSetup, TableSetup
from scenes.council.entry import ENTRY
from scenes.kit.preferences import Preferences
from scenes.kit.stack import SceneStack
from scenes.shell.table_form.scene import TableSetupScene
from tests.support.window import focus_on, press, stack, texts

OFFER = "You win often: make a bot stronger"


class Source:
    """A historian who has already answered, unless it is about something else."""

    busy = False

    def __init__(self, wins: int, game: str = "bug-council") -> None:
        ada = PersonReport(PlayerKind.HUMAN, "ADA", "orange", 9, wins, 20.0, 30)
        met = (Encounters("ada", "pink", 5, 3), Encounters("bo", "sky", 7, 7))
        self.report: Report | None = Report(Filter(game), 9, 9, 0, (ada,), met=met)
        self.asked: list[Filter] = []

    def ask(self, choice: Filter) -> None:
        self.asked.append(choice)


def form(source: Source | None, wishes: Preferences, last: TableSetup | None = None) -> SceneStack:
    scene = TableSetupScene(wishes, ENTRY, last, past=source)
    opened = stack(scene)
    scene.tick(0.1)
    return opened


def said(opened: SceneStack) -> list[str]:
    return texts(press(opened))


def test_a_bot_says_how_it_has_fared_against_whoever_plays() -> None:
    source = Source(0)
    shown = said(form(source, Preferences()))
    assert source.asked == [Filter("bug-council")]
    assert [line for line in shown if "against you" in line] == ["Won 3 of 5 against you."]


@pytest.mark.parametrize("source", [None, Source(9, "bugami"), Source(9, "display-case")])
def test_nothing_is_said_before_anything_is_known(source: Source | None) -> None:
    shown = said(form(source, Preferences()))
    assert not [line for line in shown if "against you" in line]
    assert OFFER not in shown


def test_where_several_play_nobody_is_you() -> None:
    seats = (SeatSetup("Ada", "orange"), SeatSetup("Bo", "sky"), SeatSetup("C", "pink", "sensible"))
    shown = said(form(Source(9), Preferences(), TableSetup(seats)))
    assert not [line for line in shown if "against you" in line]
    assert OFFER not in shown


def test_whoever_has_won_three_games_is_offered_a_stronger_bot_once() -> None:
    assert OFFER not in said(form(Source(2), Preferences()))
    wishes = Preferences()
    opened = form(Source(3), wishes)
    assert OFFER in said(opened)
    focus_on(opened, "stronger")
    shown = texts(press(opened, "return"))
    assert shown.count("Newcomer") == 1
    assert OFFER not in shown
    assert OFFER not in said(form(Source(3), wishes))


def test_an_offer_that_nobody_takes_is_not_made_again() -> None:
    wishes = Preferences()
    scene = TableSetupScene(wishes, ENTRY, past=Source(3))
    scene.tick(0.1)
    scene.activate("start")
    assert wishes.stronger
