"""How fast random games are played out, beside OpenSpiel's hearts, and what a copy costs.

Deals are included on both sides. A step is a decision or a card dealt; hearts deals its cards one
by one through the API, Bug Council an Age at once. Both loops draw one of the legal moves in a
line of Python. The other games have no peer but Bug Council. Times are processor time.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Final

from build.bench.turns import Aim, ratio, take_turns
from build.environment import ROOT
from game.catalogue import SHELF
from game.rules.council.api import COUNCIL, HAND_SIZE, Action, State, random_setup

SEATS: Final = (3, 4, 5)
# The processor's time goes in steps of 16 ms on Windows, some of which are longer than a round.
CLOCK: Final = perf_counter if sys.platform == "win32" else process_time
PEER: Final = ROOT / "build" / "bench" / "peers" / "hearts.py"
CHEAP: Final = Aim(1.0)
LIKE_COUNCIL: Final = Aim(1.0, at_least=True)
FULL: Final = 4
"""People at a table of the games that so many can play."""

# How many games make a round of about a quarter of a second.
GAMES: Final = 500
PEER_GAMES: Final = {"example": 200, "plain": 700, "lean": 3000}
LOOPS: Final = {
    "example": "example loop, numpy deals",
    "plain": "example loop, random deals",
    "lean": "leanest loop",
}
ENOUGH: Final = {
    "example": Aim(1.5, at_least=True),
    "plain": Aim(1.5, at_least=True),
    "lean": Aim(1.5, at_least=True),  # with compiled rules; hearts never leaves C++ there
}
# Our loop that does as much as theirs.
OURS: Final = {"example": "choice", "plain": "choice", "lean": "lean"}


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
    """The same with the least that Python can do."""
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


def report(python: Path | None, *, quick: bool = False) -> Iterator[str]:
    """Measure and tell. ``python`` has OpenSpiel; None measures only ourselves."""
    rounds, games = (2, 5) if quick else (9, GAMES)
    ours: Mapping[str, Callable[[], Round]] = {
        f"{loop} {seats}": partial(_play, loop, seats, games)
        for loop in ("choice", "lean")
        for seats in SEATS
    }
    with _peers(python, quick=quick) as theirs:
        results = take_turns({**ours, **theirs}, rounds)
    yield "RANDOM PLAYOUTS, deals included (published edition; medians of rounds taken in turns)"
    yield f"  {'':<58}{'games/s':>9}{'decisions/s':>13}{'steps/s':>13}"
    for name, played in results.items():
        yield _row(_title(name), played)
    for loop in PEER_GAMES:
        if loop in results:
            for seats in SEATS:
                own, other = results[f"{OURS[loop]} {seats}"], results[loop]
                value = ratio([each.speed for each in own], [each.speed for each in other])
                yield ENOUGH[loop].judge(
                    f"decisions/s, {seats} seats : hearts, {LOOPS[loop]}", value
                )
    yield from _companions(rounds, 2 if quick else 60)
    yield from _copies(rounds, 2 if quick else 40)


def _row(title: str, played: list[Round]) -> str:
    games = statistics.median(each.games / each.seconds for each in played)
    decisions = statistics.median(each.speed for each in played)
    steps = statistics.median((each.decisions + each.dealt) / each.seconds for each in played)
    return f"  {title:<58}{games:>9,.0f}{decisions:>13,.0f}{steps:>13,.0f}"


def _title(name: str) -> str:
    if name in LOOPS:
        return f"OpenSpiel hearts, {LOOPS[name]}"
    loop, seats = name.split()
    return f"Bug Council, {seats} seats, {'random.choice' if loop == 'choice' else 'leanest loop'}"


def _deal(state: State, chance: Random) -> int:
    deal = COUNCIL.shuffle(state, chance)
    COUNCIL.deal_in_place(state, deal)
    return len(deal.hands) * HAND_SIZE + len(deal.rest)


def _play(loop: str, seats: int, games: int) -> Round:
    play = choice if loop == "choice" else lean
    chance = Random(seats)
    began = CLOCK()
    counts = [play(seats, chance) for _ in range(games)]
    seconds = CLOCK() - began
    decisions, dealt = map(sum, zip(*counts, strict=True))
    return Round(games, decisions, dealt, seconds)


@contextmanager
def _peers(python: Path | None, *, quick: bool) -> Iterator[dict[str, Callable[[], Round]]]:
    """One way to play for each loop of the other side, all in one process that waits in between."""
    if python is None:
        yield {}
        return
    command = [str(python), str(PEER)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:

        def ask(loop: str, games: int) -> Round:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(f"{loop} {games}\n")
            process.stdin.flush()
            return Round(**json.loads(process.stdout.readline()))

        for loop in PEER_GAMES:
            ask(loop, 1)  # everything is loaded now
        yield {
            loop: partial(ask, loop, 3 if quick else games) for loop, games in PEER_GAMES.items()
        }
        assert process.stdin is not None
        process.stdin.close()


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
            f"a copy of the state : an action, {seats} seats", ratio(**_named(results))
        )


def _named(results: Mapping[str, list[float]]) -> dict[str, list[float]]:
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
