"""Logs of a crash are understood, shown once, and keep names to themselves."""

from __future__ import annotations

import os
import time
from pathlib import Path

from game.library import RunLog
from game.library.run_log import _anonymous, last_crash


def test_a_crash_log_with_the_line_ends_of_windows_is_understood(tmp_path: Path) -> None:
    first = RunLog(tmp_path)
    first.crashed("Traceback")
    first.file.write_bytes(first.file.read_bytes().replace(b"\n", b"\r\n"))
    assert RunLog(tmp_path).previous_crash == first.file


def test_a_crash_log_from_the_future_is_shown_once(tmp_path: Path) -> None:
    first = RunLog(tmp_path)
    first.crashed("Traceback")
    ahead = time.time() + 1e6
    os.utime(first.file, (ahead, ahead))
    first.file.rename(tmp_path / "session-1.log")
    assert last_crash(tmp_path) == tmp_path / "session-1.log"
    assert RunLog(tmp_path).previous_crash is not None
    os.utime(tmp_path / "session-1.log", (ahead, ahead))
    for _ in range(2):
        session = RunLog(tmp_path)
        session.close()
        assert session.previous_crash is None


def test_a_report_keeps_its_words_whatever_people_are_called() -> None:
    told = _anonymous("Traceback: name 'e' of Bo, Bob", ["e", "Bo", "Bob"])
    assert told == "Traceback: name 'Seat 1' of Seat 2, Seat 3"
