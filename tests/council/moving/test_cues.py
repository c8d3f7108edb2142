"""What is animated at the council table is all there, and once."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from game.describe.council.names import card_codes
from game.rules.council.api import CubesSown, Event, View
from scenes.council.cards import face
from scenes.council.show.cue_highlights import CouncilCue
from scenes.council.show.cues import cues
from scenes.council.show.tokens import CUBE
from scenes.table.cue import CardFace
from tests.council.games import TABLES, everybody, told

Shows = list[tuple[Event, View, list[CouncilCue]]]


def shows(seats: int, edition: str, seed: int) -> Shows:
    """Every event as every seat sees it, with the view before it and its cues."""
    return [
        (event, before, cues(event, before, after, everybody(seats)))
        for seat in (*range(seats), None)
        for event, before, after in told(seats, edition, seed, seat)
    ]


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def show(request: pytest.FixtureRequest) -> Shows:
    seats, edition = request.param
    return shows(seats, edition, seed=seats)


def test_every_cue_begins_where_the_one_before_it_ended(show: Shows) -> None:
    """Except for what is taken up: the trick leaves the table in the hands of its winner."""
    for _, _, acts in show:
        for earlier, later in pairwise(acts):
            taken = {flight.thing for flight in later.flights}
            left = tuple(lying for lying in earlier.after.trick if face(lying[1]) not in taken)
            assert later.view == replace(earlier.after, table=left)


def _cubes(view: View) -> int:
    on_solo_board = 0 if view.termitenator is None else view.termitenator.board
    return sum(view.cubes) + view.chambers + view.supply + on_solo_board


def test_the_sown_cubes_are_all_in_sight(show: Shows) -> None:
    for event, before, acts in show:
        if isinstance(event, CubesSown):
            for cue in acts:
                flying = sum(flight.thing == CUBE for flight in cue.flights)
                assert _cubes(cue.view) + flying == _cubes(before) == 18


def test_no_card_is_in_two_places(show: Shows) -> None:
    for _, _, acts in show:
        for cue in acts:
            trick = (card for _, card in cue.view.trick)
            lie = [*(cue.view.hand or ()), *(cue.view.emissary or ()), *trick]
            if (solo := cue.view.termitenator) is not None:
                lying = zip(solo.places, solo.lies, strict=True)
                lie += [card for card, lies in lying if lies and card is not None]
            cards = Counter(card_codes(lie))
            flying = (each.thing for each in cue.flights if isinstance(each.thing, CardFace))
            cards.update(thing.code for thing in flying if thing.code is not None)
            assert all(count == 1 for count in cards.values())
