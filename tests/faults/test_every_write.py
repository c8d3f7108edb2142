"""Whatever step of a save fails, or is the last one: nothing is lost, and one sentence is said."""

from __future__ import annotations

import ast
import errno
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest

from game.library import AppFolders, Library, autosave, files, settings, shared
from game.library.files import sweep
from game.library.locks import Lock
from tests.faults.disk import (
    FULL,
    ROOT,
    Disk,
    Fault,
    Image,
    Words,
    calm,
    failing,
    lay_out,
    remembered,
)
from tests.faults.stories import STORIES, Found, Story

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="its calls are others; Wine is asked"),
    pytest.mark.usefixtures("at_once"),
]
every_story = pytest.mark.parametrize("kind", STORIES, ids=lambda kind: kind.__name__)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be written is tried again soon."""
    monkeypatch.setattr(os, "fsync", lambda _number: None)  # a disk of our own says what is certain
    monkeypatch.setattr(autosave, "RETRY", 0.01)
    monkeypatch.setattr(settings, "RETRY", 0.0)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Callable[[type[Story]], Path]:
    """A new folder with what was there before a story."""
    places: dict[type[Story], Path] = {}

    def furnished(kind: type[Story]) -> Path:
        if kind not in places:
            places[kind] = tmp_path_factory.mktemp(kind.__name__)
            (places[kind] / "before").mkdir()
            kind.furnish(places[kind] / "before")
        for number in count():
            if not (folder := places[kind] / str(number)).exists():
                return shutil.copytree(places[kind] / "before", folder)
        raise AssertionError

    return furnished


House = Callable[[type[Story]], Path]


@dataclass
class Telling:
    """A story as it is told on this disk: how many steps are done, and what was refused."""

    story: Story
    done: int = 0
    refused: list[str] = field(default_factory=list)

    def go_on(self) -> None:
        """Step by step, until one is refused."""
        for step in self.story.steps[self.done :]:
            try:
                step()
            except self.story.REFUSED as trouble:
                self.refused.append(str(trouble))
                break
            self.done += 1
        self.story.hear()

    @property
    def told(self) -> list[str]:
        return [*self.refused, *self.story.told]


def found(kind: type[Story], folder: Path) -> Found:
    """What the next start finds, without touching the folder itself."""
    copy = folder.with_name(f"{folder.name}-found")
    shutil.copytree(folder, copy)
    try:
        return kind.find(copy)
    finally:
        shutil.rmtree(copy)


COURSES: dict[type[Story], list[Found]] = {}


def calm_course(kind: type[Story], house: House) -> list[Found]:
    """What is found before the story and after each of its steps, where nothing fails."""
    if kind in COURSES:
        return COURSES[kind]
    folder = house(kind)
    telling = Telling(kind(folder))
    course = [found(kind, folder)]
    for step in telling.story.steps:
        step()
        course.append(found(kind, folder))
    telling.story.hear()
    telling.story.close()
    assert telling.told == []
    COURSES[kind] = course
    return course


def faulty(kind: type[Story], house: House, fault: Fault, course: list[Found]) -> bool:
    """Tell the story on a disk with this fault; whether it was met."""
    folder = house(kind)
    disk = Disk(folder, fault)
    with failing(disk):
        telling = Telling(kind(folder))
        telling.go_on()
        disk.fault = None  # it is mended
        about = f"{fault}, {disk.steps[fault.first - 1 :][:1]}, told {telling.told}"
        with calm(disk):
            before = found(kind, folder)
        assert before in course, about
        looked = disk.steps[fault.first - 1 : fault.first] in (["listdir"], ["scandir"])
        if before != course[-1] and not kind.SILENT and not looked:
            assert telling.told, f"nothing was said: {about}"
        assert len(telling.told) <= kind.SENTENCES, about
        telling.go_on()
        telling.story.settle()
        telling.story.hear()
        telling.story.close()
    assert len(telling.told) <= kind.SENTENCES, about
    assert found(kind, folder) == course[-1], about
    if fault.times != 1 and fault.only is not FULL:  # what could not be removed goes later
        for draft in folder.rglob("*.part"):
            os.utime(draft, (0, 0))
        library = Library(AppFolders.within(folder))
        for listed in library.tables():
            library.open(listed.id)
        library.close()
    refuse_leftovers(folder, about)
    shutil.rmtree(folder)
    return disk.met > 0


def refuse_leftovers(folder: Path, about: str) -> None:
    """No drafts, and every lock is free."""
    sweep(folder / "tables", older=0.0)  # a table that was thrown away
    assert not [each for each in folder.rglob("*") if each.name.endswith(".part")], about
    for lock in (*folder.rglob("*lock"),):
        taken = Lock.take(lock)
        assert taken is not None, about
        taken.release()


def every_fault(kind: type[Story], house: House, steps: Iterator[int], **how: Words) -> int:
    """One step after the other fails until the story comes to its end; how many have failed."""
    course = calm_course(kind, house)
    for done, number in enumerate(steps):
        if not faulty(kind, house, Fault(number, **how), course):
            return done
    raise AssertionError("steps do not end")


@every_story
def test_a_step_that_fails_once_loses_nothing(
    kind: type[Story], house: House, *, whole: bool
) -> None:
    stride = 1 if whole else 19
    assert every_fault(kind, house, count(1, stride), error=errno.EIO) > 0


@every_story
def test_a_full_disk_loses_nothing_and_all_is_written_later(
    kind: type[Story], house: House, *, whole: bool
) -> None:
    stride = 1 if whole else 31
    every_fault(kind, house, count(1, stride), error=errno.ENOSPC, times=None, only=FULL)


@pytest.mark.whole
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EACCES, errno.EINTR])
@every_story
def test_whatever_is_the_matter_nothing_is_lost(
    kind: type[Story], house: House, error: int
) -> None:
    every_fault(kind, house, count(1), error=error)


@every_story
def test_whoever_reads_a_file_for_a_moment_is_waited_for(
    kind: type[Story], house: House, monkeypatch: pytest.MonkeyPatch, *, whole: bool
) -> None:
    """As Windows has it: nobody replaces or removes what a scanner looks at."""
    held = frozenset({"replace", "unlink"})
    for module in (files, shared):
        monkeypatch.setattr(module, "TRIES", 3)
        monkeypatch.setattr(module, "PAUSE", 0.0)
    stride = 1 if whole else 31
    every_fault(kind, house, count(1, stride), error=errno.EACCES, times=2, only=held)
    every_fault(kind, house, count(1, 2 * stride), error=errno.EACCES, times=None, only=held)


@every_story
def test_whenever_the_power_fails_all_that_was_certain_is_found(
    kind: type[Story], house: House, tmp_path: Path
) -> None:
    course = calm_course(kind, house)
    folder, after = house(kind), count()
    disk, seen = Disk(folder), set()
    certain = 0

    def look(image: Image) -> None:
        key = frozenset(image.items()), certain
        if key in seen:
            return
        seen.add(key)
        laid = lay_out(image, tmp_path / f"{next(after)}")
        about = f"step {len(disk.steps)}, {disk.steps[-1]}, after {certain}: {image.keys()}"
        assert kind.find(laid) in course[certain : certain + 2], about
        shutil.rmtree(laid)

    with remembered(disk, look):
        story = kind(folder)
        for step in story.steps:
            step()
            certain += 1
    story.close()


WRITES = {
    *("write_durably", "write_bytes", "write_text", "set_aside", "delete_folder", "alone_with"),
    *("touch", "mkdir", "unlink", "rmdir", "rmtree", "fdopen", "put_away"),
}
NOT_KEPT = {
    "game/simulate.py": "whoever asks for records by the command line plays them again",
    "scenes/backend/headless.py": "pictures for whoever builds the program",
    "scenes/backend/probe.py": "for whoever drives this window from outside",
    "scenes/selftest/runner.py": "in a folder of its own",
    "game/library/locks.py": "what lies in place of a lock: tests/faults/test_history.py",
    "game/history/service.py": "a database that says nonsense: tests/faults/test_history.py",
    "game/history/store/opening.py": "a damaged database: tests/faults/test_history.py",
}
"""Files that write and are in no story, and why not."""


def writes(file: Path) -> Iterator[tuple[int, int]]:
    """The lines of each call that writes."""
    source = file.read_text("utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            takes_lock = name == "take" and "Lock" in ast.unparse(node.func)
            opens = name == "open" and any(
                isinstance(each, ast.Constant) and each.value in ("a", "w", "wb")
                for each in node.args
            )
            ours = name in {"change", "delete"} and isinstance(node.func, ast.Name)
            ours = ours and "game.library" in source
            if name in WRITES or takes_lock or opens or ours:
                yield node.lineno, node.end_lineno or node.lineno


def test_whatever_writes_is_in_a_story(house: House) -> None:
    """Every call in the sources that writes is made by one of them, on a good disk or a bad one."""
    reached: set[tuple[str, int]] = set()
    for kind in STORIES:
        for fails in ("nothing", "replace", "fsync"):
            fault = Fault(1, errno.EIO, None, only=frozenset({fails}))
            with failing(Disk(house(kind), fault)) as disk:
                telling = Telling(kind(disk.folder))
                telling.go_on()
                disk.fault = None
                telling.story.close()
            reached |= disk.sites
    missed = [
        f"{file.relative_to(ROOT)}:{first}"
        for part in ("game", "scenes")
        for file in sorted((ROOT / part).rglob("*.py"))
        if file.relative_to(ROOT).as_posix() not in NOT_KEPT
        for first, last in writes(file)
        if not any((str(file), line) in reached for line in range(first, last + 1))
    ]
    assert not missed, " ".join(missed)
