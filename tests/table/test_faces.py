"""Whoever sits at a table of any game has a face: another one than the others, over no words."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from build.languages.eye import words
from game.assets import assets_root
from game.catalogue import FIRST, part_of
from game.neutral import NEUTRAL
from game.seating import SeatSetup, TableSetup
from scenes.app import shelf
from scenes.kit.display import Item, Picture
from scenes.kit.layout import Place
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Frame
from scenes.kit.theme import PLAYER_COLOURS
from scenes.table.faces.delegate import face_name
from scenes.table.faces.feeling import Feeling
from scenes.table.faces.people import PORTRAITS, delegate_of
from scenes.table.highlights import Highlights
from scenes.table.routes import ROUTES
from scenes.table.session import TableSession
from tests.council.drawn.places import SIZES, overlap, window

FACES = "shared/delegates/"
VISIBLE = 0.8  # of a face: a plaque may cover the rest
SEEN = 48.0  # pixels at 1280 × 720, or nearly: smaller, and nobody knows who it is
NAMES = ("Ada", "Bruno", "Chika", "Dov", "Edda", "Falk", "Gita")
TABLES = pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game, entry in shelf().items() for seats in entry.game.seats if seats > 1],
)


def drawn(game: str, seats: int, at: Frame) -> list[Item]:
    """A table before its first move, seen from the first seat."""
    who = tuple(map(SeatSetup, NAMES, PLAYER_COLOURS))[:seats]
    ui: Any = part_of(shelf()[game].game, "scenes.*.ui.UI")
    session = TableSession.new_unsaved(
        ui, TableSetup(who, {}, seed=3, game=game), Preferences(), ROUTES
    )
    return [*ui.draw(at, session.view(0), session.top, Highlights())]


def faces(items: list[Item]) -> dict[str, Place]:
    """What is seen of each face, by whose it is."""
    found = (item for item in items if isinstance(item, Picture) and item.name.startswith(FACES))
    return {
        item.name.removeprefix(FACES).rpartition("_")[0]: Place(
            item.x, item.y, item.w, item.h * VISIBLE
        )
        for item in found
    }


def read(at: Frame, items: list[Item]) -> list[Place]:
    lines = words(at, items)
    return [
        Place(each.left, each.top, each.right - each.left, each.bottom - each.top) for each in lines
    ]


@TABLES
@SIZES
@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_everybody_has_a_face_of_their_own_and_it_lies_over_no_words(
    game: str, seats: int, size: tuple[int, int], letters: float
) -> None:
    at = window(size, letters)
    items = drawn(game, seats, at)
    found = faces(items)
    if game != FIRST or letters == 1.0:  # around the ring large letters need the room
        assert {*found} >= {delegate_of(colour) for colour in list(PLAYER_COLOURS)[:seats]}
    for one, other in combinations(found.values(), 2):
        assert not overlap(one, other)
    for face in found.values():
        assert 0 <= face.x <= face.right <= at.width
        assert face.y >= -4
        inner = Place(face.x + face.w * 0.1, face.y + face.h * 0.1, face.w * 0.8, face.h * 0.9)
        assert not any(overlap(inner, text) for text in read(at, items))


@TABLES
def test_a_face_is_large_enough_to_be_known(game: str, seats: int) -> None:
    pixels = [
        face.w * 720 / 1080 for face in faces(drawn(game, seats, window((1280, 720), 1.0))).values()
    ]
    assert min(pixels) >= SEEN - 6


def test_everybody_at_a_table_of_seven_has_another_face_and_each_feeling_its_drawing() -> None:
    assert len({delegate_of(colour) for colour in (*PLAYER_COLOURS, NEUTRAL)}) == 8
    assert {*PORTRAITS} == {*PLAYER_COLOURS}
    for colour in PLAYER_COLOURS:
        for feeling in (*Feeling, "blink"):
            name = face_name(delegate_of(colour), feeling)
            assert (assets_root() / "art" / f"{name}.svg").is_file(), name


@pytest.mark.parametrize("game", [*shelf()])
def test_whoever_chooses_a_colour_sees_who_sits_down_in_it(game: str) -> None:
    entry = shelf()[game]
    assert {*list(PLAYER_COLOURS)[: entry.game.seats[-1]]} <= {*entry.faces}
