"""How a line looks: the caret between letters, what is selected on dark, nothing over its edges."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scenes.kit import parts
from scenes.kit.display import Carets, Font, Item, Rect, Shape, ShiftedElements, Text
from scenes.kit.graphemes import borders
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.kit.text_field import TextField
from scenes.kit.theme import INK, NIGHT, RED, contrast_of
from tests.kit.test_graphemes import FAMILY
from tests.support.window import frame

PLACE = Place(100, 100, 256, 52)
READABLE = 4.5
WIDE = "W" * 24


def drawn(line: TextField, window: Frame, *, focus: bool = True) -> list[Item]:
    seen = replace(window, focus="name" if focus else None)
    return list(parts.field(seen, PLACE, "name", line.text, line=line, empty="name"))


def texts(items: list[Item]) -> list[Text]:
    return [item for item in items if isinstance(item, Text)]


def fills(items: list[Item], colour: str) -> list[Place]:
    return [
        Place(item.x + moved.x + box.x, item.y + moved.y + box.y, box.w, box.h)
        for item in items
        if isinstance(item, Shape)
        for moved in item.elements
        if isinstance(moved, ShiftedElements)
        for box in moved.elements
        if isinstance(box, Rect) and box.fill == colour
    ]


WINDOWS = pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
LETTERS = pytest.mark.parametrize("letters", [1.0, 2.0])


@WINDOWS
@LETTERS
@pytest.mark.parametrize("text", ["Ada", WIDE, f"x{FAMILY}y", "שרה"])
def test_the_caret_stands_between_the_letters_and_inside_the_line(
    size: tuple[int, int], letters: float, text: str
) -> None:
    window = replace(frame(*size), letters=letters)
    for place in borders(text):
        items = drawn(TextField.of(text, 24).put(place), window)
        [caret] = fills(items, RED)
        [said] = texts(items)
        assert PLACE.x + 8 < caret.x < caret.x + caret.w < PLACE.right
        [stops] = [item for item in items if isinstance(item, Carets)]
        assert dict(stops.stops)[place] == caret.x
        assert said.text in text
        assert said.x + window.measure(said.text, said.size, Font.TITLE) <= PLACE.right - 17


@WINDOWS
@LETTERS
def test_what_is_selected_stands_on_a_ground_that_it_can_be_read_on(
    size: tuple[int, int], letters: float
) -> None:
    window = replace(frame(*size), letters=letters)
    items = drawn(TextField.of("red bu", 24).put(4).put(5, selects=True), window)
    before, selected, after = texts(items)
    [ground] = fills(items, NIGHT)
    assert (before.text, selected.text, after.text) == ("red ", "b", "u")
    assert (ground.x, ground.x + ground.w) == pytest.approx((selected.x, after.x))
    assert contrast_of(selected.colour, NIGHT) >= READABLE
    assert contrast_of(before.colour, "#FFFFFF") >= READABLE
    assert PLACE.y < ground.y < ground.y + ground.h < PLACE.bottom


def test_what_is_selected_out_of_sight_is_not_drawn() -> None:
    window = frame()
    whole = TextField.of(WIDE, 24)
    [ground] = fills(drawn(whole.put(24).put(0, selects=True), window), NIGHT)
    assert PLACE.x <= ground.x < ground.x + ground.w <= PLACE.right
    items = drawn(whole.put(0).put(2, selects=True), window)
    assert "".join(text.text for text in texts(items)) in WIDE


def test_nothing_is_written_where_the_focus_is_elsewhere() -> None:
    items = drawn(TextField.of("Ada", 24).all_selected(), frame(), focus=False)
    assert fills(items, RED) == fills(items, NIGHT) == []
    assert [(text.text, text.colour) for text in texts(items)] == [("Ada", INK)]


def test_an_empty_line_says_what_belongs_there_behind_the_caret() -> None:
    items = drawn(TextField(24), frame())
    [caret] = fills(items, RED)
    [said] = texts(items)
    assert said.text == "name"
    assert caret.x + caret.w < said.x


@pytest.mark.parametrize("one", ["e\u0323\u0307", FAMILY, "🇦🇹"])
def test_a_text_is_shortened_between_letters(one: str) -> None:
    window = frame()
    short = parts.fit_text(window, one * 30, 200, 28).text
    assert short.endswith("…")
    assert short == one * (len(short) // len(one)) + "…"


@pytest.mark.parametrize("one", ["q\u0323\u0307", FAMILY, "🇦🇹"])
def test_a_long_word_is_broken_between_letters(one: str) -> None:
    window = frame()
    lines = parts.wrap(window, one * 30, 200, 28)
    assert len(lines) > 1
    for line in lines:
        plain = line.removesuffix("-")
        assert plain == one * (len(plain) // len(one))
