"""What the table promises is what the rules do, and a refusal always says why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from game.match import AnyMatch
from game.rules.council import api as council
from scenes.council.board.sowing_panel import Mine
from scenes.council.layers.trick import TrickLayer
from scenes.council.layers.visit import VisitLayer
from scenes.kit.display import Control, Item, Picture, Text
from scenes.table.layer import AnyLayer
from scenes.table.session import AnySession
from tests.council.games import EDITIONS, asked, rooms, table
from tests.shell.booth import frame


def seat(room: AnySession) -> int:
    assert room.match.decision is not None
    return room.match.decision.seat


def every(nth: int, layers: Iterator[AnySession]) -> Iterator[AnySession]:
    """Not every decision of a game, but each nth of them."""
    for number, room in enumerate(layers):
        if number % nth == 0:
            yield room


def look(layer: AnyLayer, name: str) -> list[Item]:
    """The picture with this control in the focus."""
    layer.focused(name)
    return list(layer.draw(replace(frame(), focus=name)))


def sentence(items: list[Item]) -> str:
    """All words of a picture, one after the other."""
    return " ".join(item.text for item in items if isinstance(item, Text))


def begins(items: list[Item]) -> Callable[[str], bool]:
    """Whether some words of a picture begin like this."""
    return lambda words: any(isinstance(it, Text) and it.text.startswith(words) for it in items)


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
            said = sentence(items)
            for was, now in zip(layer.view.cubes, then.cubes, strict=True):
                assert f"{was} → {now}" in said or was == now
            if layer._mine is Mine.NO_ALLEGIANCE:
                assert str(10 + then.chambers) in said


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_promise_of_a_card_is_what_the_rules_say(edition: str) -> None:
    for room in every(7, rooms(table(4, edition), asked(council.Phase.PLAY))):
        layer = TrickLayer(room, seat(room))
        if not layer.view.trick:
            continue
        for code in sorted(layer.allowed):
            said = begins(look(layer, f"card:{code}"))
            stands = council.standing(
                (*layer.view.trick, (layer.seat, council.CARDS[code])), layer.view.cubes
            )
            assert stands is not None
            wins = stands.winner == layer.seat
            assert said("would win") == wins
            assert said("would not win:") != wins
            assert said("would visit") == (stands.visitor == layer.seat)
            assert said("would not visit") == (stands.visitor != layer.seat)


def test_a_refused_card_says_the_rule_the_reason_and_what_is_allowed() -> None:
    refused = 0
    for room in every(3, rooms(table(4), asked(council.Phase.PLAY))):
        layer = TrickLayer(room, seat(room))
        for card in layer.view.hand or ():
            reason = council.why_not(layer.view, council.PLAYS[card])
            if reason is None:
                continue
            refused += 1
            assert reason.clause == "follow-suit"
            items = look(layer, f"card:{council.card_name(card)}")
            led = council.FACTION_NAMES[council.suit_of(layer.view.trick[0][1])]
            said = sentence(items)
            assert "Follow suit:" in said
            assert f"led {led} and you hold some" in said
            assert "You can play:" in said
            assert layer.activate(f"card:{council.card_name(card)}") is None
    assert refused > 30


def test_an_empty_space_says_that_it_is_empty() -> None:
    refused = 0
    for room in rooms(table(4), asked(council.Phase.VISIT)):
        layer = VisitLayer(room, seat(room))
        for faction in range(5):
            reason = council.why_not(layer.view, council.VISITS[faction])
            if reason is None:
                continue
            refused += 1
            assert reason.clause == "empty-space"
            said = sentence(look(layer, f"space:{council.FACTIONS[faction]}"))
            assert "Empty space:" in said
            assert f"The {council.FACTION_NAMES[faction]} have no cubes." in said
            assert layer.activate(f"space:{council.FACTIONS[faction]}") is None
    assert refused > 5


def test_the_hand_and_nothing_else_can_be_chosen() -> None:
    for room in every(5, rooms(table(3), asked(council.Phase.PLAY))):
        layer = TrickLayer(room, seat(room))
        cards = {
            council.CARDS[item.name.removeprefix("card:")]
            for item in layer.draw(frame())
            if isinstance(item, Control) and item.name.startswith("card:")
        }
        assert cards == set(layer.view.hand or ())
