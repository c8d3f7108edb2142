"""In the middle of a step a seat sees what has been told, and nothing that follows from it."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple, TypeVar

import pytest

from game.match import AnyMatch, Match
from game.rules.bugami import api as bugami
from game.rules.council import api as council
from game.rules.glass import api as glass
from game.rules.rugs import api as rugs
from game.seating import SeatSetup, TableSetup
from game.table import OptionValue

E = TypeVar("E")


class Told(NamedTuple):
    """An event, and what a spectator sees before and after it."""

    event: Any
    before: Any
    after: Any


def told(kind: type[Any], game: str, people: int, **options: OptionValue) -> Iterator[Told]:
    """Every event of a kind in a few random games."""
    seats = tuple(SeatSetup(str(seat), "orange") for seat in range(people))
    found = 0
    for seed in range(9):
        match: AnyMatch = Match.open(TableSetup(seats, options, seed=seed, game=game))
        chance = Random(seed)
        while match.decision is not None:
            match.play(chance.choice(list(match.legal)))
        client = match.client(None)
        for at, event in enumerate(client.events(0)):
            if isinstance(event, kind):
                found += 1
                yield Told(event, client.view(at), client.view(at + 1))
    assert found


def test_bids_are_open_first_then_one_pair_comes_together_after_the_other() -> None:
    for event, before, after in told(bugami.BidsRevealed, "bugami", 5, shotgun=True):
        assert (before.sides, set(before.bids)) == ((), {None})
        assert after.sides == tuple((seat,) for seat in range(5))
        assert after.bids == event.bids
    for event, before, after in told(bugami.Wedding, "bugami", 5, shotgun=True):
        for seat, side in enumerate(after.sides):
            assert side == (event.seats if seat in event.seats else before.sides[seat])


def test_a_card_lies_on_its_stack_until_what_is_under_it_is_shown() -> None:
    for event, before, after in told(glass.CardDrawn, "display-case", 2):
        assert before.tops == after.tops
        assert after.tops[event.stack] == event.card in after.hands[event.seat]
    for event, before, after in told(glass.TopShown, "display-case", 2):
        assert after.tops[event.stack] == event.card
        assert sum(one != other for one, other in zip(before.tops, after.tops, strict=True)) < 2


def test_points_come_type_by_type_and_then_somebody_has_won() -> None:
    for event, before, after in told(rugs.TypeScored, "bugs-on-rugs", 3):
        assert after.scores == tuple(before.scores[row.seat] + row.points for row in event.rows)
        assert not after.winners
    for event, _before, after in told(rugs.GameEnded, "bugs-on-rugs", 3):
        assert (after.scores, after.winners) == (event.scores, event.winners)


def test_a_place_of_the_rug_is_bare_once_its_bug_is_picked() -> None:
    for event, before, after in told(rugs.BugPicked, "bugs-on-rugs", 3):
        bare = before.places.index(event.card)
        assert after.places == (*before.places[:bare], None, *before.places[bare + 1 :])
        assert after.actor == event.seat


def test_a_power_is_told_before_it_does_anything() -> None:
    for event, before, after in told(rugs.PowerSetOff, "bugs-on-rugs", 3):
        assert (before.wall, before.floor) == (after.wall, after.floor)
        assert (after.acting, after.clause, after.actor) == (event.card, event.clause, None)


@pytest.mark.parametrize("people", [2, 4])
def test_a_trick_is_won_then_gathered_then_counted(people: int) -> None:
    status = council.TrickStatus
    for event, before, after in told(council.TrickWon, "bug-council", people):
        assert (before.trick_status, after.trick_status) == (status.OPEN, status.WON)
        assert after.tricks[event.seat] == before.tricks[event.seat] + 1
    for event, before, after in told(council.CubesSown, "bug-council", people):
        assert (before.visitor, after.visitor) == (event.seat, None)
        assert before.trick_status is status.WON
        counted = after.trick_number - before.trick_number  # where nothing else is told of it
        assert after.trick_status is (status.COUNTED if counted else status.GATHERED)
    for _event, before, after in told(council.CardPlayed, "bug-council", people):
        assert before.trick_status in {status.OPEN, status.COUNTED}
        assert after.trick_status is status.OPEN


def test_a_declaration_is_hidden_until_all_are_shown() -> None:
    for event, before, after in told(council.DeclarationsRevealed, "bug-council", 4):
        assert (set(before.declared), after.declared) == ({None}, event.choices)


@pytest.mark.parametrize("personality", ["pacifist-2", "card-shark", "thief", "trickster"])
def test_a_personality_is_told_before_it_does_anything(personality: str) -> None:
    event = council.PersonalityTriggered
    for _event, before, after in told(event, "bug-council", 1, personality=personality):
        for name in ("scores", "tricks", "cubes", "supply", "hand_sizes", "rest"):
            assert getattr(before, name) == getattr(after, name)
        assert before.termitenator.taken == after.termitenator.taken
        assert before.termitenator.board == after.termitenator.board
