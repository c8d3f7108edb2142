"""How bots play, changed in the middle of a game, and kept with the table."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest

from game.bots import Level
from game.bots.worker import BotTask, ChoiceTask
from game.library import OpenTable
from game.library.save import parse_save
from game.library.watching import watch_text
from game.match import LevelChange
from game.records import RecordError
from game.seating import SeatSetup, TableSetup
from scenes.council.ui import UI
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import Scene
from scenes.kit.stack import SceneStack
from scenes.shell.dialogs.pause import PauseScene
from scenes.table.levels import LevelsScene
from scenes.table.log.lines import log_lines
from scenes.table.replay.play_on import PlayOnScene
from scenes.table.routes import ROUTES
from scenes.table.scene import TableScene
from scenes.table.session import AnySession, TableSession
from tests.support.library import autosaver_of, library, play, saves, table
from tests.support.window import focus_on, press, stack

T = TypeVar("T")  # answer

ADA, BRUNO, CHIKA = range(3)


def seated(sitting: OpenTable) -> AnySession:
    return TableSession.restore(UI, sitting, Preferences(Speed.OFF), ROUTES)


class Asked:
    def __init__(self) -> None:
        self.times = 0

    def choose(self, _view: object, legal: Sequence[object]) -> object:
        self.times += 1
        return legal[0]


def shows(opened: SceneStack, kind: type[Scene[Any]]) -> bool:
    return isinstance(opened.scenes[-1], kind)


def until_bot(room: AnySession, seat: int) -> None:
    while (decision := room.match.decision) is not None and decision.seat != seat:
        room.play(room.match.legal[0])


def test_the_next_decision_is_by_the_new_level(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def make(_game: str, level: str, _rng: Random) -> Asked:
        made.append(level)
        return Asked()

    room = TableSession.new_unsaved(UI, table(), Preferences(Speed.OFF), ROUTES)
    until_bot(room, BRUNO)
    monkeypatch.setattr("scenes.table.bot_pool.make_bot", make)
    room.change_levels({BRUNO: Level.NEWCOMER, CHIKA: Level.SENSIBLE})
    assert made == [Level.NEWCOMER, Level.SENSIBLE]
    assert room.minds.decide(room.setup, room.match, BRUNO) == room.match.legal[0]
    assert room.setup.seats[BRUNO].bot == Level.NEWCOMER
    assert room.people == {ADA}


class Busy:
    """Never comes to an end, and keeps what it is asked."""

    def __init__(self) -> None:
        self.moments: list[Hashable] = []
        self.tasks: list[ChoiceTask[Any]] = []

    def answer(self, moment: Hashable, thought: Callable[[], BotTask[T]]) -> T | None:
        task = thought()
        assert isinstance(task, ChoiceTask)
        self.moments.append(moment)
        self.tasks.append(task)
        return None

    def finish_soon(self) -> None:
        """It would still not come to an end."""

    def close(self) -> None:
        """Nobody waits for it."""


def test_a_thinking_bot_is_asked_anew_at_its_new_level() -> None:
    """What it has thought so far is an answer to another question."""
    room = TableSession.new_unsaved(UI, table(), Preferences(Speed.OFF), ROUTES)
    room.change_levels({BRUNO: Level.SHARP})
    until_bot(room, BRUNO)
    room.minds.worker = busy = Busy()
    assert room.minds.decide(room.setup, room.match, BRUNO) is None
    room.change_levels({BRUNO: Level.MASTER})
    assert room.minds.decide(room.setup, room.match, BRUNO) is None
    first, second = busy.moments
    assert first != second
    assert [task.level for task in busy.tasks] == [Level.SHARP, Level.MASTER]


def test_a_thinking_bot_is_told_what_its_seat_has_been_shown_and_no_more() -> None:
    room = TableSession.new_unsaved(UI, table(), Preferences(Speed.OFF), ROUTES)
    room.change_levels({BRUNO: Level.MASTER})
    until_bot(room, BRUNO)
    room.minds.worker = busy = Busy()
    room.minds.decide(room.setup, room.match, BRUNO)
    (task,) = busy.tasks
    assert task.view == room.view(BRUNO)
    assert task.account == room.match.client(BRUNO).events(0)
    assert len(task.account) == len(room.match.log)
    assert task.account != tuple(room.match.log)


def test_saved_and_opened_again_it_is_still_so(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    sitting = shelf.begin(table())
    play(sitting, 12)
    room = seated(sitting)
    at = len(room.match.log)
    room.change_levels({BRUNO: Level.NEWCOMER, CHIKA: Level.SENSIBLE})
    assert autosaver_of(sitting).wait()
    shelf.close()
    again = library(tmp_path).open(autosaver_of(sitting).table)
    assert [seat.bot for seat in again.setup.seats] == [None, "newcomer", "sensible"]
    assert again.match.level_changes == [LevelChange(BRUNO, at, "random", "newcomer")]
    assert again.match.actions == room.match.actions


def test_taking_back_leaves_the_bots_as_they_are() -> None:
    room = TableSession.new_unsaved(UI, table(), Preferences(Speed.OFF), ROUTES)
    until_bot(room, ADA)
    actions = len(room.match.actions)
    room.play(room.match.legal[0])
    room.change_levels({BRUNO: Level.NEWCOMER})
    room.take_back(actions, agreed=False)
    assert room.setup.seats[BRUNO].bot == Level.NEWCOMER
    (change,) = room.match.level_changes
    assert change.at <= len(room.match.log)
    until_bot(room, BRUNO)
    action = room.minds.decide(room.setup, room.match, BRUNO)
    assert action is not None
    assert action in room.match.legal


def test_the_log_and_the_film_say_who_played_from_when_on(tmp_path: Path) -> None:
    sitting = library(tmp_path).begin(table())
    play(sitting, 12)
    room = seated(sitting)
    room.change_levels({BRUNO: Level.SENSIBLE})
    assert autosaver_of(sitting).wait()
    shown = watch_text(saves(tmp_path)[-1].read_bytes())
    lines = log_lines(UI, room.public_log(), room.seats, shown.match.level_changes)
    said = "".join(str(span) for span in lines[-1].said.spans)
    assert "now plays at level Sensible, not Gentle." in said


def test_a_table_where_nothing_has_changed_is_written_as_before(tmp_path: Path) -> None:
    sitting = library(tmp_path).begin(table())
    play(sitting, 3)
    room = seated(sitting)
    room.change_levels({BRUNO: "random", CHIKA: "sensible"})  # as they are
    assert b"level_changes" not in saves(tmp_path)[-1].read_bytes()


@pytest.mark.parametrize(
    "change", [[9, 0, "random", "sensible"], [1, -1, "random", "sensible"], [1, 0, "x", "exec:x"]]
)
def test_what_cannot_have_been_changed_is_refused(tmp_path: Path, change: list[Any]) -> None:
    import msgspec

    sitting = library(tmp_path).begin(table())
    play(sitting, 3)
    save = msgspec.json.decode(saves(tmp_path)[-1].read_bytes())
    save["meta"]["level_changes"] = [change]
    with pytest.raises(RecordError, match=r"meta\.level_changes"):
        parse_save(msgspec.json.encode(save))


def test_the_menu_of_the_table_leads_there_and_back() -> None:
    room = TableSession.new_unsaved(UI, table(), Preferences(Speed.OFF), ROUTES)
    opened = stack(TableScene(room))
    press(opened, "escape")
    assert shows(opened, PauseScene)
    focus_on(opened, "bots")
    press(opened, "return")
    assert shows(opened, LevelsScene)
    focus_on(opened, f"bot:{BRUNO}:more")
    press(opened, "return")
    focus_on(opened, "change")
    press(opened, "return")
    assert room.setup.seats[BRUNO].bot == Level.NEWCOMER
    assert not shows(opened, LevelsScene)


def test_where_no_bot_sits_nothing_is_offered() -> None:
    people = tuple(replace(seat, bot=None) for seat in table().seats)
    room = TableSession.new_unsaved(UI, TableSetup(people, seed=1), Preferences(Speed.OFF), ROUTES)
    opened = stack(TableScene(room))
    press(opened, "escape")
    assert "bots" not in [control.name for control in opened.controls]


def test_a_level_of_former_days_stays_until_another_is_chosen() -> None:
    seats = (SeatSetup("Ada", "orange"), *table().seats[1:])
    room = TableSession.new_unsaved(UI, TableSetup(seats, seed=1), Preferences(Speed.OFF), ROUTES)
    opened = stack(LevelsScene(room))
    press(opened, "return")
    room.change_levels({})
    assert room.setup.seats[BRUNO].bot == "random"


def moody() -> TableSetup:
    seats = table().seats
    bruno = replace(seats[BRUNO], bot="sensible", temper="greedy")
    return replace(table(), seats=(seats[ADA], bruno, seats[CHIKA]))


def test_a_temper_is_found_again_with_its_table(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    sitting = shelf.begin(moody())
    play(sitting, 5)
    shelf.close()
    again = library(tmp_path).open(autosaver_of(sitting).table)
    assert again.setup == moody()
    room = TableSession.restore(UI, again, Preferences(Speed.OFF), ROUTES)
    room.change_levels({BRUNO: "newcomer"})
    assert room.setup.seats[BRUNO].temper == "greedy"  # it comes back with a better level
    room.change_levels({BRUNO: "sharp"})
    assert (room.setup.seats[BRUNO].bot, room.setup.seats[BRUNO].temper) == ("sharp", "greedy")


def test_a_table_without_tempers_is_written_as_before(tmp_path: Path) -> None:
    sitting = library(tmp_path).begin(table())
    play(sitting, 3)
    assert b"temper" not in saves(tmp_path)[-1].read_bytes()


def test_a_temper_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    sitting = library(tmp_path).begin(moody())
    play(sitting, 3)
    data = saves(tmp_path)[-1].read_bytes()
    assert parse_save(data).setup.seats[BRUNO].temper == "greedy"
    save = msgspec.json.decode(data)
    save["meta"]["setup"]["seats"][BRUNO]["temper"] = "exec:x"
    with pytest.raises(RecordError, match=r"meta\.setup\.seats"):
        parse_save(msgspec.json.encode(save))


def test_the_same_seed_gives_the_same_game_of_tempers() -> None:
    games = []
    for _ in range(2):
        seats = tuple(replace(seat, bot="sensible") for seat in moody().seats)
        room = TableSession.new_unsaved(UI, replace(moody(), seats=seats), Preferences(), ROUTES)
        while (decision := room.match.decision) is not None:
            action = room.minds.decide(room.setup, room.match, decision.seat)
            assert action is not None
            room.play(action)
        games.append(room.match.actions)
    assert games[0] == games[1]


def test_whoever_takes_the_seat_of_a_bot_has_no_temper() -> None:
    room = TableSession.new_unsaved(UI, moody(), Preferences(Speed.OFF), ROUTES)
    scene = PlayOnScene(room, "here")
    assert scene.players[BRUNO].temper == "greedy"
    for _ in range(5):
        if scene.players[BRUNO].bot is not None:
            scene.activate(f"seat:{BRUNO}:more")
    assert scene.players[BRUNO] == replace(moody().seats[BRUNO], bot=None, temper="")
