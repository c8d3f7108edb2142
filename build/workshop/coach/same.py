"""Whether a hint, a warning, a review and a problem rest on the same bytes."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from functools import reduce
from itertools import count, cycle, islice
from multiprocessing import get_context
from operator import add
from random import Random
from typing import Final, NamedTuple

from build.workshop.coach.games import PlayedGame, played
from game.coach.asking import Prefetch, SampleBlock
from game.coach.evaluate import block, tally_blocks
from game.coach.question import Question
from game.coach.tally import OutcomeTally

BLOCKS: Final = 2
"""So many are asked of each position: enough to be asked one by one, at once and in any order."""
EVERY: Final = 7
"""Of each game every so many choices are asked about."""
TABLES: Final = (
    ("bug-council", 4), ("bugs-on-rugs", 4), ("bug-council", 1), ("bugami", 4),
    ("bug-council", 2), ("display-case", 2),
)  # fmt: skip
"""Games, each with how many play, in turn."""


class Position(NamedTuple):
    """A question, and the same out of the text of a record."""

    question: Question
    recorded: Question


def positions() -> Iterator[Position]:
    """Questions of games that bots have played, as many as are wanted."""
    for seed, (game, people) in zip(count(), cycle(TABLES), strict=False):
        yield from _of_game(played(game, ["sensible"] * people, seed), seed % EVERY)


def _of_game(table: PlayedGame, first: int) -> Iterator[Position]:
    for at in range(first, len(table.actions), EVERY):
        question, recorded = table.question(at), table.recorded(at)
        if question is not None:
            assert recorded is not None
            yield Position(question, recorded)


def different(position: Position, elsewhere: Executor, rng: Random) -> list[str]:
    """Who goes by other bytes than a hint; nobody should."""
    question, numbers = position.question, range(BLOCKS)
    there = elsewhere.submit(_shuffled, question, rng.sample(numbers, BLOCKS))
    hint = reduce(add, [_done(SampleBlock(question, number)) for number in numbers])
    ahead = Prefetch(question, 0, BLOCKS).run_in_worker(
        question.game, _hurried(rng.randrange(BLOCKS))
    )
    left = range(ahead.tables // (hint.tables // BLOCKS), BLOCKS)
    pair = tuple(sorted(rng.sample(range(len(question.view.legal)), 2)))
    found = {
        "warning": reduce(add, [_done(SampleBlock(question, number)) for number in left], ahead),
        "review": _done(SampleBlock(question, 0, BLOCKS - 1)),
        "problem": tally_blocks(position.recorded, numbers),
        "another process": there.result(),
    }
    names = [name for name, tally in found.items() if repr(tally) != repr(hint)]
    closer = _done(SampleBlock(question, 0, BLOCKS - 1, pair))
    if repr(closer._replace(looked=0, sure=(), ways=0)) != repr(
        hint.only(pair)._replace(looked=0, sure=(), ways=0)
    ):
        names.append("two choices of a review")
    return names


def _done(job: SampleBlock) -> OutcomeTally:
    return job.run_in_worker(job.question.game, lambda: False)


def _hurried(patience: int) -> Callable[[], bool]:
    """Says that somebody asks something else, after so many blocks."""
    calm = iter([False] * patience)
    return lambda: next(calm, True)


def _shuffled(question: Question, numbers: Sequence[int]) -> OutcomeTally:
    return reduce(add, [block(question, number) for number in numbers])


@contextmanager
def another_process() -> Iterator[Executor]:
    """One that begins from nothing and hashes words otherwise than this one."""
    before = os.environ.get("PYTHONHASHSEED")
    os.environ["PYTHONHASHSEED"] = "7"
    try:
        with ProcessPoolExecutor(1, get_context("spawn")) as pool:
            pool.submit(int).result()  # it has begun, with that setting
            _restore(before)
            yield pool
    finally:
        _restore(before)


def _restore(before: str | None) -> None:
    if before is None:
        os.environ.pop("PYTHONHASHSEED", None)
    else:
        os.environ["PYTHONHASHSEED"] = before


def tell(wanted: int) -> bool:
    """Print how many positions of each game are the same for all; whether all of them are."""
    rng, same, asked = Random(0), Counter[str](), Counter[str]()
    with another_process() as elsewhere:
        for number, position in enumerate(islice(positions(), wanted), 1):
            game = position.question.game
            names = different(position, elsewhere, rng)
            asked[game] += 1
            same[game] += not names
            if names:
                print(f"\r{game} {position.question.key}: {', '.join(names)}")
            print(f"\r{number} of {wanted}", end="", flush=True)
    print()
    for game, number in asked.items():
        print(f"{game:14} {number:5} {same[game]:5} the same")
    return same == asked
