"""A table is told to whoever sits there; a resumed one goes on as if nobody had left."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.council.api import Personality
from game.seating import SeatSetup, TableSetup
from scenes.council.ui import UI
from scenes.kit.preferences import Preferences, Speed
from scenes.table.narrator import EventNarrator
from scenes.table.routes import ROUTES
from scenes.table.session import AnySession, TableSession


def told(narrator: EventNarrator[Any, Any, Any], room: AnySession) -> None:
    while narrator.told < len(room.match.log):
        narrator.tell()


@pytest.mark.parametrize("choices", range(6, 12))
def test_a_resumed_solo_table_explains_what_it_explained_before(choices: int) -> None:
    setup = TableSetup(
        (SeatSetup("Ada", "orange"),), options={"personality": Personality.THIEF}, seed=3
    )
    room = TableSession.new_unsaved(UI, setup, Preferences(Speed.OFF), ROUTES)
    narrator = EventNarrator(room)
    for _ in range(choices):
        told(narrator, room)
        room.play(room.match.legal[0])
    before = narrator.view  # when the last choice was made
    told(narrator, room)
    resumed = EventNarrator(room)
    resumed.take_up()
    assert before.termitenator is not None
    assert before.termitenator.choice is not None
    assert resumed.view == before
    told(resumed, room)
    assert resumed.view == narrator.view
