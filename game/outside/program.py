"""A program that plays: it reads one line for each decision and answers with one.

What it reads is what the seat may see, in the words of records, and what is allowed. Whatever it
does wrong is told once, and a bot that goes by rules of thumb takes the seat for the rest of the
game.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from random import Random
from threading import Thread
from typing import Final, TypeVar
from weakref import finalize

from game.bots import USUAL, make_bot
from game.catalogue import SHELF
from game.record_schema import shorten
from game.words import _

A = TypeVar("A")  # action

LIMIT: Final = 10.0
"""Seconds for each answer; a program starts within its first."""
LONGEST: Final = 1000
"""Letters of an answer: all actions of all games are far shorter."""
AHEAD: Final = 4
"""So many lines are read before somebody wants them."""
FAREWELL: Final = 0.5
"""Seconds in which a program may end by itself when nobody plays any more."""
NO_WINDOW: Final = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""On Windows a program would open a window of its own."""


class ProgramTrouble(Exception):
    """A program cannot go on; the message says why, in words for people."""


def split_command(command: str, *, windows: bool = os.name == "nt") -> list[str]:
    """Program and arguments, by the rules of ``shlex``. Raises ValueError for an open quotation.

    On Windows a backslash is a letter like any other, for it stands in every path.
    """
    words = shlex.shlex(command, posix=True, punctuation_chars=False)
    words.whitespace_split = True
    words.commenters = ""
    if windows:
        words.escape = ""
    return list(words)


class ProgramBot:
    """Asks a program, as long as it answers.

    Args:
        game: What is played.
        command: The program with its arguments; no shell looks at it.
        rng: Gives the program a number of its own for each decision.
        limit: Seconds for each answer.
        tell: Is told what has gone wrong, once.
    """

    def __init__(
        self,
        game: str,
        command: str,
        rng: Random,
        limit: float = LIMIT,
        tell: Callable[[str], None] | None = None,
    ) -> None:
        self._game, self._command, self._limit = game, command, limit
        self._rules = SHELF[game].rules
        self._rng, self._tell = rng, tell or _complain
        self._stand_in = make_bot(game, USUAL, Random(rng.randrange(2**32)))
        self._line: _Connection | None = None
        self._gone = False

    def choose(self, view: object, legal: Sequence[A]) -> A:
        """What the program answers, or what the bot does that has taken its seat."""
        if not self._gone:
            try:
                return self._answer(view, legal)
            except ProgramTrouble as trouble:
                self._give_up(trouble)
        instead: A = self._stand_in.choose(view, legal)
        return instead

    def _answer(self, view: object, legal: Sequence[A]) -> A:
        allowed = {self._rules.write(action): action for action in legal}
        asked = {
            "game": self._game,
            "view": self._rules.dump_view(view),
            "legal": list(allowed),
            "seed": self._rng.randrange(2**32),
        }
        if self._line is None:
            self._line = _Connection(self._command)
        text = self._line.ask(json.dumps(asked), self._limit)
        if text not in allowed:
            words = _("it answered “{text}”, which is not one of: {legal}")
            known = shorten(", ".join(allowed), 200)
            raise ProgramTrouble(words.format(text=shorten(text), legal=known))
        return allowed[text]

    def _give_up(self, trouble: ProgramTrouble) -> None:
        self._gone = True
        if self._line is not None:
            self._line.close()
        words = _("{program}: {trouble}. A Sensible bot plays on in its seat.")
        self._tell(words.format(program=shorten(self._command, 80), trouble=trouble))


class _Connection:
    """The connection to a running program. It ends with whoever holds it."""

    def __init__(self, command: str) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603  # whoever plays has asked for it
                split_command(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                env={**os.environ, "PYTHONUTF8": "1"},
                creationflags=NO_WINDOW,
            )
        except (OSError, ValueError, IndexError) as error:
            words = _("it could not be started ({trouble})")
            raise ProgramTrouble(words.format(trouble=error)) from error
        self._questions: Queue[str] = Queue()
        self._answers: Queue[str | None] = Queue(AHEAD)
        process, answers = self._process, self._answers
        Thread(target=_write, args=(process, self._questions), daemon=True).start()
        Thread(target=_read, args=(process, answers), daemon=True).start()
        self.close = finalize(self, _end, process, self._questions)

    def ask(self, question: str, limit: float) -> str:
        """The answer to one line. Raises ProgramTrouble."""
        if not self._answers.empty():
            self._read_action(self._answers.get())
            raise ProgramTrouble(_("it answered more than once"))
        self._questions.put(question)
        try:
            return self._read_action(self._answers.get(timeout=limit))
        except Empty:
            words = _("it did not answer within {seconds:g} s")
            raise ProgramTrouble(words.format(seconds=limit)) from None

    def _read_action(self, line: str | None) -> str:
        """The action in a line, which may stand in quotation marks as in JSON."""
        if line is None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL)
            words = _("it has ended (with {code})")
            raise ProgramTrouble(words.format(code=self._process.poll()))
        text = line.strip()
        return text[1:-1] if len(text) > 1 and text[0] == text[-1] == '"' else text


def _write(process: subprocess.Popen[str], questions: Queue[str]) -> None:
    """Hand on every question; an empty one is the last."""
    assert process.stdin is not None
    with suppress(OSError, ValueError):  # it has ended
        while question := questions.get():
            process.stdin.write(question + "\n")
            process.stdin.flush()
    with suppress(OSError, ValueError):
        process.stdin.close()


def _read(process: subprocess.Popen[str], answers: Queue[str | None]) -> None:
    """Keep every line, and None for the end; who talks without end is not listened to."""
    assert process.stdout is not None
    with suppress(OSError, ValueError, Full), process.stdout:
        while line := process.stdout.readline(LONGEST):
            answers.put_nowait(line)
        answers.put(None)


def _end(process: subprocess.Popen[str], questions: Queue[str]) -> None:
    """Nobody asks any more: the program may end by itself, or is ended."""
    questions.put("")
    try:
        process.wait(FAREWELL)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _complain(words: str) -> None:
    """Tell whoever sits at the terminal, where there is one."""
    if sys.stderr is not None:
        sys.stderr.write(words + "\n")
