"""What goes to the process that thinks: a block of a question, small enough that nobody waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.coach.evaluate import block
from game.coach.question import Question
from game.coach.tally import Tally


class Block(NamedTuple):
    """The tables of one block. Whoever asks something else meanwhile is answered after it."""

    question: Question
    number: int

    def think(self, _game: str, _asked: Callable[[], bool]) -> Tally:
        """All of them: what is cut short would not be the same twice."""
        return block(self.question, self.number)

    def instead(self, _game: str) -> Tally:
        """The same, here and now."""
        return block(self.question, self.number)
