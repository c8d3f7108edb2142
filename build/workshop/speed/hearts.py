"""Random games of OpenSpiel's hearts through its Python API, on demand.

Reads lines such as ``lean 2000`` (a loop, a number of games) and answers each with a line of JSON.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Mapping
from time import process_time
from typing import Final

import numpy as np
import pyspiel

Loop = Callable[[pyspiel.Game], tuple[int, int]]  # a game -> decisions and chance steps


def example(game: pyspiel.Game) -> tuple[int, int]:
    """The loop of OpenSpiel's own example.py, without its printing: numpy draws the cards."""
    decisions = deals = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(np.random.choice(actions, p=chances))
            deals += 1
        else:
            state.apply_action(random.choice(state.legal_actions(state.current_player())))
            decisions += 1
    state.returns()
    return decisions, deals


def plain(game: pyspiel.Game) -> tuple[int, int]:
    """The same loop, but Python's own random draws the cards, which is quicker than numpy."""
    decisions = deals = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
            deals += 1
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions, deals


def lean(game: pyspiel.Game) -> tuple[int, int]:
    """The least that Python can do: equal chances are taken for granted, nothing else is asked."""
    steps = 0
    state = game.new_initial_state()
    legal_actions, apply_action, chance = state.legal_actions, state.apply_action, random.random
    while actions := legal_actions():
        apply_action(actions[int(chance() * len(actions))])
        steps += 1
    # 52 cards are dealt after the direction of passing is drawn.
    return steps - 53, 53


LOOPS: Final[Mapping[str, Loop]] = {"example": example, "plain": plain, "lean": lean}


def main() -> int:
    """Answer until nobody asks any more."""
    game = pyspiel.load_game("hearts")
    for line in sys.stdin:
        loop, games = line.split()
        began = process_time()
        counts = [LOOPS[loop](game) for _ in range(int(games))]
        seconds = process_time() - began
        decisions, deals = map(sum, zip(*counts, strict=True))
        answer = {"games": int(games), "decisions": decisions, "dealt": deals, "seconds": seconds}
        print(json.dumps(answer), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
