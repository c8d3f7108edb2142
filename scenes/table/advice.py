"""What the coach has told of one question; it is thought through where bots think.

Block by block, so no picture waits for it.
"""

from __future__ import annotations

from game.coach.asking import Prefetch, SampleBlock
from game.coach.evaluate import BLOCK
from game.coach.hint import HintStep, hint
from game.coach.judge import ENOUGH
from game.coach.question import Question
from game.coach.tally import OutcomeTally
from scenes.table.bot_pool import BotPool


class Advice:
    """What a seat has been told about one question; it only grows.

    ``names`` are those of the choices, ``warned`` the choices that somebody was warned of.
    """

    def __init__(self, minds: BotPool, question: Question, names: list[str]) -> None:
        self.question, self.key, self.names = question, question.key, names
        self.step = HintStep.IDEA
        self._minds = minds
        self._said: dict[HintStep, str] = {}
        self._ahead = False  # it is thought about, and nobody waits for it
        self.warned: set[int] = set()
        self.tally: OutcomeTally | None = None

    @property
    def lines(self) -> list[str]:
        """Everything that is said by now; the last is still to come where a step has no line.

        What has been said stays, whatever more tables may tell.
        """
        for step in HintStep:
            if step <= self.step and step not in self._said:
                found = hint(self.question, self.tally, step, self.names)
                if found is not None:
                    self._said[step] = found
        return list(dict.fromkeys(self._said[step] for step in sorted(self._said)))

    @property
    def is_thinking(self) -> bool:
        """Whether what has been asked for cannot be said yet."""
        return (
            self.step not in self._said
            and hint(self.question, self.tally, self.step, self.names) is None
        )

    @property
    def further(self) -> HintStep | None:
        """Up to which step there is more to say by now; None: no more, or nobody knows yet."""
        said = self.lines
        for step in HintStep:
            if step > self.step and not self.is_thinking:
                found = hint(self.question, self.tally, step, self.names)
                if found is not None and found not in said:
                    return step
        return None

    @property
    def is_settled(self) -> bool:
        """Whether all tables have been looked at that may be."""
        return self.tally is not None and self.tally.tables >= ENOUGH

    def think(self) -> None:
        """Take what the other process has found; it goes on as long as anything may be asked."""
        number, last = 0 if self.tally is None else self.tally.tables // BLOCK, ENOUGH // BLOCK
        if number >= last:
            return
        job: SampleBlock | Prefetch = SampleBlock(self.question, number)
        if self._ahead:
            job = Prefetch(self.question, number, last)
        found = self._minds.think(job.cache_key, lambda: job)
        if found is not None:
            self.tally = found if self.tally is None else self.tally + found
            self._ahead = False

    def think_ahead(self) -> None:
        """Nobody waits for it now: all that is left at once, until something else is asked."""
        self._ahead = True
        self.think()

    def skip_animation(self) -> None:
        """Somebody waits for it."""
        if self._ahead:
            self._minds.finish_soon()
