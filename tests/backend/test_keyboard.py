"""Keys that were down before are known as long as they are, although nobody tells of them."""

import pytest

from scenes.backend import keyboard
from scenes.backend.keyboard import Earlier
from tests.window.waiting import wait_until

ENTER, SEVEN = 36, 16


def test_keys_are_looked_after_until_they_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    down = {ENTER}
    monkeypatch.setattr(keyboard, "keys_down", lambda: frozenset(down))
    earlier = Earlier()
    assert earlier
    down.add(SEVEN)
    down.remove(ENTER)
    wait_until(lambda: not earlier, "the end")


def test_a_key_that_never_comes_up_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyboard, "LOOKS", 2)
    monkeypatch.setattr(keyboard, "keys_down", lambda: frozenset({ENTER}))
    earlier = Earlier()
    wait_until(lambda: not earlier, "the end")


def test_where_nobody_sees_the_window_no_key_is_down() -> None:
    assert not Earlier()
