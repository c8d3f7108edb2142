"""What goes to the process that thinks: blocks of a question, each so small that nobody waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.coach.evaluate import block
from game.coach.question import Question
from game.coach.tally import Tally


class Blocks(NamedTuple):
    """Tables from the block ``first`` on, before the block ``end``; ``end`` is greater.

    Whoever asks something else meanwhile is answered after the block that is being tried out.
    """

    question: Question
    first: int
    end: int

    def think(self, _game: str, asked: Callable[[], bool]) -> Tally:
        """Whole blocks, as many as there is time for: one cut short would not be the same twice."""
        found = block(self.question, self.first)
        for number in range(self.first + 1, self.end):
            if asked():
                break
            found += block(self.question, number)
        return found

    def instead(self, _game: str) -> Tally:
        """The first of them, here and now."""
        return block(self.question, self.first)
