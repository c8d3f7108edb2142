"""The last tricks of Bug Council looked through: whether a choice wins whatever the others play."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import islice
from random import Random
from typing import Final

from game.coach.plan import Plan
from game.coach.solver import EndgameSpec, wins
from game.coach.tally import NOT_LOOKED, EndgameScan
from game.rules.council import api as council

LAST_TRICKS: Final = 2
"""So many tricks before its end the game is looked through."""
BLOCKS: Final = 20
"""Where every way is looked at, the first blocks share them: then a hint has seen all."""
MOST_WAYS: Final = 4000
"""So many ways in which hidden cards may lie are looked at one by one."""
SOME: Final = 15
"""Where there are more, so many tables are drawn in each block: three hundred of a thousand."""
PLANNED: Final = 30_000
"""So many positions of all tables are looked at for a plan: about half a second, in one block.

Who has none by then is not called sure.
"""


class LastTricks:
    """What comes of the last tricks, block by block.

    Each block looks at its share of the tables with open cards, one by one. What passes there may
    still need to see the cards, so for each choice one of the first blocks looks for a plan that
    wins on all tables alike.

    Args:
        view: What the seat that chooses sees.
        possible: The tables that this allows, with what is known besides.
        rng: Where there are too many of them, the chance that draws some.
    """

    def __init__(self, view: council.View, possible: council.DealSampler, rng: Random) -> None:
        assert view.you is not None
        self._you, self._view, self._possible, self._rng = view.you, view, possible, rng

    def look(self, legal: Sequence[council.Action], number: int) -> EndgameScan:
        """What the block of this number finds of these choices."""
        if (
            self._view.age != council.AGES
            or self._view.trick_number <= council.TRICKS - LAST_TRICKS
        ):
            return NOT_LOOKED
        every = self._every()
        together = every or self._draw(number)
        shared = every[number::BLOCKS] if number < BLOCKS else []
        tables = shared if every else together[:SOME]
        sure = [self._sure(each, tables) for each in legal]
        for at, action in enumerate(legal):
            here = self._view.legal.index(action) % min(BLOCKS, len(together)) == number
            if here and sure[at] == len(tables) and not self._has_a_plan(action, together):
                sure[at] = 0
        return EndgameScan(len(tables), tuple(sure), len(every))

    def _every(self) -> list[council.State]:
        """A table for each way in which the cards can lie; empty: there are too many."""
        if self._view.emissary is not None:
            return []
        found = list(islice(self._possible.every(), MOST_WAYS + 1))
        return found if len(found) <= MOST_WAYS else []

    def _draw(self, number: int) -> list[council.State]:
        """Some for this block, and in the first ones as many more as a plan is looked for on."""
        count = SOME * BLOCKS if number < len(self._view.legal) else SOME
        return [self._possible.deal(self._rng) for _ in range(count)]

    def _sure(self, action: council.Action, tables: Sequence[council.State]) -> int:
        """On how many of these an action wins, until it fails."""
        game = endgame(self._you)
        for count, table in enumerate(tables):
            state = table.copy()
            council.advance(state, action)
            if not wins(game, state):
                return count
        return len(tables)

    def _has_a_plan(self, action: council.Action, tables: Sequence[council.State]) -> bool:
        return plan(self._you, PLANNED).wins(tables, action)


def plan(you: int, most: int) -> Plan[council.State, council.Action]:
    """Looks for a way to play to the end that this seat can follow, with its own cards alone."""

    def shown(state: council.State) -> Hashable:
        return (
            *(state.phase, state.trick_number, state.lead, state.controller, state.chambers),
            *(tuple(state.trick), tuple(state.cubes), tuple(state.tricks)),
            *(state.last_order, state.last_trick, tuple(state.hands[you])),
            state.controller is None or tuple(state.hands[council.EMISSARY]),
        )

    return Plan(endgame(you), shown, most)


def endgame(you: int) -> EndgameSpec[council.State, council.Action]:
    """The game to its end, with everybody against this seat."""
    return EndgameSpec(
        lambda state: you in state.winners if len(state.ledger) >= council.AGES else None,
        lambda state: council.actor(state) == you,
        council.legal_actions,
        council.advance,
    )
