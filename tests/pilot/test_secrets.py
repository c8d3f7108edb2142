"""Whose secret is this: nothing of another person's hand is ever handed to the painter."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.match import Match
from game.rules.council.api import card_name, random_setup
from game.seating import SeatSetup, TableSetup
from scenes.backend.headless import HeadlessScreen
from scenes.council.scoring.scene import ScoringScene
from scenes.council.ui import UI
from scenes.kit.display import Item
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import Scene
from scenes.selftest.pilot import Pilot, by_mouse
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.table.routes import ROUTES
from scenes.table.scene import TableScene
from scenes.table.session import AnySession, TableSession
from tests.pilot.looking import EITHER, cards, watch_pictures

pytestmark = pytest.mark.usefixtures("blind")
SIZE = (1280, 720)
PEOPLE = (
    SeatSetup("Ada", "orange"),
    SeatSetup("Bruno", "sky"),
    SeatSetup("Chika", "leaf", "random"),
    SeatSetup("Dov", "pink"),
)


def room(deal: int, speed: Speed = Speed.NORMAL, table: int = 7) -> AnySession:
    """A table that is always the same, with cards of this deal."""
    setup = TableSetup(PEOPLE, lead=0, seed=table)
    start = random_setup("published", 4, 0, Random(table))
    result = TableSession.new_unsaved(UI, setup, Preferences(speed=speed), ROUTES)
    result.match = Match(setup.game, start, Random(deal))
    return result


def secrets(table: TableScene) -> set[str]:
    """What nobody but its owner may see of the Age that is shown; empty between two Ages."""
    state = table.session.match._state
    seen = table.narrator.player.view(table.narrator.view)
    if seen.age != state.age or seen.this_trick > state.trick_number:
        return set()  # the cards of this Age are not dealt yet, or their Age is over
    closed = set(state.rest)  # discards lie there as well
    for seat, hand in enumerate(state.hands):
        closed.update(hand)
        if seat == table.narrator.viewer and not table._hidden:
            closed -= {*hand, state.discards[seat]}
    return {card_name(card) for card in closed}


class Guard:
    """Looks at every picture that is drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pictures = 0
        self.lifting = 0
        watch_pictures(monkeypatch, self.look)

    def look(self, scenes: list[Scene[object]], items: list[Item]) -> None:
        tables = [scene for scene in scenes if isinstance(scene, TableScene)]
        if not tables or any(isinstance(scene, ScoringScene) for scene in scenes):
            return  # the points open the last cards, and the next Age is dealt already
        self.pictures += 1
        if isinstance(scenes[-1], HandOverScene):
            self.lifting += not scenes[-1].covers
        leaked = cards(items) & secrets(tables[0])
        assert not leaked, f"{leaked} seen by seat {tables[0].narrator.viewer}"


@pytest.fixture
def guard(monkeypatch: pytest.MonkeyPatch) -> Guard:
    return Guard(monkeypatch)


@EITHER
def test_no_picture_shows_a_card_of_somebody_else(guard: Guard, use: object) -> None:
    assert callable(use)
    with HeadlessScreen(TableScene(room(3)), SIZE) as unseen:
        pilot = Pilot(unseen, use, seed=2)
        pilot.play(until=lambda: "next" in pilot.names)
        assert guard.pictures > 1000
        assert guard.lifting > 20


def test_a_whole_game_keeps_its_secrets(guard: Guard) -> None:
    with HeadlessScreen(TableScene(room(4, Speed.OFF)), SIZE) as unseen:
        Pilot(unseen, by_mouse, seed=3).play()
    assert guard.pictures > 500


def test_the_guard_notices_a_card_of_somebody_else() -> None:
    """Guards the guard: shown to the wrong person, a hand is a leak."""
    table = TableScene(room(3, Speed.OFF))
    with HeadlessScreen(table, SIZE) as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.use("lift")
        pilot.wait(lambda: "declare:allegiance" in pilot.names)
        assert len(cards(list(unseen.items))) >= 11
        assert not cards(list(unseen.items)) & secrets(table)
        table.narrator.viewer = 1
        assert cards(list(unseen.items)) & secrets(table)


def curtains(deal: int) -> Iterator[list[Item]]:
    """All pictures of the first curtain, hanging and going up."""
    with HeadlessScreen(TableScene(room(deal)), SIZE) as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.wait(lambda: "lift" in pilot.names)
        curtain = unseen.screen.stack.scenes[-1]
        yield list(unseen.items)
        unseen.click("lift")
        while curtain in unseen.screen.stack.scenes:
            yield list(unseen.items)
            unseen.step()


def test_the_curtain_looks_the_same_whatever_the_hands_are() -> None:
    first, second = list(curtains(1)), list(curtains(2))
    assert len(first) > 10
    assert first == second


def test_behind_the_lifted_curtain_the_hands_differ() -> None:
    """Guards the test above: it compares two tables with different cards."""
    hands = [room(deal).match._state.hands for deal in (1, 2)]
    assert hands[0] != hands[1]
