"""The packaged game against a bare pygame-ce window, packaged the same way in the same run.

Size, time from the start to the first frame, and memory: with the title, and at a table where a
game is watched. The frame is looked for in the X
server's own picture of the screen, from outside: the programs are the ones that people get.
"""

from __future__ import annotations

import argparse
import mmap
import os
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from build.environment import SetupError
from build.package import linux
from build.package.contents import BARE, GAME, Program
from build.package.freeze import freeze, megabytes

STARTS: Final = 9
SIZE: Final = "1280x720"
LARGE: Final = "1920x1080"  # of the window with the table
AT_TABLE: Final = 30.0  # seconds that a game is watched
NIGHT: Final = bytes.fromhex("2E2316")  # the first frame's colour, as it lies in memory
AT_REST: Final = 4.0  # seconds after the first frame, when everything has its pixels
TOO_LONG: Final = 30.0
PLAY: Final = "space"  # the key with which a film begins
MOST_UNPACKED, MOST_PACKED = 56.0, 23.2  # MB, with music, screen readers, phones, Japanese
MOST_TIMES_FRAME, MOST_TIMES_MEMORY, MOST_TIMES_TABLE = 1.2, 1.9, 4.5
LATEST_TITLE = 350.0  # milliseconds, on two cores without a graphics card


class Start(NamedTuple):
    """One run of a program, seen from outside."""

    frame: float  # milliseconds until its first frame is on the screen
    title: float  # milliseconds until the title is drawn; the game tells that itself
    memory: float  # MB it holds when it has come to rest


class Tables(NamedTuple):
    """MB at a table of 1920 × 1080 pixels, and of the bare window of that size."""

    bare: float
    game: float


class Weight(NamedTuple):
    """MB of a program's folder and of its archive."""

    unpacked: float
    packed: float


class Screen:
    """An X server's picture of its screen, in a file that it keeps up to date."""

    def __init__(self, display: str, picture: Path) -> None:
        self.display = display
        self._file = picture.open("rb")
        self._bytes = mmap.mmap(self._file.fileno(), 0, access=mmap.ACCESS_READ)
        head = struct.unpack(">25I", self._bytes[:100])
        width, height, line, colours = head[4], head[5], head[12], head[19]
        self._middle = head[0] + 12 * colours + height // 2 * line + width // 2 * 4

    @property
    def is_night(self) -> bool:
        """Whether a window in the colour of the night covers the middle."""
        return self._bytes[self._middle : self._middle + 3] == NIGHT


def main(argv: Sequence[str]) -> int:
    """Build both, measure, print; 1 if a limit is broken."""
    parser = argparse.ArgumentParser(prog="bench --package", description=__doc__)
    parser.parse_args(argv)
    try:
        with tempfile.TemporaryDirectory() as work, _screen(Path(work)) as screen:
            folders = [_built(program, Path(work)) for program in (BARE, GAME)]
            bare, game = (_weigh(folder) for folder in folders)
            bare_start, game_start = _start_often(folders, screen)
            tables = _tables(folders, screen)
    except SetupError as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return _report(bare, game, bare_start, game_start, tables)


def _report(
    bare: Weight, game: Weight, bare_start: Start, game_start: Start, tables: Tables
) -> int:
    rows = (
        ("unpacked, MB", bare.unpacked, game.unpacked, MOST_UNPACKED, 0.0),
        ("packed, MB", bare.packed, game.packed, MOST_PACKED, 0.0),
        ("first frame, ms", bare_start.frame, game_start.frame, 0.0, MOST_TIMES_FRAME),
        ("title, ms", bare_start.frame, game_start.title, LATEST_TITLE, 0.0),
        ("memory, MB", bare_start.memory, game_start.memory, 0.0, MOST_TIMES_MEMORY),
        ("at a table, MB", tables.bare, tables.game, 0.0, MOST_TIMES_TABLE),
    )
    kept = True
    print(f"{'':16} {'bare':>7} {'game':>7} {'times':>6}   aim")
    for name, floor, value, most, times in rows:
        good = value <= (most or times * floor)
        kept = kept and good
        aim = f"≤ {most:g}" if most else f"≤ {times:g} times"
        verdict = "" if good else "  MISSED"
        print(f"{name:16} {floor:7.1f} {value:7.1f} {value / floor:6.2f}   {aim}{verdict}")
    return 0 if kept else 1


def _built(program: Program, work: Path) -> Path:
    print(f"Building {program.name}.", flush=True)
    return freeze(program, work)


def _weigh(folder: Path) -> Weight:
    archive = linux.compress(folder, folder.with_suffix(".tar.xz"))
    return Weight(megabytes(folder), megabytes(archive))


def _start_often(folders: Sequence[Path], screen: Screen) -> list[Start]:
    """The quickest of several starts of each program, by turns, and the middle of their memory.

    Whatever else the computer does makes a start slower, never quicker.
    """
    runs = [[_start(folder, screen) for folder in folders] for _ in range(STARTS)]
    return [
        Start(
            min(start.frame for start in column),
            min(start.title for start in column),
            statistics.median(start.memory for start in column),
        )
        for column in zip(*runs, strict=True)
    ]


def _start(folder: Path, screen: Screen) -> Start:
    began = time.perf_counter()
    with _run(folder, screen, SIZE) as process:
        frame = 1000 * (time.perf_counter() - began)
        is_game = folder.name == GAME.name
        title = 1000 * (_first_picture(_probe(folder)) - began) if is_game else frame
        time.sleep(AT_REST)
        return Start(frame, title, _memory(process))


def _tables(folders: Sequence[Path], screen: Screen) -> Tables:
    """What the bare window holds, and the game when a film has played for a while."""
    bare, game = folders
    with _run(bare, screen, LARGE) as process:
        time.sleep(AT_REST)
        floor = _memory(process)
    with _run(game, screen, LARGE, "--watch", str(_finished_game(game))) as process:
        _first_picture(_probe(game))
        time.sleep(AT_REST)
        press = ["timeout", "5", "xdotool", "key", PLAY]
        subprocess.run(press, env={**os.environ, "DISPLAY": screen.display}, check=True)
        time.sleep(AT_TABLE)
        return Tables(floor, _memory(process))


def _finished_game(folder: Path) -> Path:
    """A record of two bots, which the game itself writes."""
    records = folder.parent / "records"
    play = [str(folder / folder.name), "simulate", "--seats", "newcomer,newcomer", "--games", "1"]
    subprocess.run([*play, "--records", str(records)], check=True, stdout=subprocess.DEVNULL)
    return next(records.iterdir())


def _probe(folder: Path) -> Path:
    """Where the game writes down what it shows."""
    return folder.parent / "probe.json"


@contextmanager
def _run(folder: Path, screen: Screen, size: str, *wishes: str) -> Iterator[int]:
    """A program from its first frame on, by the number of its process."""
    command = [str(folder / folder.name), size]
    _probe(folder).unlink(missing_ok=True)
    if folder.name == GAME.name:
        command[1:] = ["--size", size, "--data-dir", str(folder.parent / "data"), *wishes]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    settings = {
        "DISPLAY": screen.display,
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "SDL_AUDIODRIVER": "dummy",
        "BUG_COUNCIL_PROBE": str(_probe(folder)),
    }
    with subprocess.Popen(command, env={**kept, **settings}) as running:
        try:
            _wait_for_night(screen, running, night=True)
            yield running.pid
        finally:
            running.terminate()
    _wait_for_night(screen, None, night=False)


def _wait_for_night(
    screen: Screen, running: subprocess.Popen[bytes] | None, *, night: bool
) -> None:
    given_up = time.perf_counter() + TOO_LONG
    while screen.is_night is not night:
        if time.perf_counter() > given_up or (running and running.poll() is not None):
            raise SetupError("The program showed nothing.")
        time.sleep(0.0005)


def _first_picture(probe: Path) -> float:
    """When the game has drawn its first picture that is more than the night."""
    given_up = time.perf_counter() + TOO_LONG
    while not probe.exists():
        if time.perf_counter() > given_up:
            raise SetupError("The title did not come.")
        time.sleep(0.0005)
    return time.perf_counter()


def _memory(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def _screen(folder: Path) -> Iterator[Screen]:
    """An X server of our own, in memory."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1920x1080x24", "-fbdir", str(folder)]
    command += ["-nolisten", "tcp", "-noreset"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True) as server:
        assert server.stdout is not None
        try:
            display = f":{server.stdout.readline().strip()}"
            yield Screen(display, folder / "Xvfb_screen0")
        finally:
            server.terminate()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
