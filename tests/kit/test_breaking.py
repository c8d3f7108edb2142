"""Japanese breaks nearly anywhere, but no line begins or ends with a mark that must not."""

from __future__ import annotations

from random import Random

import pytest

from scenes.kit.display import Font
from scenes.kit.layout import LayoutBook
from scenes.kit.parts.breaking import NEVER_FIRST, NEVER_LAST, WIDE, unbroken
from scenes.kit.parts.wrapping import wrap_exactly
from scenes.kit.scene import Frame

RULE = (
    "各プレイヤーは（手番になったら）「リードした」スートを1枚出す。"
    "持っていなければ、どの札を出してもよい。"
)
PROMPT = "Wilhelminaさん、第12トリックをリードしてください。Antsの8が強い、ということはありません！"


def roughly(text: str, size: float, _font: Font) -> float:
    return sum(size if WIDE.match(letter) else size / 2 for letter in text if letter != "\u00ad")


FRAME = Frame(1920, 1080, 1.0, LayoutBook({}), roughly)


@pytest.mark.parametrize("text", [RULE, PROMPT])
@pytest.mark.parametrize("width", range(230, 900, 37))
def test_no_line_begins_or_ends_with_the_wrong_mark(text: str, width: int) -> None:
    lines = wrap_exactly(FRAME, text, width, 20)
    assert "".join(lines) == text
    assert not [line for line in lines if line[0] in NEVER_FIRST or line[-1] in NEVER_LAST]
    assert all(roughly(line, 20, Font.BOLD) <= width for line in lines)


@pytest.mark.parametrize("width", range(230, 600, 23))
def test_names_and_figures_stay_whole(width: int) -> None:
    lines = wrap_exactly(FRAME, PROMPT, width, 20)
    for whole in ("Wilhelmina", "12", "Ants"):
        assert sum(whole in line for line in lines) == 1
    assert not any("-" in line for line in lines)


def test_a_figure_stays_with_what_it_counts() -> None:
    for width in range(60, 300, 7):
        assert any(
            "12枚" in line for line in wrap_exactly(FRAME, "ここに札が12枚あります", width, 20)
        )


def test_lines_of_japanese_are_filled() -> None:
    text = "".join(Random(4).choices("虫の会議は今日も続く", k=200))
    *full, _last = wrap_exactly(FRAME, text, 400, 20)
    assert {len(line) for line in full} == {20}


@pytest.mark.parametrize(
    ("text", "letters", "lines"),
    [
        ("始めるのはこの人です。", 9, ["始めるのはこの", "人です。"]),
        (
            "22点で、しかも次に選ぶのはAdalineさんです。",
            18,
            ["22点で、しかも次に選ぶのは", "Adalineさんです。"],
        ),
        (
            "22点で、しかも次に選ぶのはAdalineさんです。",
            19,
            ["22点で、しかも次に選ぶのは", "Adalineさんです。"],
        ),
        (
            "点で、次に選ぶのはWilhelmina Wさんです。",
            17,
            ["点で、次に選ぶのは", "Wilhelmina Wさんです。"],
        ),
        ("誰もフォローできません。", 11, ["誰もフォローでき", "ません。"]),
        ("最終ラウンド", 5, ["最終", "ラウンド"]),
        ("3個は戻り、2個は議場へ。", 10, ["3個は戻り、", "2個は議場へ。"]),
        ("テントウムシ", 4, ["テントウ", "ムシ"]),
        ("Brunoが勝つ。\nはい", 20, ["Brunoが勝つ。", "はい"]),
    ],
)
def test_a_last_line_has_no_lone_letters(text: str, letters: int, lines: list[str]) -> None:
    assert wrap_exactly(FRAME, text, letters * 20, 20) == lines


@pytest.mark.parametrize(
    ("text", "letters", "lines"),
    [
        (
            "1枚捨て、1トリックも取らない。取れば失敗。",
            16,
            ["1枚捨て、1トリックも取らない。", "取れば失敗。"],
        ),
        ("海の上で挙式だ。船長は俺様さ。", 10, ["海の上で挙式だ。", "船長は俺様さ。"]),
        ("こいつは船倉行きだ。", 7, ["こいつは", "船倉行きだ。"]),
        (
            "これを選ぶ。最後なので、弱いスートを手放す。",
            19,
            ["これを選ぶ。", "最後なので、弱いスートを手放す。"],
        ),
        ("前のお茶会", 4, ["前の", "お茶会"]),
    ],
)
def test_a_line_of_japanese_rather_ends_with_a_phrase(
    text: str, letters: int, lines: list[str]
) -> None:
    assert wrap_exactly(FRAME, text, letters * 20, 20) == lines


@pytest.mark.parametrize("width", range(120, 600, 20))
def test_neither_polite_ends_nor_short_words_in_katakana_are_torn(width: int) -> None:
    text = "1トリック20点です。つまり半分になりました。札はフォローできません、次へ進みます。"
    lines = wrap_exactly(FRAME, text, width, 20)
    for whole in ("トリック", "です。", "ました。", "フォロー", "ません、", "ます。"):
        assert any(whole in line for line in lines), lines


def test_what_is_one_again_has_blanks_only_where_there_were_some() -> None:
    assert unbroken(wrap_exactly(FRAME, RULE, 300, 20)) == RULE
    assert unbroken(wrap_exactly(FRAME, "follow suit: play Ants", 100, 20)) == (
        "follow suit: play Ants"
    )


def test_a_long_word_is_broken_where_its_translator_says() -> None:
    word = "Zeitalter\u00adabschluss\u00adwertung"
    assert wrap_exactly(FRAME, f"die {word} folgt", 250, 20) == [
        "die Zeitalterabschluss-",
        "wertung folgt",
    ]
    assert wrap_exactly(FRAME, word, 400, 20) == ["Zeitalterabschlusswertung"]


def test_a_blank_that_holds_together_is_no_place_to_break() -> None:
    assert wrap_exactly(FRAME, "etwa 12\u00a0% davon", 70, 20) == ["etwa", "12\u00a0%", "davon"]
