"""The ladder shows who is strongest, and who climbs it when cubes are sown."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations

import pytest

from game.rules.council.api import (
    CARDS,
    FACTIONS,
    CubesSown,
    strength_order,
)
from game.rules.council.trick import winner
from scenes.council.board.cubes import faction_asset
from scenes.council.ladder import RUNGS
from scenes.council.picture import table_items
from scenes.council.places import place_of
from scenes.council.positions import Spots
from scenes.council.show.cue_highlights import CueHighlights
from scenes.council.show.cues import cues
from scenes.kit.display import Picture
from scenes.table.cue import is_spot
from scenes.table.highlights import Highlights, TableContext
from tests.council.games import asked_of, empty_view, everybody, told
from tests.support.window import frame


def card_of(faction: int, value: int) -> int:
    return CARDS[f"{FACTIONS[faction]}{value}"]


@pytest.mark.parametrize("seed", range(40))
def test_the_ladder_stands_in_the_rules_order_of_strength(seed: int) -> None:
    chance = random.Random(seed)
    ring = tuple(chance.sample(range(5), 5))
    cubes = tuple(chance.choice((0, 1, 1, 2, 3, 5, 9)) for _ in ring)
    view = replace(empty_view(0, 4), ring=ring, cubes=cubes)
    at = frame()
    items = table_items(at, view, TableContext(everybody(4)), Highlights())
    ladder = place_of(at, view).ladder
    asked = [faction_asset(faction) for faction in range(5)]
    rungs = []
    for number in range(RUNGS):
        x, y = ladder.emblem(number)
        rungs += [
            asked.index(item.name.removeprefix("council/emblem_"))
            for item in items
            if isinstance(item, Picture)
            and item.name.startswith("council/emblem_")
            and (item.x + item.w / 2, item.y + item.h / 2) == (x, y)
        ]
    assert sorted(rungs) == list(range(5))
    assert rungs == list(strength_order(cubes, ring))
    for above, below in combinations(rungs, 2):  # who stands higher beats a led card of the other
        led, off_suit = card_of(below, 5), card_of(above, 5)
        assert cubes[above] == cubes[below] or winner([led, off_suit], list(cubes)) == 1


@pytest.mark.parametrize(("cubes", "crowns"), [((0,) * 5, 0), ((2, 0, 2, 1, 0), 2)])
def test_nobody_is_strongest_before_the_council_sits(cubes: tuple[int, ...], crowns: int) -> None:
    view = replace(empty_view(0, 4), ring=(0, 1, 2, 3, 4), cubes=cubes)
    at = frame()
    place = place_of(at, view).ladder.place
    items = table_items(at, view, TableContext(everybody(4)), Highlights())
    shown = [item for item in items if isinstance(item, Picture) and "crown" in item.name]
    assert sum(item.y > place.y and item.x < place.right for item in shown) == crowns


@pytest.mark.parametrize(("seats", "edition"), [(4, "published"), (1, "pacifist")])
def test_who_has_become_stronger_climbs_and_lands_where_the_ladder_shows_him(
    seats: int, edition: str
) -> None:
    names, climbed = everybody(seats), 0
    for event, now, after in told(seats, edition):
        if isinstance(event, CubesSown):
            order = strength_order(after.cubes, after.ring)
            before = strength_order(now.cubes, now.ring)
            moved = {faction for faction in order if order.index(faction) != before.index(faction)}
            rungs = {
                tuple(number for (number,) in asked_of(Spots.rung, (flight.start, flight.goal)))
                for cue in cues(event, now, after, names)
                for flight in cue.flights
                if is_spot(flight.goal, Spots.rung)
            }
            assert rungs == {(before.index(each), order.index(each)) for each in moved}
            climbed += bool(moved)
    assert climbed


def test_while_cubes_are_sown_the_ladder_keeps_its_order_and_then_changes_once() -> None:
    names, sown = everybody(4), 0
    for event, now, after in told():
        if isinstance(event, CubesSown):
            lights = [cue.cue_highlights for cue in cues(event, now, after, names)]
            orders = [
                cue_highlights.order
                for cue_highlights in lights
                if isinstance(cue_highlights, CueHighlights) and cue_highlights.order
            ]
            assert len(set(orders)) <= 2
            assert orders[0] == strength_order(now.cubes, now.ring)
            sown += 1
    assert sown
