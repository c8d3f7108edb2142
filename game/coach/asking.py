"""What goes to the process that thinks: a block of a question, small enough that nobody waits."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

from game.coach.evaluate import block, compare_pair, tally_blocks
from game.coach.question import Question
from game.coach.tally import OutcomeTally


class SampleBlock(NamedTuple):
    """The tables of a block. Whoever asks something else meanwhile is answered after it.

    ``more`` blocks that follow it are added; ``choices`` are those that are tried out, None: all.
    """

    question: Question
    number: int
    more: int = 0
    choices: tuple[int, ...] | None = None

    @property
    def cache_key(self) -> Hashable:
        """Cache key."""
        return self.question.key, self.number, self.more, self.choices

    def run_in_worker(self, game: str, _asked: Callable[[], bool]) -> OutcomeTally:
        """Never cut short, so that the result can be repeated."""
        return self.run_inline(game)

    def run_inline(self, _game: str) -> OutcomeTally:
        """Run synchronously."""
        numbers = range(self.number, self.number + self.more + 1)
        return tally_blocks(self.question, numbers, self.choices)


class Prefetch(NamedTuple):
    """The blocks from ``first`` on, before ``end``, while nobody waits for them.

    As soon as something else is asked, those that are whole by then are the answer.
    """

    question: Question
    first: int
    end: int

    @property
    def cache_key(self) -> Hashable:
        """Cache key."""
        return self.question.key, self.first, self.end, "ahead"

    def run_in_worker(self, game: str, asked: Callable[[], bool]) -> OutcomeTally:
        """As many as there is time for, one at least."""
        found = self.run_inline(game)
        for number in range(self.first + 1, self.end):
            if asked():
                break
            found += block(self.question, number)
        return found

    def run_inline(self, _game: str) -> OutcomeTally:
        """The first of them, here and now."""
        return block(self.question, self.first)


class Comparison(NamedTuple):
    """Two choices, the better one first, on the tables of some blocks, with what reasons count."""

    question: Question
    blocks: range
    pair: tuple[int, int]

    @property
    def cache_key(self) -> Hashable:
        """Cache key."""
        return self.question.key, self.blocks, self.pair

    def run_in_worker(self, game: str, _asked: Callable[[], bool]) -> OutcomeTally:
        """Compare on every table of the blocks; never cut short."""
        return self.run_inline(game)

    def run_inline(self, _game: str) -> OutcomeTally:
        """Run synchronously."""
        return compare_pair(self.question, self.blocks, self.pair)
