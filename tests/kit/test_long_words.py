"""Words longer than ours: two lines, a wider bar, a hyphen at worst; never another sense."""

from __future__ import annotations

from itertools import pairwise

import pytest

from scenes.kit import parts
from scenes.kit.display import Control, Font
from scenes.kit.layout import LayoutBook, Place
from scenes.kit.parts.bars import menu_bar, status_bar
from scenes.kit.parts.text import fit_text, line_or_lines
from scenes.kit.parts.wrapping import wrap_exactly
from scenes.kit.scene import Frame
from tests.support.window import texts

WIDE = 0.5  # of its size, each letter


def roughly(text: str, size: float, _font: Font) -> float:
    return len(text) * size * WIDE


FRAME = Frame(1920, 1080, 1.0, LayoutBook({}), roughly)
MENU = Place(1476, 8, 420, 52)
STATUS = Place(24, 8, 396, 52)


def test_words_that_fit_stay_in_one_line_as_large_as_ever() -> None:
    (line,) = line_or_lines(FRAME, "still to declare", 0, 100, 200, 44, 20)
    assert (line.text, line.size, line.y) == ("still to declare", 20, 100)


def test_where_one_line_would_be_cut_two_small_ones_stand_round_its_middle() -> None:
    upper, lower = line_or_lines(FRAME, "muss sich noch festlegen", 0, 100, 140, 44, 20)
    assert [upper.text, lower.text] == ["muss sich noch", "festlegen"]
    assert upper.size == lower.size == 18
    assert (upper.y + lower.y) / 2 == 100


def test_fewer_lines_than_there_is_room_for_still_stand_round_the_middle() -> None:
    upper, lower = line_or_lines(FRAME, "muss sich noch festlegen", 0, 100, 140, 400, 20)
    assert (upper.y + lower.y) / 2 == 100


def test_a_word_longer_than_its_line_is_broken_into_like_pieces() -> None:
    assert wrap_exactly(FRAME, "Kakerlakenkönigin", 100, 20) == ["Kakerlake-", "nkönigin"]


def test_a_broken_word_goes_on_with_the_words_behind_it() -> None:
    lines = wrap_exactly(FRAME, "Kakerlakenkönig ab", 120, 20)
    assert lines == ["Kakerlak-", "enkönig ab"]


@pytest.mark.parametrize("width", [30, 55, 80, 200])
def test_no_line_is_wider_than_asked_for(width: float) -> None:
    for line in wrap_exactly(FRAME, "a Kakerlakenkönigin and an Ameise", width, 20):
        assert roughly(line, 20, Font.BOLD) <= width


def test_a_bar_with_long_words_grows_inwards() -> None:
    words = "Spielprotokoll", "Geschwindigkeit", "Hauptmenü öffnen"
    entries = [(word, word, "F1") for word in words]
    items = menu_bar(FRAME, MENU, entries)
    assert texts(items)[::2] == [*words]
    spots = [item for item in items if isinstance(item, Control)]
    assert spots[0].x < MENU.x
    assert spots[-1].x + spots[-1].w <= MENU.right
    assert all(one.x + one.w <= other.x for one, other in pairwise(spots))


def test_a_bar_with_our_words_keeps_its_place() -> None:
    spots = menu_bar(FRAME, MENU, [("log", "Log", "L"), ("menu", "Menu", "Esc")])
    first = next(item for item in spots if isinstance(item, Control))
    assert first.x >= MENU.x


def test_a_long_status_is_told_whole() -> None:
    words = "Stich 3 von 10: Besuch im großen Rat"
    assert texts(status_bar(FRAME, STATUS, "Zeitalter II", words))[-1] == words


def test_the_first_wording_that_can_be_told_whole_is_told() -> None:
    wordings = "If kept to the end, your cards score", "Your cards as Allegiance", "As Allegiance"
    assert parts.first_whole(FRAME, wordings, 330, 20) == wordings[0]  # in smaller letters
    assert parts.first_whole(FRAME, wordings, 240, 20) == wordings[1]
    assert parts.first_whole(FRAME, wordings, 40, 20) == wordings[2]


def test_what_cannot_be_told_whole_says_so() -> None:
    assert fit_text(FRAME, "Strength", 45, 20).text == "Stre…"
