"""Files and tables of several windows: one after the other, and nobody waits for who is gone."""

import json
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from game.library import CannotOpen, shared
from game.library.files import InUse
from game.library.shared import alone_with, change, read_now
from game.records import UnreadableRecord, read_source
from tests.support.library import left_after, library, play, table
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
QUICK = 0.05
WINDOWS, CHANGES = 4, 25


def one_more(data: bytes | None) -> bytes:
    return str(int(data or b"0") + 1).encode()


def test_a_change_is_made_to_what_the_file_says_now(tmp_path: Path) -> None:
    file = tmp_path / "new" / "number"
    for number in (b"1", b"2"):
        change(file, one_more)
        assert read_now(file) == number
    file.write_bytes(b"41")  # another window
    change(file, one_more)
    assert read_now(file) == b"42"


def test_no_change_of_many_windows_is_lost(tmp_path: Path) -> None:
    def write() -> None:
        for _ in range(CHANGES):
            change(tmp_path / "number", one_more, PATIENCE)

    windows = [threading.Thread(target=write) for _ in range(WINDOWS)]
    for window in windows:
        window.start()
    for window in windows:
        window.join()
    assert read_now(tmp_path / "number") == str(WINDOWS * CHANGES).encode()


def test_who_comes_by_a_link_waits_as_well(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    file, link = tmp_path / "real" / "number", tmp_path / "number"
    file.write_bytes(b"1")
    link.symlink_to(file)
    with alone_with(file), pytest.raises(InUse):
        change(link, one_more, QUICK)
    change(link, one_more)
    assert link.is_symlink()
    assert read_now(file) == b"2"


def test_who_cannot_wait_changes_nothing_unless_he_insists(tmp_path: Path) -> None:
    file = tmp_path / "number"
    with alone_with(file):
        with pytest.raises(InUse):
            change(file, one_more, QUICK)
        assert read_now(file) is None
        change(file, one_more, QUICK, insist=True)
        assert read_now(file) == b"1"
    change(file, one_more, QUICK)
    assert read_now(file) == b"2"


NOBODY_ELSE = {
    "game/campaign/evening/archive.py": "inside alone_with",
    "game/campaign/folder.py": "inside alone_with",
    "game/commands/history.py": "where the command line says",
    "game/commands/ladder.py": "where the command line says",
    "game/history/historian.py": "a new file",
    "game/library/copies.py": "a new file",
    "game/library/files.py": "the way itself",
    "game/library/autosave.py": "a table is locked while it is open",
    "game/library/listing.py": "a finished game: whoever writes it writes the same",
    "game/library/reviews.py": "whoever writes it writes the same; one that is torn is made again",
    "game/library/run_log.py": "a new file",
    "game/library/shared.py": "inside alone_with",
    "game/simulate.py": "where the command line says",
    "scenes/backend/probe.py": "for whoever drives this window from outside",
    "scenes/selftest/runner.py": "in a folder of its own",
    "scenes/table/phones/desk_file.py": "a table is locked while it is open",
}
"""Whoever writes a file, and why no other window has changed what it replaces."""
WRITES = re.compile(r"\bwrite_durably\(|\.write_(?:text|bytes)\(")


def test_whatever_is_written_back_is_written_by_one_window_after_the_other() -> None:
    writers = {
        file.relative_to(ROOT).as_posix()
        for part in ("game", "scenes")
        for file in (ROOT / part).rglob("*.py")
        if WRITES.search(file.read_text("utf-8"))
    }
    assert writers == set(NOBODY_ELSE)


HOLDER = """
import sys, threading
from pathlib import Path
from game.library.shared import alone_with
with alone_with(Path(sys.argv[1])):
    print("alone", flush=True)
    threading.Event().wait()
"""


def test_the_lock_of_a_window_that_was_killed_is_free(tmp_path: Path) -> None:
    file = tmp_path / "number"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(file)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "alone\n"
        with pytest.raises(InUse):
            change(file, one_more, QUICK)
        holder.kill()
        holder.wait()
        change(file, one_more, QUICK)
    assert read_now(file) == b"1"


def test_a_file_that_somebody_has_open_for_a_moment_is_read_when_he_lets_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "number"
    file.write_bytes(b"1")
    in_the_way = [UnreadableRecord("file", "in use")] * 3
    reads = read_source

    def read(path: Path) -> bytes:
        if in_the_way:
            raise in_the_way.pop()
        return reads(path)

    monkeypatch.setattr(shared, "TRIES", 4)
    monkeypatch.setattr(shared, "PAUSE", 0.0)
    monkeypatch.setattr("game.library.shared.read_source", read)
    change(file, one_more)
    assert file.read_bytes() == b"2"


def test_two_windows_do_not_open_the_same_table(tmp_path: Path) -> None:
    first, second = library(tmp_path), library(tmp_path)
    sitting = first.begin(table())
    play(sitting, 10)
    (listed,) = second.tables()
    for _ in range(2):
        with pytest.raises(CannotOpen, match="another window"):
            second.open(listed.id)
        with pytest.raises(CannotOpen, match="another window"):
            second.delete(listed.id)
    play(sitting, 5)
    first.close()
    assert len(second.open(listed.id).match.actions) == 15


def test_two_windows_play_side_by_side(tmp_path: Path) -> None:
    first, second = library(tmp_path), library(tmp_path)
    one, two = first.begin(table(1)), second.begin(table(1))
    for _ in range(10):
        play(one, 1)
        play(two, 1, seed=9)
    first.close()
    second.close()
    reopened = library(tmp_path)
    assert [len(reopened.open(each.id).match.actions) for each in reopened.tables()] == [10, 10]


TABLE_HOLDER = """
import sys, threading
from pathlib import Path
from tests.support.library import library
shelf = library(Path(sys.argv[1]))
shelf.open(shelf.tables()[0].id)
print("open", flush=True)
threading.Event().wait()
"""


def test_the_lock_of_a_killed_window_is_open(tmp_path: Path) -> None:
    name = left_after(tmp_path)
    holder = subprocess.Popen(
        [sys.executable, "-c", TABLE_HOLDER, str(tmp_path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "open\n"
    with pytest.raises(CannotOpen, match="another window"):
        library(tmp_path).open(name)
    holder.kill()
    holder.wait()
    holder.stdout.close()
    assert len(library(tmp_path).open(name).match.actions) == 20


FAST = 60

WRITER = """
import sys
from pathlib import Path
from threading import enumerate
from game.library import AppFolders, Library
from scenes.app import starting_preferences
from scenes.options import Options

me, changes = sys.argv[2], int(sys.argv[3])
library = Library(AppFolders.within(Path(sys.argv[1])))
wishes = starting_preferences(Options(), library)
print("open", flush=True)
sys.stdin.readline()
for number in range(changes):
    wishes.lessons[f"{me}-{number}"] = "done"
    setattr(wishes, me, number / changes)
    library.settings.follow()
    for thread in enumerate():
        if thread.name == "settings":
            thread.join()
library.close()
"""


def test_two_programs_that_write_as_fast_as_they_can_lose_nothing(tmp_path: Path) -> None:
    file, volumes = tmp_path / "settings.json", ("music", "voices")
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(tmp_path), volume, str(FAST)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for volume in volumes
    ]
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "open\n"
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("go\n")
        writer.stdin.close()
    looks = 0
    while any(writer.poll() is None for writer in writers):
        if file.exists():
            json.loads(file.read_bytes())  # never half of it
            looks += 1
    for writer in writers:
        assert writer.stdout is not None
        writer.stdout.close()
    assert [writer.returncode for writer in writers] == [0, 0]
    assert looks > 0
    said = json.loads(file.read_bytes())
    assert set(said["lessons"]) == {f"{me}-{n}" for me in volumes for n in range(FAST)}
    assert {me: said[me] for me in volumes} == dict.fromkeys(volumes, (FAST - 1) / FAST)
