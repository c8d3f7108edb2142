"""The trick is one row: it keeps off everything else, and shows who wins and who visits."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from game.rules.council.api import (
    CARDS,
    FACTIONS,
    CubesSown,
    TrickWon,
    VisitBegan,
    standing,
    strength_order,
)
from game.rules.council.trick import winner
from scenes.council.board.cubes import faction_asset
from scenes.council.board.trick import AWAY
from scenes.council.ladder import RUNGS
from scenes.council.picture import place_of, table_items
from scenes.council.places import TablePlace
from scenes.council.show.anchors import OnRung
from scenes.council.show.choreography import cues
from scenes.council.show.light import Light
from scenes.council.show.spots import CouncilSpots
from scenes.council.stage.table_stage import Stage, empty_stage, settle
from scenes.council.trick_row import RISE
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Card, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.table.look import FILM_BAR, Look, TableTop
from scenes.table.pieces import hand as fan
from tests.council.games import TABLES, Step, everybody, steps, table
from tests.shell.booth import frame

WINDOWS = ((1024, 640), (1280, 720), (1440, 1080), (1920, 1080), (2560, 1080))
SIZES = pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
LETTERS = pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
SEATS = pytest.mark.parametrize("people", [1, 2, 3, 4, 5])
BARK = 1.07  # of the ring's radius: so far out its bark reaches
FULL = ("A1", "A2", "A3", "B1", "B2", "C1", "C2", "F1", "F2", "M1", "M2")


def window(size: tuple[int, int], letters: float) -> Frame:
    return replace(frame(*size), letters=letters)


def overlap(one: Place, other: Place) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 1 and down > 1


def row(place: TablePlace) -> list[Place]:
    """The cards and their names; a card that has won stands a little higher."""
    wide, high = place.row.width, place.row.width * CARD_RATIO
    found = []
    for number in range(place.row.count):
        x, y = place.row.card(number)
        owner = place.row.owner(number)
        top = min(owner.y, y - high / 2) - RISE
        left = min(owner.x, x - wide / 2)
        found.append(Place(left, top, max(owner.w, wide), y + high / 2 - top))
    return found


def resting_hand(place: TablePlace) -> list[Place]:
    spot = place.layout["hand"]
    found = []
    for held in fan.resting(spot, FULL).values():
        top = held.y - fan.CARD_HEIGHT / 2
        found.append(Place(held.x - fan.CARD_WIDTH / 2, top, fan.CARD_WIDTH, spot.bottom - top))
    return found


def furniture(place: TablePlace) -> dict[str, Place]:
    """Everything round the board that stands there while a card is asked for."""
    layout = place.layout
    names = ["status", "menu_bar", "hints", "supply", "ladder"]
    names += ["opponent", "decision", "lead_slots"] if place.people == 1 else ["legend"]
    found = {name: layout[name] for name in names}
    others = range(place.people + (place.people == 2))
    found |= {f"seat {seat}": place.seat(seat) for seat in others}
    if place.people == 2:
        found["the Emissary's cards"] = layout["emissary_cards"]
    return found


def off_the_ring(place: TablePlace, box: Place) -> bool:
    board = place.board
    x = min(max(board.cx, box.x), box.right)
    y = min(max(board.cy, box.y), box.bottom)
    return math.dist((x, y), (board.cx, board.cy)) >= BARK * board.radius


@SIZES
@LETTERS
@SEATS
def test_the_row_keeps_off_everything_else(
    size: tuple[int, int], letters: float, people: int
) -> None:
    place = place_of(window(size, letters), empty_stage(0, people))
    cards = row(place)
    for one, other in combinations(cards, 2):
        assert not overlap(one, other)
    others = furniture(place) | {f"held {n}": box for n, box in enumerate(resting_hand(place))}
    for box in (*cards, place.row.mat):
        assert off_the_ring(place, box)
        assert [name for name, other in others.items() if overlap(box, other)] == []


@SIZES
@LETTERS
@SEATS
def test_seats_ladder_and_furniture_keep_off_each_other_and_off_the_ring(
    size: tuple[int, int], letters: float, people: int
) -> None:
    at = window(size, letters)
    place = place_of(at, empty_stage(0, people))
    things = furniture(place)
    for (name, one), (other_name, other) in combinations(things.items(), 2):
        assert not overlap(one, other), (name, other_name)
    for name, box in things.items():
        assert box.x >= 0, name
        assert box.right <= at.width, name
        assert box.bottom <= at.height, name
        assert off_the_ring(place, box), name


@SIZES
@LETTERS
@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_the_room_of_every_face_is_free(size: tuple[int, int], letters: float, people: int) -> None:
    at = window(size, letters)
    place = place_of(at, empty_stage(0, people))
    others = {**furniture(place), "mat": place.row.mat, "last trick": place.layout["last_trick"]}
    for seat in range(people + (people == 2)):
        face = place.face(seat)
        assert face.y >= 0
        assert off_the_ring(place, face)
        assert [name for name, other in others.items() if overlap(face, other)] == []


@SIZES
def test_a_card_that_is_pointed_at_stands_in_the_window_as_a_whole(size: tuple[int, int]) -> None:
    """It may cover the foot of the row, never what is written on a card there."""
    place = place_of(window(size, 1.0), empty_stage(0, 4))
    spot = place.layout["hand"]
    for held in fan.lay_out(spot, FULL, None, FULL[3]):
        middle = fan.upright(spot, held)
        assert middle + fan.CARD_HEIGHT / 2 <= spot.bottom
        _, y = place.row.card(0)
        assert middle - fan.CARD_HEIGHT / 2 > y + place.row.width * CARD_RATIO * 0.4


def told(seats: int, edition: str) -> Iterator[tuple[Stage, Step]]:
    stage = empty_stage(0, seats)
    for step in steps(table(seats, edition)):
        if step.seat == 0:
            yield stage, step
            for event in step.events:
                stage = settle(stage, event)


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_the_cards_lie_in_the_order_in_which_they_were_played(seats: int, edition: str) -> None:
    at, tricks = frame(), 0
    for stage, _ in told(seats, edition):
        place = place_of(at, stage)
        for number, (seat, _card) in enumerate(stage.table):
            assert place.trick_card(seat) == place.row.card(number)
        tricks += len(stage.table) > 1
    assert tricks > 5


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_the_card_that_has_won_rises_and_the_visitors_has_gone(seats: int, edition: str) -> None:
    at, names, won, visits = frame(), everybody(seats), 0, 0
    top = TableTop(tuple(names))
    for before, step in told(seats, edition):
        stage = before
        for event in step.events:
            stage = settle(stage, event)
            if not isinstance(event, TrickWon | VisitBegan):
                continue
            place = place_of(at, stage)
            items = table_items(at, stage, top, Look())
            _, level = place.row.card(0)
            lies = {
                seat: next(
                    item
                    for item in items
                    if isinstance(item, Card)
                    and item.x == place.trick_card(seat)[0]
                    and item.w == place.row.width
                )
                for seat, _card in stage.table
            }
            up = {seat for seat, card in lies.items() if card.y == level - RISE}
            assert up == {stage.won_by}
            gone = {seat for seat, card in lies.items() if card.alpha == AWAY}
            assert gone == ({event.seat} if isinstance(event, VisitBegan) else set())
            won += isinstance(event, TrickWon)
            visits += isinstance(event, VisitBegan)
    assert won > 5
    assert visits > 5


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_who_wins_so_far_wears_the_crown_and_who_would_visit_the_door(
    seats: int, edition: str
) -> None:
    """What the row says of an unfinished trick is what the rules say of it as it stands."""
    at, names, seen = frame(), everybody(seats), 0
    for stage, _ in told(seats, edition):
        if not 1 < len(stage.table) < stage.seats:
            continue
        place = place_of(at, stage)
        items = table_items(at, stage, TableTop(tuple(names)), Look())
        stands = standing(stage.table, stage.cubes)
        assert stands is not None
        worn = {"shared/token_crown": stands.winner, "council/token_door": stands.visitor}
        for token, seat in worn.items():
            assert medals(items, place, token) == ([] if seat is None else [place.number(seat)])
        seen += 1
    assert seen or seats == 1


def card_of(faction: int, value: int) -> int:
    return CARDS[f"{FACTIONS[faction]}{value}"]


def medals(items: list[Item], place: TablePlace, token: str) -> list[int]:
    """The cards of the row that wear this, counted from 0."""
    found = []
    for number in range(place.row.count):
        x, y = place.row.card(number)
        reach = (place.row.width + place.row.gap) / 2
        found += [
            number
            for item in items
            if isinstance(item, Picture)
            and item.name == token
            and abs(item.x + item.w / 2 - x) < reach
            and abs(item.y + item.h / 2 - y) < place.row.width * CARD_RATIO * 0.6
        ]
    return found


@pytest.mark.parametrize("seed", range(40))
def test_the_ladder_stands_in_the_rules_order_of_strength(seed: int) -> None:
    chance = random.Random(seed)
    ring = tuple(chance.sample(range(5), 5))
    cubes = tuple(chance.choice((0, 1, 1, 2, 3, 5, 9)) for _ in ring)
    stage = replace(empty_stage(0, 4), ring=ring, cubes=cubes)
    at = frame()
    items = table_items(at, stage, TableTop(everybody(4)), Look())
    ladder = place_of(at, stage).ladder
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


@pytest.mark.parametrize(("seats", "edition"), [(4, "published"), (1, "pacifist")])
def test_who_has_become_stronger_climbs_and_lands_where_the_ladder_shows_him(
    seats: int, edition: str
) -> None:
    names, climbed = everybody(seats), 0
    for stage, step in told(seats, edition):
        now = stage
        for event in step.events:
            if isinstance(event, CubesSown):
                after = settle(now, event)
                order = strength_order(after.cubes, after.ring)
                before = strength_order(now.cubes, now.ring)
                moved = {
                    faction for faction in order if order.index(faction) != before.index(faction)
                }
                rungs = {
                    (flight.start.number, flight.goal.number)
                    for cue in cues(event, now, names)
                    for flight in cue.flights
                    if isinstance(flight.start, OnRung) and isinstance(flight.goal, OnRung)
                }
                assert rungs == {(before.index(each), order.index(each)) for each in moved}
                climbed += bool(moved)
            now = settle(now, event)
    assert climbed


def test_while_cubes_are_sown_the_ladder_keeps_its_order_and_then_changes_once() -> None:
    names, sown = everybody(4), 0
    for stage, step in told(4, "published"):
        now = stage
        for event in step.events:
            if isinstance(event, CubesSown):
                lights = [cue.light for cue in cues(event, now, names)]
                orders = [
                    light.order for light in lights if isinstance(light, Light) and light.order
                ]
                assert len(set(orders)) <= 2
                assert orders[0] == strength_order(now.cubes, now.ring)
                sown += 1
            now = settle(now, event)
    assert sown


@SIZES
@pytest.mark.parametrize("people", [1, 2, 4, 5])
def test_above_the_bar_of_a_film_the_values_of_the_hand_can_be_read(
    size: tuple[int, int], people: int
) -> None:
    at = frame(*size)
    place = place_of(at, empty_stage(0, people), covered=FILM_BAR)
    tops = [
        held.y - fan.CARD_HEIGHT / 2
        for held in fan.resting(place.layout["hand"], FULL[:7]).values()
    ]
    assert at.height - FILM_BAR - max(tops) >= 0.3 * fan.CARD_HEIGHT
    assert min(tops) >= place.row.mat.bottom - 1
    assert place.ladder.place.bottom <= at.height - FILM_BAR
    spots = CouncilSpots(place, empty_stage(0, people))
    assert spots.spot(OnRung(4)).y < at.height - FILM_BAR
