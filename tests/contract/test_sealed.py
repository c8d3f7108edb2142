"""Who chooses in secret can be asked at the same time as the others: it makes no difference."""

from __future__ import annotations

from random import Random

import pytest

from game.catalogue import SHELF
from tests.contract.audit import at_random
from tests.contract.boxes import TABLES, AnyTable
from tests.contract.test_descriptions import opened

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
MOST = 400  # actions
WITH_SECRETS = {"bug-council", "bugs-on-rugs", "bugami"}


@every_table
def test_whoever_is_asked_early_sees_what_they_would_see_in_their_turn(table: AnyTable) -> None:
    """Whatever the others have chosen by then: nothing of it shows."""
    met = 0
    for seed in range(3):
        match, rng = opened(table, seed), Random(seed)
        early: dict[tuple[int, int], object] = {}
        for _ in range(MOST):
            if match.decision is None:
                break
            first, *others = match.due
            assert (first.seat, first.view) == (match.decision.seat, match.view(first.seat))
            met += (first.at, first.seat) in early
            assert early.pop((first.at, first.seat), first.view) == first.view
            early |= {(each.at, each.seat): each.view for each in others}
            match.play(at_random(match.legal, rng))
        assert not early or match.decision is not None
    assert bool(met) == (table.game in WITH_SECRETS and table.seats > 1)


@every_table
def test_the_kinds_that_are_sealed_are_kinds_of_the_game(table: AnyTable) -> None:
    decision = opened(table, 1).decision
    assert decision is not None
    assert SHELF[table.game].sealed <= {each.value for each in type(decision.kind)}
