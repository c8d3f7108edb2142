"""Whole games from the title to the podium, by what the display list names."""

from __future__ import annotations

import pytest

from game.seating import SeatSetup, TableSetup
from scenes.backend.headless import HeadlessScreen
from scenes.council.ui import UI
from scenes.kit.preferences import Preferences, Speed
from scenes.selftest.pilot import Pilot, Use, by_mouse
from scenes.shell.results.podium import ResultsScene
from scenes.table.routes import open_table
from tests.pilot.conftest import Door
from tests.pilot.looking import EITHER, by_turns, met, table_of

BOTS = tuple(
    SeatSetup(name, colour, "sensible")
    for name, colour in (("Ada", "orange"), ("Bruno", "sky"), ("Chika", "leaf"), ("Dov", "pink"))
)


@met("seats,edition", (2, 3, 4, 5), ("published", "prototype"))
@pytest.mark.usefixtures("blind")
def test_one_person_against_bots(title: Door, seats: int, edition: str, use: Use) -> None:
    with title(seed=seats) as unseen:
        pilot = Pilot(unseen, use)
        pilot.set_table(seats, 1, {"edition": edition})
        pilot.play()
        table = table_of(unseen)
        assert isinstance(unseen.screen.stack.scenes[-1], ResultsScene)
        assert table.session.match.decision is None
        assert pilot.choices > 30
        assert table.session.setup.options["edition"] == edition


@by_turns("seats,people", (3, 3), (4, 2), (5, 3))
@pytest.mark.usefixtures("blind")
def test_several_people_behind_the_curtain(title: Door, seats: int, people: int, use: Use) -> None:
    lifted = []
    with title() as unseen:
        pilot = Pilot(unseen, use, watch=lambda choice: lifted.append(choice == "lift"))
        pilot.set_table(seats, people)
        pilot.play()
        assert isinstance(unseen.screen.stack.scenes[-1], ResultsScene)
        assert sum(lifted) > 20
        # Each person declares, plays ten cards; and some visit or discard.
        assert pilot.choices - sum(lifted) >= people * 3 * 11 + 3


@pytest.mark.usefixtures("blind")
def test_a_table_of_bots_is_watched() -> None:
    table = open_table(UI, TableSetup(BOTS, seed=3), Preferences(speed=Speed.OFF))
    with HeadlessScreen(table, (1280, 720)) as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.play()
        assert pilot.choices == 3  # the points of three Ages
        assert isinstance(unseen.screen.stack.scenes[-1], ResultsScene)


@EITHER
def test_a_game_in_pixels_at_normal_speed(title: Door, use: Use) -> None:
    """The first Age with everything that moves, painted."""
    with title("normal", size=(1024, 640)) as unseen:
        pilot = Pilot(unseen, use)
        pilot.set_table(3, 1)
        pilot.play(until=lambda: "next" in pilot.names)
        assert table_of(unseen).session.view(None).age >= 1


@EITHER
@pytest.mark.usefixtures("blind")
def test_the_podium_leads_to_another_game_and_to_the_title(title: Door, use: Use) -> None:
    with title() as unseen:
        pilot = Pilot(unseen, use)
        pilot.set_table(3, 1)
        pilot.play()
        first = table_of(unseen)
        pilot.use("rematch")
        pilot.wait(lambda: pilot.open_choice() is not None)
        second = table_of(unseen)
        assert second is not first
        assert second.session.seats == first.session.seats
        pilot.play()
        pilot.use("title")
        pilot.wait(lambda: "new" in pilot.names)
        assert len(unseen.screen.stack.scenes) == 1


@pytest.mark.usefixtures("blind")
def test_the_same_seed_and_choices_are_the_same_game(title: Door) -> None:
    records = []
    for _ in range(2):
        with title(seed=11) as unseen:
            pilot = Pilot(unseen, by_mouse, seed=4)
            pilot.set_table(4, 2)
            pilot.play()
            match = table_of(unseen).session.match
            records.append((match.deals, match.actions))
    assert records[0] == records[1]
