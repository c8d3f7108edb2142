"""The visit can be made on its panel as well as on the ring, and shows what changes for me."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from game.describe.council.questions import weigh
from game.rules.council.api import FACTIONS, Phase
from scenes.council.board.sowing_panel import Mine
from scenes.council.layers.visit import VisitLayer
from scenes.council.session import CouncilSession
from scenes.kit.display import AlsoAt, Control, Glow, control_at
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Pop
from scenes.kit.signals import Key, PointerMoved, PointerPressed, PointerReleased
from scenes.kit.tooltip import tooltip_named
from tests.council.games import FRAMES, TABLES, asked, rooms, table
from tests.support.table import asked_seat
from tests.support.window import frame, stack, texts


def visits(seats: int, edition: str) -> Iterator[tuple[CouncilSession, VisitLayer]]:
    """Some visits of a random game, one after the other."""
    for room in islice(rooms(table(seats, edition, seed=2), asked(Phase.VISIT)), 8):
        yield room, VisitLayer(room, asked_seat(room))


def middle(item: Control | AlsoAt) -> tuple[float, float]:
    return item.x + item.w / 2, item.y + item.h / 2


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_each_row_acts_as_its_space_does(seats: int, edition: str) -> None:
    for _room, layer in visits(seats, edition):
        items = layer.draw(next(FRAMES))
        rows = [item for item in items if isinstance(item, AlsoAt)]
        spaces = [each.id for each in layer.question.choices if each.id.startswith("space:")]
        assert [row.name for row in rows] == spaces
        for row in rows:
            there = control_at(items, *middle(row))
            assert there is not None
            assert there.name == row.name


def test_pointing_at_a_row_previews_and_a_click_activates() -> None:
    for room, layer in visits(4, "published"):
        for choice in layer.question.choices:
            fresh = VisitLayer(room, layer.seat)
            opened = stack(fresh)
            rows = (item for item in opened.draw() if isinstance(item, AlsoAt))
            row = next(each for each in rows if each.name == choice.id)
            x, y = middle(row)
            opened.send(PointerMoved(x, y))
            opened.tick(1.0)
            opened.draw()
            assert opened.focus == choice.id
            assert fresh.choice == choice
            assert fresh.activate(choice.id) == (Pop(choice.action) if choice.action else None)
            opened.send(PointerPressed(x, y))
            opened.send(PointerReleased(x, y))
            assert opened.is_running == (choice.action is None)


def said(layer: VisitLayer, space: str) -> list[str]:
    """What stands in the picture with this faction chosen."""
    layer.on_focus(space)
    items = layer.draw(replace(frame(), focus=space))
    return texts(items)


@pytest.mark.parametrize("mine", Mine)
def test_only_what_i_declared_is_counted(mine: Mine) -> None:
    """Cards for an Allegiance, the bonus for a No Allegiance, and neither for a broken one."""
    shown = 0
    for seats, edition in TABLES:
        for _room, layer in visits(seats, edition):
            if layer._mine is not mine:
                continue
            space = next(each.id for each in layer.question.choices if each.action is not None)
            words = said(layer, space)
            assert ("Your best suit" in words) == (mine is Mine.CARDS)
            if mine is Mine.NO_ALLEGIANCE:
                preview = layer._preview()
                assert preview is not None
                before, after = preview.no_allegiance_before, preview.no_allegiance_after
                change = f"{before} → {after}" if before != after else f"{after}"
                assert f"{change} points" in words
            assert ("only your tricks score" in " ".join(words)) == (mine is Mine.NOTHING)
            shown += 1
    assert shown


def test_the_verdict_is_what_the_best_of_my_suits_would_score() -> None:
    better = worse = 0
    for _room, layer in visits(4, "published"):
        if layer._mine is not Mine.CARDS:
            continue
        for faction, preview in layer._outcomes.items():
            held = [suit for suit in range(5) if preview.held[suit]]
            before = max(preview.before[suit] for suit in held)
            after = max(preview.after[suit] for suit in held)
            change = f"{before} → {after}" if before != after else f"{after}"
            point = "point" if after == 1 else "points"
            assert f"{change} {point}" in said(layer, f"space:{FACTIONS[faction]}")
            better += after > before
            worse += after < before
    assert better
    assert worse


def test_whoever_asks_about_a_faction_is_told_all_that_activating_it_would_do() -> None:
    for room, layer in visits(4, "published"):
        opened = stack(layer)
        for choice in layer.question.choices:
            if choice.action is None:
                continue
            opened.lead_to(choice.id)
            opened.send(Key("w"))
            told = tooltip_named(layer.tooltips(frame()), choice.id)
            assert told is not None
            for remark in weigh(room.view(layer.seat), room.seats, (choice.id,)):
                assert remark.says.words in told.words
            shown = " ".join(texts(opened.draw()))
            assert "The crown would be worn by" in shown
            opened.send(Key("escape"))


def light(layer: VisitLayer) -> float:
    """How much light lies on the spaces that may be chosen."""
    return sum(item.alpha for item in layer.draw(frame()) if isinstance(item, Glow))


def test_the_spaces_light_up_once_as_the_visit_begins() -> None:
    room, _layer = next(visits(4, "published"))
    room.preferences = Preferences()
    layer = VisitLayer(room, asked_seat(room))
    dark, steps = light(layer), []
    while layer.is_moving:
        layer.tick(0.1)
        steps.append(light(layer))
    assert max(steps) > dark + 1
    assert steps[-1] == pytest.approx(dark)
    top = steps.index(max(steps))
    assert steps[: top + 1] == sorted(steps[: top + 1])
    assert steps[top:] == sorted(steps[top:], reverse=True)


def test_with_reduced_motion_no_space_lights_up() -> None:
    room, _layer = next(visits(4, "published"))
    room.preferences = Preferences(reduced_motion=True)
    assert not VisitLayer(room, asked_seat(room)).is_moving
