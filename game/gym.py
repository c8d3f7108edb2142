"""The games of the shelf as environments of PettingZoo, for those who teach machines to play.

An extra (`pip install pettingzoo`) that nothing in the program imports. ``make("bugami", 4)`` gives
an AEC environment. Whoever learns gets what the view of a seat says and what is legal, nothing
else: the same that programs are told (``Rules.dump_view``), as a row of numbers. An action is the
number of a word in ``ShelfEnv.words``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final
from zlib import crc32

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from game.catalogue import SHELF
from game.table import Options

WIDTH: Final = 4096
"""How many numbers an observation has."""
LARGEST: Final = 10_000.0
"""No number of any game is farther from 0."""
ASIDE: Final = frozenset({"legal", "you", "ledger", "decision"})
"""Parts of a view that the mask says already, that are the same for each seat, or that are past."""


class ShelfEnv(AECEnv):  # type: ignore[misc]  # for mypy it has no types
    """One game. Whoever wins gets 1, who shares a win a share of it, all others 0."""

    def __init__(
        self, game: str, seats: int, options: Options | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self._rules, self._seats, self._options = SHELF[game].rules, seats, options or {}
        self.render_mode = render_mode
        self.words: tuple[str, ...] = tuple(self._rules.vocabulary())
        self._numbers = {word: number for number, word in enumerate(self.words)}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._chance = Random()
        self._seen = spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (WIDTH,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.words),), np.int8),
            }
        )
        self._chosen = {each: spaces.Discrete(len(self.words)) for each in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for everybody: a row of numbers, and which actions are legal."""
        return self._seen

    def action_space(self, agent: str) -> spaces.Discrete:
        """A number for each of the ``words``."""
        return self._chosen[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game; with a seed the same one again."""
        if seed is not None:
            self._chance = Random(seed)
        rules, chance = self._rules, self._chance
        start = rules.random_setup(self._seats, None, self._options, chance, None)
        self._state = rules.new_game(start)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: int | None) -> None:
        """What whoever is selected does. Raises ValueError for what is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        legal = self._legal()
        if action is None or int(action) not in legal:
            raise ValueError(f"{action} is none of {sorted(legal)}")
        self._rules.advance(self._state, legal[int(action)])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the seat sees; nothing is legal unless it is asked."""
        view = self._rules.view(self._state, self.possible_agents.index(agent))
        mask = np.zeros(len(self.words), np.int8)
        mask[[self._numbers[self._rules.write(action)] for action in view.legal]] = 1
        return {"observation": as_row(self._rules.dump_view(view)), "action_mask": mask}

    def render(self) -> str | None:
        """What a spectator sees, in words."""
        if self.render_mode is None:
            return None
        return str(self._rules.dump_view(self._rules.view(self._state, None)))

    def close(self) -> None:
        """There is nothing to be put away."""

    def _legal(self) -> dict[int, Any]:
        legal = self._rules.legal_actions(self._state)
        return {self._numbers[self._rules.write(action)]: action for action in legal}

    def _go_on(self) -> None:
        """Deal if it is time, and select whoever chooses next; or the game is over."""
        rules, state = self._rules, self._state
        if rules.deal_due(state):
            rules.deal_in_place(state, rules.shuffle(state, self._chance))
        decision = rules.decision(state)
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
            return
        winners = rules.view(state, None).winners
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 1 / len(winners) if seat in winners else 0.0
            self.terminations[agent] = True


def make(game: str, seats: int, options: Options | None = None) -> ShelfEnv:
    """An environment of a game on the shelf. Raises KeyError where there is none."""
    return ShelfEnv(game, seats, options)


def as_row(told: Mapping[str, object]) -> NDArray[np.float32]:
    """A view as numbers. Each thing in it has a place, which the sum of its name gives.

    A number stands at the place of its name, a word counts at the place of name and word. Cards
    of one list are not told apart by where they lie in it.
    """
    row = np.zeros(WIDTH, np.float32)
    for name, what in told.items():
        if name not in ASIDE:
            for where, number in _leaves(name, what):
                row[crc32(where.encode()) % WIDTH] += number
    return row


def _leaves(name: str, what: object) -> Iterator[tuple[str, float]]:
    """Every number and every word of a part of a view, with its name."""
    match what:
        case None:
            yield f"{name}:null", 1.0
        case bool() | int() | float():
            yield name, float(what)
        case str():
            yield f"{name}:{what}", 1.0
        case dict():
            for key, part in what.items():
                yield from _leaves(f"{name}.{key}", part)
        case list() | tuple():
            for number, part in enumerate(what):
                place = name if isinstance(part, str) else f"{name}[{number}]"
                yield from _leaves(place, part)
        case _:
            raise TypeError(name)
