"""Citizens move house with the sowing: one walks with each cube, and goes in where it drops."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.rules.council.api import CubesSown, View
from scenes.council.board.citizen import Citizen
from scenes.council.places import place_of
from scenes.council.positions import Spots
from scenes.council.show.cue_highlights import CouncilCue
from scenes.council.show.cues import cues
from scenes.council.show.tokens import CUBE
from scenes.table.cue import Flight
from scenes.table.motion.flight import flight_items
from tests.council.games import asked_of, everybody, told
from tests.support.window import frame

Sowing = tuple[CubesSown, View, list[CouncilCue]]


@pytest.fixture(scope="module")
def sowings() -> list[Sowing]:
    """Every sowing of a game, as the first seat sees it."""
    return [
        (event, before, cues(event, before, after, everybody(4)))
        for event, before, after in told()
        if isinstance(event, CubesSown)
    ]


def walkers(cue: CouncilCue) -> list[Flight]:
    return [flight for flight in cue.flights if isinstance(flight.thing, Citizen)]


def test_one_walks_with_each_cube(sowings: list[Sowing]) -> None:
    assert len(sowings) > 5
    for _event, _view, acts in sowings:
        for cue in acts:
            cubes = [flight for flight in cue.flights if flight.thing == CUBE]
            assert len(walkers(cue)) == len(cubes)


def test_each_goes_in_where_its_cube_drops(sowings: list[Sowing]) -> None:
    chambers = 0
    for event, view, acts in sowings:
        goals = [flight.goal for cue in acts for flight in walkers(cue)]
        homes = [faction for (faction,) in asked_of(Spots.home, goals)]
        inside = len(asked_of(Spots.threshold, goals))
        assert tuple(homes) == event.path
        assert inside == event.to_chambers == view.cubes[event.origin] - len(homes)
        chambers += inside
    assert chambers


def test_nobody_jumps_between_two_steps(sowings: list[Sowing]) -> None:
    for _event, _view, acts in sowings:
        moving = [cue for cue in acts if walkers(cue)]
        for earlier, later in pairwise(moving):
            gone_on = {flight.goal for flight in walkers(earlier)}
            assert {flight.start for flight in walkers(later)} <= gone_on


def test_they_keep_to_the_board_and_are_left_out_where_motion_is_reduced(
    sowings: list[Sowing],
) -> None:
    window = frame()
    for _event, _view, acts in sowings:
        for cue in acts:
            place = place_of(window, cue.view)
            positions = Spots(place, cue.after)
            board = place.board
            for moment in (0.1, 0.5, 0.9):
                calm = flight_items(positions, cue, moment, calm=True)
                assert len(calm) == len(cue.flights) - len(walkers(cue))
                for flight in walkers(cue):
                    start, goal = positions.position(flight.start), positions.position(flight.goal)
                    x, y = positions.way(flight, start, goal, moment)
                    far = ((x - board.cx) ** 2 + (y - board.cy) ** 2) ** 0.5 / board.radius
                    assert 0.2 < far < 0.75
