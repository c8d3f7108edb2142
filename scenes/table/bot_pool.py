"""Who thinks at a table: its bots, and the process that searches for those that take their time."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar

from game.bots import TIMES, AnyBot, bot_name, make_bot
from game.bots.bot import ask
from game.bots.worker import BotTask, ChoiceTask, Worker
from game.daily.thinking import counted_thought
from game.match import A, AnyMatch, E, Match, V
from game.seating import TableSetup, chance
from game.table import Seat

T = TypeVar("T")  # answer


class AnswerSource(Protocol):
    """Answers in the background what is put to it; ``Worker`` does."""

    def answer(self, moment: Hashable, thought: Callable[[], BotTask[T]]) -> T | None:
        """The answer; None while it is thought about. A ``moment`` is put once."""

    def finish_soon(self) -> None:
        """Somebody waits: what is thought through now has to do."""

    def close(self) -> None:
        """Nobody asks any more."""


@dataclass(slots=True)
class BotPool:
    """Decides for the seats that are not human.

    Args:
        game: Its id.
        bots: Who decides, by seat.
        worker: Thinks for bots that take their time; None: they answer at once.
    """

    game: str
    bots: dict[Seat, AnyBot]
    worker: AnswerSource | None = None

    @classmethod
    def at(cls, setup: TableSetup, luck: Random) -> BotPool:
        """A bot in every seat that wants one."""
        return cls(setup.game, _bots(setup, luck))

    def begin_anew(self, setup: TableSetup, luck: Random) -> None:
        """Other bots, which remember nothing."""
        self.bots = _bots(setup, luck)

    def start(self, setup: TableSetup, match: AnyMatch) -> None:
        """Have somebody think where a bot takes its time, while the table is still being laid."""
        patient = any(seat.bot in TIMES for seat in setup.seats)
        if self.worker is None and patient and match.decision is not None:
            self.worker = Worker(self.game)

    def decide(self, setup: TableSetup, match: Match[A, E, V], seat: Seat) -> A | None:
        """What the bot in this seat does; None while it is still thinking."""
        who, client = setup.seats[seat], match.client(seat)
        view, level = client.view(), who.bot
        if setup.day:
            return self._decide_alike(setup, match, seat)
        if self.worker is None or level is None or level not in TIMES or len(view.legal) == 1:
            at_once: A = ask(self.bots[seat], view, view.legal, lambda: client.events(0))
            return at_once
        moment = len(match.actions), len(match.take_backs)
        seed = chance(setup.seed, *moment).randrange(2**32)
        name = bot_name(self.game, level, who.temper)

        def task() -> ChoiceTask[A]:
            return ChoiceTask(name, seed, view, client.events(0))

        return self.worker.answer((*moment, level), task)

    def _decide_alike(self, setup: TableSetup, match: Match[A, E, V], seat: Seat) -> A | None:
        """What this bot does on every machine; None while it is still thinking."""
        thought = counted_thought(setup, match, seat)
        if self.worker is None or len(thought.view.legal) == 1:
            return thought.run_inline(self.game)
        moment = len(match.actions), len(match.take_backs)
        return self.worker.answer(moment, lambda: thought)

    def think(self, moment: Hashable, thought: Callable[[], BotTask[T]]) -> T | None:
        """What somebody else than a bot wants to know; None while it is thought about."""
        if self.worker is None:
            self.worker = Worker(self.game)
        return self.worker.answer(moment, thought)

    def finish_soon(self) -> None:
        """Somebody waits for whatever is being thought about."""
        if self.worker is not None:
            self.worker.finish_soon()

    def stop(self) -> None:
        """What is being thought about is wanted no longer; another question may come."""
        self.close()
        self.worker = None

    def close(self) -> None:
        """Nobody asks any more."""
        if self.worker is not None:
            self.worker.close()


def _bots(setup: TableSetup, luck: Random) -> dict[Seat, AnyBot]:
    return {
        seat: make_bot(
            setup.game, bot_name(setup.game, who.bot, who.temper), Random(luck.randrange(2**32))
        )
        for seat, who in enumerate(setup.seats)
        if who.bot is not None
    }
