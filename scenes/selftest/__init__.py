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

from game import TITLE, __version__
from scenes.selftest.trial import try_everything


def run() -> int:
    """Print what works. Gives the exit code: 0, or 1 after the reason."""
    began = perf_counter()
    print(f"{TITLE} {__version__} tries itself out.", flush=True)
    try:
        for line in try_everything():
            print(f"  {line}", flush=True)
    except Exception as error:  # noqa: BLE001  # whatever it is, it is the reason
        traceback.print_exc()
        print(f"This does not work: {error!r}", file=sys.stderr)
        return 1
    print(f"Everything works; that took {perf_counter() - began:.1f} s.")
    return 0
