"""A table that somebody imagines has every card of the real one, each in one place."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from random import Random
from typing import Any, Final

import pytest

from game.catalogue import SHELF, part_of
from game.coach.question import Question
from game.playout import Playout
from game.rules.bugami import api as bugami
from game.rules.council import api as council
from game.table import SupportsSnapshot
from tests.contract.audit import at_random
from tests.contract.boxes import TABLES, AnyTable
from tests.contract.test_leaks import moments

MOST_WAYS: Final = 500
"""Where hidden cards can lie in so many ways at most, each of them is looked at."""
LATE: Final = 3
"""That is so where nobody has more cards."""
GAMES: Final = 2
DEALT: Final = 12  # games at each table
FEW_HANDS: Final = [
    each for each in TABLES if each.game in {"bug-council", "bugami"} and 2 < each.seats < 5
]
Places = Sequence[Sequence[int]]


def _council(state: council.State) -> Places:
    lying = state.trick if len(state.trick) < len(state.order) else []  # else they are in a pile
    solo = () if state.solo is None else (state.solo.taken, state.solo.discarded)
    return [*state.hands, *state.piles, state.rest, lying, *solo]


LYING: Final[Mapping[str, Callable[[Any], Places]]] = {
    "council": _council,
    "rugs": lambda it: [*it.hands, it.floor, it.wall, it.discards, it.deck[it.drawn :]],
    "bugami": lambda it: [*it.hands, *it.piles, it.trick, it.rest],
    "glass": lambda it: [*it.hands, *it.stacks, *([each for each, _ in laid] for laid in it.laid)],
}
"""By the folder of a game: where its cards lie, those of the Termitenator as well."""


def cards(game: str, state: object) -> list[int]:
    return sorted(chain.from_iterable(LYING[SHELF[game].folder](state)))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_dealt_table_looks_like_the_real_one_and_has_all_its_cards(table: AnyTable) -> None:
    rules, tables = table.rules, part_of(SHELF[table.game], "game.rules.*.api.DealSampler")
    for seed in range(-(-DEALT // table.box.length)):
        rng = Random(f"{table} {seed}")
        for state in moments(table, rng):
            if (decision := rules.decision(state)) is not None:
                view = rules.view(state, decision.seat)
                dealt = tables(view).deal(rng)
                assert rules.view(dealt, decision.seat) == view
                assert cards(table.game, dealt) == cards(table.game, state)


@pytest.mark.parametrize("table", FEW_HANDS, ids=str)
def test_each_way_has_all_the_cards_and_none_is_left_out(table: AnyTable) -> None:
    looked_at = 0
    for seed in range(GAMES):
        for state, question in asked(table, Random(f"{table} {seed}")):
            count = ways(question)
            if 0 < count <= MOST_WAYS:
                found = list[SupportsSnapshot](imagined(question).every())
                assert len({each.key() for each in found}) == len(found) == count
                real = cards(table.game, state)
                assert all(cards(table.game, each) == real for each in found)
                looked_at += 1
    assert looked_at > 3


def asked(table: AnyTable, rng: Random) -> Iterator[tuple[Any, Question]]:
    """The late questions of a game by chance, and the real table of each."""
    rules = table.rules
    playout = Playout(rules, table.setup(rng), lambda due: rules.shuffle(due, rng), told=True)
    for decision in playout.decisions():
        view = rules.view(playout.state, decision.seat)
        if max(view.hand_sizes) <= LATE:
            question = Question.about(table.game, view, playout.account(decision.seat))
            if question is not None:
                yield playout.state, question
        playout.advance(at_random(rules.legal_actions(playout.state), rng))


def imagined(question: Question) -> council.DealSampler | bugami.DealSampler:
    view = question.view
    if isinstance(view, council.View):
        return council.DealSampler(view, question.known)
    assert isinstance(view, bugami.View)
    return bugami.DealSampler(view)


def ways(question: Question) -> int:
    """In how many ways hidden cards can lie, card by card; 0: nobody can tell yet."""
    view = question.view
    if isinstance(view, council.View):
        if not all(view.has_declared) or None in view.declared:
            return 0
        pack, voids = council.deck(council.EDITIONS[view.edition], view.seats), question.known
        seen = {*view.seen, *(view.hand or ()), view.discard}
    else:
        assert isinstance(view, bugami.View)
        if None in view.bids:
            return 0
        pack, voids = bugami.PACKS[view.jokers], view.voids
        seen = {*view.seen, *(view.hand or ())}
    hidden = [card for card in pack if card not in seen]
    sizes = [0 if seat == view.you else size for seat, size in enumerate(view.hand_sizes)]

    @cache
    def laid(number: int, room: tuple[int, ...], over: int) -> int:
        if number == len(hidden):
            return 1
        found = laid(number + 1, room, over - 1) if over else 0
        for seat, left in enumerate(room):
            if left and not voids[seat] >> (hidden[number] >> 4) & 1:
                found += laid(number + 1, (*room[:seat], left - 1, *room[seat + 1 :]), over)
        return found

    return laid(0, tuple(sizes), len(hidden) - sum(sizes))
