"""The program is killed and started again, and the phones are at the table as if nothing was."""

from __future__ import annotations

import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random

import pytest

from game.library import AppFolders, Library
from game.library.save_rotation import latest
from game.phones.seat_registry import SeatRegistry
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.table.phones import hands as hands_
from scenes.table.phones.codes import CodesScene
from tests.phones.evening import Evening, Robot
from tests.phones.served import HERE, Phone
from tests.pilot.looking import top
from tests.waiting import wait_until

pytestmark = pytest.mark.usefixtures("blind")
GAME = "bug-council"
_copies = count()


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands_, "addresses", lambda: (HERE,))


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return library_in(tmp_path / "first")


def library_in(folder: Path) -> Library:
    return Library(AppFolders(folder / "data", folder / "settings", folder / "logs"))


def desk_of(evening: Evening) -> Path:
    assert evening.session.autosaver is not None
    return evening.session.autosaver.phones


@contextmanager
def killed(evening: Evening) -> Iterator[Evening]:
    """What another program finds on the disk at this moment, gone on with."""
    folder = desk_of(evening).parent
    data = folder.parent.parent
    goal = data.parent.parent / f"again-{next(_copies)}"
    shutil.copytree(data, goal / "data", ignore=shutil.ignore_patterns("lock", "*.part"))
    evening.hands._desk.keep = lambda _desk: None
    evening.hands.close()
    hands_._LAST.clear()
    with Evening(GAME, 4, library=library_in(goal), table=folder.name) as again:
        again.phones = evening.phones
        again.go_on()
        yield again


def come_back(evening: Evening, *seats: int) -> None:
    for seat in seats:
        evening.phones[seat] = evening.back(evening.phones[seat].token)
    wait_until(lambda: set(seats) <= evening.hands.here, "the phones")


def test_killed_and_continued_all_phones_are_back_without_a_tap(library: Library) -> None:
    with Evening(GAME, 4, library=library) as evening:
        evening.scan(0, 1, 2, 3)
        evening.lead(Random(1))
        played, origin = len(evening.session.match.actions), evening.hands.origin
        tokens = [phone.token for phone in evening.phones.values()]
        kept = desk_of(evening).read_text(encoding="utf-8")
        assert not any(token in kept for token in tokens)
        assert stat.S_IMODE(desk_of(evening).stat().st_mode) & 0o077 == 0
        with killed(evening) as again:
            assert again.hands.origin == origin
            assert again.hands.held_seats == {0, 1, 2, 3}
            come_back(again, 0, 1, 2, 3)
            for _ in range(4):
                again.phones[again.wait()].tap(Random(2))
                again.answer()
            assert len(again.session.match.actions) >= played + 3
            with killed(again) as third:
                come_back(third, 0, 1, 2, 3)


def test_an_answer_to_a_question_of_before_is_not_taken_for_another(library: Library) -> None:
    with Evening(GAME, 4, library=library) as evening:
        evening.scan(0, 1, 2, 3)
        seat = evening.wait()
        asked = evening.phones[seat].table()["ask"]
        with killed(evening) as again:
            come_back(again, 0, 1, 2, 3)
            again.wait()
            now = again.phones[seat].table()["ask"]
            assert now["choices"] == asked["choices"]
            assert now["n"] != asked["n"]


def test_codes_that_were_shown_go_on_working_and_used_ones_do_not(library: Library) -> None:
    with Evening(GAME, 4, library=library) as evening:
        evening.scan(0, 1)
        codes = {seat: evening.hands.code(seat) for seat in range(4)}
        with killed(evening) as again:
            assert {seat: again.hands.code(seat) for seat in range(4)} == codes
            assert Robot(again.call(), {"t": "type", "code": codes[2]}).token
            again.phones[3] = Robot(again.call(), {"t": "type", "code": codes[3]})
            assert again.hands.held_seats == {0, 1, 2, 3}
            assert Phone(again.call(), {"t": "type", "code": codes[0]}).hear()["why"] == "used"


def test_where_nobody_had_scanned_the_codes_are_shown_again(library: Library) -> None:
    with Evening(GAME, 4, library=library) as evening:
        codes = [evening.hands.code(seat) for seat in range(4)]
        with killed(evening) as again:
            assert isinstance(top(again.window), CodesScene)
            assert [again.hands.code(seat) for seat in range(4)] == codes


def test_a_hand_that_was_given_back_stays_at_the_screen(library: Library) -> None:
    with Evening(GAME, 4, library=library) as evening:
        evening.scan(0, 1, 2, 3)
        evening.hands.release(2)
        token = evening.phones[2].token
        with killed(evening) as again:
            assert again.hands.held_seats == {0, 1, 3}
            assert Phone(again.call(), {"t": "back", "token": token}).hear()["t"] == "refused"


def test_switched_off_no_phone_comes_back(library: Library) -> None:
    with Evening(GAME, 4, library=library) as evening:
        evening.scan(0, 1, 2, 3)
        evening.wait()
        assert desk_of(evening).exists()
        evening.window.press("escape")
        evening.window.click("phones")
        evening.window.click("off")
        evening.go_on()
        assert isinstance(top(evening.window), HandOverScene)
        assert not desk_of(evening).exists()


def test_it_is_gone_with_the_table_that_is_finished_or_deleted(library: Library) -> None:
    with Evening(GAME, 4, library=library) as evening:
        evening.scan(0, 1, 2, 3)
        saver = evening.session.autosaver
        assert saver is not None
        assert saver.phones.exists()
        saver.folder.clear()
        assert not saver.phones.parent.exists()
        evening.hands.release(1)  # what changes later writes nothing any more
        assert not saver.phones.parent.exists()
    hands_._LAST.clear()
    with Evening(GAME, 4, library=library) as evening:
        evening.scan(0, 1)
        folder = desk_of(evening).parent
    library.delete(folder.name)
    assert not folder.exists()


def test_another_port_or_a_spoilt_file_shows_the_codes(library: Library) -> None:
    with Evening(GAME, 4, library=library) as evening:
        evening.scan(0, 1, 2, 3)
        desk_of(evening).write_bytes(b'{"format":1,"places":[{"seat":0,"key":"\xff"}]}')
        with killed(evening) as again:
            assert isinstance(top(again.window), CodesScene)
            assert not again.hands.held_seats


# what has been told is on the disk


def test_whoever_is_told_that_it_is_done_finds_it_done_after_a_kill(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looked up on the disk in the moment in which it is said: as played, or as sealed."""
    told = {"played": 0, "sealed": 0}
    with Evening(GAME, 4, library=library) as evening:
        evening.scan(0, 1, 2, 3)
        hands, folder, server = evening.hands, desk_of(evening).parent, evening.hands._server
        tell = server.tell

        def look_up(seat: int, message: bytes) -> None:
            assert b'why":""' in message
            if seat in hands._chosen:
                found = SeatRegistry.read(desk_of(evening).read_bytes())
                assert found is not None
                assert seat in found[0].sealed_choices
                told["sealed"] += 1
            else:
                save = latest(folder)
                assert save is not None
                assert len(save.record.actions) == len(evening.session.match.actions)
                told["played"] += 1
            tell(seat, message)

        monkeypatch.setattr(server, "tell", look_up)
        evening.lead(Random(1))
        for _ in range(6):
            evening.phones[evening.wait()].tap(Random(3))
            evening.answer()
        evening.wait()
    assert told["sealed"] == 3  # whoever chooses last is told when all are played
    assert told["played"] > 6


def test_what_is_chosen_in_secret_is_kept_and_played_with_the_others(library: Library) -> None:
    with Evening(GAME, 4, library=library) as evening:
        evening.scan(0, 1, 2, 3)
        evening.wait()
        evening.phones[2].answer(evening.phones[2].table()["ask"], Random(1))
        evening.answer()
        wait_until(lambda: 2 in evening.hands._desk.sealed_choices, "the phones")
        with killed(evening) as again:
            come_back(again, 0, 1, 2, 3)
            again.wait()
            assert set(again.hands.choosing_seats) == {0, 1, 3}
            again.phones[2].say({"t": "undo", "id": 99})
            again.answer()
            assert set(again.hands.choosing_seats) == {0, 1, 2, 3}
            with killed(again) as third:
                come_back(third, 0, 1, 2, 3)
                third.wait()
                assert set(third.hands.choosing_seats) == {0, 1, 2, 3}
