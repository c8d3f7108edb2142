"""What is asked at the cases: places with their points, refusals, a coin in two steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.rules.glass import api as glass
from game.table import Seat
from game.words import with_sign
from scenes.glass.layers.place import PlaceLayer
from scenes.glass.layers.question import GlassLayer
from scenes.glass.layers.turn import TurnLayer
from scenes.kit.display import Control, controls
from scenes.kit.scene import Pop, Push
from scenes.shell.dialogs.confirm import ConfirmScene
from scenes.table.session import AnySession
from tests.support.table import GLASS, choices, first_table, opened
from tests.support.window import frame, texts

Wanted = Callable[[glass.View], bool]


def first(wanted: Wanted) -> tuple[AnySession, Seat]:
    return first_table(GLASS, wanted, (2,), glass.PASS)


def placing(number: int = 6) -> Wanted:
    return lambda view: view.phase is glass.Phase.PLACE and view.turn >= number


def turning(number: int = 6) -> Wanted:
    return lambda view: view.phase is glass.Phase.TURN and view.turn >= number


def words(layer: GlassLayer, focus: str | None = None) -> list[str]:
    layer.on_focus(focus)
    window = replace(frame(), focus=focus)
    return texts(layer.draw(window))


def named(layer: GlassLayer, prefix: str) -> dict[str, Control]:
    found = controls(layer.draw(frame()))
    return {each.name: each for each in found if each.name.startswith(prefix)}


# a place


def test_all_sixteen_crossings_can_be_reached_and_those_that_fit_answer() -> None:
    room, seat = first(placing())
    layer = PlaceLayer(room, seat)
    fits = glass.gains(layer.view.cases[seat], layer.held_card)
    there = named(layer, "at:")
    assert set(there) == {f"at:{glass.CELL_NAMES[cell]}" for cell in glass.cells_in(glass.CORNERS)}
    for cell in glass.cells_in(glass.CORNERS):
        control = there[f"at:{glass.CELL_NAMES[cell]}"]
        assert (control.answers, control.refused) == (cell in fits, cell not in fits)


def test_the_best_place_is_found_by_whoever_plays() -> None:
    """Unless it is wished otherwise, nothing marks it and the focus does not begin there."""
    begun = 0
    for number in range(4, 12):
        room, seat = first(placing(number))
        layer = PlaceLayer(room, seat)
        found = glass.gains(layer.view.cases[seat], layer.held_card)
        assert layer.default_focus() == f"at:{glass.CELL_NAMES[min(found)]}"
        said = words(layer, layer.default_focus())
        assert not any(word.startswith("best") for word in said)
        begun += found[min(found)] < max(found.values())
    assert begun


def test_where_the_best_is_shown_it_has_the_focus_first() -> None:
    room, seat = first(placing())
    room.preferences.show_best = True
    layer = PlaceLayer(room, seat)
    view = layer.view
    best = max(
        gain for card in view.hands[seat] for gain in glass.gains(view.cases[seat], card).values()
    )
    layer.on_focus(layer.default_focus())
    assert layer.cell is not None
    assert glass.gains(view.cases[seat], layer.held_card)[layer.cell] == best


def test_a_card_in_its_place_shows_the_points_before_and_after() -> None:
    room, seat = first(placing(9))
    layer = PlaceLayer(room, seat)
    for cell, gain in glass.gains(layer.view.cases[seat], layer.held_card).items():
        said = words(layer, f"at:{glass.CELL_NAMES[cell]}")
        there = glass.ghost(layer.view, seat, layer.held_card, cell)
        assert with_sign(gain) in said
        assert str(sum(there.before)) in said
        assert str(sum(there.after)) in said
        assert "Points if laid here" in said


def test_the_other_card_is_taken_up_by_key_or_click_and_laid() -> None:
    def both(view: glass.View) -> bool:
        cards = {lay.card for lay in view.legal if isinstance(lay, glass.Lay)}
        return view.phase is glass.Phase.PLACE and len(cards) == 2

    room, seat = first(both)
    layer = PlaceLayer(room, seat)
    before = layer.held_card
    layer.key("o")
    assert layer.held_card != before
    layer.activate(f"hold:{before}")
    assert layer.held_card == before
    cell = next(iter(glass.gains(layer.view.cases[seat], before)))
    change = layer.activate(f"at:{glass.CELL_NAMES[cell]}")
    assert isinstance(change, Pop)
    assert change.result == glass.Lay(before, cell)


def test_who_wants_no_help_is_told_no_points_of_places() -> None:
    room, seat = first(turning(9))
    room.setup = replace(room.setup, hints=False)
    layer = TurnLayer(room, seat)
    for stack in range(3):
        said = words(layer, f"stack:{stack}")
        assert not [text for text in said if text.startswith(("+", "−", "±", "best"))]


# a top card


def test_a_top_card_in_the_focus_shows_its_places_in_both_cases() -> None:
    room, seat = first(turning(9))
    room.preferences.show_best = True
    layer = TurnLayer(room, seat)
    for stack, top in enumerate(layer.view.tops):
        if not top:
            continue
        said = words(layer, f"stack:{stack}")
        mine, theirs = (glass.gains(layer.view.cases[each], top) for each in (seat, 1 - seat))
        for gain in mine.values():
            assert with_sign(gain) in said
        if theirs:
            assert with_sign(max(theirs.values())) in said


def test_a_figure_takes_the_top_card_of_its_stack() -> None:
    room, seat = first(turning())
    layer = TurnLayer(room, seat)
    for stack in range(3):
        change = layer.key(str(stack + 1))
        if glass.DRAWS[stack] in layer.view.legal:
            assert isinstance(change, Pop)
            assert change.result == glass.DRAWS[stack]
        else:
            assert change is None


# a coin


def test_a_coin_has_two_steps_and_each_is_taken_back() -> None:
    room, seat = first(lambda view: any(isinstance(each, glass.Move) for each in view.legal))
    layer = TurnLayer(room, seat)
    move = next(each for each in layer.view.legal if isinstance(each, glass.Move))
    layer.key("m")
    assert set(named(layer, "from:")) == {"from:0", "from:1", "from:2"}
    layer.activate(f"from:{move.source}")
    assert f"to:{move.source}" not in named(layer, "to:")
    layer.key("escape")
    assert named(layer, "from:")
    layer.key("escape")
    assert named(layer, "stack:")
    layer.activate("coin")
    layer.activate(f"from:{move.source}")
    change = layer.activate(f"to:{move.target}")
    assert isinstance(change, Pop)
    assert change.result == glass.MOVES[move.source, move.target]


def test_after_the_coin_a_turn_can_end_without_a_card() -> None:
    room, seat = first(lambda view: view.phase is glass.Phase.COIN)
    layer = TurnLayer(room, seat)
    assert {"end"} == set(named(layer, "end"))
    assert not named(layer, "coin")
    assert not named(layer, "pass")
    assert isinstance(layer.key("e"), Pop)


def test_passing_asks_first_for_it_is_for_good() -> None:
    room, seat = first(lambda view: view.phase is glass.Phase.TURN and len(view.legal) > 1)
    layer = TurnLayer(room, seat)
    change = layer.key("p")
    assert isinstance(change, Push)
    assert isinstance(change.scene, ConfirmScene)
    passed = change.then(True)
    assert isinstance(passed, Pop)
    assert passed.result == glass.PASS
    assert change.then(False) is None


# the end


def test_the_view_says_when_the_spider_may_be_next() -> None:
    """It is never seen without a sign before."""
    seen = 0
    for seed in range(6):
        near: set[int] = set()
        room = opened(GLASS, 2, seed)
        for _seat, view in choices(room, seed, glass.PASS):
            if view.spider:
                seen += 1
                assert view.tops.index(glass.SPIDER) in near
                break
            near = {stack for stack in range(3) if view.near(stack)}
    assert seen
