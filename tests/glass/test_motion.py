"""What moves under the glass: it follows from what happened, and decides nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from game.rules.glass import api as glass
from scenes.glass.board.lid import lid_items
from scenes.glass.places import GlassPlaces
from scenes.glass.scoring.scene import LEAD_IN, LID, SHUT, CaseScoringScene
from scenes.glass.show.cue_highlights import CueHighlights, GlassCue
from scenes.glass.show.cues import cues
from scenes.glass.sounds import GlassSound
from scenes.glass.ui import UI
from scenes.kit.display import Picture
from scenes.kit.preferences import Preferences, Speed
from scenes.table.cue import Cue, Flight, Manner, Spot, spot
from scenes.table.motion.flight import KnownPositions, flight_items
from tests.support.table import GLASS, PEOPLE, finished
from tests.support.window import frame

QUARTERS = (0, 1, 5, 6)
SEEDS = range(4)


def told(seed: int) -> Iterator[tuple[glass.View, glass.Event, glass.View]]:
    room = finished(GLASS, 2, seed, glass.PASS)
    for at, event in enumerate(room.match.log):
        yield room.view(None, at), event, room.view(None, at + 1)


@cache
def laid() -> Sequence[tuple[glass.View, glass.CardLaid, list[GlassCue]]]:
    return [
        (view, event, cues(event, view, after, PEOPLE[:2]))
        for seed in SEEDS
        for view, event, after in told(seed)
        if isinstance(event, glass.CardLaid)
    ]


def of(cue: GlassCue, manner: Manner) -> list[Flight]:
    return [flight for flight in cue.flights if flight.manner is manner]


def cells(flights: list[Flight]) -> set[int]:
    return {cell for flight in flights for cell in where(flight)}


def where(flight: Flight) -> tuple[int, ...]:
    """The cells that an insect starts from; none for what is no insect."""
    start = flight.start
    if isinstance(start, Spot) and start.find == GlassPlaces.insect:
        return tuple(start.args[1])
    return ()


def positions(cue: GlassCue) -> KnownPositions:
    return KnownPositions(UI.positions(frame(), cue.after, finished(GLASS, 2, 0, glass.PASS).top))


# who is covered


def test_whoever_is_covered_by_another_kind_runs_and_nobody_else() -> None:
    ran = 0
    for view, event, (drop, *_rest) in laid():
        case, new = view.cases[event.seat], glass.KINDS_ON[event.card]
        under = [(event.cell + step, new[number]) for number, step in enumerate(QUARTERS)]
        covered = {cell for cell, kind in under if glass.kind_at(case, cell) not in (None, kind)}
        assert cells(of(drop, Manner.CREEP)) == covered
        ran += len(covered)
    assert ran > 20


def test_a_stag_or_a_moth_runs_in_one_piece() -> None:
    large = [
        flight
        for _view, _event, (drop, *_rest) in laid()
        for flight in of(drop, Manner.CREEP)
        if len(where(flight)) == 2
    ]
    assert large


def test_they_are_gone_before_the_card_comes_down() -> None:
    for _view, _event, (drop, *_rest) in laid():
        cards = of(drop, Manner.LAID)
        assert len(cards) == 1
        for flight in of(drop, Manner.CREEP):
            assert flight.end <= 0.5 * cards[0].end
            alone = Cue(drop.seconds, drop.view, drop.after, (flight,))
            (item,) = flight_items(positions(drop), alone, flight.end)
            assert isinstance(item, Picture)
            assert item.alpha == 0


def test_what_runs_or_alights_is_not_drawn_a_second_time_at_its_place() -> None:
    for _view, event, shown in laid():
        for cue in shown:
            assert isinstance(cue.cue_highlights, CueHighlights)
            moving = [*of(cue, Manner.CREEP), *of(cue, Manner.FLUTTER)]
            starts = {where(flight)[0] for flight in moving}
            assert cue.cue_highlights.away == starts
            assert cue.cue_highlights.seat == event.seat


# who is new


def test_every_insect_of_a_card_alights_where_it_lies() -> None:
    for _view, event, (_drop, wings, _count) in laid():
        there = cells(of(wings, Manner.FLUTTER))
        assert there == {event.cell + step for step in QUARTERS}
        large = sum(kind in (glass.STAG, glass.MOTH) for kind in glass.KINDS_ON[event.card])
        assert len(wings.flights) == 4 - large
        for flight in wings.flights:
            assert flight.start == flight.goal


def test_wings_come_to_rest_exactly_where_the_insect_is_drawn() -> None:
    for _view, _event, (_drop, wings, _count) in laid():
        there = positions(wings)
        for flight, item in zip(wings.flights, flight_items(there, wings, 1.0), strict=True):
            assert isinstance(item, Picture)
            goal = there.position(flight.goal)
            box = (goal.x - goal.size / 2, goal.y - goal.size / 2, goal.size, goal.size)
            assert item[1:5] == pytest.approx(box)
            assert item.angle == pytest.approx(0.0, abs=1e-9)
        break


# the Spider


def test_the_spider_lets_itself_down_on_its_thread_over_its_own_stack() -> None:
    seen = 0
    for seed in SEEDS:
        for view, event, after in told(seed):
            if isinstance(event, glass.SpiderSeen):
                (cue,) = cues(event, view, after, PEOPLE[:2])
                (down,) = cue.flights
                assert (down.start, down.goal) == (
                    spot(GlassPlaces.above_web, event.stack),
                    spot(GlassPlaces.web, event.stack),
                )
                assert isinstance(cue.cue_highlights, CueHighlights)
                assert cue.cue_highlights.web == event.stack
                there = positions(cue)
                heights = [there.position(down.start).y, there.position(down.goal).y]
                assert heights == sorted(heights)
                seen += 1
    assert seen


def test_the_spider_tells_who_has_a_turn_left() -> None:
    event = glass.SpiderSeen(0, 1)
    view = replace(
        finished(GLASS, 2, 0, glass.PASS).view(None, 0), tops=(5, 0, 7), heights=(4, 3, 5)
    )
    alone = replace(view, passed=(False, True))
    said = [cues(event, each, each, PEOPLE[:2])[0].line for each in (view, alone)]
    assert [line and line.text for line in said] == [
        "Ada turned up the Spider. One more turn for Bruno.",
        "Ada turned up the Spider. This turn is the last.",
    ]


# the lid


def counting(wishes: Preferences) -> CaseScoringScene:
    room = finished(GLASS, 2, 0, glass.PASS)
    room = replace(room, preferences=wishes)
    log = room.match.log
    closed = next(
        number for number, event in enumerate(log) if isinstance(event, glass.CasesClosed)
    )
    return CaseScoringScene(room, room.view(None, closed + 1), log[closed:])


def drawn(scene: CaseScoringScene) -> set[object]:
    return set(scene.draw(frame()))


def test_the_lids_are_shut_and_heard_before_the_first_kind_is_counted() -> None:
    scene = counting(Preferences(Speed.NORMAL))
    heard = []
    pictures = []
    while not scene.lines_counted:
        heard += [(scene.time, each.sound) for each in scene.sounds()]
        pictures.append(drawn(scene))
        scene.tick(0.05)
    ((when, sound),) = heard
    assert sound is GlassSound.LID
    assert SHUT <= when < LEAD_IN
    assert LID <= LEAD_IN
    assert pictures[2] != pictures[4] != pictures[8]  # it swings
    assert len(pictures[0] - pictures[19]) == 2  # one for each case, and nothing is left of them


def test_whoever_hurries_sees_no_lid() -> None:
    scene, still = counting(Preferences(Speed.NORMAL)), counting(Preferences(Speed.OFF))
    scene.tick(0.1)
    scene.skip_animation()
    still.tick(0.0)
    still.skip_animation()
    scene.session.preferences.speed = Speed.OFF  # which the bar names
    assert drawn(scene) == drawn(still)


def test_with_reduced_motion_the_lid_swings_nowhere() -> None:
    case = frame().layout("glass/scoring")["case_0"]
    ways = [lid_items(case, share, calm=True) for share in (0.1, 0.3, 0.5, 0.8)]
    boxes = {tuple(item)[1:5] for items in ways for item in items}
    assert len(boxes) == 1
    assert not lid_items(case, 1.0, calm=True)
    assert not lid_items(case, 1.0, calm=False)


# the laws


def test_with_reduced_motion_nothing_changes_its_place() -> None:
    for _view, _event, shown in laid():
        for cue in shown:
            for one, two in pairwise([0.1, 0.3, 0.45]):
                before, after = (
                    flight_items(positions(cue), cue, at, calm=True) for at in (one, two)
                )
                assert [_box(item) for item in before] == [_box(item) for item in after]
        break


def _box(item: object) -> tuple[object, ...]:
    return tuple(item)[:5] if isinstance(item, tuple) else ()


def test_no_insect_is_lost_on_its_way() -> None:
    """Whatever is shown moving, the cases that lie still are those before and after."""
    for view, _event, (drop, wings, count) in laid():
        before, after = view.cases, count.after.cases
        assert (drop.view.cases, wings.view.cases, count.view.cases) == (before, after, after)
