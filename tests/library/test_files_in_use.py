"""Files that another program has open, as Windows sees it: who waits a moment gets them."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.library import files
from tests.library.playing import autosaver_of, hears, library, play, table

pytestmark = pytest.mark.usefixtures("quick_retry")


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """Somebody reads a file, as Windows sees it: nobody may replace it for so many tries."""
    left: list[float] = [0]
    replaces, unlinks = Path.replace, Path.unlink

    def is_open() -> bool:
        left[0] -= 1
        return left[0] >= 0

    def replace(file: Path, goal: Path) -> Path:
        if is_open():
            raise PermissionError(errno.EACCES, "Access is denied", str(goal))
        return replaces(file, goal)

    def unlink(file: Path, *, missing_ok: bool = False) -> None:
        if file.suffix != ".part" and file.parent.name != "aside" and is_open():
            raise PermissionError(errno.EACCES, "The file is in use", str(file))
        unlinks(file, missing_ok)

    monkeypatch.setattr(Path, "replace", replace)
    monkeypatch.setattr(Path, "unlink", unlink)
    monkeypatch.setattr(files, "TRIES", 4)
    monkeypatch.setattr(files, "PAUSE", 0.01)
    yield left
    left[0] = 0


def test_a_short_look_at_a_save_is_no_alarm_and_a_long_one_has_its_own_words(
    tmp_path: Path, reader: list[float]
) -> None:
    sitting = library(tmp_path).begin(table())
    play(sitting, 5)
    reader[0] = 3
    play(sitting, 3)
    assert autosaver_of(sitting).wait()
    assert autosaver_of(sitting).news() is None
    reader[0] = 1000
    play(sitting, 3)
    assert hears(sitting, "Another program has a save")
    reader[0] = 0
    assert hears(sitting, "again")
    autosaver_of(sitting).close()
