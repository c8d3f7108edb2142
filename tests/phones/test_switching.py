"""Hands on phones begin and end at a table: the codes, the menu, and a server that falls."""

from __future__ import annotations

from random import Random
from threading import enumerate as threads

import pytest

from scenes.shell.dialogs.confirm import ConfirmScene
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.shell.dialogs.notice import NoticeScene
from scenes.table.phones import codes, firewall
from scenes.table.phones import hands as hands_
from scenes.table.phones.codes import CodesScene
from tests.phones.evening import Evening
from tests.phones.served import HERE
from tests.pilot.looking import cards, top, words
from tests.waiting import wait_until

pytestmark = pytest.mark.usefixtures("blind")


def test_the_menu_opens_the_codes_and_a_hand_is_released_there(council: Evening) -> None:
    council.scan(0, 1, 2, 3)
    seat = council.wait()
    council.window.press("escape")
    council.window.click("phones")
    assert isinstance(top(council.window), CodesScene)
    assert not cards(council.window.items)
    council.window.click(f"release:{seat}")
    assert council.hands.held_seats == {0, 1, 2, 3} - {seat}
    council.window.click(f"copy:{seat}")
    assert council.window.desk.clipboard == council.hands.address(seat)
    council.window.click("on")
    council.go_on()
    assert isinstance(top(council.window), HandOverScene)


def test_switched_off_everybody_plays_at_the_screen_and_nobody_listens(council: Evening) -> None:
    council.scan(0, 1, 2, 3)
    council.wait()
    council.window.press("escape")
    council.window.click("phones")
    council.window.click("off")
    council.go_on()
    assert isinstance(top(council.window), HandOverScene)
    assert council.session.hands is None
    assert "phones" not in {each.name for each in threads()}


def test_the_server_stops_with_the_table(council: Evening) -> None:
    council.scan(0, 1, 2, 3)
    council.wait()
    council.window.press("escape")
    council.window.click("leave")
    council.window.click("yes")
    council.go_on()
    assert "phones" not in {each.name for each in threads()}


def test_who_plays_again_keeps_the_phone() -> None:
    with Evening("bug-council", 4) as first:
        first.scan(0, 1, 2, 3)
        known = {seat: phone.token for seat, phone in first.phones.items()}
    with Evening("bugs-on-rugs", 4) as again:
        assert again.hands.held_seats == {0, 1, 2, 3}
        again.phones = {seat: again.back(token) for seat, token in known.items()}
        wait_until(lambda: len(again.hands.here) == 4, "the phones")
        again.phones[again.wait()].tap(Random(1))
    with Evening("bugs-on-rugs", 3) as others:
        assert not others.hands.held_seats


def test_a_table_of_several_begins_with_the_codes_where_that_is_wished(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hands_, "addresses", lambda: (HERE,))
    with Evening("bug-council", 3, wished=True) as evening:
        evening.go_on()
        assert isinstance(top(evening.window), CodesScene)
        evening.window.click("off")
        evening.go_on()
        assert isinstance(top(evening.window), HandOverScene)
        assert not evening.session.preferences.phones


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer with a network and a firewall."""
    monkeypatch.setattr(firewall, "PLATFORM", "win32")
    monkeypatch.setattr(hands_, "addresses", lambda: (HERE,))


@pytest.mark.usefixtures("windows")
def test_what_windows_asks_is_told_once_before_anything_listens() -> None:
    with Evening("bug-council", 3, wished=True) as evening:
        evening.go_on()
        assert isinstance(top(evening.window), ConfirmScene)
        assert "its firewall" in words(evening.window)
        assert evening.session.hands is None
        assert "phones" not in {each.name for each in threads()}
        evening.window.press("return")
        evening.go_on()
        assert isinstance(top(evening.window), CodesScene)
        evening.window.click("off")
        evening.go_on()
        evening.window.press("escape")
        evening.window.click("phones")
        assert isinstance(top(evening.window), CodesScene)


@pytest.mark.usefixtures("windows")
def test_whoever_wants_no_such_question_plays_at_the_screen_and_is_told_again() -> None:
    with Evening("bug-council", 3, wished=True) as evening:
        evening.go_on()
        evening.window.click("no")
        evening.go_on()
        assert isinstance(top(evening.window), HandOverScene)
        assert evening.session.hands is None
        evening.window.press("escape")
        evening.window.click("phones")
        assert isinstance(top(evening.window), ConfirmScene)


def test_without_a_network_it_is_said_and_everybody_plays_at_the_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hands_, "addresses", lambda: ())
    with Evening("bug-council", 3, wished=True) as evening:
        evening.go_on()
        assert isinstance(top(evening.window), NoticeScene)
        evening.window.press("return")
        evening.go_on()
        assert isinstance(top(evening.window), HandOverScene)


# where our own server is at an end


def end(evening: Evening) -> None:
    evening.hands._server._selector.close()
    evening.hands._server.publish(0, b"{}")
    wait_until(lambda: evening.hands.has_ended, "the phones")
    evening.go_on()


def test_phones_that_are_cut_off_leave_the_screen_or_start_anew(council: Evening) -> None:
    council.scan(0, 1, 2, 3)
    council.lead(Random(2))
    end(council)
    assert not council.hands.here
    assert "the phones are cut off" in words(council.window)
    council.window.click("again")
    council.go_on()
    assert isinstance(top(council.window), CodesScene)
    for each, phone in [*council.phones.items()]:
        council.phones[each] = council.back(phone.token)
    wait_until(lambda: len(council.hands.here) == 4, "the phones")
    council.window.click("on")
    council.phones[council.wait()].tap(Random(1))
    council.answer()
    end(council)
    seat = council.wait()
    council.window.click("here")
    council.go_on()
    assert seat not in council.hands.held_seats
    assert isinstance(top(council.window), HandOverScene)


def test_the_page_of_codes_starts_anew_as_well(council: Evening) -> None:
    council.scan(0, 1)
    council.go_on()
    council.window.press("escape")
    council.window.click("phones")
    end(council)
    assert "the phones are cut off" in words(council.window)
    council.window.click("again")
    assert not council.hands.has_ended
    council.phones[0] = council.back(council.phones[0].token)
    wait_until(lambda: council.hands.here == {0}, "the phones")


def test_a_scene_that_falls_leaves_nobody_listening(council: Evening) -> None:
    council.scan(0, 1)
    council.go_on()
    council.window.screen.begin_anew(NoticeScene("", ""))
    assert "phones" not in {each.name for each in threads()}


def test_the_codes_show_every_address_and_those_that_come_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = [HERE, "127.0.0.2"]
    monkeypatch.setattr(hands_, "addresses", lambda: tuple(at))
    monkeypatch.setattr(codes, "LOOK_AGAIN", 0.0)
    with Evening("bug-council", 3, wished=True) as evening:
        evening.go_on()
        shown = words(evening.window)
        assert all(f"{each}:{evening.hands._server.port}" in shown for each in at)
        assert evening.hands.address(0).startswith(f"http://{HERE}:")
        evening.scan(0)
        evening.window.click("move")
        assert evening.hands.address(0).startswith("http://127.0.0.2:")
        at[:] = ["127.0.0.3", "127.0.0.4", HERE, "127.0.0.5"]
        evening.go_on()
        evening.go_on()
        shown = words(evening.window)
        assert [each in shown for each in at] == [True, True, True, False]
        assert "127.0.0.2" not in shown
        assert evening.hands.here == {0}
        evening.scan(1)
