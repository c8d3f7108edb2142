"""What is tried: an evening at the program, from the sheet after a crash to the last button."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from game.assets import assets_root
from game.languages import languages
from game.lessons.claims import untrue, where
from game.lessons.lesson import LessonStep, read_lesson
from game.lessons.lesson_game import lessons
from game.lessons.lines import Records
from game.library import AppFolders, Library, RunLog
from game.problems.problem import problems
from game.words import _
from scenes.app import first_scene, open_file, shelf
from scenes.backend.headless import HeadlessScreen
from scenes.backend.paint.asset_check import open_everything
from scenes.kit.graphemes import letters
from scenes.kit.preferences import Preferences
from scenes.options import Options
from scenes.selftest.driver import Failure, SceneDriver
from scenes.selftest.evening import Evening
from scenes.selftest.kinds import left_out
from scenes.selftest.pilot import Pilot, by_mouse
from scenes.selftest.tour import Tour
from scenes.shell.shelf.scene import ShelfScene
from scenes.shell.title.navigation import PLAY_WHICH


def learn(driver: SceneDriver) -> str:
    """Play the first lesson. Raises Failure or Lost where that is impossible."""
    pilot = Pilot(driver, by_mouse)
    lesson = lessons()[0]
    for name in ("learn", f"lesson:{lesson.id}"):
        pilot.use(name)
    for step in lesson.steps:
        if step.kind == "play":
            _try_out(pilot, step)
        else:
            pilot.use("next")
    for name in ("stop", "back"):
        pilot.use(name)
    pilot.wait(lambda: "new" in pilot.names)
    words = _("{lesson}: learned in {count} steps")
    return words.format(lesson=_(lesson.title), count=len(lesson.steps))


def _try_out(pilot: Pilot, step: LessonStep) -> None:
    """Another choice, its ghost, then what is asked for."""
    pilot.wait(lambda: "skip" in pilot.names)
    other = next(other for other in step.others if not other.is_praised)
    _choose(pilot, other.to[0])
    pilot.use("next")
    pilot.wait(lambda: "skip" in pilot.names)
    _choose(pilot, step.right[0])


def _choose(pilot: Pilot, code: str) -> None:
    ways = (name for name in pilot.names if name.endswith(f":{code}"))
    if (way := next(ways, None)) is None:
        raise Failure(f"nothing chooses {code} among {pilot.names}")
    pilot.use(way)


def solve(driver: SceneDriver) -> str:
    """Look at the first problem of all. Raises Lost where that is impossible."""
    pilot = Pilot(driver, by_mouse)
    told = problems()
    for name in ("learn", "problems", f"problem:{told[0].id}", "show", "answer", "close", "list"):
        pilot.use(name)
    for name in ("back", "back"):
        pilot.use(name)
    pilot.wait(lambda: "new" in pilot.names)
    return _("{count} problems, one of them played out").format(count=len(told))


SIZE: Final = (1024, 640)
JOINED: Final = "\u0915\u094d\u0937"  # one letter of three signs
OPTIONS: Final = Options(speed="off", seed=2)


def try_everything() -> Iterator[str]:
    """Do it; a line for each thing that works."""
    with TemporaryDirectory() as folder:
        library = _after_a_crash(AppFolders.within(Path(folder)))
        try:
            with HeadlessScreen(first_scene(OPTIONS, library=library), SIZE) as unseen:
                yield _files()
                yield _languages()
                yield _lessons()
                driver = SceneDriver(unseen)
                _hear_the_news(driver)
                yield learn(driver)
                yield solve(driver)
                for box in shelf().values():
                    yield from Evening(box, driver, library).games()
                yield _see_the_rest(driver)
        finally:
            library.close()


def try_files() -> Iterator[str]:
    """Draw the title, and open every file."""
    with HeadlessScreen(first_scene(OPTIONS), SIZE):
        yield _files()
        yield _languages()


def _files() -> str:
    files = open_everything(assets_root())
    if len(letters(JOINED)) != 1:  # asks the tables, which are files as well
        raise Failure(f"{JOINED} is cut")
    counts = _(", ").join(f"{count} {kind}" for kind, count in files)
    return _("files: {counts}").format(counts=counts)


def _languages() -> str:
    """Which languages can be read, by their codes: not every terminal has all letters."""
    found = languages(assets_root() / "words")
    return _("languages: {codes}").format(codes=_(", ").join(each.code for each in found))


def _lessons() -> str:
    """Ask the rules whether all lessons are true."""
    folder = assets_root() / "lessons"
    records, lessons = (
        Records(folder),
        [read_lesson(file) for file in sorted(folder.glob("*.json"))],
    )
    claims = 0
    for lesson in lessons:
        for step in lesson.steps:
            for claim in step.claims:
                if wrong := untrue(claim, where(records, claim, lesson.record, step.after, ())):
                    raise Failure(f"{lesson.id}, {step.id}: {', '.join(wrong)} is not so")
                claims += 1
    words = _("lessons: {count}, with {claims} claims checked")
    return words.format(count=len(lessons), claims=claims)


def _after_a_crash(folders: AppFolders) -> Library:
    """The library of somebody whose last evening ended badly."""
    folders.settings.write_text("no settings at all", encoding="utf-8")
    RunLog(folders.logs).log_crash("this is only a trial")
    return Library(folders, crash=RunLog(folders.logs).previous_crash)


def _hear_the_news(driver: SceneDriver) -> None:
    """Save a report of the crash, and read that the settings are damaged."""
    pilot = Pilot(driver, by_mouse)
    for name in ("report", "close", "close"):
        pilot.use(name)
    pilot.wait(lambda: "new" in pilot.names)


def _see_the_rest(driver: SceneDriver) -> str:
    """Look behind every button for what no game comes across."""
    Tour(driver).look_behind_everything()
    box = next(iter(shelf().values()))
    both = {"one": box, "another": box}
    driver.show(ShelfScene(both, PLAY_WHICH))  # asked only where there are two
    driver.show(open_file(Path("no record"), Preferences()))  # nobody drops a file here
    if missing := left_out(driver.seen):
        raise Failure(f"{', '.join(missing)}: never shown")
    seen = _(", ").join(sorted(scene.__name__ for scene in driver.seen))
    return _("scenes: {names}").format(names=seen)
