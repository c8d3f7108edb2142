"""Bug Council of Backyardia: open the window, or run a record command."""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Bug Council needs Python 3.11 or newer, and this is Python "
        + sys.version.split()[0]
        + ". Get a newer one from https://www.python.org/downloads/ and type the command with it."
    )

import argparse
import io
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import get_args

from game import TITLE, __version__
from scenes.options import Options, Speed

PACKAGES = frozenset({"grapheme", "msgspec", "platformdirs", "pygame", "pytmx", "tqdm"})
WITHOUT_WINDOW = ("record", "simulate", "ladder", "history")
SMALLEST = (1024, 640)


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
        description=f"Play {TITLE}.",
        epilog="Without a window: `record`, `simulate`, `ladder`, `history`; each has `--help`.",
        allow_abbrev=False,
    )
    version = f"{TITLE} {__version__}"
    result.add_argument("--version", action="version", version=version)
    result.add_argument("--size", type=size, metavar="WxH", help="size of the window in pixels")
    result.add_argument("--fullscreen", action="store_true", help="fill the screen")
    result.add_argument("--compatible", action="store_true", help="draw without the graphics card")
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
        help="run the self-test without a window; or only see whether every file opens",
    )
    result.add_argument("--watch", type=Path, metavar="FILE", help="show the game in a record")
    result.add_argument("--speed", choices=get_args(Speed), help="how fast pieces move")
    result.add_argument("--language", metavar="CODE", help="the language of this run, such as de")
    return result


def start(argv: Sequence[str]) -> int:
    """Hand over to the command or the window; only then are packages needed."""
    if argv and argv[0] in WITHOUT_WINDOW:
        from game.commands import main as command

        return command(list(argv))
    asked = vars(parser().parse_args(argv))
    wanted = asked.pop("selftest")
    if wanted:
        from scenes.selftest import run as try_out

        return try_out(files_only=wanted == "files")
    options = Options(**asked)
    from scenes.backend.window import run

    return run(options)


def main(argv: Sequence[str]) -> int:
    """Start, and see to it that whatever is said can be read."""
    if sys.stdout is None or sys.stderr is None:
        return say_in_a_box(argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # Windows would write in its own code page
            stream.reconfigure(encoding="utf-8")
    return start_or_explain(argv)


def say_in_a_box(argv: Sequence[str]) -> int:
    """A program with a window has nowhere to write on Windows: what it says is shown at the end."""
    with io.StringIO() as said, redirect_stdout(said), redirect_stderr(said):
        try:
            return start_or_explain(argv)
        finally:
            words = said.getvalue().strip()
            if words:
                from scenes.backend.opening import show_words

                show_words(words)


def start_or_explain(argv: Sequence[str]) -> int:
    """Start, or say what to type when the game's packages are missing."""
    try:
        return start(argv)
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package not in PACKAGES:
            raise
        print(
            f"The package {package} is missing: type `python3 build/dev.py play` instead, "
            "which installs what the game needs and starts it.",
            file=sys.stderr,
        )
        return 1


if __name__ == "__main__":
    if {"--multiprocessing-fork", "-c"}.intersection(sys.argv):  # packaged, as its own helper
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main(sys.argv[1:]))
