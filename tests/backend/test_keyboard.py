"""Keys that were down before are known as long as they are, although nobody tells of them."""

import ctypes
import runpy
import sys
from types import SimpleNamespace

import pytest

from scenes.backend import keyboard
from scenes.backend.keyboard import HeldKeysAtFocus
from tests.waiting import wait_until

ENTER, SEVEN = 36, 16


def test_keys_are_looked_after_until_they_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    down = {ENTER}
    monkeypatch.setattr(keyboard, "keys_down", lambda: frozenset(down))
    earlier = HeldKeysAtFocus()
    assert earlier
    down.add(SEVEN)
    down.remove(ENTER)
    wait_until(lambda: not earlier, "the end")


def test_a_key_that_never_comes_up_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyboard, "LOOKS", 2)
    monkeypatch.setattr(keyboard, "keys_down", lambda: frozenset({ENTER}))
    earlier = HeldKeysAtFocus()
    wait_until(lambda: not earlier, "the end")


def test_where_nobody_sees_the_window_no_key_is_down() -> None:
    assert not HeldKeysAtFocus()


def test_windows_is_asked_for_keys_but_not_for_those_that_go_with_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As it numbers them: Shift, Enter, A, Caps Lock, the left Ctrl; B is up since it was asked."""
    states = {0x10: -0x8000, 0x0D: -0x8000, 0x41: 0x8001, 0x14: -0x7FFF, 0xA2: -0x8000, 0x42: 1}
    user32 = SimpleNamespace(GetAsyncKeyState=lambda code: states.get(code, 0))
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    there = runpy.run_path(keyboard.__file__)
    assert there["keys_down"]() == {0x0D, 0x41}
