"""Processes that play or think along."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from signal import SIG_DFL, SIG_IGN, SIGINT, signal
from threading import current_thread, main_thread


@contextmanager
def deaf_from_birth() -> Iterator[None]:
    """What is started meanwhile leaves Ctrl C to the one that started it.

    A terminal sends it to all of them, and one that is only being started would print where it
    was. On Windows nobody inherits that, and each of them turns deaf as soon as it can.
    """
    if current_thread() is not main_thread():  # nobody else may say what signals do
        yield
        return
    before = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, before or SIG_DFL)
