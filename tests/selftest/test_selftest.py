"""The program's self test: it leaves nothing out, and it says what does not work."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import pytest

import scenes.bugami
import scenes.council
import scenes.glass
import scenes.rugs
import scenes.shell
import scenes.table
import scenes.tricks
from scenes import selftest
from scenes.kit.scene import BaseScene
from scenes.selftest import runner
from scenes.selftest.evening import Evening
from scenes.selftest.kinds import NEVER_SHOWN, kinds, left_out
from scenes.selftest.tour import Tour


@pytest.fixture(scope="module")
def every_module() -> None:
    for package in (
        *(scenes.shell, scenes.table, scenes.tricks),
        *(scenes.council, scenes.rugs, scenes.bugami, scenes.glass),
    ):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)


def test_whoever_wants_may_only_open_every_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert selftest.run(files_only=True) == 0
    said = capsys.readouterr()
    assert said.err == ""
    _hello, files, languages, end = said.out.splitlines()
    assert " drawings" in files
    assert languages.split(": ")[1].startswith("en, de, ja")
    assert end.startswith("All files open")


@pytest.mark.whole
@pytest.mark.usefixtures("every_module")
def test_everything_works_and_every_kind_of_scene_is_shown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert selftest.run() == 0, capsys.readouterr()
    said = capsys.readouterr()
    assert said.err == ""
    *_, shown, end = said.out.splitlines()
    assert end.startswith("Everything works")
    names = [kind.__name__ for kind in kinds()]
    assert len(names) == len(set(names))
    wanted = set(names) - NEVER_SHOWN.keys()
    assert set(shown.removeprefix("  scenes: ").split(", ")) == wanted


@pytest.mark.usefixtures("every_module")
def test_what_is_never_shown_exists_and_has_a_reason() -> None:
    assert NEVER_SHOWN.keys() <= {kind.__name__ for kind in kinds()}
    assert all(NEVER_SHOWN.values())


def test_a_new_kind_of_scene_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    class NewestScene(BaseScene[None]):
        def draw(self, frame: object) -> tuple[()]:
            return ()

    module = ModuleType("scenes.shell.newest")
    NewestScene.__module__ = module.__name__
    vars(module)["NewestScene"] = NewestScene
    before = set(kinds())
    monkeypatch.setitem(sys.modules, module.__name__, module)
    assert left_out(before) == ["NewestScene"]


def test_the_last_line_says_what_does_not_work(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> Iterator[str]:
        yield "so far so good"
        raise OSError("the moon is in the way")

    monkeypatch.setattr(selftest, "try_everything", fail)
    assert selftest.run() == 1
    said = capsys.readouterr()
    assert "so far so good" in said.out
    assert said.err.splitlines()[-1] == "Failed: OSError('the moon is in the way')"


def test_a_kind_that_was_not_seen_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for done in ("_files", "_languages", "_lessons", "learn", "solve"):
        monkeypatch.setattr(runner, done, lambda *_: "done")
    monkeypatch.setattr(Evening, "games", lambda _: iter(()))
    monkeypatch.setattr(Tour, "look_behind_everything", lambda _: None)
    monkeypatch.setattr(runner, "left_out", lambda _: ["NewestScene"])
    assert selftest.run() == 1
    assert "NewestScene: never shown" in capsys.readouterr().err
