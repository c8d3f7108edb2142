"""Evenings through the real scenes: alone, with two people, left and gone on with, damaged."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.campaign.evening import Evenings
from scenes.backend.headless import HeadlessScreen
from scenes.evening.scene import EveningScene
from scenes.selftest.pilot import Pilot, by_keyboard, by_mouse
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.results.podium import ResultsScene
from scenes.shell.title.scene import TitleScene
from tests.pilot.looking import top, words
from tests.support.window import library_of, program

pytestmark = pytest.mark.usefixtures("blind")


def begin(pilot: Pilot, *people: int) -> None:
    """From the title to the page before the first game; these seats are people as well."""
    for name in ("new", "gather", *(f"kind:{seat}:human" for seat in people), "start"):
        pilot.use(name)
    pilot.wait(lambda: "next" in pilot.names)


def page_of(unseen: HeadlessScreen) -> EveningScene:
    return next(each for each in unseen.screen.stack.scenes if isinstance(each, EveningScene))


def play_round(pilot: Pilot, unseen: HeadlessScreen) -> None:
    """The next table from the page to the page after it, or to the last podium."""
    pilot.use("next")
    pilot.play()
    before = page_of(unseen).campaign.games_played
    pilot.use("rematch")
    pilot.wait(lambda: page_of(unseen).campaign.games_played > before)
    pilot.wait(lambda: isinstance(top(unseen), EveningScene | ResultsScene))


@pytest.mark.parametrize(("people", "use"), [((), by_mouse), ((1,), by_keyboard)])
def test_a_whole_evening(tmp_path: Path, people: tuple[int, ...], use: object) -> None:
    with program(tmp_path) as unseen:
        pilot = Pilot(unseen, by_mouse if use is by_mouse else by_keyboard)
        begin(pilot, *people)
        while not page_of(unseen).campaign.over:
            play_round(pilot, unseen)
        evening = page_of(unseen).campaign
        assert evening.hour == 4
        pilot.wait(lambda: isinstance(top(unseen), ResultsScene) and "title" in pilot.names)
        assert "watch" not in pilot.names
        pilot.use("title")
        pilot.wait(lambda: "new" in pilot.names)
        assert isinstance(top(unseen), TitleScene)


def test_between_two_games_continue_leads_back_to_the_page(tmp_path: Path) -> None:
    with program(tmp_path) as unseen:
        pilot = Pilot(unseen, by_mouse)
        begin(pilot)
        play_round(pilot, unseen)
        pilot.use("back")
        library_of(unseen).close()
    with program(tmp_path) as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.use("continue")
        pilot.wait(lambda: "next" in pilot.names)
        assert page_of(unseen).campaign.hour == 1
        assert "Game 2 of 4" in words(unseen)


def test_in_the_middle_of_a_game_continue_leads_to_its_table(tmp_path: Path) -> None:
    with program(tmp_path) as unseen:
        pilot = Pilot(unseen, by_mouse)
        begin(pilot)
        pilot.use("next")
        pilot.play(until=lambda: pilot.choices > 5 and pilot.open_choice() is not None)
        library_of(unseen).close()
    with program(tmp_path) as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.use("continue")
        pilot.wait(lambda: pilot.open_choice() is not None)
        assert page_of(unseen).campaign.hour == 0


def test_a_damaged_evening_is_set_aside_with_one_sentence(tmp_path: Path) -> None:
    with program(tmp_path) as unseen:
        begin(Pilot(unseen, by_mouse))
        library_of(unseen).close()
    (file,) = (tmp_path / "evenings").glob("*.json")
    file.write_text("{")
    with program(tmp_path) as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.wait(lambda: isinstance(top(unseen), NoticeScene))
        assert "damaged Evening" in words(unseen)
    assert not file.exists()


def test_an_evening_is_given_up_and_reopened_from_the_form(tmp_path: Path) -> None:
    with program(tmp_path) as unseen:
        pilot = Pilot(unseen, by_keyboard)
        begin(pilot)
        play_round(pilot, unseen)
        before = page_of(unseen).campaign
        for name in ("give-up", "yes", "new", "gather"):
            pilot.use(name)
        assert Evenings(library_of(unseen)).campaigns() == []
        pilot.use("reopen")
        pilot.wait(lambda: "next" in pilot.names)
        assert page_of(unseen).campaign.rounds == before.rounds
        library_of(unseen).close()
