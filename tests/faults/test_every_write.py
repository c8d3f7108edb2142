"""Whatever step of a save fails, or is the last one: nothing is lost, and one sentence is said."""

import ast
import errno
import os
import re
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

import pytest

from game.library import AppFolders, Library, autosave, files, settings, shared
from game.library.files import sweep
from game.library.locks import Lock
from tests.faults.disk import (
    FULL,
    HELD,
    ROOT,
    WAYS,
    Disk,
    Fault,
    Image,
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
FEW: Final = 5
MANY: Final = 100
"""Faults of each story that are tried, and those of ``--whole`` beside one at every call."""
every_story = pytest.mark.parametrize("kind", STORIES, ids=lambda kind: kind.__name__)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be written is tried again soon."""
    monkeypatch.setattr(os, "fsync", lambda _number: None)  # a disk of our own says what is certain
    monkeypatch.setattr(autosave, "RETRY", 0.01)
    monkeypatch.setattr(settings, "RETRY", 0.0)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Callable[[type[Story]], Path]:
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


@dataclass(frozen=True, slots=True)
class Course:
    """A story where nothing fails: what is found before it and after each of its steps."""

    found: list[Found]
    calls: list[str]
    sites: set[tuple[str, int]]


COURSES: dict[type[Story], Course] = {}


def calm_course(kind: type[Story], house: House) -> Course:
    if kind in COURSES:
        return COURSES[kind]
    disk = Disk(house(kind))
    with failing(disk):
        telling = Telling(kind(disk.folder))
        course = []
        for step in (lambda: None, *telling.story.steps):
            step()
            with calm(disk):
                course.append(found(kind, disk.folder))
        calls = list(disk.steps)
        telling.story.hear()
        telling.story.close()
    assert telling.told == []
    assert (course[0] == course[-1]) is kind.SAME
    COURSES[kind] = Course(course, calls, disk.sites)
    return COURSES[kind]


def all_faults(course: Course) -> list[tuple[str, Fault]]:
    """Each way in which a disk can be faulty, from each call on that it is about."""
    return [
        (way, replace(fault, first=number))
        for way, fault in WAYS.items()
        for number, call in enumerate(course.calls, 1)
        if fault.only is None or call in fault.only
    ]


def tell(kind: type[Story], house: House, fault: Fault, course: Course) -> bool:
    """Tell the story on a disk with this fault; whether it was met."""
    folder = house(kind)
    disk, end = Disk(folder, fault), course.found[-1]
    most = kind.SENTENCES * (fault.times or 1)
    with failing(disk):
        telling = Telling(kind(folder))
        telling.go_on()
        disk.fault = None  # it is mended
        call = disk.steps[fault.first - 1 : fault.first]
        about = f"{fault}, {call}, told {telling.told}"
        with calm(disk):
            before = found(kind, folder)
        assert before in course.found, about
        if before != end and not kind.SILENT and call not in (["listdir"], ["scandir"]):
            assert telling.told, f"nothing was said: {about}"
        if before == end and fault.late:
            assert not telling.told, f"it was done: {about}"
        if fault.only is HELD:
            assert not (fault.times and telling.told), f"it was waited for: {about}"
            assert all("Another program has" in each for each in telling.told), about
        assert len(telling.told) <= most, about
        telling.go_on()
        telling.story.settle()
        telling.story.hear()
        telling.story.close()
    assert len(telling.told) <= most, about
    assert found(kind, folder) == end, about
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
    sweep(folder / "tables", older=0.0)  # a table that was thrown away
    assert not [each for each in folder.rglob("*") if each.name.endswith(".part")], about
    for lock in (*folder.rglob("*lock"),):
        taken = Lock.take(lock)
        assert taken is not None, about
        taken.release()


def chosen(
    request: pytest.FixtureRequest, faults: list[tuple[str, Fault]], seed: str
) -> list[tuple[str, Fault]]:
    """As many as were asked for, or all; else some of most ways, other ones in each story."""
    wanted = request.config.getoption("--faults")
    if wanted == "all":
        return faults
    certain, whole = [], request.config.getoption("--whole")
    if whole and not wanted:
        certain = [(way, fault) for way, fault in faults if way == "broken"]
    rest = [each for each in faults if each not in certain]
    turns = Counter[str]()

    def turn(each: tuple[str, Fault]) -> int:
        turns[each[0]] += 1
        return turns[each[0]]

    mixed = sorted(Random(seed).sample(rest, len(rest)), key=turn)
    return [*certain, *mixed[: int(wanted or (MANY if whole else FEW))]]


@every_story
def test_whatever_call_fails_nothing_is_lost(
    kind: type[Story],
    house: House,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    course, tried = calm_course(kind, house), Counter[str]()
    for way, fault in chosen(request, all_faults(course), kind.__name__):
        with monkeypatch.context() as patch:
            if fault.only is HELD:  # on Windows it is waited for
                for module in (files, shared):
                    patch.setattr(module, "TRIES", 3)
                    patch.setattr(module, "PAUSE", 0.0)
            tried[way] += tell(kind, house, fault, course)
    for way, number in tried.items():
        record_property(f"faults {way}", number)
    assert tried.total() > 0


@every_story
def test_whenever_the_power_fails_all_that_was_certain_is_found(
    kind: type[Story], house: House, tmp_path: Path
) -> None:
    course = calm_course(kind, house).found
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
OTHERS = {"open", "take", "change", "delete"}
"""Names of calls that write if they are given something."""
CALLS = re.compile(rf"\b({'|'.join(WRITES | OTHERS)})\(")
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
    source = file.read_text("utf-8")
    for node in ast.walk(ast.parse(source if CALLS.search(source) else "")):
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
        reached |= calm_course(kind, house).sites
        for fails in ("replace", "fsync"):
            fault = Fault(errno.EIO, None, only=frozenset({fails}))
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
