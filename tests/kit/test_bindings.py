"""What can be bound, what it means then, and that nobody locks himself out."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.kit import bindings
from scenes.kit.bindings import Button, Make, Shortcut

NAMES = st.sampled_from([*Shortcut, "q", "f5", "home", "return", "tab", "left shift", "", "ß" * 20])


@given(st.dictionaries(st.sampled_from(list(Shortcut)), NAMES))
def test_every_shortcut_has_one_key_of_its_own_whatever_was_stored(bound: bindings.Keys) -> None:
    table = bindings.keys(bound)
    assert list(table) == list(Shortcut)
    assert len(set(table.values())) == len(Shortcut)
    assert all(bindings.may_be_bound(key) for key in table.values())
    for shortcut, key in table.items():
        assert bindings.meaning(bound, key) == shortcut


@given(st.dictionaries(st.sampled_from(list(Shortcut)), NAMES))
def test_keys_that_navigate_always_do(bound: bindings.Keys) -> None:
    for key in bindings.FIXED:
        assert bindings.meaning(bound, key) == key


@given(st.dictionaries(st.sampled_from(list(Shortcut)), st.sampled_from(list(Button))))
def test_no_button_stands_for_two_things(bound: bindings.Buttons) -> None:
    used = [button for button in bindings.buttons(bound).values() if button]
    assert len(used) == len(set(used))
    for button, key in bindings.FIXED_BUTTONS.items():
        assert bindings.pad_meaning(bound, button) == key


@given(
    st.lists(st.tuples(st.sampled_from(list(Shortcut)), st.sampled_from([*Shortcut, "q", "f5"])))
)
def test_binding_a_key_in_use_swaps(steps: list[tuple[Shortcut, str]]) -> None:
    tables = [bindings.keys({})]
    for shortcut, key in steps:
        tables.append(bindings.rebind(tables[-1], shortcut, key))
        assert bindings.keys(tables[-1]) == tables[-1]
        assert tables[-1][shortcut] == key
    for before, after in pairwise(tables):
        changed = [shortcut for shortcut in Shortcut if before[shortcut] != after[shortcut]]
        assert len(changed) <= 2


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("l", "L"),
        ("f11", "F11"),
        ("return", "Enter"),
        ("home", "Home"),
        ("page up", "PgUp"),
        (",", ","),
        ("ö", "Ö"),
        ("pad:y", "Y"),
        ("pad:lt", "LT"),
        ("pad:view", "View"),
        ("pad:", "none"),
    ],
)
def test_what_is_written_on_it(name: str, wanted: str) -> None:
    assert bindings.cap(name) == wanted


def test_only_caps_that_differ_are_replaced() -> None:
    assert bindings.caps({}, {}, pad=None) == {}
    assert bindings.caps({Shortcut.LOG: "k"}, {}, pad=None) == {"L": "K"}
    swapped = bindings.caps({Shortcut.LOG: "t", Shortcut.CLOSE_UP: "l"}, {}, pad=None)
    assert swapped == {"L": "T", "T": "L"}


def test_with_a_gamepad_its_buttons_are_shown() -> None:
    shown = bindings.caps({}, {Shortcut.PASS: Button.RIGHT_TRIGGER}, pad=Make.XBOX)
    assert shown["L"] == "Y"
    assert shown["Enter"] == "A"
    assert shown["Esc"] == "B"
    assert shown["P"] == "RT"
    assert not shown["."]  # its button has gone
    assert not shown["S"]  # and there never was one
    assert not shown["F11"]


@pytest.mark.parametrize(
    ("make", "enter", "log", "on"),
    [
        (Make.XBOX, "A", "Y", "RT"),
        (Make.PLAYSTATION, "✕", "△", "R2"),
        (Make.NINTENDO, "A", "Y", "ZR"),
    ],
)
def test_the_caps_of_a_gamepad_are_those_of_its_maker(
    make: Make, enter: str, log: str, on: str
) -> None:
    shown = bindings.caps({}, {}, pad=make)
    assert (shown["Enter"], shown["L"], shown["."]) == (enter, log, on)
    assert shown["Ctrl+Z"] == bindings.button_cap("lt", make)


def test_a_sign_is_spoken_of_by_its_name() -> None:
    assert bindings.key_words("pad:a", Make.PLAYSTATION) == "Cross"
    assert bindings.key_words("pad:a", Make.XBOX) == "A"
    assert bindings.key_words("l", Make.PLAYSTATION) == "L"
