"""What the table promises is what the rules do, and a refusal always says why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.match import AnyMatch
from game.rules.council import api as council
from scenes.council.board.sowing_panel import Mine
from scenes.council.layers.trick import TrickLayer
from scenes.council.layers.visit import VisitLayer
from scenes.kit.display import Control, Item, Picture
from scenes.table.layer import AnyLayer
from scenes.table.session import AnySession
from tests.council.games import EDITIONS, asked, rooms, table
from tests.support.table import asked_seat
from tests.support.window import frame, said


def seat(room: AnySession) -> int:
    return asked_seat(room)


def every(nth: int, layers: Iterator[AnySession]) -> Iterator[AnySession]:
    """Not every decision of a game, but each nth of them."""
    for number, room in enumerate(layers):
        if number % nth == 0:
            yield room


def look(layer: AnyLayer, name: str) -> list[Item]:
    """The picture with this control in the focus."""
    layer.on_focus(name)
    return list(layer.draw(replace(frame(), focus=name)))


def count(items: list[Item], picture: str) -> int:
    return sum(isinstance(item, Picture) and item.name == picture for item in items)


def after(match: AnyMatch, faction: int) -> council.View:
    """The table after this visit, by the rules."""
    state, _ = council.COUNCIL.apply(match._state, council.VISITS[faction])
    return council.COUNCIL.view(state, None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_ghosts_of_a_visit_are_what_the_rules_do(edition: str) -> None:
    for room in every(3, rooms(table(4, edition), asked(council.Phase.VISIT))):
        layer = VisitLayer(room, seat(room))
        for faction in range(5):
            if council.VISITS[faction] not in room.match.legal:
                continue
            items = look(layer, f"space:{council.FACTIONS[faction]}")
            then = after(room.match, faction)
            sown = layer.view.cubes[faction]
            to_chambers = then.chambers - layer.view.chambers
            assert count(items, "council/token_cube_ghost") == sown - to_chambers + min(
                to_chambers, 8
            )
            preview = layer._preview()
            assert preview is not None
            assert preview.after == then.cubes
            assert preview.no_allegiance_after == 10 + then.chambers
            words = said(items)
            for was, now in zip(layer.view.cubes, then.cubes, strict=True):
                assert f"{was} → {now}" in words or was == now
            if layer._mine is Mine.NO_ALLEGIANCE:
                assert str(10 + then.chambers) in words


def test_the_hand_and_nothing_else_can_be_chosen() -> None:
    for room in every(5, rooms(table(3), asked(council.Phase.PLAY))):
        layer = TrickLayer(room, seat(room))
        cards = {
            council.CARDS[item.name.removeprefix("card:")]
            for item in layer.draw(frame())
            if isinstance(item, Control) and item.name.startswith("card:")
        }
        assert cards == set(layer.view.hand or ())
