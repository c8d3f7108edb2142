"""Where things lie in the attic, in every window and with every number of bugs."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.describe.rugs.names import in_order
from game.rules.rugs import api as rugs
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Card, Picture, Text
from scenes.kit.theme import BAD, GOOD
from scenes.rugs.board.hand import hand_controls
from scenes.rugs.board.info import TypeNote, about
from scenes.rugs.cards import SMALL
from scenes.rugs.picture import table_items
from scenes.rugs.places import INDEX, RAISED, SMALL_INDEX, lay_out, places_of
from scenes.rugs.show.cues import cues
from scenes.rugs.ui import UI
from scenes.table.highlights import Highlights
from tests.support.table import RUGS, finished, first_table
from tests.support.window import WINDOWS, frame, texts

SIZES = pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")


@SIZES
@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_the_floor_lies_on_the_rug(size: tuple[int, int], people: int) -> None:
    places = places_of(frame(*size), people, 0)
    rug = places.layout["floor"]
    for spot in places.floor(2 * people + 1):
        assert rug.x + 40 < spot.x - spot.size / 2
        assert spot.x + spot.size / 2 < rug.right - 40
        assert rug.y + 20 < spot.y - spot.size * 0.7
        assert spot.y + spot.size * 0.7 < rug.bottom - 20


@SIZES
@pytest.mark.parametrize("count", [1, 7, 12, 20])
def test_the_icon_of_every_bug_on_the_wall_can_be_seen(size: tuple[int, int], count: int) -> None:
    places = places_of(frame(*size), 4, 0)
    spots = places.wall(count)
    for one, other in pairwise(spots):
        assert other.x - one.x >= one.size * 0.41
    assert spots[0].x - spots[0].size / 2 >= places.layout["wall"].x
    assert spots[-1].x + spots[-1].size / 2 <= places.layout["wall"].right


@SIZES
@pytest.mark.parametrize("count", [1, 9, 15])
def test_the_icon_of_every_bug_in_the_hand_can_be_seen(size: tuple[int, int], count: int) -> None:
    window = frame(*size)
    place = places_of(window, 4, 0).layout["hand"]
    hand = rugs.DECK[:: len(rugs.DECK) // count][:count]
    held = lay_out(window, place, hand)
    assert len(held) == count
    for one, other in pairwise(held):
        share = INDEX if one.position.size * window.scale >= SMALL else SMALL_INDEX
        assert other.position.x - one.position.x >= one.position.size * share - 12
    assert held[-1].position.x + held[-1].position.size / 2 <= place.right + 1


@SIZES
@pytest.mark.parametrize("count", [1, 2, 5, 9, 11, 13])
def test_a_bug_that_is_up_hides_nothing_of_the_next_and_all_of_them_are_seen_whole(
    size: tuple[int, int], count: int
) -> None:
    window = frame(*size)
    place = places_of(window, 4, 0).layout["hand"]
    hand = in_order(rugs.DECK[:: len(rugs.DECK) // count][:count])
    for focus in (None, *hand):
        held = lay_out(window, place, hand, {} if focus is None else {rugs.card_name(focus): 1.0})
        for one, other in pairwise(held):
            if one.card == focus:
                larger = one.position.size * RAISED / 2
                assert one.position.x + larger + 7 <= other.left
        for each in held:
            assert each.left >= place.x
            assert each.left + each.position.size <= place.right
            assert each.position.y + each.position.size * CARD_RATIO / 2 <= place.bottom


@SIZES
@pytest.mark.parametrize("count", [2, 5, 9, 13])
def test_a_bug_that_is_pointed_at_keeps_the_pointer(size: tuple[int, int], count: int) -> None:
    window = frame(*size)
    place = places_of(window, 4, 0).layout["hand"]
    hand = in_order(rugs.DECK[:: len(rugs.DECK) // count][:count])
    found = {focus: hand_controls(window, place, hand, hand, focus) for focus in (None, *hand)}

    def taken(focus: int | None, x: float) -> int | None:
        each = (
            rugs.CARDS[c.name.removeprefix("card:")] for c in found[focus] if c.x <= x < c.x + c.w
        )
        return next(each, None)

    ends = {x for strips in found.values() for c in strips for x in (c.x, c.x + c.w)}
    for x in (end + beside for end in ends for beside in (-0.5, 0.5)):
        for focus in (None, *hand):
            card = taken(focus, x)
            assert card is None or taken(card, x) == card


def test_my_collection_lies_in_the_order_of_scoring() -> None:
    hand = in_order(rugs.DECK[::9])
    assert [rugs.card_name(card)[0] for card in hand] == sorted(
        (rugs.card_name(card)[0] for card in hand), key="UFLASYBDM".index
    )


def watched(seats: int = 4) -> list[tuple[rugs.View, rugs.Event, rugs.View]]:
    """Every event as seat 0 is told it, with the view before and after."""
    session = finished(RUGS, seats)
    events = session.match.client(0).events(0)
    views = [session.view(0, at) for at in range(len(events) + 1)]
    return list(zip(views, events, views[1:], strict=False))


def test_a_bug_that_is_taken_leaves_a_bare_place_and_nothing_moves_up() -> None:
    session = finished(RUGS, 4)
    for view, event, after in watched():
        if isinstance(event, rugs.BugPicked):
            place = view.places.index(event.card)
            assert after.places[place] is None
            assert [each for n, each in enumerate(after.places) if n != place] == [
                each for n, each in enumerate(view.places) if n != place
            ]
    assert session.match.decision is None


def test_what_flies_is_not_drawn_at_its_goal_as_well() -> None:
    session = finished(RUGS, 4)
    for view, event, after in watched()[:200]:
        if not isinstance(event, rugs.BugPicked):
            continue
        (cue,) = cues(event, view, after, session.seats)
        lit = Highlights(cue_highlights=cue.cue_highlights)
        drawn = [
            item.code
            for item in table_items(frame(), cue.view, session.top, lit)
            if isinstance(item, Card)
        ]
        assert rugs.card_name(event.card) not in drawn


def test_who_acts_is_named_by_its_disc() -> None:
    session = finished(RUGS, 4)
    for _view, event, after in watched():
        if isinstance(event, rugs.PowerSetOff):
            shown = [
                item.name
                for item in table_items(frame(), after, session.top, Highlights())
                if isinstance(item, Picture)
            ]
            assert any(name.startswith("rugs/power_") for name in shown)
            assert rugs.kind_of(event.card) == rugs.kind_of(after.acting or 0)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)], ids=str)
@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_a_card_keeps_its_face_while_it_is_raised(size: tuple[int, int], people: int) -> None:
    window = frame(*size)
    for spot in places_of(window, people, 0).floor(2 * people + 1):
        at_rest, lifted = spot.size * window.scale, spot.size * RAISED * window.scale
        assert (at_rest >= SMALL) == (lifted >= SMALL)


def test_before_bugs_lie_on_the_rug_picking_is_what_comes() -> None:
    session = finished(RUGS, 4)
    for view, event, _after in watched():
        title = session.ui.title(view, None)
        if isinstance(event, rugs.FloorLaid) and not view.final:
            assert title == "Picking"
        if isinstance(event, rugs.PowerSetOff) and not view.final:
            assert title == "Power"


def test_what_a_choice_costs_is_said_on_red() -> None:
    place = places_of(frame(), 4, 0).layout["info"]
    grounds = {}
    for worse in (False, True):
        items = about(
            frame(), place, rugs.DECK[0], "power-ant", "", TypeNote("this type", worse=worse)
        )
        said = next(item for item in items if isinstance(item, Text) and item.text == "this type")
        grounds[worse] = said.colour
    assert grounds == {False: GOOD, True: BAD}


def test_a_firefly_shows_where_the_bug_in_focus_would_lie() -> None:
    session, _ = first_table(RUGS, lambda view: view.phase is rugs.Phase.DROP)
    decision = session.match.decision
    assert decision is not None
    layer = UI.layer(session, decision)
    view = session.view(decision.seat)
    window = frame()
    spots = places_of(window, view.seats, decision.seat).floor(2 * view.seats + 1)
    assert view.hand
    card = view.hand[0]
    layer.on_focus(f"card:{rugs.card_name(card)}")
    pale = [item for item in layer.draw(window) if isinstance(item, Card) and item.alpha < 1]
    where = spots[len(view.floor)]
    assert [(item.code, item.x, item.y) for item in pale] == [
        (rugs.card_name(card), where.x, where.y)
    ]


def test_as_long_as_larvae_may_hatch_it_says_how() -> None:
    session, _ = first_table(RUGS, lambda view: view.phase is rugs.Phase.KEEP)
    decision = session.match.decision
    assert decision is not None
    drawn = UI.layer(session, decision).draw(frame())
    assert "How Larvae hatch" in texts(drawn)
