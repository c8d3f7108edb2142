"""Thinking in a process of its own, so that no picture waits for a bot that searches.

A thread would not do: Python lets one at a time work, and every picture would take twice as long.
The process is told what its bot may see and nothing else, and it goes when nobody asks any more.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from game.bots import TIMES, USUAL, Level, Name, make_bot
from game.bots.bot import Bot, Thinker, ask
from game.bots.children import keep_behind, start
from game.bots.halving import Seconds
from game.table import TableView

A = TypeVar("A")  # action
T = TypeVar("T")  # answer
T_co = TypeVar("T_co", covariant=True)

HURRY: Final = None
"""What is sent to whoever should come to an end."""


class BotTask(Protocol[T_co]):
    """Something to think about: it goes to the process, and its answer comes back."""

    def run_in_worker(self, game: str, asked: Callable[[], bool]) -> T_co:
        """The answer; whoever thinks for long looks whether something else is asked."""

    def run_inline(self, game: str) -> T_co:
        """A quick answer for when the worker process is gone."""


class ChoiceTask(NamedTuple, Generic[A]):
    """What a bot has to choose, and everything that it may know.

    ``level`` may name a temper as well. ``account`` is what its seat has been shown of the game.
    """

    level: str
    seed: int
    view: TableView
    account: Sequence[Any] = ()

    def run_in_worker(self, game: str, asked: Callable[[], bool]) -> A:
        """What the bot does after the time that it has, or sooner where something is asked."""
        bot = make_bot(game, self.level, Random(self.seed))
        if isinstance(bot, Thinker):
            bot.think(_Clock(TIMES[Level(Name.of(self.level).level)], asked))
        chosen: A = ask(bot, self.view, self.view.legal, lambda: self.account)
        return chosen

    def run_inline(self, game: str) -> A:
        """A bot that goes by rules of thumb takes the seat."""
        bot: Bot[TableView, A] = make_bot(game, USUAL, Random(self.seed))
        return bot.choose(self.view, self.view.legal)


class Worker:
    """Answers for the bots of one table. Whatever happens to the process, somebody answers."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._asked: Hashable = None
        self._here: Connection | None = None
        with suppress(OSError):
            self._here, self._process = start(serve, "worker")

    def answer(self, moment: Hashable, thought: Callable[[], BotTask[T]]) -> T | None:
        """What a bot chooses, or whatever else is asked; None while it is still thinking.

        ``moment`` tells this question from all others: it is put once, however often somebody
        looks for the answer.
        """
        try:
            if self._here is not None:
                return self._receive(self._here, moment, thought)
        except (EOFError, OSError):
            self._here = None
        return thought().run_inline(self._game)

    def _receive(
        self, here: Connection, moment: Hashable, thought: Callable[[], BotTask[T]]
    ) -> T | None:
        if self._asked != moment:
            here.send((moment, self._game, thought()))
            self._asked = moment
        while here.poll():
            answered: tuple[Hashable, T] = here.recv()
            about, answer = answered
            if about == moment:
                self._asked = None
                return answer
        return None

    def finish_soon(self) -> None:
        """Somebody waits: what is thought through now has to do."""
        if self._here is not None and self._asked is not None:
            with suppress(OSError):
                self._here.send(HURRY)

    def close(self) -> None:
        """Nobody asks any more. There is nothing to be kept, so nobody waits for the process."""
        if self._here is None:
            return
        self._here.close()
        self._here = None
        self._process.terminate()


class _Clock(Seconds):
    """So much time, unless something else is asked meanwhile."""

    def __init__(self, most: float, asked: Callable[[], bool]) -> None:
        super().__init__(most)
        self._asked = asked

    def share_spent(self, playouts: int) -> float:
        return 1.0 if self._asked() else super().share_spent(playouts)


def serve(there: Connection) -> None:
    """The process: think about whatever is asked, until nobody is there to ask."""
    keep_behind()
    with suppress(EOFError, OSError, MemoryError):  # without memory a simpler bot takes the seat
        while True:
            asked = there.recv()
            if asked is not HURRY:
                _think(there, *asked)


def _think(there: Connection, moment: Hashable, game: str, thought: BotTask[object]) -> None:
    there.send((moment, thought.run_in_worker(game, there.poll)))
