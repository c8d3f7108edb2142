"""What a seat cannot see makes no difference to what it is shown.

At many moments of random games everything hidden from a seat is exchanged: hands, the leftover
deck, discards, declarations that have not been turned over. The seat must not notice, neither at
once nor while both games are played on in the same way.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from game.table import Seat, Trace
from tests.contract.audit import at_random, contents
from tests.contract.boxes import TABLES, AnyTable

GAMES = 10  # at each table
EVERY = 9  # a moment of each so many is looked at
PLAYED_ON = 8  # actions after the exchange

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
Event = Any
State = Any


def moments(table: AnyTable, rng: Random) -> Iterator[State]:
    rules = table.rules
    state = rules.new_game(table.setup(rng))
    while True:
        if rules.deal_due(state):
            state, _ = rules.deal(state, rules.shuffle(state, rng))
        if rng.randrange(EVERY) == 0:
            yield state
        legal = rules.legal_actions(state)
        if not legal:
            yield state
            return
        state, _ = rules.apply(state, at_random(legal, rng))


@every_table
def test_what_is_hidden_does_not_show(table: AnyTable) -> None:
    different = looked_at = 0
    for seed in range(-(-GAMES // table.box.length)):
        rng = Random(f"{table} {seed}")
        for state in moments(table, rng):
            for seat in table.everybody:
                twin = table.box.disguise(state, seat, rng)
                table.box.check(twin)
                looked_at += 1
                different += contents(twin) != contents(state)
                same_view(table, seat, state, twin)
                play_on(table, seat, state, twin, rng)
    assert different > 0.9 * looked_at > 100


def same_view(table: AnyTable, seat: Seat | None, state: State, twin: State) -> None:
    assert table.rules.view(state, seat) == table.rules.view(twin, seat)


def play_on(table: AnyTable, seat: Seat | None, state: State, twin: State, rng: Random) -> None:
    """The same public actions in both games; hidden ones each as it likes."""
    rules = table.rules
    for _ in range(PLAYED_ON):
        here, there = rules.legal_actions(state), rules.legal_actions(twin)
        if rules.deal_due(state) or not here:
            return
        if table.box.said_in_secret(state, seat):
            action, twin_action = at_random(here, rng), at_random(there, rng)
        else:
            common = [action for action in here if action in there]
            if not common:
                return
            action = twin_action = at_random(common, rng)
        state, told = rules.apply(state, action)
        twin, twin_told = rules.apply(twin, twin_action)
        same_story(table, seat, told, twin_told)
        same_steps(table, seat, told, twin_told)
        if any(map(table.box.reveals, told)):
            return  # from here on the seat may know the difference
        same_view(table, seat, state, twin)


def same_story(
    table: AnyTable, seat: Seat | None, told: Sequence[Event], twin_told: Sequence[Event]
) -> None:
    """Both tell the seat the same, as far as nothing hidden is turned over."""
    for event, twin_event in zip(told, twin_told, strict=False):
        if table.box.reveals(event) and table.box.reveals(twin_event):
            return
        assert type(event) is type(twin_event)
        assert table.rules.redact(event, seat) == table.rules.redact(twin_event, seat)
    assert len(told) == len(twin_told)


def same_steps(
    table: AnyTable, seat: Seat | None, told: Trace[Any, Event], twin_told: Trace[Any, Event]
) -> None:
    """In the middle of the step both show the seat the same, until something is turned over."""
    for event, state, twin in zip(told, told.after, twin_told.after, strict=False):
        if table.box.reveals(event):
            return
        view = table.rules.view(state, seat, midway=True)
        assert view == table.rules.view(twin, seat, midway=True)


@every_table
def test_a_deal_tells_a_seat_nothing_about_the_others(table: AnyTable) -> None:
    rng = Random(f"{table}")
    rules = table.rules
    start = rules.new_game(table.setup(rng))
    for _ in range(20):
        deal = rules.shuffle(start, rng)
        state, told = rules.deal(start, deal)
        for seat in table.everybody:
            twin_deal = table.box.disguise_deal(deal, seat, table.seats, rng)
            assert twin_deal != deal
            twin, twin_told = rules.deal(start, twin_deal)
            same_story(table, seat, told, twin_told)
            same_steps(table, seat, told, twin_told)
            same_view(table, seat, state, twin)


@every_table
def test_a_seat_does_see_its_own(table: AnyTable) -> None:
    # The other way round, so that an empty view cannot pass: exchange what somebody holds, and
    # exactly that seat notices. Where all hands are open, there is nothing to be seen alone.
    if not table.box.private:
        return
    rng = Random(f"{table}")
    rules = table.rules
    start = rules.new_game(table.setup(rng))
    deal = rules.shuffle(start, rng)
    state, told = rules.deal(start, deal)
    for seat in range(table.seats):
        somebody_else = table.everybody[seat + 1]
        twin_deal = table.box.disguise_deal(deal, somebody_else, table.seats, rng)
        twin, twin_told = rules.deal(start, twin_deal)
        assert rules.view(state, seat) != rules.view(twin, seat)
        pairs = list(zip(told, twin_told, strict=True))
        assert any(rules.redact(one, seat) != rules.redact(other, seat) for one, other in pairs)
