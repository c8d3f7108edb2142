"""Whatever somebody is called: every text has a width and is drawn, and nothing ever raises."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.assets import assets_root
from scenes.backend.paint.assets import AssetError
from scenes.backend.paint.font_files import (
    BOX,
    EVERYWHERE,
    FONT_FILES,
    LENDERS,
    SCRIPT_FILES,
    FontFiles,
    Run,
    letters_in,
)
from scenes.backend.paint.text import Typesetter
from scenes.kit.display import ArcText, Font, Text
from scenes.kit.graphemes import writable
from tests.kit.test_graphemes import ONE_LETTER

FONTS = assets_root() / "fonts"
FREDOKA, HEAVY = FONT_FILES[Font.TITLE], FONT_FILES[Font.HEAVY]
ENGLISH = "Hamburgefonstiv 0123456789 – × “Ada’s” ÄÖÜß éñçø"
LATIN = "ĀČŁŞẞ āčłşß ĞİŐŘŤŽ ğıőřťž ẤỆ"


@pytest.fixture(scope="module")
def letters() -> Typesetter:
    pygame.font.init()
    return Typesetter(FONTS)


@pytest.fixture(scope="module")
def files() -> FontFiles:
    return FontFiles(FONTS)


def inked(letters: Typesetter, text: str, font: Font = Font.TITLE) -> int:
    """How many pixels of a line can be seen."""
    return pygame.mask.from_surface(letters.set_line(text, 40, font, "#FFFFFF")).count()


@pytest.mark.parametrize("font", Font)
def test_usual_words_are_set_by_the_font_they_ask_for(files: FontFiles, font: Font) -> None:
    assert files.runs(ENGLISH, font) == (Run(FONT_FILES[font], ENGLISH),)


@pytest.mark.parametrize("font", Font)
def test_each_font_has_what_all_of_them_are_said_to_have(font: Font) -> None:
    have = letters_in(FONTS / FONT_FILES[font])
    claimed = [code for code in range(0x3000) if EVERYWHERE.fullmatch(chr(code))]
    assert len(claimed) > 190
    assert have.issuperset(claimed)


@pytest.mark.parametrize("letter", LATIN.replace(" ", ""))
@pytest.mark.parametrize("font", Font)
def test_latin_letters_with_accents_are_set_as_they_are(
    files: FontFiles, font: Font, letter: str
) -> None:
    [run] = files.runs(letter, font)
    assert run.text == letter
    assert ord(letter) in letters_in(FONTS / run.file)


@pytest.mark.parametrize("font", Font)
def test_european_names_are_set_without_a_box(files: FontFiles, font: Font) -> None:
    typed = [chr(code) for code in range(0x180) if writable(chr(code)) == chr(code)]
    typed = [letter for letter in typed if letter not in "ĸŉ"]  # nobody writes them any more
    assert len(typed) > 300
    assert not [letter for letter in typed if BOX in files.runs(letter, font)[0].text]


def test_a_word_with_a_borrowed_letter_is_borrowed_as_a_whole(files: FontFiles) -> None:
    assert files.runs("Čeněk", Font.TITLE) == (Run(HEAVY, "Čeněk"),)
    assert files.runs("Cenek", Font.TITLE) == (Run(FREDOKA, "Cenek"),)


def test_an_accent_in_two_pieces_is_put_together(files: FontFiles) -> None:
    assert files.runs("Zoe\u0308", Font.TITLE) == (Run(FREDOKA, "Zoë"),)


def test_an_accent_that_nobody_has_is_left_out(files: FontFiles) -> None:
    assert files.runs("Ĕva x\u0302", Font.BOLD) == (Run(FONT_FILES[Font.BOLD], "Eva x"),)


@pytest.mark.parametrize("strange", [*"鱻🐝עअ", "\ud800", "\x00", "\x07", "\ue000"])
def test_what_no_font_has_becomes_a_box_that_can_be_seen(
    letters: Typesetter, files: FontFiles, strange: str
) -> None:
    for font in Font:
        assert "".join(run.text for run in files.runs(f"A{strange}", font)) == f"A{BOX}"
        assert inked(letters, strange, font) > 20
        assert letters.measure(strange, 40, font) > 5


@pytest.mark.parametrize("one", [one for one in ONE_LETTER if one.isascii() is False])
def test_a_letter_made_of_many_signs_is_one_or_one_box(files: FontFiles, one: str) -> None:
    [run] = files.runs(one, Font.TITLE)
    assert len(run.text) == 1


@pytest.mark.parametrize("nothing", ["\u200b", "\u200d", "\ufeff", "\u202e", "\u0301", "\xad"])
def test_signs_without_a_width_take_no_room(letters: Typesetter, nothing: str) -> None:
    assert letters.measure(nothing, 40, Font.TITLE) == 0
    assert letters.measure(f"A{nothing}da", 40, Font.TITLE) == letters.measure(
        "Ada", 40, Font.TITLE
    )
    assert inked(letters, nothing) == 0


@pytest.mark.parametrize("blank", ["\n", "\t", "\xa0", "\u2003", "\u2028", "\u3000"])
def test_every_kind_of_blank_is_a_blank(files: FontFiles, blank: str) -> None:
    assert files.runs(f"a{blank}b", Font.TITLE)[0].text == "a b"


@given(text=st.text(st.characters(exclude_categories=[])), font=st.sampled_from(Font))
def test_any_text_is_drawn_as_wide_as_measured(text: str, font: Font) -> None:
    pygame.font.init()
    letters = Typesetter(FONTS)
    letters.scale = 0.5
    for px in (12, 30):
        line = letters.set_line(text, px, font, "#FFFFFF")
        assert line.get_width() >= letters.measure(text, 2 * px, font) * letters.scale - 1
    if text:
        letters.label(Text(text, 0, 0, 60, font, outline="#000000", outline_width=8))
        letters.arc(ArcText(text, 0, 0, 300, 0, 40, font))


@pytest.mark.parametrize(
    ("font", "ours", "theirs"),
    [(font, FONT_FILES[font], SCRIPT_FILES[font][0]) for font in Font],
)
def test_latin_letters_inside_japanese_keep_their_face(
    files: FontFiles, font: Font, ours: str, theirs: str
) -> None:
    assert files.runs("Adaさんが第12トリックを取る。", font) == (
        Run(ours, "Ada"),
        Run(theirs, "さんが第"),
        Run(ours, "12"),
        Run(theirs, "トリックを取る。"),
    )


def test_body_text_is_no_bolder_in_japanese() -> None:
    assert SCRIPT_FILES[Font.MEDIUM] == ("MPlusRounded1c-Medium.ttf",)


def test_a_name_with_a_rare_kanji_is_lighter_rather_than_a_box(files: FontFiles) -> None:
    assert files.runs("茜姫", Font.BOLD) == (Run("MPlusRounded1c-Medium.ttf", "茜姫"),)


@pytest.mark.parametrize("font", Font)
def test_both_scripts_stand_on_one_base_line(letters: Typesetter, font: Font) -> None:
    def foot(text: str) -> float:
        """How far below the middle of its line a text stands: lines are placed by their middles."""
        line = letters.set_line(text, 60, font, "#FFFFFF")
        ink = pygame.mask.from_surface(line.subsurface((0, 0, 20, line.get_height())))
        return ink.get_bounding_rects()[0].bottom - line.get_height() / 2

    assert foot("H国H") == pytest.approx(foot("H"), abs=2)


def test_letters_of_two_files_stand_on_one_line(
    letters: Typesetter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.backend.paint.font_files.SCRIPT_FILES", {Font.TITLE: (HEAVY,)})
    monkeypatch.setattr("scenes.backend.paint.font_files.LENDERS", {})
    fresh = FontFiles(FONTS)
    has = {FREDOKA: "ab", HEAVY: "ć"}
    monkeypatch.setattr(fresh, "_has", lambda file, letter: letter in has[file])
    runs = fresh.runs("a\u0107b", Font.TITLE)
    assert [run.file for run in runs] == [FREDOKA, HEAVY, FREDOKA]
    monkeypatch.setattr(letters, "_files", fresh)
    line = letters.set_line("a\u0107b", 40, Font.TITLE, "#FFFFFF")
    ink = line.get_bounding_rect()
    assert line.get_width() == pytest.approx(letters.measure("a\u0107b", 40, Font.TITLE), abs=1)
    assert 10 < ink.h < 45


def test_who_lends_letters_is_a_file_of_ours() -> None:
    assert all((FONTS / file).is_file() for files in LENDERS.values() for file in files)


def test_a_file_that_is_no_font_is_named(tmp_path: Path) -> None:
    (tmp_path / "odd.ttf").write_bytes(b"no font at all")
    with pytest.raises(AssetError, match=re.escape("fonts/odd.ttf is not a TrueType font")):
        letters_in(tmp_path / "odd.ttf")
    with pytest.raises(AssetError, match=re.escape("fonts/none.ttf is missing")):
        letters_in(tmp_path / "none.ttf")
