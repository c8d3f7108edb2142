"""Where a program writes: what was asked for to standard output, what went wrong to the other.

Either may be closed or take nothing, as services and full disks have it. Output that is lost is
told and makes the exit code 1; a complaint that is lost changes nothing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from io import StringIO
from typing import Final, TextIO, cast

from game.refusal import CommandRefusal
from game.words import N_, _

PIPE_CLOSED: Final = 141  # what a shell reports for a program that a closed pipe has ended
LOST: Final = N_("The output cannot be written: {trouble}")
NOWHERE: Final = N_("there is no standard output")
STREAMS: Final = range(3)  # the numbers of standard input, output and errors


class OutputLost(CommandRefusal):
    """Standard output takes nothing."""


class ReaderGone(OutputLost):
    """Whoever read it has stopped listening, and need not be told."""

    code = PIPE_CLOSED


@contextmanager
def careful() -> Iterator[None]:
    """Meanwhile writing to standard output raises OutputLost, and complaining nothing at all."""
    _keep_places()
    nowhere = StringIO()
    output = _Output(sys.stdout or nowhere, closed=sys.stdout is None)
    complaints = _Complaints(sys.stderr or nowhere)
    with redirect_stdout(cast("TextIO", output)), redirect_stderr(cast("TextIO", complaints)):
        yield


def _keep_places() -> None:
    """A file that is opened later shall not lie where somebody else believes a stream."""
    for number in STREAMS:
        try:
            os.fstat(number)
        except OSError:  # what is opened gets the lowest number that is free
            with suppress(OSError):  # a bare machine has nothing to open there
                os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)


class _Stream:
    """Writes to another stream."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> object:
        return getattr(self._stream, name)

    def _stop(self) -> None:
        """Python writes what is left once more at its end, and that must not complain again."""
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), self._stream.fileno())


class _Output(_Stream):
    """Tells what could not be written."""

    def __init__(self, stream: TextIO, *, closed: bool) -> None:
        super().__init__(stream)
        self._closed = closed
        self._used = False

    def write(self, text: str) -> int:
        """Raises OutputLost."""
        if text and self._closed:
            raise OutputLost(_(LOST).format(trouble=_(NOWHERE)))
        self._used = self._used or bool(text)
        try:
            return self._stream.write(text)
        except OSError as trouble:
            raise self._lose(trouble) from None

    def flush(self) -> None:
        """Raises OutputLost."""
        if not self._used:
            return  # a full device complains even of nothing
        try:
            self._stream.flush()
        except OSError as trouble:
            raise self._lose(trouble) from None

    def _lose(self, trouble: OSError) -> OutputLost:
        self._used = False
        self._stop()
        if isinstance(trouble, BrokenPipeError):
            return ReaderGone()
        return OutputLost(_(LOST).format(trouble=trouble.strerror))


class _Complaints(_Stream):
    """Where they cannot be heard, nobody can be told so."""

    def write(self, text: str) -> int:
        """Never fails."""
        try:
            return self._stream.write(text)
        except OSError:
            self._stop()
            return len(text)

    def flush(self) -> None:
        """Never fails."""
        try:
            self._stream.flush()
        except OSError:
            self._stop()
