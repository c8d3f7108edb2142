"""What a stake asks for a visit or an 8 is said before anybody pays it, and then it is paid."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.council import api as council
from game.seating import TableSetup
from scenes.council.layers.trick import TrickLayer
from scenes.council.layers.visit import VisitLayer
from scenes.table.layer import AnyLayer
from scenes.table.session import AnySession
from tests.council.games import asked, rooms, table
from tests.support.window import frame, texts

VISIT = "Stake: the Termitenator would score 1 point."
LEAD = "leading it gives the Termitenator 1 point"


def staked(seed: int) -> TableSetup:
    """A table for one at the highest stake."""
    setup = table(1, council.Personality.PACIFIST, seed)
    return replace(setup, options={**setup.options, "stake": int(council.STEPS[-1])})


def said(layer: AnyLayer, name: str) -> str:
    """All words of the picture with this control in the focus."""
    layer.on_focus(name)
    items = layer.draw(replace(frame(), focus=name))
    return " ".join(texts(items))


def costs(room: AnySession, action: council.Action, step: council.Stake) -> bool:
    """Whether the rules give the Termitenator a point for it."""
    _, events = council.COUNCIL.apply(room.match._state, action)
    return any(isinstance(event, council.StakeRaised) and event.step is step for event in events)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(
    ("kind", "kept", "price", "words"),
    [
        (VisitLayer, council.Phase.VISIT, council.Stake.TRIBUTE, VISIT),
        (TrickLayer, council.Phase.PLAY, council.Stake.BOUNTY, LEAD),
    ],
)
def test_a_visit_and_an_eight_that_cost_a_point_say_so(
    kind: type[VisitLayer | TrickLayer],
    kept: council.Phase,
    price: council.Stake,
    words: str,
    seed: int,
) -> None:
    paid = []
    for room in rooms(staked(seed), asked(kept)):
        layer = kind(room, 0)
        for choice in layer.question.choices:
            if choice.action is not None:
                paid.append(costs(room, choice.action, price))
                assert (words in said(layer, choice.id)) == paid[-1]
    assert {*paid} == {True, False}
