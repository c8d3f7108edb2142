"""Motion with a character of its own: who slides, flutters, hatches and marches, and until when."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, TypeVar

import pytest

from game.rules.rugs import api as rugs
from scenes.kit.display import Card, Item, Picture
from scenes.kit.preferences import Speed
from scenes.rugs.cards import face
from scenes.rugs.places import PIECES, Attic
from scenes.rugs.show.cues import SHELL, cues
from scenes.rugs.show.powers import RugsCue
from scenes.rugs.sounds import RugsSound
from scenes.rugs.ui import UI
from scenes.table.cue import Anchor, Manner, Spot, is_spot, spot
from scenes.table.motion.flight import flight_items
from scenes.table.scene import TableScene
from tests.support.table import RUGS, finished, opened
from tests.support.window import frame

E = TypeVar("E", bound=rugs.Event)


def told(wanted: type[E]) -> Iterator[tuple[E, rugs.View, list[RugsCue]]]:
    """Events of a few random games as seat 0 is told them, with the view before and the show."""
    for seed in range(60):
        session = finished(RUGS, 4, seed)
        for at, event in enumerate(session.match.client(0).events(0)):
            if isinstance(event, wanted):
                view, after = session.view(0, at), session.view(0, at + 1)
                yield event, view, cues(event, view, after, session.seats)


def args(anchor: Anchor) -> tuple[Any, ...]:
    """What a place of the attic is asked with."""
    assert isinstance(anchor, Spot)
    return anchor.args


def seen(cue: RugsCue, progress: float) -> list[Item]:
    positions = UI.positions(frame(), cue.after, opened(RUGS, 4).top)
    return flight_items(positions, cue, progress)


@pytest.mark.parametrize("wanted", [rugs.FloorLaid, rugs.BugPicked, rugs.BugDropped])
def test_cards_slide_over_the_rug(wanted: type[rugs.Event]) -> None:
    _event, _view, (cue,) = next(told(wanted))
    assert cue.flights
    assert all(flight.manner is Manner.LAID for flight in cue.flights)


def test_a_butterflys_copy_flutters_out_and_back() -> None:
    _event, _view, shown = next(told(rugs.BugShown))
    assert [cue.view.shown for cue in shown[:2]] == [None, None]  # it is not seen twice
    for cue in shown:
        assert all(flight.manner is Manner.FOLD for flight in cue.flights)
        found = [item for step in range(41) for item in seen(cue, step / 40)]
        turns = [item.turn for item in found if isinstance(item, Card)]
        folded = [at for at, (one, other) in enumerate(pairwise(turns)) if one > other]
        opened = [at for at, (one, other) in enumerate(pairwise(turns)) if one < other]
        assert min(turns) < 0.7
        assert len(folded) > 10
        assert len(opened) > 10


def test_larvae_of_a_hand_meet_and_break_their_shells() -> None:
    event, _view, (cue,) = next(told(rugs.LarvaeHatched))
    faces = [face(larva) for larva in event.larvae]
    larvae = [flight for flight in cue.flights if flight.thing in faces]
    shells = [flight for flight in cue.flights if flight.thing in SHELL]
    assert len(larvae) == 2
    assert len(shells) == PIECES
    assert {flight.end for flight in larvae} == {larvae[0].end}
    assert all(flight.begin < larvae[0].end < flight.end for flight in shells)


def test_larvae_that_leave_the_wall_break_theirs_each_at_its_place() -> None:
    event, view, (cue,) = next(told(rugs.LarvaeLeftWall))
    shells = [flight for flight in cue.flights if flight.thing in SHELL]
    assert len(shells) == PIECES * len(event.larvae)
    larvae = [view.wall.index(larva) for larva in event.larvae]
    places = {spot(Attic.on_wall, place, len(view.wall)) for place in larvae}
    assert {args(flight.start)[0] for flight in shells} == places


def test_no_shell_is_left_lying() -> None:
    for wanted in (rugs.LarvaeHatched, rugs.LarvaeLeftWall):
        _event, _view, (cue,) = next(told(wanted))
        assert any(isinstance(item, Picture) for item in seen(cue, 0.75))
        assert not any(isinstance(item, Picture) for item in seen(cue, 1.0))


@pytest.mark.parametrize("step", [1, -1])
def test_beetles_pass_left_and_flies_right_all_at_once(step: int) -> None:
    event, view, (cue, _home) = next(each for each in told(rugs.BugsPassed) if each[0].step == step)
    assert len(cue.flights) == view.seats
    for flight in cue.flights:
        assert is_spot(flight.start, Attic.on_ring)
        (giver,) = args(flight.start)
        taker = 0 if flight.goal == spot(Attic.gift) else getattr(flight.goal, "seat", None)
        assert taker == (giver + event.step) % view.seats
        assert (flight.begin, flight.end) == (0.0, cue.flights[0].end)
        assert (flight.manner is Manner.FOLD) is (step < 0)


def test_flies_buzz_and_beetles_march() -> None:
    sounds = {step: next(cue.sound for event, _view, (cue, _home) in told(rugs.BugsPassed)
                         if event.step == step) for step in (1, -1)}  # fmt: skip
    assert sounds == {1: RugsSound.MARCH, -1: RugsSound.BUZZ}


def test_a_hurry_ends_it() -> None:
    session = opened(RUGS, 4)
    session.preferences.speed = Speed.NORMAL
    scene = TableScene(session)
    scene.tick(0.01)
    assert scene.narrator.player
    scene.skip_animation()
    assert not scene.narrator.player
