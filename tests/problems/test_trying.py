"""One try at a problem, at the real table: what is said of it, and what is kept."""

import json
from pathlib import Path
from typing import Self

import pytest

from game.library import AppFolders, Library
from game.problems.problem import FOLDER, Problem
from scenes.app import ENTRIES, starting_preferences
from scenes.backend.headless import LOOK, HeadlessScreen
from scenes.kit.preferences import SOLVED, TRIED, Preferences, Speed
from scenes.options import Options
from scenes.table.problem.scene import AskLayer, VerdictLayer
from scenes.table.replay.scene import ReplayScene

SHELF = {box.game.id: box for box in ENTRIES}
NAME = "bug-council/bc003"
RIGHT, WRONG = "card:F1", "card:F6"


class Desk:
    """Somebody who sits over a problem."""

    def __init__(self, name: str = NAME, preferences: Preferences | None = None) -> None:
        self.wishes = preferences or Preferences(speed=Speed.OFF)
        self.problem = Problem(FOLDER / f"{name}.json")
        scene = SHELF[self.problem.game].solve(self.problem, self.wishes)
        self.window = HeadlessScreen(scene, (1280, 720), preferences=self.wishes)

    def __enter__(self) -> Self:
        self.window.__enter__()
        self.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.window.__exit__(None, None, None)

    def wait(self) -> None:
        """Until whatever has come up can be used."""
        for _ in range(4):
            self.window.step(LOOK / 2)

    def use(self, *names: str) -> None:
        for name in names:
            self.window.click(name)
            self.wait()

    def press(self, key: str) -> None:
        self.window.press(key)
        self.wait()

    @property
    def top(self) -> object:
        return self.window.screen.stack.scenes[-1]

    @property
    def says(self) -> str:
        assert isinstance(self.top, AskLayer | VerdictLayer)
        return self.top.says

    @property
    def kept(self) -> str | None:
        return self.wishes.problems.get(self.problem.id)


def test_a_right_try_is_said_to_be_right_and_kept() -> None:
    with Desk() as desk:
        assert desk.says.startswith("You can win for certain.")
        desk.use(RIGHT)
        assert desk.says.startswith("Yes: Flies 1")
        assert "The trap is Flies 6" in desk.says
        assert desk.kept == SOLVED


def test_after_a_wrong_try_the_answer_is_told_all_the_same() -> None:
    with Desk() as desk:
        desk.use(WRONG)
        assert desk.says.startswith("Flies 1 was the one")
        assert desk.kept == TRIED


def test_only_the_first_try_counts() -> None:
    wishes = Preferences(speed=Speed.OFF, problems={"bc003": SOLVED})
    with Desk(preferences=wishes) as desk:
        desk.use("show")
        assert desk.says.startswith("The answer: Flies 1")
        assert desk.kept == SOLVED


def test_every_member_of_the_group_is_right() -> None:
    for number in range(2):
        with Desk("bug-council/bc031") as desk:
            code = desk.problem.known.answers[number]
            desk.use("fold", f"card:{code}")
            assert desk.says.startswith("Yes:")
            assert desk.kept == SOLVED


def test_where_two_are_right_both_are_told() -> None:
    with Desk("bug-council/bc042") as desk:
        assert "2 choices do it. Find one." in desk.says
        desk.use("card:A6")
        assert desk.says.startswith("Yes: Ants 6. Just as good: Ants 5")
    with Desk("bug-council/bc042") as desk:
        desk.use("card:C1")
        assert desk.says.startswith("Ants 5 and Ants 6 were the ones")
    with Desk("bug-council/bc042") as desk:
        desk.use("show")
        assert desk.says.startswith("Each of these is right: Ants 5 and Ants 6")


def test_it_is_said_in_how_many_ways_the_hidden_cards_can_lie() -> None:
    with Desk() as desk:
        assert "In each of the 256 ways the hidden cards can lie" in desk.says


@pytest.mark.parametrize(("door", "wins"), [("answer", True), ("mistake", False)])
def test_both_are_played_out_to_the_end_and_lead_back(door: str, wins: bool) -> None:
    with Desk() as desk:
        desk.use("show", door)
        film = desk.top
        assert isinstance(film, ReplayScene)
        won = desk.problem.known.seat in film.session.view(None).winners
        assert won is wins
        desk.press("escape")
        assert isinstance(desk.top, VerdictLayer)


def test_the_bubble_can_be_folded_away_and_comes_back() -> None:
    with Desk() as desk:
        desk.press("c")
        assert "list" not in {each.name for each in desk.window.controls}
        desk.use("fold")
        assert "list" in {each.name for each in desk.window.controls}
        assert desk.kept is None


def test_face_down_cards_are_told_where_all_lie_open() -> None:
    with Desk("termitenator/sm01") as desk:
        assert "Cockroaches 3, Ants 5 and Bees 6" in desk.says


def test_what_was_solved_comes_back_the_next_day(tmp_path: Path) -> None:
    library = Library(AppFolders.within(tmp_path))
    starting_preferences(Options(), library).problems["bc003"] = SOLVED
    library.close()
    again = Library(AppFolders.within(tmp_path))
    assert starting_preferences(Options(), again).problems == {"bc003": SOLVED}
    again.close()


def test_damaged_progress_loses_only_what_is_damaged(tmp_path: Path) -> None:
    library = Library(AppFolders.within(tmp_path))
    library.folders.settings.parent.mkdir(parents=True, exist_ok=True)
    kept = {"problems": {"bc003": 7, "bc010": SOLVED}}
    library.folders.settings.write_text(json.dumps(kept), encoding="utf-8")
    assert starting_preferences(Options(), library).problems == {"bc010": SOLVED}
    (news,) = library.settings.news
    assert "problems: bc003" in news.words
    library.close()
