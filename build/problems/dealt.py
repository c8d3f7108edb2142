"""The table of a problem with its hidden cards dealt otherwise, made from the real one.

For the second proof: it shares nothing with the tables that bots and the coach imagine. What is
exchanged is looked at: the seat must not notice. Some ways may be missing (in Bugs on Rugs whoever
holds what has lain open keeps it), but none is impossible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, islice
from random import Random
from typing import Any, Final

from game.catalogue import SHELF
from game.problems.problem import Problem
from game.rules.bugami import api as bugami
from game.rules.council import api as council
from game.rules.glass import api as glass
from game.rules.rugs import api as rugs
from game.table import Seat

Hands = Sequence[Sequence[int]]
FOLLOWED_BY_ANY: Final = {"bugami": (bugami.JOKERS,)}
"""Suits which nobody has to follow: whoever does not lacks nothing."""


class Pool:
    """Cards that a seat does not see, of which others hold so many; the rest is left over.

    Args:
        cards: All of them.
        sizes: How many each of the others holds.
        voids: A bit for each suit that they cannot hold.
    """

    def __init__(self, cards: Sequence[int], sizes: Sequence[int], voids: Sequence[int]) -> None:
        self._cards, self._sizes, self._voids = list(cards), sizes, voids

    def every(self) -> Iterator[tuple[Hands, list[int]]]:
        """All ways, each once."""
        yield from self._hands([], self._cards)

    def draw(self, rng: Random) -> Iterator[tuple[Hands, list[int]]]:
        """Ways by chance, without end; those that cannot be are dealt again."""
        while True:
            left, hands = rng.sample(self._cards, len(self._cards)), []
            for size in self._sizes:
                hands.append(sorted(left[:size]))
                del left[:size]
            if all(map(_fits, hands, self._voids)):
                yield hands, left

    def _hands(self, hands: list[list[int]], left: list[int]) -> Iterator[tuple[Hands, list[int]]]:
        if len(hands) == len(self._sizes):
            yield hands, left
            return
        for cards in combinations(left, self._sizes[len(hands)]):
            if _fits(cards, self._voids[len(hands)]):
                rest = [card for card in left if card not in cards]
                yield from self._hands([*hands, list(cards)], rest)


def _fits(cards: Sequence[int], void: int) -> bool:
    return not any(void >> (card >> 4) & 1 for card in cards)


def deal_tables(problem: Problem, most: int, count: int, rng: Random) -> tuple[list[Any], bool]:
    """Tables that the seat cannot tell from the real one, and whether those are all there are.

    All, where there are ``most`` at most; else ``count`` of them. In a game whose leftover cards
    have an order that matters there are always too many.
    """
    box, real, seat = SHELF[problem.game], problem.replay.states[-1], problem.known.seat
    if box.folder not in EXCHANGED and not _has_order(real):
        ways = list(islice(_lay_out(problem, None), most + 1))
        if len(ways) <= most:
            return ways, True
    shuffle = EXCHANGED.get(box.folder)
    exchange = _lay_out(problem, rng) if shuffle is None else shuffle(real, seat, rng)
    seen = box.rules.view(real, seat)
    alike = (table for table in exchange if box.rules.view(table, seat) == seen)
    return list(islice(alike, count)), False


def _has_order(state: object) -> bool:
    """Whether cards are drawn from what is left over."""
    return isinstance(state, council.State) and (
        state.controller is not None or state.solo is not None
    )


def _lay_out(problem: Problem, rng: Random | None) -> Iterator[Any]:
    """A game of tricks: hands, and what is left over; without chance all ways."""
    real, seat = problem.replay.states[-1], problem.known.seat
    others = [each for each in range(real.setup.seats) if each != seat]
    solo = getattr(real, "solo", None) is not None
    hands = [] if solo else [real.hands[other] for other in others]
    own = None if isinstance(real, bugami.State) else real.discards[seat]
    rest = [card for card in real.rest if card != own]
    voids = [_void(problem, other) for other in others]
    pool = Pool([*(card for hand in hands for card in hand), *rest], [*map(len, hands)], voids)
    for held, left in pool.every() if rng is None else pool.draw(rng):
        table = real.copy()
        for other, hand in zip(others, held, strict=not solo):
            table.hands[other] = list(hand)
        if isinstance(table, bugami.State):
            table.rest = tuple(sorted(left))
        else:
            swapped = dict(zip(rest, left, strict=True))
            table.rest = [swapped.get(card, card) for card in real.rest]
            table.discards = [swapped.get(card, card) for card in real.discards]
            for other in others:
                if table.declared[other] is not None and real.phase is council.Phase.DECLARE:
                    table.declared[other] = bool(rng and rng.random() < 1 / 2)
        yield table


def _void(problem: Problem, seat: int) -> int:
    """A bit for each suit that somebody has shown to lack since cards were dealt last."""
    void, led, before = 0, 0, None
    for state, action in zip(problem.replay.states, problem.replay.actions, strict=False):
        part = state.deal if isinstance(state, bugami.State) else state.age
        if part != before:
            void, before = 0, part
        if isinstance(action, council.PlayCard | bugami.PlayCard):
            if len(state.trick) in {0, len(state.order)}:
                led = action.card >> 4
            elif action.card >> 4 != led and led not in FOLLOWED_BY_ANY.get(problem.game, ()):
                decision = SHELF[problem.game].rules.decision(state)
                void |= (decision is not None and decision.hand_of == seat) << led
    return void


def _rugs(real: rugs.State, seat: Seat, rng: Random) -> Iterator[rugs.State]:
    """Deal the hidden cards again; cards seen in a hand stay there."""
    others = [each for each in range(real.setup.seats) if each != seat]
    closed = [[card for card in real.hands[each] if not real.seen >> card & 1] for each in others]
    left = real.deck[real.drawn :]
    pool = Pool([*(card for hand in closed for card in hand), *left], [*map(len, closed)], [0] * 9)
    for hands, rest in pool.draw(rng):
        table = real.copy()
        for other, had, held in zip(others, closed, hands, strict=True):
            table.hands[other] = sorted({*real.hands[other]} - {*had} | {*held})
            if real.given[other] is not None:
                table.given[other] = rng.choice(table.hands[other])
        gone = [card for card in real.deck if card not in rest]
        table.deck = (*gone, *rest)
        yield table


def _glass(real: glass.State, _seat: Seat, rng: Random) -> Iterator[glass.State]:
    """Tops lie open; the Spider is among the last cards of a stack."""
    while True:
        table = real.copy()
        hidden = [card for stack in real.stacks for card in stack[:-1]]
        rng.shuffle(hidden)
        for stack in table.stacks:
            stack[:-1], hidden = hidden[: len(stack[:-1])], hidden[len(stack[:-1]) :]
        if all(glass.SPIDER not in stack[glass.DEEPEST : -1] for stack in table.stacks):
            yield table


EXCHANGED: Final[Mapping[str, Callable[[Any, Seat, Random], Iterator[Any]]]] = {
    "rugs": _rugs, "glass": _glass,
}  # fmt: skip
