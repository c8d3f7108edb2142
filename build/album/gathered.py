"""Moments of an Evening: its form, the page before a game and after one, its podium, its night."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import msgspec

from build.album.setting import open_scene, wait
from build.album.vocabulary import moment, step
from game.campaign.evening import PROGRAM, Evening, Evenings, Guest, PlayedRound, new_evening
from game.words import _
from scenes.app import shelf
from scenes.backend.headless import HeadlessScreen
from scenes.evening.entry import EVENING
from scenes.evening.form import EveningForm
from scenes.evening.podium import podium_of
from scenes.evening.remarks import number_words
from scenes.evening.scene import EveningScene
from scenes.kit.preferences import Preferences
from scenes.shell.evening_entry import UnfinishedEvening
from scenes.shell.results.podium import ResultsScene
from scenes.shell.title.scene import TitleScene

LONG_AGO: Final = datetime(2025, 3, 14, 18, 30, tzinfo=UTC)
PLAYED: Final = (
    PlayedRound(PROGRAM[0], (0, 1, 2, 3), (98, 88, 91, 64), (0,), "a"),
    PlayedRound(PROGRAM[1], (0, 1, 2, 3), (31, 45, 40, 40), (1,), "b"),
    PlayedRound(PROGRAM[2], (0, 1, 2, 3), (60, 30, 110, 80), (2,), "c"),
    PlayedRound(PROGRAM[3], (2, 0), (38, 44), (0,), "d"),
    PlayedRound(PROGRAM[3], (1, 3), (41, 36), (1,)),
)


def evening_after(games: int) -> Evening:
    """One person with the longest name, after so many games."""
    names = ("Wilhelmina W", "Bruno", "Chika", "Dov")
    first, second, third, fourth = (
        Guest(name, colour, None if not seat else "sensible")
        for seat, (name, colour) in enumerate(
            zip(names, ("orange", "sky", "leaf", "pink"), strict=True)
        )
    )
    begun = new_evening("album", (first, second, third, fourth), LONG_AGO)
    for played in PLAYED[: 5 if games == 4 else games]:
        begun = begun.with_result(played, LONG_AGO) if begun.games_played < 4 else begun
    return begun


@step
def evening_form(unseen: HeadlessScreen, _rest: str) -> None:
    """As it is found the first time."""
    open_scene(unseen, EveningForm(shelf(), Preferences(), Evenings(None)))


class _OneGivenUp(Evenings):
    """There is one to be reopened."""

    @property
    def given_up(self) -> Evening | None:
        """The one after two games."""
        return evening_after(2)


@moment("evening_form_again")
def form_again(unseen: HeadlessScreen) -> None:
    """The form of an Evening after one was given up."""
    open_scene(unseen, EveningForm(shelf(), Preferences(), _OneGivenUp(None)))


@step
def evening(unseen: HeadlessScreen, rest: str) -> None:
    """The page after so many games."""
    scene = EveningScene(evening_after(int(rest)), shelf(), Preferences(), Evenings(None))
    open_scene(unseen, scene)


@moment("evening_table")
def remembering(unseen: HeadlessScreen) -> None:
    """The next table, where a delegate remembers the last game."""
    told = evening_after(1)
    guests = Guest("Ada", "orange"), *told.guests[1:]
    dealt = msgspec.structs.replace(told, guests=guests, seeds=(5,) * 5)
    open_scene(unseen, EveningScene(dealt, shelf(), Preferences(), Evenings(None)))
    unseen.click("next")
    unseen.settle()


@moment("evening_podium")
def podium(unseen: HeadlessScreen) -> None:
    """The end, when everyone is there."""
    open_scene(
        unseen, ResultsScene(podium_of(evening_after(4)), Preferences(), _("Another Evening"))
    )
    wait(unseen, 12.0)


@moment("evening_title")
def night(unseen: HeadlessScreen) -> None:
    """The title after three games."""
    waiting = UnfinishedEvening("evening", LONG_AGO, 3, (number_words(evening_after(3)),))
    gathering = EVENING._replace(waiting=lambda _library, _news: waiting)
    open_scene(unseen, TitleScene(Preferences(), shelf(), gathering=gathering))
    wait(unseen, 1.0)
