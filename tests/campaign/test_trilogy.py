"""Solo games and whole Trilogies through the real scenes, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.campaign.council import GAMES
from game.records import read_record, replay
from game.rules.council.api import Personality
from scenes.backend.headless import HeadlessScreen
from scenes.council.trilogy.campaign_list import CampaignsScene
from scenes.council.trilogy.menu import SoloMenuScene
from scenes.council.trilogy.scene import TrilogyScene
from scenes.selftest.pilot import Pilot, Use, by_mouse
from scenes.shell.dialogs.confirm import ConfirmScene
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.results.podium import ResultsScene
from scenes.shell.title.scene import TitleScene
from tests.campaign.playing import ADA, finish, play_on, window
from tests.pilot.looking import EITHER, USES, by_turns, table_of, top
from tests.support.window import library_of, program, texts

pytestmark = pytest.mark.usefixtures("blind")


def story(unseen: HeadlessScreen) -> TrilogyScene:
    return next(scene for scene in unseen.screen.stack.scenes if isinstance(scene, TrilogyScene))


def words(unseen: HeadlessScreen) -> set[str]:
    return {*texts(unseen.items)}


def leave_table(pilot: Pilot) -> None:
    """From a decision to the title, through the menu."""
    pilot.window.press("escape")
    pilot.use("leave")
    pilot.wait(lambda: "quit" in pilot.names and "new" in pilot.names)


@by_turns("opponent", *[(each,) for each in (*Personality, "random")])
def test_a_single_game_and_a_rematch(tmp_path: Path, opponent: str, use: Use) -> None:
    with program(tmp_path) as unseen:
        pilot = Pilot(unseen, use)
        for name in ("solo", f"opponent:{opponent}", "play"):
            pilot.use(name)
        pilot.play()
        assert isinstance(top(unseen), ResultsScene)
        first = table_of(unseen)
        assert first.session.match.decision is None
        met = first.session.setup.options["personality"]
        assert met is not None
        assert opponent in (met, "random")
        pilot.use("rematch")
        pilot.wait(lambda: pilot.open_choice() is not None)
        assert table_of(unseen) is not first
        assert table_of(unseen).session.setup.options["personality"] == met
        pilot.play()
        pilot.use("title")
        pilot.wait(lambda: "new" in pilot.names)
        assert isinstance(top(unseen), TitleScene)


@EITHER
def test_a_whole_trilogy(tmp_path: Path, use: Use) -> None:
    with program(tmp_path, seed=3) as unseen:
        pilot = Pilot(unseen, use)
        pilot.use("solo")
        pilot.use("trilogy")
        for game in range(GAMES):
            assert len(story(unseen).campaign.results) == game
            pilot.play()
            assert isinstance(top(unseen), ResultsScene)
            pilot.use("rematch")
            pilot.wait(lambda: isinstance(top(unseen), TrilogyScene))
        campaign = story(unseen).campaign
        assert campaign.over
        pilot.use("next")
        assert isinstance(top(unseen), SoloMenuScene)
        records = [
            replay(read_record(tmp_path / "finished" / f"{result.table}.json"))
            for result in campaign.results
        ]
        met = tuple(record.setup.personality for record in records)
        assert met == campaign.opponents
        # The end can be read again.
        pilot.use("campaigns")
        pilot.use(f"open:{campaign.id}")
        assert isinstance(top(unseen), TrilogyScene)
        pilot.use("next")
        assert isinstance(top(unseen), CampaignsScene)
        pilot.use("back")
        pilot.use("back")
        assert isinstance(top(unseen), TitleScene)


@USES
def test_continue_leads_into_the_middle_of_the_chapter(tmp_path: Path, use: Use) -> None:
    with program(tmp_path) as unseen:
        pilot = Pilot(unseen, use)
        pilot.use("solo")
        pilot.use("trilogy")
        pilot.play(
            until=lambda: pilot.choices > 9 and (pilot.open_choice() or "").startswith("card:")
        )
        actions = list(table_of(unseen).session.match.actions)
        assert actions
        library_of(unseen).close()
    with program(tmp_path) as unseen:
        pilot = Pilot(unseen, use)
        pilot.use("continue")
        pilot.wait(lambda: pilot.open_choice() is not None)
        assert table_of(unseen).session.match.actions == actions
        pilot.play()
        pilot.use("rematch")
        pilot.wait(lambda: isinstance(top(unseen), TrilogyScene))
        assert len(story(unseen).campaign.results) == 1


def test_leaving_a_chapter_leads_to_the_title_and_back(tmp_path: Path) -> None:
    with program(tmp_path) as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.use("solo")
        pilot.use("trilogy")
        pilot.play(until=lambda: (pilot.open_choice() or "").startswith("card:"))
        actions = list(table_of(unseen).session.match.actions)
        leave_table(pilot)
        pilot.use("solo")
        pilot.use("campaigns")
        pilot.window.press("return")
        pilot.wait(lambda: pilot.open_choice() is not None)
        assert table_of(unseen).session.match.actions == actions


def test_the_name_is_typed_and_remembered_by_whoever_plays(tmp_path: Path) -> None:
    with program(tmp_path) as unseen:
        for way in ("escape", "play"):
            unseen.click("solo")
            assert unseen.control("name").label == "Your name: Ada"
            unseen.click("name")
            unseen.press("end")
            for _ in range(5):
                unseen.press("backspace")
            assert unseen.control("play").refused
            assert unseen.control("trilogy").refused
            unseen.type("Zoë")
            unseen.click("colour:leaf")
            unseen.click("opponent:trickster")
            if way == "escape":
                unseen.press("escape")
        unseen.click("play")
        setup = table_of(unseen).session.setup
        assert (setup.seats[0].name, setup.seats[0].colour) == ("Zoë", "leaf")
        assert setup.options["personality"] == Personality.TRICKSTER


def test_abandoning_asks_first(tmp_path: Path) -> None:
    with program(tmp_path) as unseen:
        unseen.click("solo")
        unseen.click("trilogy")
        unseen.press("escape")
        unseen.click("campaigns")
        (cross,) = [name for name in unseen.names if name.startswith("abandon:")]
        unseen.click(cross)
        assert isinstance(top(unseen), ConfirmScene)
        unseen.press("return")
        assert cross in unseen.names
        unseen.click(cross)
        unseen.click("yes")
        assert cross not in unseen.names
        assert not list((tmp_path / "campaigns").iterdir())


def test_a_page_that_waited_turns_to_where_another_window_has_played_to(tmp_path: Path) -> None:
    with program(tmp_path) as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.use("solo")
        pilot.use("trilogy")
        waiting = story(unseen).campaign
        ahead = finish(window(tmp_path), waiting)
        pilot.use("next")
        assert isinstance(top(unseen), TrilogyScene)
        assert story(unseen).campaign == ahead
        pilot.play(until=lambda: (pilot.open_choice() or "").startswith("card:"))
        assert table_of(unseen).session.setup.carry == ahead.next_table().carry
        assert len(story(unseen).campaign.results) == 1


def test_a_row_that_waited_opens_where_another_window_has_played_to(tmp_path: Path) -> None:
    other = window(tmp_path)
    campaign, sitting = other.open_table(other.begin(ADA, 5))
    with program(tmp_path) as unseen:
        unseen.click("solo")
        unseen.click("campaigns")
        play_on(sitting)
        ahead = finish(other, other.conclude(campaign, sitting.match))
        unseen.click(f"open:{campaign.id}")
        unseen.step()
        assert isinstance(top(unseen), TrilogyScene)
        assert story(unseen).campaign == ahead


def test_a_trilogy_that_is_played_in_another_window_says_so(tmp_path: Path) -> None:
    with program(tmp_path) as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.use("solo")
        pilot.use("trilogy")
        other = window(tmp_path)
        campaign, sitting = other.open_table(story(unseen).campaign)
        pilot.use("next")
        pilot.use("next")
        unseen.step()
        assert isinstance(top(unseen), NoticeScene)
        assert "Open in another window" in words(unseen)
        play_on(sitting)
        assert len(other.conclude(campaign, sitting.match).results) == 1


def test_a_damaged_campaign_is_told_on_the_menu(tmp_path: Path) -> None:
    (tmp_path / "campaigns").mkdir()
    (tmp_path / "campaigns" / "evening.json").write_text("{", "utf-8")
    with program(tmp_path) as unseen:
        unseen.click("solo")
        unseen.step()
        assert isinstance(top(unseen), NoticeScene)
        unseen.press("return")
        assert isinstance(top(unseen), SoloMenuScene)
