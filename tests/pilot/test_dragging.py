"""A card that is dragged onto the table is played; let go anywhere else, it goes back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from scenes.backend.headless import HeadlessScreen
from scenes.council.layers.trick import TrickLayer
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.rugs.layers.bug import BugLayer
from scenes.selftest.pilot import Pilot, by_mouse
from scenes.table.card_layer import CardLayer
from tests.pilot.conftest import Door
from tests.pilot.looking import table_of, top

pytestmark = pytest.mark.usefixtures("blind")

AnyCardLayer = CardLayer[Any, Any, Any]


def elsewhere(frame: Frame, layer: AnyCardLayer) -> Iterator[tuple[float, float]]:
    """Places that are not the table: out of the window, on its bars, beside the hand, at home."""
    w, h, home, hand = frame.width, frame.height, layer.home(frame), layer.layout(frame)["hand"]
    yield from ((-20, h / 2), (w + 20, h / 2), (w / 2, h + 20), (w / 2, -20))
    yield from ((w - 60, 30), (w / 2, 30))
    yield from ((hand.x - 60, h - 90), (hand.right + 60, h - 30))
    yield from ((home.x + 2, home.y + 2), (home.cx, home.bottom - 2))


def on_table(frame: Frame, layer: AnyCardLayer) -> tuple[float, float]:
    """A place that is; a bug from the Floor or the Wall is taken into the hand."""
    hand = layer.layout(frame)["hand"]
    ends = ((frame.width / 2, frame.height * 0.4), (hand.cx, hand.cy))
    return next(end for end in ends if not layer.home(frame).covers(Place(*end)))


def asked(unseen: HeadlessScreen, kind: type[AnyCardLayer], homes: set[Place]) -> bool:
    """Whether a card is asked for that lies where none was asked for before."""
    layer = top(unseen)
    if not isinstance(layer, kind) or not layer.allowed:
        return False
    return layer.home(unseen.screen.stack.frame) not in homes


@pytest.mark.parametrize(
    ("game", "seats", "kind", "zones"),
    [
        ("bug-council", 4, CardLayer, 1),
        ("bug-council", 2, TrickLayer, 2),  # the hand, and what the Emissary shows
        ("bugs-on-rugs", 4, BugLayer, 2),
        ("bugami", 4, CardLayer, 1),
    ],
)
def test_only_what_is_let_go_on_the_table_is_played(
    title: Door, game: str, seats: int, kind: type[AnyCardLayer], zones: int
) -> None:
    homes: set[Place] = set()
    with title(seed=3) as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.set_table(seats, 1, game=game)
        for _ in range(zones):
            pilot.play(until=lambda: asked(unseen, kind, homes))
            layer, frame = top(unseen), unseen.screen.stack.frame
            assert isinstance(layer, CardLayer)
            homes.add(layer.home(frame))
            match = table_of(unseen).session.match
            before = len(match.actions)
            card = next(f"card:{code}" for code in sorted(layer.allowed))
            for end in elsewhere(frame, layer):
                unseen.drag(card, *end)
                assert (len(match.actions), top(unseen)) == (before, layer), end
            unseen.drag(card, *on_table(frame, layer))
            unseen.settle()
            assert len(match.actions) > before
