"""What a seat cannot see makes no difference to what a screen reader is told of its table."""

from random import Random

import pytest

from game.table import Seat
from scenes.kit.reader import Node, tree_of
from scenes.kit.stack_entry import StackEntry
from scenes.table.reading import read_table
from scenes.table.session import AnySession
from tests.contract.boxes import BOXES
from tests.contract.test_ui import TABLES, Table, played, session_of
from tests.support.window import frame

EVERY = 11  # one of so many questions is looked at
FEWEST = [table for table in TABLES if not table.options]


def tree(session: AnySession) -> Node:
    decision = session.match.decision
    assert decision is not None
    level = StackEntry(session.ui.layer(session, decision))
    level.draw_on_top(frame(), lambda _level: False)
    return tree_of(level, frame(), "window")


def exchanged(session: AnySession, table: Table, seat: Seat | None, rng: Random) -> AnySession:
    """The same table where all is different that this seat cannot see."""
    match = session.match
    match._state = BOXES[table.box.game.id].disguise(match._state, seat, rng)
    return session


@pytest.mark.parametrize("table", FEWEST, ids=str)
def test_nothing_hidden_is_in_the_tree_of_a_question(table: Table) -> None:
    rng = Random(f"{table}")
    looked_at = 0
    for number, session in enumerate(played(session_of(table))):
        decision = session.match.decision
        if number % EVERY or decision is None:
            continue
        state, here = session.match._state, tree(session)
        assert here == tree(exchanged(session, table, decision.seat, rng))
        session.match._state = state
        looked_at += 1
    assert looked_at


@pytest.mark.parametrize("table", FEWEST, ids=str)
def test_nothing_hidden_is_read_to_those_who_watch(table: Table) -> None:
    rng = Random(f"{table}")
    for number, session in enumerate(played(session_of(table))):
        if number % EVERY:
            continue
        state, told = session.match._state, len(session.match.log)
        for seat in (*range(table.seats), None):
            here = read_table(session, seat, told).groups
            assert here == read_table(exchanged(session, table, seat, rng), seat, told).groups
            session.match._state = state


@pytest.mark.parametrize("table", FEWEST, ids=str)
def test_what_a_hand_holds_is_in_its_tree(table: Table) -> None:
    """Guards the tests above: what is exchanged in a hand is noticed by whoever holds it."""
    if not BOXES[table.box.game.id].private:
        return
    rng = Random(f"{table}")
    session = next(played(session_of(table)))
    told = len(session.match.log)
    here = read_table(session, 0, told).groups
    others = (exchanged(session, table, None, rng) for _ in range(10))
    assert any(here != read_table(other, 0, told).groups for other in others)
