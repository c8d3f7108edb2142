"""Whole games of Under Glass from the title to the podium, by what the display list names."""

from __future__ import annotations

from typing import Final

import pytest

from game.rules.glass.api import CELL_NAMES, CardMoved, Lay, Phase, SeatPassed
from scenes.glass.entry import ENTRY
from scenes.glass.layers.place import PlaceLayer
from scenes.glass.layers.turn import TurnLayer
from scenes.glass.scoring.scene import CaseScoringScene
from scenes.selftest.pilot import Pilot, Use, by_mouse
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.shell.results.podium import ResultsScene
from tests.pilot.conftest import Door
from tests.pilot.couch import play_by_gamepad
from tests.pilot.looking import USES, table_of, top

GAME: Final = ENTRY.game.id
pytestmark = pytest.mark.usefixtures("blind")


@USES
def test_one_person_against_a_bot(title: Door, use: Use) -> None:
    seen: set[type] = set()
    with title(seed=3) as unseen:
        pilot = Pilot(unseen, use, watch=lambda _: seen.add(type(top(unseen))))
        pilot.set_table(2, 1, game=GAME)
        pilot.play()
        assert isinstance(top(unseen), ResultsScene)
        view = table_of(unseen).session.view(None)
        assert view.phase is Phase.OVER
        assert {TurnLayer, PlaceLayer, CaseScoringScene} <= seen


@USES
def test_two_people_at_one_screen_without_a_curtain(title: Door, use: Use) -> None:
    """Nothing is secret, so nobody has to look away; the large case is that of whoever plays."""
    seen: set[type] = set()

    with title(seed=2) as unseen:

        def watch(_choice: str) -> None:
            scene = top(unseen)
            seen.add(type(scene))
            if isinstance(scene, TurnLayer | PlaceLayer):
                assert scene.view.hero == scene.seat

        pilot = Pilot(unseen, use, watch=watch)
        pilot.set_table(2, 2, game=GAME)
        pilot.play()
        assert isinstance(top(unseen), ResultsScene)
        log = table_of(unseen).session.match.log
        assert HandOverScene not in seen
        assert any(isinstance(event, CardMoved) for event in log)


@pytest.mark.parametrize("people", [1, 2])
def test_a_whole_game_by_gamepad(title: Door, people: int) -> None:
    with title() as unseen:
        play_by_gamepad(unseen, 2, people, game=GAME)


@USES
def test_a_card_that_was_laid_is_taken_back_and_the_game_goes_on(title: Door, use: Use) -> None:
    """Laying shows nothing that was hidden, so nobody is asked."""
    with title(seed=3) as unseen:
        pilot = Pilot(unseen, use)
        pilot.set_table(2, 2, game=GAME)
        pilot.play(
            until=lambda: any(
                isinstance(action, Lay) for action in table_of(unseen).session.match.actions
            )
        )
        match = table_of(unseen).session.match
        count = len(match.actions)
        pilot.wait(lambda: isinstance(top(unseen), TurnLayer))
        pilot.use("menu")
        pilot.use("take-back")
        pilot.wait(lambda: isinstance(top(unseen), PlaceLayer))
        assert len(table_of(unseen).session.match.actions) == count - 1
        pilot.play()
        assert isinstance(top(unseen), ResultsScene)


def test_a_card_is_laid_by_dragging_it_into_the_case(title: Door) -> None:
    with title(seed=3) as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.set_table(2, 1, game=GAME)
        pilot.play(until=lambda: isinstance(top(unseen), PlaceLayer))
        layer = top(unseen)
        assert isinstance(layer, PlaceLayer)
        lay = next(action for action in layer.view.legal if isinstance(action, Lay))
        place = unseen.control(f"at:{CELL_NAMES[lay.cell]}")
        unseen.drag(f"hold:{lay.card}", place.x + place.w / 2, place.y + place.h / 2)
        unseen.show()
        assert lay in table_of(unseen).session.match.actions
        assert top(unseen) is not layer


@USES
def test_who_passes_is_out_and_the_other_plays_on(title: Door, use: Use) -> None:
    with title(seed=5) as unseen:
        pilot = Pilot(unseen, use)
        pilot.set_table(2, 2, game=GAME)
        pilot.play(until=lambda: "pass" in pilot.names)
        layer = top(unseen)
        assert isinstance(layer, TurnLayer)
        out = layer.seat
        pilot.use("pass")
        pilot.use("yes")
        session = table_of(unseen).session
        pilot.wait(lambda: session.view(None).passed[out])
        pilot.play()
        assert isinstance(top(unseen), ResultsScene)
        assert sum(isinstance(event, SeatPassed) for event in session.match.log) >= 1
        assert not any(
            isinstance(event, SeatPassed) and event.forced and event.seat == out
            for event in session.match.log
        )
