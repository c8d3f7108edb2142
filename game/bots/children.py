"""Processes that play, think or count along."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from signal import SIG_DFL, SIG_IGN, SIGINT, signal
from threading import current_thread, main_thread
from typing import Final

NICE: Final = 5
"""How much the pictures go before, where the system knows that."""


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


def start(serve: Callable[[Connection], None], name: str) -> tuple[Connection, BaseProcess]:
    """A process that serves this end of a line, until it is terminated. Raises OSError."""
    context = get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=serve, args=(there,), name=name, daemon=True)
    with deaf_from_birth():
        process.start()
    there.close()
    return here, process


def keep_behind() -> None:
    """What a process does first: it leaves Ctrl C to the window, and goes behind its pictures."""
    signal(SIGINT, SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
