"""Closed and full streams: the exit code says what happened, and a sentence where one is heard."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from build.environment import ROOT
from tests.history.playing import fill
from tests.support.library import library
from tests.waiting import PATIENCE

pytestmark = pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="only Linux has a full device to try"
)

UNSET = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
CLOSED = "The output cannot be written: there is no standard output\n"
FULL = "The output cannot be written: No space left on device\n"
LOST = {">&-": CLOSED, ">/dev/full": FULL}
SEATS = "--seats random,random,random --games 2 --jobs"
SAYS = {
    "check": "record check {record}",
    "state": "record state {record}",
    "simulate": f"simulate {SEATS} 1",
    "simulate in two processes": f"simulate {SEATS} 2",
    "ladder": "ladder --players random --among random --deals 2",
    "history": "history --csv {folder}/out.csv --data-dir {folder}",
    "version": "--version",
    "help": "--help",
    "help of a command": "record --help",
    "selftest": "--selftest files",
}
"""Everything that prints something, and is right otherwise."""
REFUSED = {
    "check": ("record check {folder}/none.json", 1, "none.json: file: there is no such file\n"),
    "state": ("record state {folder}/none.json", 1, "none.json: file: there is no such file\n"),
    "simulate": (f"simulate {SEATS} 1 --records {{record}}", 1, "{record}: File exists\n"),
    "history": ("history --csv {folder}/a/b.csv --data-dir {folder}", 1, "b.csv: No such file"),
    "usage": ("simulate", 2, "one of the arguments --seats --usual --evening is required\n"),
    "window": ("--warp", 2, "unrecognized arguments: --warp\n"),
}
"""What prints nothing but a complaint."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("data")
    fill(library(made), 2)
    return made


def run(words: str, folder: Path, driver: str = "dummy") -> tuple[int, str, str]:
    """What a shell makes of it: the exit code, and what reaches either stream."""
    record = folder / "finished" / "game-000.json"
    command = f"{sys.executable} main.py {words.format(folder=folder, record=record)}"
    settings = {name: value for name, value in os.environ.items() if name not in UNSET}
    settings |= {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}
    settings |= {"SDL_VIDEODRIVER": driver} if driver else {}
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=ROOT,
        env=settings,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("words", SAYS.values(), ids=SAYS)
@pytest.mark.parametrize("way", LOST)
def test_output_that_is_lost_is_told_once(words: str, way: str, folder: Path) -> None:
    code, _, said = run(f"{words} {way}", folder)
    assert said.splitlines(keepends=True)[-1] == LOST[way]
    assert "Traceback" not in said
    assert said.count("cannot be written") == 1
    assert code == 1


@pytest.mark.parametrize("words", SAYS.values(), ids=SAYS)
@pytest.mark.parametrize("way", [">&- 2>&-", ">/dev/full 2>/dev/full"])
def test_where_nobody_hears_it_the_exit_code_says_it(words: str, way: str, folder: Path) -> None:
    assert run(f"{words} {way}", folder) == (1, "", "")


@pytest.mark.parametrize("words", SAYS.values(), ids=SAYS)
@pytest.mark.parametrize("way", ["2>/dev/full", "<&- 2>&-"])
def test_what_is_right_stays_right_where_nobody_hears_complaints(
    words: str, way: str, folder: Path
) -> None:
    code, told, _ = run(f"{words} {way}", folder)
    assert code == 0
    assert told != ""


@pytest.mark.parametrize(("words", "code", "complaint"), REFUSED.values(), ids=REFUSED)
@pytest.mark.parametrize("way", ["", "<&- >&-", ">/dev/full"])
def test_a_refusal_is_heard_without_standard_output(
    words: str, code: int, complaint: str, way: str, folder: Path
) -> None:
    ended, told, said = run(f"{words} {way}", folder)
    wanted = complaint.format(record=folder / "finished" / "game-000.json")
    assert (ended, told) == (code, "")
    assert wanted in said.splitlines(keepends=True)[-1]
    assert "cannot be written" not in said


@pytest.mark.parametrize(("words", "code", "complaint"), REFUSED.values(), ids=REFUSED)
@pytest.mark.parametrize("way", ["2>/dev/full", ">&- 2>&-"])
def test_a_refusal_that_nobody_hears_is_an_exit_code(
    words: str, code: int, complaint: str, way: str, folder: Path
) -> None:
    assert complaint
    assert run(f"{words} {way}", folder) == (code, "", "")


@pytest.mark.parametrize("way", ["", ">&-", ">/dev/full", "<&- >&-", "2>&-", ">&- 2>/dev/full"])
def test_a_window_that_cannot_be_opened_is_no_box_either(way: str, folder: Path) -> None:
    said = "" if "2>" in way else "There is no display to open a window on.\n"
    assert run(f"--data-dir {folder} {way}", folder, "") == (1, "", said)


@pytest.mark.parametrize("way", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_no_file_lies_where_a_stream_was(way: str, tmp_path: Path) -> None:
    """What somebody else writes to a stream shall not end up in it."""
    script = tmp_path / "script.py"
    script.write_text(
        f"""
import os, sys
sys.path.insert(0, {str(ROOT)!r})
from game.streams import careful
with careful(), open({str(tmp_path / "save")!r}, "w") as save:
    sys.exit(save.fileno() < 3)
""",
        encoding="utf-8",
    )
    command = f"{sys.executable} {script} {way}"
    assert subprocess.run(["sh", "-c", command], check=False).returncode == 0
