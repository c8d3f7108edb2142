"""What the coach costs: until an idea stands, a thousand tables, the review of one person."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Final, NamedTuple

from build.bench.playouts import CLOCK
from build.workshop.coach.games import PlayedGame, played
from game.coach.evaluate import BLOCK, evaluate
from game.coach.judge import ENOUGH, FIRST
from game.coach.open_cards import OpenPast, looking_openly
from game.coach.question import Question
from game.coach.review.reviewing import review_steps
from game.commands.review import at_once
from game.compiled import KIND
from game.rules.council import engine

TABLES: Final = (
    ("bug-council", 4), ("bug-council", 2), ("bug-council", 1),
    ("bugs-on-rugs", 4), ("bugami", 4), ("display-case", 2),
)  # fmt: skip
"""Games, each with how many play."""
EVERY: Final = 7
"""Of each game every so many choices are asked about."""


class Costs(NamedTuple):
    """Seconds of a processor: of each question, and of each game that is reviewed."""

    ideas: Sequence[float]
    hints: Sequence[float]
    reviews: Sequence[float]
    opened: Sequence[float]


def costs(game: str, people: int, questions: int, reviews: int) -> Costs:
    """Of a table at which Sensible bots sit."""
    asked = list(islice(_questions(game, people), questions))
    games = [_played(game, people, seed) for seed in range(reviews)]
    return Costs(
        [_took(partial(evaluate, each, FIRST // BLOCK)) for each in asked],
        [_took(partial(evaluate, each, ENOUGH // BLOCK)) for each in asked],
        [_took(partial(_review, each)) for each in games],
        [_took(partial(_open, each)) for each in games],
    )


def _questions(game: str, people: int) -> Iterator[Question]:
    seed = 0
    while True:
        table = _played(game, people, seed)
        for at in range(seed % EVERY, len(table.actions), EVERY):
            question = table.question(at)
            if question is not None:
                yield question
        seed += 1


def _played(game: str, people: int, seed: int) -> PlayedGame:
    return played(game, ["sensible"] * people, seed)


def _review(table: PlayedGame) -> None:
    at_once(table.game, review_steps(table.past(0), table.readers))


def _open(table: PlayedGame) -> None:
    past = OpenPast(table.record(), 0, ("sensible",) * table.people)
    at_once(table.game, looking_openly(past))


def _took(work: Callable[[], object]) -> float:
    began = CLOCK()
    work()
    return CLOCK() - began


def tell(questions: int, reviews: int) -> None:
    """Print the middle and the most of each."""
    ran = "compiled" if str(engine.__file__).endswith(KIND) else "from the sources"
    print(f"{ran}; seconds of a processor: middle, most")
    _line("", (f"{FIRST} tables", f"{ENOUGH:,} tables", "review", "open cards"))
    for game, people in TABLES:
        found = costs(game, people, questions, reviews)
        cells = [f"{statistics.median(each):.2f}, {max(each):.2f}" for each in found]
        _line(f"{game} {people}", cells)


def _line(name: str, cells: Sequence[str]) -> None:
    print(name.ljust(16) + "".join(f"{cell:>16}" for cell in cells), flush=True)
