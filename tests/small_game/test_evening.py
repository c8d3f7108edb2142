"""An evening with a game that nothing shared has heard of: from the title to the podium."""

from __future__ import annotations

import pytest

from game.match import AnyMatch
from scenes.backend.headless import HeadlessScreen
from scenes.selftest.pilot import Pilot, Use, by_keyboard, by_mouse
from scenes.shell.history.scene import HistoryScene
from scenes.shell.results.podium import ResultsScene
from scenes.table.log.scene import LogScene
from scenes.table.replay.scene import ReplayScene
from tests.pilot.couch import Couch
from tests.pilot.looking import USES, by_turns, table_of, top, words
from tests.small_game.conftest import Door, set_table
from tests.small_game.entry import ENTRY
from tests.small_game.rules import CLAUSES, KEEP
from tests.small_game.ui import LeafLayer

pytestmark = pytest.mark.usefixtures("blind")


def to_a_choice(pilot: Pilot) -> None:
    pilot.play(until=lambda: any(name.startswith("card:") for name in pilot.names))


@by_turns("seats,people", (2, 1), (2, 2), (3, 1), (5, 2), (7, 1), (7, 7))
def test_whole_games(title: Door, seats: int, people: int, use: Use) -> None:
    lifted = []
    with title() as unseen:
        pilot = Pilot(unseen, use, watch=lambda choice: lifted.append(choice == "lift"))
        set_table(pilot, seats, people)
        pilot.play()
        assert isinstance(top(unseen), ResultsScene)
        assert table_of(unseen).session.setup.game == ENTRY.game.id
        assert len(lifted) - sum(lifted) == 3 * 5 * people
        assert bool(sum(lifted)) == (people > 1)


def test_a_whole_game_by_gamepad(title: Door) -> None:
    with title() as unseen:
        couch = Couch(unseen)
        pilot = Pilot(couch, by_keyboard)
        set_table(pilot, 3, 2)
        pilot.play()
        assert isinstance(top(unseen), ResultsScene)
        couch.put_away()


@USES
def test_a_refused_card_says_why(title: Door, use: Use) -> None:
    with title() as unseen:
        pilot = Pilot(unseen, use)
        set_table(pilot, 4, 1)
        to_a_choice(pilot)
        layer = top(unseen)
        assert isinstance(layer, LeafLayer)
        refused = [control.name for control in unseen.controls if control.refused]
        assert refused == [f"card:{max(layer.view.hand)}"]
        assert CLAUSES[KEEP] not in words(unseen)
        use(unseen, refused[0])
        assert top(unseen) is layer
        assert CLAUSES[KEEP] in words(unseen)


def test_the_log_tells_what_has_happened_and_a_choice_can_be_taken_back(title: Door) -> None:
    with title() as unseen:
        pilot = Pilot(unseen, by_mouse)
        set_table(pilot, 2, 2)
        to_a_choice(pilot)
        pilot.play(until=lambda: len(table_of(unseen).session.match.actions) == 1)
        to_a_choice(pilot)
        unseen.press("l")
        assert isinstance(top(unseen), LogScene)
        assert "Deal 1 · Round 1" in words(unseen)
        unseen.press("escape")
        unseen.press("escape")
        pilot.use("take-back")
        pilot.wait(lambda: not table_of(unseen).session.match.actions)
        assert len(table_of(unseen).session.match.take_backs) == 1
        pilot.play()
        assert isinstance(top(unseen), ResultsScene)


def play_three_deals(unseen: HeadlessScreen, pilot: Pilot) -> AnyMatch:
    set_table(pilot, 3, 1)
    pilot.play()
    match = table_of(unseen).session.match
    pilot.use("title")
    pilot.wait(lambda: "new" in pilot.names)
    return match


@USES
def test_a_killed_table_goes_on_where_it_was(title: Door, use: Use) -> None:
    with title() as unseen:
        pilot = Pilot(unseen, use)
        set_table(pilot, 3, 2)
        pilot.play(until=lambda: len(table_of(unseen).session.match.actions) > 20)
        to_a_choice(pilot)
        before = list(table_of(unseen).session.match.actions)
    with title() as unseen:
        pilot = Pilot(unseen, use)
        pilot.use("continue")
        pilot.wait(lambda: pilot.open_choice() is not None)
        assert table_of(unseen).session.match.actions == before
        pilot.play()
        assert isinstance(top(unseen), ResultsScene)


@USES
def test_the_history_counts_it(title: Door, use: Use) -> None:
    with title() as unseen:
        pilot = Pilot(unseen, use)
        play_three_deals(unseen, pilot)
        pilot.use("games")
        pilot.use("history")
        pilot.use(ENTRY.game.id)
        pilot.wait(lambda: isinstance(top(unseen), HistoryScene) and "Ada" in words(unseen))
        pilot.use("tab:points")
        assert "Rounds" in words(unseen)


@USES
def test_it_is_watched_and_played_on(title: Door, use: Use) -> None:
    with title() as unseen:
        pilot = Pilot(unseen, use)
        old = play_three_deals(unseen, pilot)
        pilot.use("games")
        pilot.use("replays")
        pilot.wait(lambda: any(name.startswith("watch:") for name in pilot.names))
        pilot.use(next(name for name in pilot.names if name.startswith("watch:")))
        pilot.wait(lambda: isinstance(top(unseen), ReplayScene))
        film = top(unseen)
        assert isinstance(film, ReplayScene)
        assert [(cell.part, cell.step) for cell in film.timeline.cells] == [
            (deal, step) for deal in (1, 2, 3) for step in (1, 2, 3, 4, 5)
        ]
        for name in ("walk-part:more", "walk-step:more", "walk-move:more"):
            pilot.use(name)
        unseen.settle()
        at = film.at
        for name in ("more", "on", "start"):
            pilot.use(name)
        pilot.wait(lambda: not isinstance(top(unseen), ReplayScene))
        pilot.play()
        new = table_of(unseen).session.match
        assert new is not old
        assert new.log[:at] == old.log[:at]
        assert isinstance(top(unseen), ResultsScene)
