"""Tempers of bots are kept with the table; files from before there were any are as they were."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from game.library.save import parse_save
from game.records import RecordError
from game.seating import TableSetup
from scenes.council.ui import UI
from scenes.kit.preferences import Preferences, Speed
from scenes.table.replay.play_on import PlayOnScene
from scenes.table.routes import ROUTES
from scenes.table.session import Session
from tests.library.playing import autosaver_of, library, play, saves, table

ADA, BRUNO, CHIKA = range(3)


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
    room = Session.sit_down(UI, again, Preferences(Speed.OFF), ROUTES)
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
        room = Session.furnish(UI, replace(moody(), seats=seats), Preferences(), ROUTES)
        while (decision := room.match.decision) is not None:
            action = room.minds.decide(room.setup, room.match, decision.seat)
            assert action is not None
            room.play(action)
        games.append(room.match.actions)
    assert games[0] == games[1]


def test_whoever_takes_the_seat_of_a_bot_has_no_temper() -> None:
    room = Session.furnish(UI, moody(), Preferences(Speed.OFF), ROUTES)
    scene = PlayOnScene(room, "here")
    assert scene.players[BRUNO].temper == "greedy"
    for _ in range(5):
        if scene.players[BRUNO].bot is not None:
            scene.activate(f"seat:{BRUNO}:more")
    assert scene.players[BRUNO] == replace(moody().seats[BRUNO], bot=None, temper="")
