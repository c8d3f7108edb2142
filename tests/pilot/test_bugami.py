"""Whole matches of Bugami from the title to the podium, by what the display list names."""

from __future__ import annotations

from typing import Final

import pytest

from game.rules.bugami.api import MISERE, Phase, Wedding
from scenes.bugami.entry import ENTRY
from scenes.bugami.layers.bid import BidLayer
from scenes.bugami.layers.play import PlayLayer
from scenes.bugami.scoring.scene import DealScoringScene
from scenes.bugami.scoring.wedding import WeddingScene
from scenes.kit.display import Card
from scenes.selftest.pilot import Pilot, Use, by_mouse
from scenes.shell.results.podium import ResultsScene
from tests.pilot.conftest import Door
from tests.pilot.couch import play_by_gamepad
from tests.pilot.looking import USES, by_turns, table_of, top

GAME: Final = ENTRY.game.id
SPICED: Final = {"jokers": 2, "shotgun": True, "target": 100}
pytestmark = pytest.mark.usefixtures("blind")


@by_turns("seats", (3,), (7,))
def test_one_person_against_bots(title: Door, seats: int, use: Use) -> None:
    with title(seed=seats) as unseen:
        pilot = Pilot(unseen, use)
        pilot.set_table(seats, 1, {"jokers": 1, "target": 150}, GAME)
        pilot.play()
        session = table_of(unseen).session
        assert isinstance(top(unseen), ResultsScene)
        assert session.match.decision is None
        view = session.view(None)
        assert (view.jokers, view.shotgun, view.target) == (1, False, 150)
        (winner,) = view.winners
        assert view.scores[winner] == max(view.scores) >= 150


@by_turns("seats,people", (7, 2), (3, 3))
def test_several_people_behind_the_curtain(title: Door, seats: int, people: int, use: Use) -> None:
    seen: set[type] = set()
    with title(seed=2) as unseen:
        pilot = Pilot(unseen, use, watch=lambda _: seen.add(type(top(unseen))))
        pilot.set_table(seats, people, SPICED, GAME)
        pilot.play()
        assert isinstance(top(unseen), ResultsScene)
        log = table_of(unseen).session.match.log
        assert {BidLayer, PlayLayer, DealScoringScene} <= seen
        assert (WeddingScene in seen) == any(isinstance(event, Wedding) for event in log)


@pytest.mark.parametrize(("seats", "people"), [(3, 2), (7, 1)])
def test_a_whole_match_by_gamepad(title: Door, seats: int, people: int) -> None:
    with title() as unseen:
        play_by_gamepad(unseen, seats, people, SPICED, GAME)


def test_nobody_sees_a_bid_before_all_are_in(title: Door) -> None:
    """While people still bid, neither curtain nor desk shows what another one has folded."""
    with title() as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.set_table(3, 3, {"target": 100}, GAME)
        for _person in range(3):
            pilot.wait(lambda: isinstance(top(unseen), BidLayer) or "lift" in pilot.names)
            if "lift" in pilot.names:
                pilot.use("lift")
                pilot.wait(lambda: isinstance(top(unseen), BidLayer))
            layer = top(unseen)
            assert isinstance(layer, BidLayer)
            others = [bid for seat, bid in enumerate(layer.view.bids) if seat != layer.seat]
            assert others == [None, None]
            pilot.use("bid:misere")
        pilot.wait(lambda: table_of(unseen).session.view(None).phase is Phase.PLAY)
        assert table_of(unseen).session.view(None).bids == (MISERE,) * 3


def test_the_hand_of_another_is_never_drawn(title: Door) -> None:
    """Every card face before the first lead is one of the hand of whoever looks."""
    with title(seed=4) as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.set_table(4, 2, {"target": 100}, GAME)
        pilot.play(until=lambda: isinstance(top(unseen), PlayLayer))
        layer = top(unseen)
        assert isinstance(layer, PlayLayer)
        shown = {item.code for item in unseen.items if isinstance(item, Card) and item.code}
        table = {ENTRY.game.rules.write(action) for action in table_of(unseen).session.match.legal}
        assert table <= shown
        assert len(shown) == len(layer.view.hand or ()) + len(layer.view.table)


@USES
def test_a_bid_is_taken_back_and_the_match_goes_on(title: Door, use: Use) -> None:
    """Nobody has seen it yet, so nobody is asked."""
    with title(seed=3) as unseen:
        pilot = Pilot(unseen, use)
        pilot.set_table(3, 3, {"target": 100}, GAME)
        pilot.play(until=lambda: len(table_of(unseen).session.match.actions) == 1)
        pilot.wait(lambda: "lift" in pilot.names)
        pilot.use("menu")
        pilot.use("take-back")
        pilot.wait(lambda: not table_of(unseen).session.match.actions)
        pilot.play(until=lambda: isinstance(top(unseen), DealScoringScene))
