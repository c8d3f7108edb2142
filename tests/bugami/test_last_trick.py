"""A look at the last trick tells who took it, why, and which bugs came with it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.describe.bugami.lines import say
from game.rules.bugami.api import CLAUSES, TrickWon
from game.words import _
from scenes.bugami.ui import UI
from scenes.kit.display import Picture
from tests.support.table import BUGAMI, SEVERAL_KINDS, opened
from tests.support.window import frame, texts


@pytest.mark.parametrize(("seats", "options"), SEVERAL_KINDS)
def test_the_last_trick_tells_who_took_it_and_why(seats: int, options: dict[str, Any]) -> None:
    room, chance, bugs = opened(BUGAMI, seats, **options), Random(5), set[bool]()
    window = frame()
    for _step in range(260):
        if room.match.decision is None:
            break
        view = room.view(None)
        scene = UI.close_up(room, view)
        if scene is not None:
            won = next(each for each in reversed(room.public_log()) if isinstance(each, TrickWon))
            items = scene.draw(window)
            words = texts(items)
            assert say(won, room.seats).text in words
            assert (_(CLAUSES[won.clause]) in words) == (won.bugs > 0), "the line says why itself"
            crowns = [i for i in items if isinstance(i, Picture) and i.name.endswith("crown")]
            assert len(crowns) == 1
            bugs.add(won.bugs > 0)
        room.play(chance.choice(list(room.match.legal)))
    assert bugs == {False, True}
