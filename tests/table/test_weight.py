"""Things have weight on their way, and lie in the end exactly where they always lay."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.council.cards import DECK
from scenes.council.show.tokens import CUBE
from scenes.kit.display import Card, Item, Picture, Shape
from scenes.table.cue import CardFace, Cue, Flight, Manner, Point, Position, Token
from scenes.table.motion import paths, weight
from scenes.table.motion.flight import flight_items

CARD = CardFace(DECK, "A7")
START, GOAL = Position(400, 900, 160, 8), Position(960, 400, 120)
MOMENTS = tuple(number / 40 for number in range(41))


class Line:
    """Two places and the straight way between them."""

    def position(self, anchor: object) -> Position:
        return GOAL if anchor == "goal" else START

    def way(self, flight: Flight, start: Position, goal: Position, along: float) -> Point:
        return paths.between(start[:2], goal[:2], along)


def seen(thing: CardFace | Token, manner: Manner, at: float, *, calm: bool = False) -> list[Item]:
    cue: Cue[Any] = Cue(1.0, None, None, (Flight(thing, "start", "goal", manner=manner),))
    return flight_items(Line(), cue, at, calm=calm)


def laid(at: float) -> Card:
    (card,) = (item for item in seen(CARD, Manner.LAID, at) if isinstance(item, Card))
    return card


def test_a_card_that_is_laid_down_ends_as_it_lies() -> None:
    (card,) = seen(CARD, Manner.LAID, 1.0)
    assert isinstance(card, Card)
    assert (card.x, card.y, card.w, card.angle) == pytest.approx((*GOAL[:2], GOAL.size, 0.0))
    assert card.lift == 0


def test_its_shadow_closes_when_it_touches_the_table() -> None:
    lifts = [laid(at).lift for at in MOMENTS]
    assert max(lifts) > 2
    top = lifts.index(max(lifts))
    assert lifts[top:] == sorted(lifts[top:], reverse=True)
    assert not any(laid(at).lift for at in MOMENTS if at >= weight.TOUCH)


def test_it_gives_way_a_little_and_flings_up_dust_that_is_gone_in_the_end() -> None:
    after = [at for at in MOMENTS if weight.TOUCH < at < 1]
    assert min(weight.give(at) for at in after) == pytest.approx(1 - weight.GIVE, abs=0.005)
    dust = [
        [item for item in seen(CARD, Manner.LAID, at) if isinstance(item, Shape)] for at in after
    ]
    assert all(len(crumbs) == len(weight.CRUMBS) for crumbs in dust)
    strengths = [crumbs[0].alpha for crumbs in dust]
    assert strengths == sorted(strengths, reverse=True)
    assert len(seen(CARD, Manner.LAID, weight.TOUCH / 2)) == 1


def test_a_cube_tumbles_down_and_stands_upright() -> None:
    turns = []
    for at in MOMENTS:
        (cube,) = seen(CUBE, Manner.FALL, at)
        assert isinstance(cube, Picture)
        turns.append(cube.angle)
        if at >= paths.GROUND:
            assert cube.angle == 0
    assert len(set(turns)) > 5
    (cube,) = seen(CUBE, Manner.FALL, 1.0)
    assert isinstance(cube, Picture)
    assert (cube.x + cube.w / 2, cube.y + cube.h / 2) == pytest.approx(GOAL[:2])


def test_with_reduced_motion_nothing_has_weight() -> None:
    for thing, manner in ((CARD, Manner.LAID), (CUBE, Manner.FALL)):
        for at in MOMENTS:
            (item,) = seen(thing, manner, at, calm=True)
            assert isinstance(item, Card | Picture)
            assert item.angle == 0
            half = (0, 0) if isinstance(item, Card) else (item.w / 2, item.h / 2)
            middle = item.x + half[0], item.y + half[1]
            assert middle == pytest.approx(GOAL[:2])
