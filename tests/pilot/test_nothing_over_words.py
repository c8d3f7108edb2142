"""What flies, falls and rains lies below what is to be read: films without pixels."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import pytest

from build.album.moments import MOMENTS, NAMED
from build.album.setting import SEATS, Nothing, open_scene
from game.seating import SeatSetup, TableSetup
from scenes.app import ENTRIES
from scenes.backend.headless import HeadlessScreen
from scenes.kit.display import Card, Item, Text
from scenes.kit.parts import panel
from scenes.kit.preferences import Preferences, Speed
from scenes.selftest.pilot import Pilot, by_mouse
from scenes.shell.entry import GameEntry
from scenes.shell.results.podium import ResultsScene
from scenes.shell.results.weather import RAIN
from tests.pilot.above_words import lying_over
from tests.support.window import ADA, BRUNO, frame, points_of

pytestmark = pytest.mark.usefixtures("blind")
SIZE: Final = (1280, 720)
LOOK: Final = 0.1  # seconds between two pictures
BEGINNING: Final = 16.0  # seconds of a game that are looked at each time, powers among them
EVER: Final = 3600.0
WHILE: Final = 1.2  # seconds that a moment of the album is looked at
EXEMPT: Final = (
    # on plaques: what flies to and from their owners passes there
    r"begins this round|(second|third|fourth) in turn|picks twice in a row|still to declare",
    r"No Allegiance broken|no tricks yet|cards? in hand|no card yet",
    # labels of what lies on the table: of the trick's best card, which the next one passes, and of
    # the Spider, which comes down there
    r"wins it so far|stays where it is",
)


class Onlooker:
    """A window in which each picture is compared with the one before."""

    def __init__(self, unseen: HeadlessScreen) -> None:
        self._unseen = unseen
        self._before: Sequence[Item] = ()
        self.time = 0.0
        self.found: dict[str, float] = {}  # what lay over words, and when it first did

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 — whatever a window has
        return getattr(self._unseen, name)

    def step(self, dt: float) -> None:
        self._unseen.step(dt)
        self.time += dt
        now = tuple(self._unseen.items)
        for fault in lying_over(self._unseen.screen.stack.frame, self._before, now):
            if not any(re.search(pattern, fault) for pattern in EXEMPT):
                self.found.setdefault(fault, round(self.time, 1))
        self._before = now

    def watch(self, seconds: float) -> None:
        for _ in range(round(seconds / LOOK)):
            self.step(LOOK)


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.whole)])
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: str(entry.game.id))
def test_nothing_flies_over_what_is_read(entry: GameEntry, seats: int, *, whole: bool) -> None:
    """Cards pass below the paper that explains a power, and below every ribbon and sheet."""
    people = min(max(seats, entry.game.table_seats[0]), entry.game.table_seats[-1])
    sits = [SeatSetup(*who, "random" if seat else None) for seat, who in enumerate(SEATS[:people])]
    wishes = Preferences(speed=Speed.NORMAL)
    with HeadlessScreen(Nothing(), SIZE, preferences=wishes) as unseen:
        setup = TableSetup(tuple(sits), seed=5, game=entry.game.id)
        unseen.screen.open(entry.open_table(setup, wishes))
        seen = Onlooker(unseen)
        last = EVER if whole else BEGINNING
        Pilot(seen, by_mouse, 5).play(until=lambda: seen.time > last)
        if isinstance(unseen.screen.stack.scenes[-1], ResultsScene):
            seen.watch(RAIN)
        assert not seen.found


@pytest.mark.parametrize("winner", [0, 1], ids=["petals", "rain"])
def test_neither_petals_nor_rain_fall_over_the_figures(winner: int) -> None:
    result = points_of((ADA, BRUNO), ((9, 3), (8, 7)), ((9, 3, 0), (8, 7, 0)), (winner,))
    with HeadlessScreen(Nothing(), SIZE) as unseen:
        open_scene(unseen, ResultsScene(result, Preferences()))
        seen = Onlooker(unseen)
        seen.watch(RAIN)
        assert not seen.found


@pytest.mark.parametrize("which", ["", "_many", "_four"])
def test_no_confetti_lies_on_the_words_of_a_wedding(which: str) -> None:
    with HeadlessScreen(Nothing(), SIZE) as unseen:
        NAMED[f"bugami_wedding{which}"].show(unseen)
        seen = Onlooker(unseen)
        seen.watch(3.0)
        assert not seen.found


@pytest.mark.whole
def test_nothing_moves_over_the_words_of_every_third_moment() -> None:
    with HeadlessScreen(Nothing(), SIZE) as unseen:
        for moment in MOMENTS[::3]:
            if moment.usual and "phone" not in moment.name:  # their hands are made of paper
                moment.show(unseen)
                seen = Onlooker(unseen)
                seen.watch(WHILE)
                assert not seen.found, moment.name


def test_what_passes_over_a_sentence_is_seen_unless_a_sheet_lies_between() -> None:
    window = frame()
    said = Text("A power that is explained here", 400.0, 500.0, 24.0)
    sheet = panel(window.layout("shared/end")["table"]._replace(x=380.0, y=400.0))

    def card(x: float) -> Card:
        return Card("council", "A7", x, 500.0, 120.0)

    def faults(*order: Item | float) -> list[str]:
        before, now = ([card(x + each) if isinstance(each, float) else each for each in order]
                       for x in (0.0, 30.0))  # fmt: skip
        return list(lying_over(window, before, now))

    assert faults(said, 450.0) == ["card A7 over “A power that is explained here”"]
    assert faults(450.0, said) == ["card A7 under “A power that is explained here”"]
    assert not faults(450.0, *sheet, said)
    assert not faults(said, 1500.0)
