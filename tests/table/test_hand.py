"""The hand: every card keeps its place, whatever is pointed at, and rises as a whole."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from game.describe.council.names import card_codes
from game.rules.council.api import Phase
from scenes.council.layers.trick import TrickLayer
from scenes.kit.display import Card, Picture, control_at
from scenes.kit.parts import box
from scenes.kit.preferences import Preferences
from scenes.kit.signals import Moved, Pressed, Released
from scenes.table.pieces.hand import CARD_HEIGHT, fan_controls, fan_items, lay_out
from tests.council.games import asked, rooms, table
from tests.shell.booth import frame, press, stack

HAND = ("B2", "B10", "M1", "M4", "A1", "A2", "A9", "C3", "C4", "F1", "F10")
PLACE = box(420, 848, 1080, 232)


@pytest.mark.parametrize("count", [2, 5, 8, 11])
def test_a_card_is_hit_where_it_rests_whatever_is_up(count: int) -> None:
    hand = HAND[:count]
    resting = {held.card: held for held in lay_out(PLACE, hand, hand[1:2], None)}
    for control in fan_controls(PLACE, hand, hand[1:2], str):
        held = resting[control.name.removeprefix("card:")]
        assert (control.x, control.x + control.w) == (held.left, held.right)
    strips = [(held.left, held.right) for held in resting.values()]
    assert all(left[1] <= right[0] + 1e-6 for left, right in pairwise(strips))


@pytest.mark.parametrize("card", HAND)
def test_a_card_that_is_up_is_seen_as_a_whole(card: str) -> None:
    for allowed in (HAND, ()):
        items = fan_items("council", PLACE, HAND, allowed, card)
        shown = next(item for item in items if isinstance(item, Card) and item.code == card)
        assert shown.y + CARD_HEIGHT / 2 <= PLACE.bottom
        assert shown.angle == 0


def one_of_several() -> TrickLayer:
    """A choice where some cards of the hand are refused."""
    for room in rooms(table(4), asked(Phase.PLAY)):
        assert room.match.decision is not None
        layer = TrickLayer(room, room.match.decision.seat)
        if 0 < len(layer.allowed) < len(layer.stage.hand) - 2:
            return layer
    raise AssertionError("nothing was ever refused")


def test_the_only_card_that_may_be_played_can_be_clicked_while_its_neighbour_is_up() -> None:
    layer = one_of_several()
    codes = card_codes(layer.stage.hand)
    opened = stack(layer)
    rest = {c.name: c for c in opened.controls if c.name.startswith("card:")}
    for left, right in pairwise(codes):
        layer.focused(f"card:{left}")
        items = layer.draw(replace(frame(), focus=f"card:{left}"))
        at = rest[f"card:{right}"]
        hit = control_at(items, at.x + 30, at.y + at.h / 2)
        assert hit is not None
        assert hit.name == f"card:{right}"


@pytest.mark.parametrize("arrow", ["left", "right", "up", "down"])
def test_the_first_arrow_leads_to_a_card_that_may_be_played(arrow: str) -> None:
    layer = one_of_several()
    opened = stack(layer)
    press(opened, arrow)
    assert opened.focus is not None
    assert opened.focus.removeprefix("card:") in layer.allowed


def test_pointing_at_a_refused_card_is_answered_quietly_and_playing_it_firmly() -> None:
    layer = one_of_several()
    layer.session.preferences = Preferences()
    opened = stack(layer)
    refused = next(c for c in opened.controls if c.refused and c.name.startswith("card:"))
    at = refused.x + 10, refused.y + refused.h / 2

    def crossed() -> bool:
        return any(
            isinstance(item, Picture) and item.name == "shared/token_cross"
            for item in opened.draw()
        )

    opened.send(Moved(*at))
    assert not crossed()
    assert layer.shake == 0
    for signal in (Pressed(*at), Released(*at)):
        opened.send(signal)
    assert opened.running
    assert crossed()
    layer.tick(0.02)
    assert layer.shake != 0
    layer.tick(1.0)
    assert layer.shake == 0
    other = next(c for c in opened.controls if c.name != refused.name)
    opened.send(Moved(other.x + 10, other.y + other.h / 2))
    assert not crossed()


def test_a_dragged_card_follows_the_pointer_and_is_played_only_over_the_table() -> None:
    layer = one_of_several()
    opened = stack(layer)
    allowed = next(c for c in opened.controls if c.name.removeprefix("card:") in layer.allowed)
    held, code = (allowed.x + 10, allowed.y + 40), allowed.name.removeprefix("card:")

    def shown() -> tuple[float, float]:
        cards = [item for item in opened.draw() if isinstance(item, Card) and item.code == code]
        return cards[-1].x, cards[-1].y

    rest = shown()
    other = next(c for c in opened.controls if c.name.startswith("card:") and c != allowed)
    for end in (held, (other.x + 5, other.y + 60)):  # back in its place; over another card
        opened.send(Moved(*held))
        opened.send(Pressed(*held))
        opened.send(Moved(960.0, 500.0))
        assert shown() == (960.0, 500.0)
        opened.send(Moved(*end))
        opened.send(Released(*end))
        assert opened.running
    opened.send(Moved(960.0, 300.0))
    assert shown()[1] >= rest[1] - 80
    opened.send(Moved(*held))
    opened.send(Pressed(*held))
    opened.send(Moved(960.0, 500.0))
    opened.send(Released(960.0, 500.0))
    assert not opened.running
