"""Bug Council of Backyardia: open the window, or run a record command."""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Bug Council needs Python 3.11 or newer, and this is Python "
        + sys.version.split()[0]
        + ". Get a newer one from https://www.python.org/downloads/ and type the command with it."
    )

# The built-in half of `signal`, because it is there at once: the other loads twenty modules first.
from _signal import (  # type: ignore[import-not-found]  # mypy has no stub of it
    SIG_DFL,
    SIGINT,
    default_int_handler,
    getsignal,
    signal,
)

OURS = __name__ in {"__main__", "__mp_main__"}  # and not somebody else's process that looks on
if OURS and getsignal(SIGINT) is default_int_handler:
    # As for every other signal: until there is something to tidy up, the system ends us at once.
    # Python would stop wherever it is, and print where that was.
    signal(SIGINT, SIG_DFL)

import argparse
import io
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import get_args

from game import PROGRAM, TITLE, __version__, out_of_memory
from game.refusal import CommandRefusal
from game.streams import careful
from scenes.options import Options, Speed

PACKAGES = frozenset(
    {
        *("accesskit", "grapheme", "ifaddr", "msgspec", "platformdirs", "pygame", "pytmx"),
        *("segno", "tqdm", "websockets"),
    }
)
WITHOUT_WINDOW = ("record", "simulate", "ladder", "history", "daily")
SMALLEST = (1024, 640)
INTERRUPTED = 130  # what a shell reports for a program that Ctrl C has ended


def size(text: str) -> tuple[int, int]:
    """A window size such as 1280x720."""
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x720")
    wanted = int(width), int(height)
    if wanted[0] < SMALLEST[0] or wanted[1] < SMALLEST[1]:
        raise argparse.ArgumentTypeError(f"{text!r} is smaller than the smallest window, 1024x640")
    return wanted


def parser() -> argparse.ArgumentParser:
    """The options of the window; the record commands have their own."""
    result = argparse.ArgumentParser(
        description=f"Play {TITLE}, Bugs on Rugs, Bugami or Under Glass, alone or with others at "
        "one screen.",
        epilog="Without a window: `record` reads games, `simulate` and `ladder` have bots play, "
        "`history` writes a table of what was played, `daily` prints the deal of a day; each has "
        "`--help`.",
        allow_abbrev=False,
    )
    version = f"{TITLE} {__version__}"
    result.add_argument("--version", action="version", version=version)
    result.add_argument("--size", type=size, metavar="WxH", help="size of the window in pixels")
    result.add_argument("--fullscreen", action="store_true", help="fill the screen")
    result.add_argument("--compatible", action="store_true", help="draw without the graphics card")
    result.add_argument(
        "--reader", action="store_true", help="speak to a screen reader even if none is found"
    )
    result.add_argument("--seed", type=int, metavar="N", help="deal the same cards each time")
    result.add_argument(
        "--data-dir", type=Path, metavar="DIR", help="folder for saves and settings"
    )
    result.add_argument(
        "--selftest",
        nargs="?",
        const="everything",
        choices=("everything", "files"),
        metavar="files",
        help="try every game out, without a window; or only see whether every file opens",
    )
    result.add_argument("--watch", type=Path, metavar="FILE", help="show the game in a record")
    result.add_argument("--speed", choices=get_args(Speed), help="how fast pieces move")
    result.add_argument(
        "--language", metavar="CODE", help="language of this run, if there is a translation"
    )
    return result


def start(argv: Sequence[str]) -> int:
    """Hand over to the command or the window; only then are packages needed."""
    if argv and argv[0] in WITHOUT_WINDOW:
        from game.commands import main as command

        with tidying_up():
            return command(list(argv))
    asked = vars(parser().parse_args(argv))
    wanted = asked.pop("selftest")
    if wanted:
        from scenes.selftest import run as try_out

        with tidying_up():
            return try_out(files_only=wanted == "files")
    options = Options(**asked)
    from scenes.backend.window import run

    return run(options)


@contextmanager
def tidying_up() -> Iterator[None]:
    """Let what has files and processes of its own put them away when it is interrupted."""
    if getsignal(SIGINT) != SIG_DFL:
        yield  # somebody else sees to that
        return
    signal(SIGINT, default_int_handler)
    try:
        yield
    finally:
        signal(SIGINT, SIG_DFL)


def main(argv: Sequence[str]) -> int:
    """Start, and see to it that whatever is said can be read, or does no harm."""
    if sys.stdout is None and sys.stderr is None and is_windowed():
        return say_in_a_box(argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # Windows would write in its own code page
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    with careful():
        return start_or_explain(argv)


def is_windowed() -> bool:
    """Whether this program has no terminal on Windows, wherever it was started."""
    name = Path(sys.executable).stem.lower()
    packed = getattr(sys, "frozen", False) and not name.endswith("-console")
    return os.name == "nt" and (packed or name.startswith("pythonw"))


def say_in_a_box(argv: Sequence[str]) -> int:
    """A program with a window has nowhere to write on Windows: what it says is shown at the end."""
    with io.StringIO() as said, redirect_stdout(said), redirect_stderr(said):
        try:
            return start_or_explain(argv)
        finally:
            words = said.getvalue().strip()
            if words:
                from scenes.backend.first_window import show_words

                show_words(words)


def start_or_explain(argv: Sequence[str]) -> int:
    """Start, or say in a sentence why not, such as what to type where packages are missing."""
    code = 1
    try:
        out_of_memory.keep_some()
        return started(argv)
    except KeyboardInterrupt:
        return INTERRUPTED
    except CommandRefusal as refusal:
        words, code = str(refusal), refusal.code
    except Exception as trouble:
        words = explained(trouble)
        if not words:
            raise
    if words:
        print(words, file=sys.stderr)
    return code


def started(argv: Sequence[str]) -> int:
    """Start, and be sure at the end that everything written has arrived."""
    try:
        code = start(argv)
    except SystemExit:  # of whoever has read the help, too
        sys.stdout.flush()
        raise
    sys.stdout.flush()
    return code


def explained(trouble: Exception) -> str:
    """What to say of what no mistake of ours has brought about; empty for a mistake."""
    if out_of_memory.is_short(trouble):
        out_of_memory.let_go()
        return out_of_memory.sentence(PROGRAM)
    missing = (getattr(trouble, "name", None) or "").partition(".")[0]
    if not isinstance(trouble, ModuleNotFoundError) or missing not in PACKAGES:
        return ""
    return (
        f"The package {missing} is missing: type `python3 build/dev.py play` instead, "
        "which installs what the game needs and starts it."
    )


if __name__ == "__main__":
    if {"--multiprocessing-fork", "-c"}.intersection(sys.argv):  # packaged, as its own helper
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main(sys.argv[1:]))
