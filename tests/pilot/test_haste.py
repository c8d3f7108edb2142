"""Input never waits for animation: it ends what moves, and the next one counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from game.rules.council.api import CARDS, PLAYS
from scenes.backend.headless import HeadlessScreen
from scenes.council.layers.trick import TrickLayer
from scenes.council.layers.visit import VisitLayer
from scenes.selftest.pilot import Pilot, Use, by_mouse
from scenes.table.scene import TableScene
from tests.pilot.conftest import Door
from tests.pilot.looking import EITHER, table_of, top

pytestmark = pytest.mark.usefixtures("blind")


@contextmanager
def cards_in_the_air(title: Door) -> Iterator[HeadlessScreen]:
    """I have led a trick; the first of the others' cards is on its way."""
    with title("normal", seed=2) as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.set_table(4, 1)
        pilot.play(until=lambda: _leads(unseen))
        unseen.click(next(name for name in unseen.names if name.startswith("card:")))
        for _ in range(5):
            unseen.step(0.1)
        assert isinstance(top(unseen), TableScene)
        assert table_of(unseen).narrator.player
        yield unseen


def _leads(unseen: HeadlessScreen) -> bool:
    layer = top(unseen)
    return (
        isinstance(layer, TrickLayer) and not layer.view.trick and len(layer.view.hand or ()) < 11
    )


def landmark(title: Door) -> tuple[str, tuple[float, float]]:
    """What lies there when the cards have landed: a card that may be played, and its middle."""
    with cards_in_the_air(title) as unseen:
        for _ in range(20):
            if isinstance(top(unseen), TrickLayer):
                break
            unseen.press("z")
        control = next(one for one in unseen.controls if not one.refused)
        return control.name, (control.x + control.w / 2, control.y + control.h / 2)


def test_any_key_ends_the_motion(title: Door) -> None:
    with cards_in_the_air(title) as unseen:
        before = len(table_of(unseen).session.match.log)
        unseen.press("z")
        assert not table_of(unseen).narrator.player
        assert len(table_of(unseen).session.match.log) > before


def test_hurrying_stops_at_what_nobody_should_miss(title: Door) -> None:
    """A key does not skip a trick that is won and the next one as well."""
    with cards_in_the_air(title) as unseen:
        tricks = sum(table_of(unseen).session.view(None).tricks)
        unseen.press("z")
        assert sum(table_of(unseen).session.view(None).tricks) - tricks <= 1


def test_a_click_where_a_card_will_lie_only_hurries_until_it_lies_there(title: Door) -> None:
    name, place = landmark(title)
    with cards_in_the_air(title) as unseen:
        match = table_of(unseen).session.match
        wanted = PLAYS[CARDS[name.removeprefix("card:")]]
        clicks = 0
        while not isinstance(top(unseen), TrickLayer) and clicks < 5:
            unseen.click_at(*place)
            clicks += 1
        assert clicks <= 3  # the trick, its visit, and on to the card
        assert wanted not in match.actions
        unseen.click_at(*place, looks=0.1)
        assert wanted not in match.actions
        unseen.click_at(*place)
        assert wanted in match.actions


def test_enter_on_a_card_counts_as_soon_as_it_lies_there(title: Door) -> None:
    with cards_in_the_air(title) as unseen:
        match = table_of(unseen).session.match
        before = [action for action in match.actions if action in PLAYS.values()]
        for _ in range(8):
            if isinstance(top(unseen), TrickLayer):
                break
            unseen.press("return")
        layer = top(unseen)
        assert isinstance(layer, TrickLayer)
        unseen.press("right")
        while unseen.control(unseen.focus or "").refused:
            unseen.press("right")
        unseen.press("return")
        after = [action for action in match.actions if action in PLAYS.values()]
        assert len(after) > len(before)


@EITHER
def test_a_player_in_a_hurry_reaches_the_podium(title: Door, use: Use) -> None:
    """At normal speed, with a key for every frame: no choice is lost, none is made twice."""
    with title("normal", seed=2) as unseen:
        pilot = Pilot(unseen, use)
        pilot.set_table(4, 1)
        made = 0
        for _ in range(3000):
            if "rematch" in unseen.names:
                break
            choice = pilot.open_choice()
            if choice is None:
                unseen.press("z")
                unseen.step()
                continue
            made += 1
            actions = len(_own(unseen))
            pilot.use(choice)
            assert len(_own(unseen)) == actions + (choice != "next")
        assert "rematch" in unseen.names
        assert made > 30


def _own(unseen: HeadlessScreen) -> list[object]:
    """The events of the log that the first seat has caused."""
    found = [scene for scene in unseen.screen.stack.scenes if isinstance(scene, TableScene)]
    kinds = "AllegianceDeclared", "CardDiscarded", "CardPlayed", "CubesSown", "VisitPassed"
    return [
        event
        for event in found[0].session.match.log
        if type(event).__name__ in kinds and getattr(event, "seat", None) == 0
    ]


@pytest.mark.parametrize("reduced", [False, True], ids=["flights", "fades"])
def test_the_window_may_change_its_size_while_things_move(title: Door, *, reduced: bool) -> None:
    sizes = [(1024 + 97 * step % 900, 640 + 61 * step % 500) for step in range(200)]
    with title("normal") as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.set_table(5, 1)
        table_of(unseen).session.preferences.reduced_motion = reduced
        pilot.play(until=lambda: isinstance(top(unseen), VisitLayer))
        unseen.click(pilot.open_choice() or "")
        for size in sizes:
            unseen.resize(size)
            unseen.step()
        pilot.play(until=lambda: isinstance(top(unseen), TrickLayer))
        unseen.resize((1280, 720))
        settled = list(unseen.items)
        unseen.resize((1024, 640))
        unseen.resize((1280, 720))
        assert list(unseen.items) == settled


def each_frame(unseen: HeadlessScreen, frames: int, look: Callable[[], None]) -> None:
    for _ in range(frames):
        unseen.step()
        look()


def test_speed_can_be_changed_in_mid_flight(title: Door) -> None:
    with cards_in_the_air(title) as unseen:
        seen = []
        for _ in range(4):
            unseen.press("s")
            seen.append(table_of(unseen).session.preferences.speed)
            each_frame(unseen, 3, lambda: None)
        assert len(set(seen)) == 4
