"""The program tries itself out without a window: every file, every scene, whole games.

For those who build packages, and for players who ask whether everything works on their machine.
"""

from __future__ import annotations

import os
import sys
import traceback
from time import perf_counter

# Nobody shall hear it; and only what touches the backend from here on loads SDL.
os.environ["SDL_AUDIODRIVER"] = "dummy"

from game import TITLE, __version__, out_of_memory
from game.refusal import CommandRefusal
from game.words import _, number, pgettext
from scenes.selftest.runner import try_everything, try_files


def run(*, files_only: bool = False) -> int:
    """Print what works. Gives the exit code: 0, or 1 after the reason."""
    began = perf_counter()
    hello = _("{title} {version}: self-test")
    print(hello.format(title=pgettext("game", TITLE), version=__version__), flush=True)
    try:
        for line in try_files() if files_only else try_everything():
            print(f"  {line}", flush=True)
    except CommandRefusal:
        raise
    except Exception as error:
        if out_of_memory.is_short(error):  # then nothing is known about the program
            raise
        traceback.print_exc()
        print(_("Failed: {reason}").format(reason=repr(error)), file=sys.stderr)
        return 1
    took = number(perf_counter() - began, 1)
    works = (
        _("All files open ({seconds} s).") if files_only else _("Everything works ({seconds} s).")
    )
    print(works.format(seconds=took))
    return 0
