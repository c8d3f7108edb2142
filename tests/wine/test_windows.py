"""The program for Windows, built with our own recipe, tried out and played under Wine."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from zipfile import ZipFile

import pytest

from build.bench.package import MOST_PACKED, MOST_UNPACKED
from build.environment import ROOT
from build.package.contents import REPLACEABLE
from build.package.freeze import megabytes
from build.package.gathering import LIBRARY
from game import __version__
from game.catalogue import SHELF
from scenes.selftest.pilot import Pilot, by_keyboard, by_mouse
from tests.package.test_contents import OURS
from tests.waiting import wait_until
from tests.window.program import Program
from tests.wine.windows import Windows, there

pytestmark = pytest.mark.wine
QUICK = ("--speed", "off", "--seed", "5", "--size", "1280x720")
# `exec` keeps the number of the process, by which the window is found; the output goes through
# pipes, for Python under Wine dies where it is a plain file.
START = 'exec wine "$0" "$@" </dev/null > >(cat >/dev/null) 2> >(cat >&2)'


def test_from_source_every_file_opens(windows: Windows) -> None:
    ended = windows.python(ROOT / "main.py", "--selftest", "files")
    assert ended.returncode == 0, ended.stderr.decode()
    assert "All files open" in ended.stdout.decode("utf-8")


def test_files_that_somebody_reads_are_waited_for(windows: Windows) -> None:
    ended = windows.python(ROOT / "tests" / "wine" / "in_use.py")
    assert ended.returncode == 0, ended.stderr.decode()
    assert ended.stdout.decode().splitlines() == [
        "a short look: new",
        "a long look: Another program has the file open",
        "a long look: Another program has the file open",
        "left: new 1",
        "the history answers: True",
    ]


def test_a_window_is_made_known_to_screen_readers(windows: Windows) -> None:
    """No reader runs there: asked what one asks a window first, ours hands over its tree."""
    ended = windows.python(ROOT / "tests" / "wine" / "reader.py")
    assert ended.returncode == 0, ended.stderr.decode()
    assert ended.stdout.decode().splitlines() == ["listened to: False, True"]


def test_it_is_small(packages: Path, unpacked: Path) -> None:
    (archive,) = packages.glob("*.zip")
    assert megabytes(archive) < MOST_PACKED
    assert megabytes(unpacked) < MOST_UNPACKED


def test_no_library_is_there_twice(unpacked: Path) -> None:
    names = Counter(file.name.lower() for file in unpacked.rglob("*.dll"))
    assert names["sdl2.dll"] == 1
    assert [name for name, count in names.items() if count > 1] == []
    endless = {file.name for file in (unpacked / "_internal").iterdir() if file.is_file()}
    assert {name for name in endless if not Path(name).suffix} == set()


def test_every_module_of_ours_is_there(unpacked: Path) -> None:
    inside = unpacked / "_internal"
    with ZipFile(inside / LIBRARY) as library:
        there = set(library.namelist())
    assert {str(each.relative_to(ROOT).with_suffix(".pyc")) for each in OURS[1:]} <= there
    loose = {file.relative_to(inside).parts[0] for file in inside.rglob("*.pyc")}
    # In other people's hands, or with a library or tables beside them.
    assert loose == {*REPLACEABLE, "accesskit", "msgspec", "grapheme"}


def test_the_papers_are_there(packages: Path, unpacked: Path) -> None:
    readme = (unpacked / "README.txt").read_bytes().decode("utf-8")
    assert "UNPACK" in readme
    assert readme.count("\r\n") == readme.count("\n")
    (bill,) = packages.glob("*.cdx.json")
    parts = json.loads(bill.read_text(encoding="utf-8"))
    named = {each["name"]: each.get("version") for each in parts["components"]}
    assert {"SDL2", "freetype", "harfbuzz", "vcruntime", "sqlite"} <= named.keys()
    assert {"bug-council.exe", "_internal/pygame/SDL2_ttf.dll"} <= named.keys()
    for name in ("bug-council", "bug-council-console"):
        assert f"{name}.exe".encode("utf-16-le") in (unpacked / f"{name}.exe").read_bytes()


def test_the_packed_program_tries_itself_out(windows: Windows, console: Path) -> None:
    ended = windows.run(console, "--selftest")
    assert ended.returncode == 0, ended.stderr.decode()
    assert ended.stderr == b""
    said = ended.stdout.decode("utf-8").replace("\r\n", "\n")
    assert "Everything works" in said
    for game in SHELF.values():
        assert f"\n  {game.title}, " in said


def test_commands_answer_in_a_terminal_and_in_utf_8(
    windows: Windows, console: Path, tmp_path: Path
) -> None:
    said = windows.run(console, "--version")
    assert said.stdout.decode().strip() == f"Bug Council of Backyardia {__version__}"
    games = there(tmp_path / "Spiele × 2")
    seats = ("--seats", "random,random,random", "--games", "2", "--jobs", "2")
    simulated = windows.run(console, "simulate", *seats, "--records", games)
    assert simulated.returncode == 0, simulated.stderr.decode()
    checked = windows.run(console, "record", "check", f"{games}\\*.json")
    assert checked.returncode == 0, checked.stderr.decode("utf-8")
    assert checked.stdout.decode("utf-8").count(": ok, ") == 2
    assert "Spiele × 2" in checked.stdout.decode("utf-8")


def test_a_game_is_played_left_and_played_to_its_end(
    windows: Windows, unpacked: Path, tmp_path: Path
) -> None:
    data = ("--data-dir", there(tmp_path / "Spielstände"))
    command = ["bash", "-c", START, there(unpacked / "bug-council.exe")]

    def started() -> Program:
        return Program(windows.settings, tmp_path, (*QUICK, *data), command)

    with started() as program:
        pilot = Pilot(program, by_mouse)
        pilot.set_table(4, 1)
        played: list[str] = []
        pilot = Pilot(program, by_mouse, watch=played.append)
        pilot.play(until=lambda: sum(name.startswith("card:") for name in played) >= 6)
        assert libraries(program, "SDL2.dll") == {"_internal/pygame/SDL2.dll"}
        assert program.close() == 0
    with started() as program:
        wait_until(lambda: "continue" in program.names, "the title")
        pilot = Pilot(program, by_keyboard)
        pilot.use("continue")
        pilot.play()
        assert program.seen.scene == "ResultsScene"
        assert program.close() == 0
    (record,) = (tmp_path / "Spielstände" / "finished").glob("*.json")
    checked = windows.run(unpacked / "bug-council-console.exe", "record", "check", there(record))
    assert b": ok, " in checked.stdout


def libraries(program: Program, name: str) -> set[str]:
    """Which files of this name the program has in its memory."""
    maps = Path(f"/proc/{program.process.pid}/maps").read_text(encoding="utf-8", errors="replace")
    paths = {line.split(maxsplit=5)[-1] for line in maps.splitlines() if line.endswith(name)}
    return {Path(*Path(path).parts[-3:]).as_posix() for path in paths}
