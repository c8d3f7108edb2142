"""What somebody at the table remembers of a game: the others' choices, as they were."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from game.bots.random_bot import RandomBot
from game.rules.council import api as council
from tests.bots.remembered import Remembered, remembered

every_table = pytest.mark.parametrize("seats", [3, 4, 5])
editions = pytest.mark.parametrize("edition", ["published", "prototype"])


class Chosen(NamedTuple):
    moment: Remembered
    action: council.Action

    @property
    def view(self) -> council.View:
        return self.moment.view


def played(seats: int, edition: str) -> list[Chosen]:
    """A game among random bots but for its last decision."""
    bots = [RandomBot(Random(seat)) for seat in range(seats)]
    game = list(remembered(bots, 5, edition))
    return [Chosen(now, later.actions[-1]) for now, later in pairwise(game)]


def some(game: list[Chosen]) -> Iterator[tuple[int, Remembered]]:
    for number in range(0, len(game), 7):
        yield number, game[number].moment


def of_others(game: list[Chosen], you: int | None, *phases: council.Phase) -> list[Chosen]:
    return [each for each in game if each.view.phase in phases and each.view.you != you]


def public(view: council.View) -> council.View:
    """A view without the card that its seat has discarded."""
    return replace(view, discard=None)


def as_they_were(choices: list[council.PastChoice], real: list[Chosen]) -> bool:
    """Whether these choices are the real ones, at the table as whoever chose saw it."""
    return [
        (choice.action, public(council.COUNCIL.view(choice.state, choice.seat)))
        for choice in choices
    ] == [(each.action, public(each.view)) for each in real]


@editions
@every_table
def test_plays_and_visits_of_past_ages_are_remembered_as_they_were(
    seats: int, edition: str
) -> None:
    game, looked_at = played(seats, edition), 0
    for now, (_, view, account, *_) in some(game):
        past = [each for each in game[:now] if each.view.age < view.age]
        real = of_others(past, view.you, council.Phase.PLAY, council.Phase.VISIT)
        choices = [
            choice
            for choice in council.PastAges(view, account).choices
            if choice.state.phase is not council.Phase.DECLARE
        ]
        assert as_they_were(choices, real)
        looked_at += len(real)
    assert looked_at > 300


@editions
@every_table
def test_so_are_declarations_but_for_the_card_that_no_allegiance_cost(
    seats: int, edition: str
) -> None:
    game, costs = played(seats, edition), 0
    _, view, account, *_ = game[-1].moment
    remembers = {
        (choice.state.age, choice.seat): choice
        for choice in council.PastAges(view, account).choices
        if choice.state.phase is council.Phase.DECLARE
    }
    past = [each for each in game if each.view.age < view.age]
    declared = of_others(past, view.you, council.Phase.DECLARE)
    assert set(remembers) == {(each.view.age, each.view.you) for each in declared}
    for real in declared:
        assert real.view.you is not None
        assert real.view.hand is not None
        choice = remembers[real.view.age, real.view.you]
        known = choice.state.hands[choice.seat]
        unknown = set(real.view.hand) - set(known)
        assert choice.action == real.action
        assert choice.state.cubes == list(real.view.cubes)
        assert choice.state.scores == list(real.view.scores)
        assert sorted([*known, *unknown]) == sorted(real.view.hand)
        assert len(unknown) == bool(choice.missing)
        assert unknown <= set(choice.missing)
        costs += len(unknown)
    assert costs > 0


@editions
@every_table
def test_this_age_is_remembered_with_any_cards_that_the_view_allows(
    seats: int, edition: str
) -> None:
    """With the real ones every choice is as it was; else those cards were held that were played."""
    game, rng, looked_at = played(seats, edition), Random(3), 0
    for now, (state, view, account, *_) in some(game):
        past_ages = council.PastAges(view, account)
        if None in view.declared:
            assert past_ages.present(state) == []
            continue
        since = [each for each in game[:now] if each.view.age == view.age]
        real = of_others(since, view.you, council.Phase.PLAY, council.Phase.VISIT)
        assert as_they_were(past_ages.present(state), real)
        for choice, each in zip(
            past_ages.present(council.DealSampler(view).deal(rng)), real, strict=True
        ):
            assert choice.action == each.action
            assert choice.state.cubes == each.moment.state.cubes
            assert choice.state.trick == each.moment.state.trick
        looked_at += len(real)
    assert looked_at > 100
