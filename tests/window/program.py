"""The game as a process of its own, with real keys and a real pointer."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from scenes.backend.focus_filter import SETTLES
from scenes.backend.probe import POINTER
from scenes.kit.display import Control
from tests.waiting import wait_until

ROOT = Path(__file__).parents[2]
TITLE = "Backyardia"
AGAIN = "0.1"  # seconds between the presses of somebody who presses twice
SHORT = 0.05  # seconds that a window may be late
KEYS = {
    "return": "Return",
    "escape": "Escape",
    "tab": "Tab",
    "backtab": "shift+Tab",
    "left": "Left",
    "right": "Right",
    "up": "Up",
    "down": "Down",
    "f1": "F1",
    "f11": "F11",
}


class Seen(msgspec.Struct, frozen=True):
    """What the probe tells of a picture."""

    heard: dict[str, int]
    size: tuple[int, int]
    moving: bool
    deaf: float
    scale: float
    focus: str | None
    scene: str
    controls: list[tuple[str, tuple[float, float, float, float], bool, bool]]


class Program:
    """A cockpit for the pilot: sees through the probe, touches through the X server."""

    def __init__(
        self,
        settings: Mapping[str, str],
        folder: Path,
        options: Sequence[str],
        command: Sequence[str] = (sys.executable, "main.py"),
    ) -> None:
        self._probe = folder / "probe.json"
        self._errors = folder / "errors.txt"
        self._settings = {
            **settings,
            "HOME": str(folder),
            "BUG_COUNCIL_PROBE": str(self._probe),
        }
        self._probe.unlink(missing_ok=True)
        with self._errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [*command, *options],
                cwd=ROOT,
                env=self._settings,
                stderr=errors,
            )
        self._window = ""

    def __enter__(self) -> Self:
        try:
            wait_until(lambda: self._probe.exists() or not self.is_running, "a picture")
            assert self.is_running, self.errors
            self._window = self._find()
        except BaseException:
            self.process.kill()
            self.process.wait(10)
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(10)

    def _find(self) -> str:
        """The number of our window, once the window manager has put it in place."""
        found = ""

        def is_there() -> bool:
            nonlocal found
            found = self._xdotool("search", "--onlyvisible", "--pid", str(self.process.pid))
            return bool(found) and self._xdotool("getactivewindow") in found.split()

        wait_until(is_there, "the window")
        time.sleep(2 * SETTLES)  # nothing is meant for a window that has only just come
        return found.rsplit(maxsplit=1)[-1]

    def find_again(self) -> bool:
        """Whether there is a window of ours, perhaps another one than before."""
        self._window = self._find()
        return bool(self._window)

    def activate(self) -> None:
        """Bring the window to the front, as from a list of windows."""
        self._xdotool("windowactivate", "--sync", self._window)

    @property
    def edges(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom of the window on the screen, without its frame."""
        told = self._xdotool("getwindowgeometry", "--shell", self._window)
        value = dict(line.split("=") for line in told.split())
        x, y, width, height = (int(value[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))
        return x, y, x + width, y + height

    @property
    def corners(self) -> tuple[int, ...]:
        """The same by a pointer on the first and on the last pixel: it goes over no edge."""
        width, height = self.size
        found: list[int] = []
        for x, y in ((0, 0), (width - 1, height - 1)):
            self._xdotool("mousemove", "--window", self._window, str(x), str(y))
            told = self._xdotool("getmouselocation", "--shell").split()
            found += [int(line[2:]) for line in told[:2]]
        return tuple(found)

    @property
    def place(self) -> str:
        words = self._xdotool("getwindowgeometry", "--shell", self._window)
        return " ".join(line for line in words.split() if line[:2] in ("X=", "Y="))

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["timeout", "10", "xdotool", *words],
            env=self._settings,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout.strip()

    # what a pilot sees

    @property
    def seen(self) -> Seen:
        """The newest picture, as the probe tells it."""
        return msgspec.json.decode(self._probe.read_bytes(), type=Seen)

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    @property
    def controls(self) -> Sequence[Control]:
        return [
            Control(name, *place, refused=refused, answers=answers)
            for name, place, refused, answers in self.seen.controls
        ]

    @property
    def names(self) -> list[str]:
        return [control.name for control in self.controls]

    @property
    def focus(self) -> str | None:
        return self.seen.focus

    @property
    def size(self) -> tuple[int, int]:
        return self.seen.size

    # what a pilot touches

    def click(self, name: str, *, twice: bool = False) -> None:
        """Move the real pointer onto a control, press and release; perhaps as a double click."""
        control = next(control for control in self.controls if control.name == name)
        scale = self.seen.scale
        x, y = (control.x + control.w / 2) * scale, (control.y + control.h / 2) * scale
        place = "--window", self._window, str(round(x)), str(round(y))
        again = ("sleep", AGAIN, "click", "1") if twice else ()
        self._and_heard(POINTER, "mousemove", *place, "click", "1", *again)

    def press(self, key: str, *, twice: bool = False) -> None:
        """Press and release a real key, perhaps twice."""
        real = KEYS.get(key, key)
        again = ("sleep", AGAIN, "key", real) if twice else ()
        self._and_heard("tab" if key == "backtab" else key, "key", real, *again)

    def past_the_lessons(self) -> None:
        """On a new profile they have the focus on the title; a table is one arrow above."""
        wait_until(lambda: self.focus == "learn", "the lessons")
        self.press("up")
        wait_until(lambda: self.focus == "new", "a new table")

    def introduce(self) -> None:
        """On a new profile somebody is asked who they are; Enter is an answer."""
        wait_until(lambda: self.seen.scene == "WhoScene", "the question")
        self.press("return")

    def chord(self, keys: str) -> None:
        """Press several real keys together; whether that is heard is the desktop's business."""
        self._xdotool("key", keys)

    def hold(self, key: str, *, down: bool) -> None:
        """Press a real key, wherever it goes to, or let go of it."""
        self._xdotool("keydown" if down else "keyup", KEYS.get(key, key))

    def _and_heard(self, what: str, *words: str) -> None:
        """This very press has arrived: the system may send keys of its own."""
        told = self._probe.stat().st_mtime
        time.sleep(max(0.0, told + self.seen.deaf + SHORT - time.time()))
        before = self.seen.heard.get(what, 0)
        self._xdotool(*words)
        wait_until(
            lambda: not self.is_running or self.seen.heard.get(what, 0) > before, " ".join(words)
        )

    def step(self, dt: float) -> None:
        """Time passes by itself here; only the wait for the next picture is ours."""
        time.sleep(min(dt, 0.02))

    # what a person does with a window

    def resize(self, width: int, height: int) -> None:
        self._xdotool("windowsize", self._window, str(width), str(height))
        wait_until(lambda: self.size == (width, height), "the new size")

    def close(self) -> int:
        """Close the window as the window manager does; the exit code of the program."""
        self._xdotool("key", "alt+F4")
        return self.process.wait(20)

    @property
    def hears(self) -> bool:
        """Whether a sound device is open: SDL feeds it in a thread of its own."""
        threads = Path(f"/proc/{self.process.pid}/task").iterdir()
        return any(_name_of(each).startswith("SDLAudio") for each in threads)

    def uses(self, library: str) -> bool:
        """Whether the process has loaded a library of the system."""
        maps = Path(f"/proc/{self.process.pid}/maps").read_text(encoding="utf-8")
        return f"/{library}" in maps

    @property
    def errors(self) -> str:
        return self._errors.read_text(encoding="utf-8")

    def share_of_processor(self, seconds: float) -> float:
        """How busy the process is, measured over some seconds."""
        before, began = self._processor(), time.monotonic()
        time.sleep(seconds)
        return (self._processor() - before) / (time.monotonic() - began)

    @property
    def wakes(self) -> int:
        """How often a thread of the process has gone to sleep so far."""
        tasks = Path(f"/proc/{self.process.pid}/task").iterdir()
        told = "".join((task / "status").read_text(encoding="utf-8") for task in tasks)
        lines = [line for line in told.splitlines() if line.startswith("voluntary_ctxt")]
        return sum(int(line.split()[1]) for line in lines)

    def minimise(self) -> None:
        self._xdotool("windowminimize", "--sync", self._window)

    def _processor(self) -> float:
        """Seconds of processor time so far, of all threads."""
        tasks = Path(f"/proc/{self.process.pid}/task").iterdir()
        told = [(task / "schedstat").read_text(encoding="utf-8") for task in tasks]
        return sum(int(words.split()[0]) for words in told) / 1e9


def _name_of(thread: Path) -> str:
    """What a thread is called; nothing where it has just ended."""
    try:
        return (thread / "comm").read_text("utf-8")
    except OSError:
        return ""
