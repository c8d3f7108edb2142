"""The list of problems: all of them, what came of each, and that of today."""

from dataclasses import replace
from datetime import date

import pytest

from game.problems.daily import of_the_day
from game.problems.problem import problems
from scenes.app import ENTRIES
from scenes.council.entry import ENTRY
from scenes.council.trilogy.menu import SoloMenuScene
from scenes.kit.display import Control
from scenes.kit.layout import Place
from scenes.kit.preferences import SOLVED, TRIED, Preferences
from scenes.kit.scene import Push
from scenes.shell.entry import ExitReason
from scenes.shell.title.lessons import LessonsScene
from scenes.shell.title.problems import ProblemsScene
from scenes.table.scene import TableScene
from tests.support.window import focus_on, frame, names, press, stack

SHELF = {box.game.id: box for box in ENTRIES}
TOLD = problems()
DAY = date(2026, 5, 1)
TODAY = of_the_day(TOLD, DAY)
WINDOWS = ((1024, 640), (1280, 720), (1920, 1080), (800, 1280))


def page(**kept: str) -> ProblemsScene:
    return ProblemsScene(SHELF, TOLD, Preferences(problems=kept), lambda: DAY)


@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("size", WINDOWS)
def test_every_problem_has_a_tile_and_no_two_lie_over_each_other(
    size: tuple[int, int], letters: float
) -> None:
    window = replace(frame(*size), letters=letters)
    controls = [item for item in page().draw(window) if isinstance(item, Control)]
    assert {f"problem:{problem.id}" for problem in TOLD} <= {each.name for each in controls}
    places = [Place(*each[1:5]) for each in controls]
    for at, place in enumerate(places):
        assert place.x >= 0
        assert place.right <= window.width
        assert place.bottom <= window.height
        assert not any(place.meets(other, 0) for other in places[at + 1 :])


def test_a_tile_tells_its_number_its_grade_and_what_came_of_it() -> None:
    controls = page(bc003=SOLVED, bc010=TRIED).draw(frame())
    labels = {each.name: each.label for each in controls if isinstance(each, Control)}
    assert "easy" in labels["problem:bc003"]
    assert "solved" in labels["problem:bc003"]
    assert "hard" in labels["problem:bc010"]
    assert "tried" in labels["problem:bc010"]
    assert "solved" not in labels["problem:bc012"]


def test_enter_opens_that_of_today_and_then_the_first_untried_one() -> None:
    assert page().default_focus() == "today"
    first = next(each for each in TOLD if each.game == "bug-council")
    assert page(**{TODAY.id: TRIED}).default_focus() == f"problem:{first.id}"


def test_the_next_one_is_the_first_after_it_that_nobody_has_tried() -> None:
    mine = [each for each in TOLD if each.game == "bug-council" and len(each.record.seats) > 1]
    scene = page(**{mine[0].id: SOLVED, mine[1].id: TRIED})
    change = scene.activate(f"problem:{mine[0].id}")
    assert isinstance(change, Push)
    after = change.then(ExitReason.NEXT)
    assert isinstance(after, Push)
    assert isinstance(after.scene, TableScene)
    assert after.scene.session.match.actions == list(mine[2].replay.actions)
    assert change.then(ExitReason.TITLE) is None


def test_it_is_reached_from_the_lessons() -> None:
    opened = stack(LessonsScene(SHELF, Preferences(called="Zoë")))
    assert "problems" in names(opened)
    focus_on(opened, "problems")
    press(opened, "return")
    assert isinstance(opened.scenes[-1], ProblemsScene)


def test_the_termitenator_leads_to_the_problems_against_it_and_to_no_others() -> None:
    opened = stack(SoloMenuScene(ENTRY, Preferences(), None))
    focus_on(opened, "problems")
    press(opened, "return")
    page = opened.scenes[-1]
    assert isinstance(page, ProblemsScene)
    alone = {f"problem:{each.id}" for each in TOLD if each.is_alone}
    assert {each for each in names(opened) if each.startswith("problem:")} == alone
    assert "today" not in names(opened)  # one of all games alone is that of the day
    press(opened, "escape")
    assert isinstance(opened.scenes[-1], SoloMenuScene)
