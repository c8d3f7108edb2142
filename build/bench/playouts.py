"""How fast random games are played out, and what a copy of the state costs.

Deals are included. A step is a decision or a card dealt. The other games are compared with Bug
Council. Times are processor time.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from time import perf_counter, process_time
from typing import Final

from build.bench.turns import Aim, ratio, take_turns
from game.catalogue import SHELF
from game.rules.council.api import COUNCIL, HAND_SIZE, Action, State, random_setup

SEATS: Final = (3, 4, 5)
# The processor's time goes in steps of 16 ms on Windows, some of which are longer than a round.
CLOCK: Final = perf_counter if sys.platform == "win32" else process_time
CHEAP: Final = Aim(1.0)
LIKE_COUNCIL: Final = Aim(1.0, at_least=True)
FULL: Final = 4
"""People at a table of the games that so many can play."""

ROUNDS: Final = 9
GAMES: Final = 500
"""So many make a round of about a quarter of a second."""
Loop = Callable[[int, Random], tuple[int, int]]  # seats and chance -> decisions and cards dealt


@dataclass(frozen=True, slots=True)
class Round:
    """What was played in so many seconds."""

    games: int
    decisions: int
    dealt: int
    seconds: float

    @property
    def speed(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds


def choice(seats: int, chance: Random) -> tuple[int, int]:
    """A random game as one would write it; the decisions and the cards dealt."""
    decisions = dealt = 0
    state = COUNCIL.new_game(random_setup("published", seats, None, chance))
    while True:
        if COUNCIL.deal_due(state):
            dealt += _deal(state, chance)
        actions = COUNCIL.legal_actions(state)
        if not actions:
            return decisions, dealt
        COUNCIL.advance(state, chance.choice(actions))
        decisions += 1


def lean(seats: int, chance: Random) -> tuple[int, int]:
    """The same loop at the least cost that Python allows."""
    decisions = dealt = 0
    state = COUNCIL.new_game(random_setup("published", seats, None, chance))
    legal_actions, advance, draw = COUNCIL.legal_actions, COUNCIL.advance, chance.random
    while True:
        while actions := legal_actions(state):
            advance(state, actions[int(draw() * len(actions))])
            decisions += 1
        if not COUNCIL.deal_due(state):
            return decisions, dealt
        dealt += _deal(state, chance)


LOOPS: Final[Mapping[str, Loop]] = {"random.choice": choice, "leanest loop": lean}


def report(*, quick: bool = False) -> Iterator[str]:
    """Measure and tell."""
    rounds = 2 if quick else ROUNDS
    results = take_turns(play_loops(quick=quick), rounds)
    yield "RANDOM PLAYOUTS, deals included (published edition; medians of rounds taken in turns)"
    yield from table(results)
    yield from _companions(rounds, 2 if quick else 60)
    yield from _copies(rounds, 2 if quick else 40)


def play_loops(*, quick: bool = False) -> dict[str, Callable[[], Round]]:
    """A way to play for each loop and each number of seats."""
    games = 5 if quick else GAMES
    return {
        f"Bug Council, {seats} seats, {loop}": partial(_play, play, seats, games)
        for loop, play in LOOPS.items()
        for seats in SEATS
    }


def table(results: Mapping[str, Sequence[Round]]) -> Iterator[str]:
    """A row for each way to play."""
    yield f"  {'':<58}{'games/s':>9}{'decisions/s':>13}{'steps/s':>13}"
    for title, rounds in results.items():
        yield _row(title, rounds)


def _row(title: str, rounds: Sequence[Round]) -> str:
    games = statistics.median(each.games / each.seconds for each in rounds)
    decisions = statistics.median(each.speed for each in rounds)
    steps = statistics.median((each.decisions + each.dealt) / each.seconds for each in rounds)
    return f"  {title:<58}{games:>9,.0f}{decisions:>13,.0f}{steps:>13,.0f}"


def _deal(state: State, chance: Random) -> int:
    deal = COUNCIL.shuffle(state, chance)
    COUNCIL.deal_in_place(state, deal)
    return len(deal.hands) * HAND_SIZE + len(deal.rest)


def _play(play: Loop, seats: int, games: int) -> Round:
    chance = Random(seats)
    began = CLOCK()
    counts = [play(seats, chance) for _ in range(games)]
    seconds = CLOCK() - began
    decisions, dealt = map(sum, zip(*counts, strict=True))
    return Round(games, decisions, dealt, seconds)


def _companions(rounds: int, games: int) -> Iterator[str]:
    """Each of the other games beside Bug Council, in the leanest loop."""
    tables = {game: min(FULL, SHELF[game].seats[-1]) for game in SHELF}
    sides = {game: partial(_speed, game, seats, games) for game, seats in tables.items()}
    results = take_turns(sides, rounds)
    council, *others = SHELF
    for game in others:
        what = f"{game}, {tables[game]} seats : {council}, {tables[council]} seats"
        yield LIKE_COUNCIL.judge(what, ratio(results[game], results[council]))


def _speed(game: str, seats: int, games: int) -> float:
    """Decisions a second in some games."""
    rules, chance, decisions = SHELF[game].rules, Random(seats), 0
    legal_actions, advance, draw = rules.legal_actions, rules.advance, chance.random
    began = CLOCK()
    for _ in range(games):
        state = rules.new_game(rules.random_setup(seats, None, {}, chance, None))
        while rules.deal_due(state):
            rules.deal_in_place(state, rules.shuffle(state, chance))
            while actions := legal_actions(state):
                advance(state, actions[int(draw() * len(actions))])
                decisions += 1
    return decisions / (CLOCK() - began)


def _copies(rounds: int, games: int) -> Iterator[str]:
    """A copy against an action: asking what is legal, and the step."""
    for seats in SEATS:
        moments = _moments(seats, games)
        sides = {"copy": partial(_copy_all, moments), "act": partial(_act_all, moments)}
        results = take_turns(sides, rounds)
        yield CHEAP.judge(
            f"a copy of the state : an action, {seats} seats", ratio(**_name_results(results))
        )


def _name_results(results: Mapping[str, list[float]]) -> dict[str, list[float]]:
    return {"ours": results["copy"], "theirs": results["act"]}


def _moments(seats: int, games: int) -> list[tuple[State, Action]]:
    """Every state of some random games with the action that came next."""
    chance, moments = Random(seats), []
    for _ in range(games):
        state = COUNCIL.new_game(random_setup("published", seats, None, chance))
        _deal(state, chance)
        while actions := COUNCIL.legal_actions(state):
            moments.append((state.copy(), chance.choice(actions)))
            COUNCIL.advance(state, moments[-1][1])
            if COUNCIL.deal_due(state):
                _deal(state, chance)
    return moments


def _copy_all(moments: list[tuple[State, Action]]) -> float:
    began = CLOCK()
    for state, _ in moments:
        state.copy()
    return CLOCK() - began


def _act_all(moments: list[tuple[State, Action]]) -> float:
    fresh = [(state.copy(), action) for state, action in moments]
    began = CLOCK()
    for state, action in fresh:
        COUNCIL.legal_actions(state)
        COUNCIL.advance(state, action)
    return CLOCK() - began
