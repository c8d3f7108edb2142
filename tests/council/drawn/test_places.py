"""Every place that motion and layers name exists in the Tiled map and lies in the window."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

import pytest

from scenes.council.places import SEATS_BESIDE_PANELS, SEATS_ROUND_ME, TablePlace, place_of
from scenes.council.positions import Spots
from scenes.council.show.cue_highlights import CouncilCue, CueHighlights
from scenes.council.show.cues import cues
from scenes.council.show.tokens import CROWN
from scenes.kit.display import Card
from scenes.kit.scene import Frame
from scenes.table.cue import Anchor, Flight, OnDeck, Pawn, is_spot
from scenes.table.motion.flight import flight_items
from tests.council.games import TABLES, asked_of, everybody, told
from tests.support.window import frame


@pytest.mark.parametrize("names", [SEATS_ROUND_ME, SEATS_BESIDE_PANELS])
def test_every_seat_has_a_place_of_its_own(names: dict[int, tuple[str, ...]]) -> None:
    layout = frame().layout("council/table")
    for seats, places in names.items():
        positions = {(layout[name].x, layout[name].y) for name in places}
        assert len(positions) == len(places) >= seats - 1


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def show(request: pytest.FixtureRequest) -> list[CouncilCue]:
    """Every cue of half a game, as the first seat sees it."""
    seats, edition = request.param
    return [
        cue
        for event, before, after in told(seats, edition)
        for cue in cues(event, before, after, everybody(seats))
    ]


def anchors(cue: CouncilCue) -> set[Anchor]:
    return {end for flight in cue.flights for end in (flight.start, flight.goal)}


def place(window: Frame, cue: CouncilCue) -> TablePlace:
    return place_of(window, cue.view)


def positions(window: Frame, cue: CouncilCue) -> Spots:
    return Spots(place(window, cue), cue.after)


def test_cubes_fly_to_the_board(show: list[CouncilCue]) -> None:
    window = frame()
    on_board = Spots.space, Spots.above, Spots.chambers
    for cue in show:
        board = place(window, cue).board
        for anchor in anchors(cue):
            if any(is_spot(anchor, find) for find in on_board):
                at = positions(window, cue).position(anchor)
                assert (at.x - board.cx) ** 2 + (at.y - board.cy) ** 2 < board.radius**2


def tooltips(flights: Iterable[Flight]) -> int:
    """How many items show what flies; a pawn is its body and its letter."""
    return sum(2 if isinstance(flight.thing, Pawn) else 1 for flight in flights)


def test_what_flies_can_be_drawn_at_any_moment(show: list[CouncilCue]) -> None:
    window = frame()
    for cue in show:
        told = replace(cue, flights=tuple(each for each in cue.flights if not each.idle))
        for moment in (0.0, 0.37, 1.0):
            full = flight_items(positions(window, told), told, moment)
            calm = flight_items(positions(window, cue), cue, moment, calm=True)
            assert len(full) <= len(calm) <= tooltips(told.flights)
        table = positions(window, cue)
        seen = [each for each in cue.flights if not table.position(each.goal).below]
        assert len(flight_items(table, cue, 1.0)) == tooltips(seen)


def test_what_flies_arrives(show: list[CouncilCue]) -> None:
    """Whatever the way, its end is the goal, so that nothing jumps when a cue ends."""
    window = frame()
    for cue in show:
        table = positions(window, cue)
        for flight in cue.flights:
            goal = table.position(flight.goal)
            if goal.below:
                continue
            (thing, *_) = flight_items(table, replace(cue, flights=(flight,)), 1.0)
            if isinstance(thing, Card):
                assert (thing.x, thing.y) == pytest.approx((goal.x, goal.y))
                assert thing.w == pytest.approx(goal.size)


def test_cards_are_dealt_round_the_board(show: list[CouncilCue]) -> None:
    window = frame()
    dealt = [cue for cue in show if any(isinstance(f.start, OnDeck) for f in cue.flights)]
    assert dealt
    for cue in dealt:
        board = place(window, cue).board
        for moment in (0.2, 0.4, 0.6, 0.8):
            for card in flight_items(positions(window, cue), cue, moment):
                assert isinstance(card, Card)
                assert math.dist((card.x, card.y), (board.cx, board.cy)) > 0.95 * board.radius


def test_a_crown_changes_hands_only_when_the_strongest_does(show: list[CouncilCue]) -> None:
    """While cubes are sown the old crown stays; it flies where the council has changed."""
    for cue in show:
        for (faction,) in asked_of(Spots.crown, (flight.goal for flight in cue.flights)):
            assert cue.after.cubes[faction] == max(cue.after.cubes)
            assert isinstance(cue.cue_highlights, CueHighlights)
            assert faction not in (cue.cue_highlights.crowned or ())
    goals = [flight.goal for cue in show for flight in cue.flights]
    assert asked_of(Spots.crown, goals)


def test_whoever_wins_a_trick_glows_and_gets_its_crown(show: list[CouncilCue]) -> None:
    taken, won = 0, 0
    for cue in show:
        won += (
            isinstance(cue.cue_highlights, CueHighlights) and cue.cue_highlights.winner is not None
        )
        for flight in cue.flights:
            for (seat,) in asked_of(Spots.on_seat, [flight.goal]):
                assert isinstance(cue.cue_highlights, CueHighlights)
                assert seat == cue.cue_highlights.winner == cue.after.won_by
                assert flight.thing == CROWN
                taken += 1
    assert taken == sum(
        isinstance(cue.cue_highlights, CueHighlights) and cue.cue_highlights.winner is not None
        for cue in show
    )
    assert taken
