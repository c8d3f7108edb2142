"""What a stake asks for a visit or an 8 is said before anybody pays it, and then it is paid."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.council import api as council
from game.seating import TableSetup
from scenes.council.layers.trick import TrickLayer
from scenes.council.layers.visit import VisitLayer
from scenes.kit.display import Text
from scenes.table.layer import AnyLayer
from scenes.table.session import AnySession
from tests.council.games import asked, rooms, table
from tests.shell.booth import frame

VISIT = "Stake: the Termitenator would score 1 point."
LEAD = "leading it gives the Termitenator 1 point"


def staked(seed: int) -> TableSetup:
    """A table for one at the highest stake."""
    setup = table(1, council.Personality.PACIFIST, seed)
    return replace(setup, options={**setup.options, "stake": int(council.STEPS[-1])})


def said(layer: AnyLayer, name: str) -> str:
    """All words of the picture with this control in the focus."""
    layer.focused(name)
    items = layer.draw(replace(frame(), focus=name))
    return " ".join(item.text for item in items if isinstance(item, Text))


def costs(room: AnySession, action: council.Action, step: council.Stake) -> bool:
    """Whether the rules give the Termitenator a point for it."""
    _, events = council.COUNCIL.apply(room.match._state, action)
    return any(isinstance(event, council.StakeRaised) and event.step is step for event in events)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_visit_that_costs_a_point_says_so(seed: int) -> None:
    paid = []
    for room in rooms(staked(seed), asked(council.Phase.VISIT)):
        layer = VisitLayer(room, 0)
        for faction in range(5):
            if council.VISITS[faction] in room.match.legal:
                paid.append(costs(room, council.VISITS[faction], council.Stake.TRIBUTE))
                assert (VISIT in said(layer, f"space:{council.FACTIONS[faction]}")) == paid[-1]
    assert {*paid} == {True, False}


@pytest.mark.parametrize("seed", [1, 2])
def test_an_eight_that_would_be_led_says_what_it_costs(seed: int) -> None:
    paid = []
    for room in rooms(staked(seed), asked(council.Phase.PLAY)):
        layer = TrickLayer(room, 0)
        for card in layer.view.hand or ():
            if council.PLAYS[card] in room.match.legal:
                paid.append(costs(room, council.PLAYS[card], council.Stake.BOUNTY))
                assert (LEAD in said(layer, f"card:{council.card_name(card)}")) == paid[-1]
    assert {*paid} == {True, False}
