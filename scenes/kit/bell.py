"""A bell for other threads: whoever sleeps until the next input is woken by it, and looks round.

The window hangs it up; where nobody has, nobody hears it.
"""

from __future__ import annotations

from collections.abc import Callable

_bell: list[Callable[[], None]] = [lambda: None]


def hang(rung: Callable[[], None]) -> None:
    """From here on this is what ringing does; it may come from any thread."""
    _bell[0] = rung


def ring() -> None:
    """Wake whoever shows the scenes: something has come that no input told of."""
    _bell[0]()
