"""Memory that goes back to the system when it is not needed; only glibc has to be asked for it."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress
from typing import Final

ONE_HEAP: Final = -8  # glibc's M_ARENA_MAX
OWN_PAGES: Final = -3  # its M_MMAP_THRESHOLD
LARGE: Final = 262_144  # bytes; whatever passes from frame to frame is smaller than that
YOUNG, GROWN, OLD = 700, 10, 100  # Python looks ten times as often through all there is
DUE: Final = 10  # smaller searches after which one through everything is worth it


def share_one_heap() -> None:
    """Threads get no heaps of their own: 2 MB less. Large pictures get pages of their own.

    Those go back to the system as soon as nobody needs them: 10 MB less at a table in 1080p, while
    the busiest frames take a tenth longer.
    """
    _ask("mallopt", ONE_HEAP, 1)
    _ask("mallopt", OWN_PAGES, LARGE)


def keep() -> None:
    """What is there by now stays to the end: looking through it again and again makes frames late.

    Without this a search for what nobody needs any more takes up to 40 ms. What is left of it
    takes up to 20, so it waits until nothing moves; in the end it comes all the same.
    """
    gc.freeze()
    gc.set_threshold(YOUNG, GROWN, OLD)


def tidy() -> None:
    """Nothing moves: search everything, if it has grown since the last time."""
    if gc.get_count()[2] > DUE:
        gc.collect()


def give_back() -> None:
    """Let go of what drawing has used on the way: 3 MB at the title, in half a millisecond."""
    _ask("malloc_trim", 0)


def _ask(wish: str, *values: int) -> None:
    import ctypes

    if sys.platform.startswith("linux"):
        with suppress(AttributeError):  # only glibc knows these
            getattr(ctypes.CDLL(None), wish)(*values)
