"""The fonts for Japanese have every letter that is said, stay small, and leave Latin to ours."""

import lzma

import pytest

from build.languages.fonts import CUTS, FONTS, Cut, letters_needed
from scenes.backend.paint.font_files import letters_in

PACKED = 800_000  # bytes of both together in a package
KANA = "あいうえおっゃゅょアイウエオッャュョー、。「」『』（）：！？・～々〇"


def had(each: Cut) -> set[str]:
    return set(map(chr, letters_in(FONTS / each.file)))


@pytest.mark.parametrize("each", CUTS, ids=lambda each: each.file)
def test_every_letter_of_the_translations_is_there(each: Cut) -> None:
    """Red after a new translation until `build/dev.py words --fonts DIR` has cut them again."""
    assert not sorted(letters_needed() - had(each))


@pytest.mark.parametrize("each", CUTS, ids=lambda each: each.file)
def test_a_font_has_exactly_what_its_cut_asks_for(each: Cut) -> None:
    assert set(KANA) <= had(each)
    assert sorted(each.letters - letters_needed() - had(each)) == []
    assert sorted(had(each) & set(map(chr, range(0x20, 0x250)))) == []  # those are ours


def test_whoever_is_called_by_a_usual_name_is_written() -> None:
    lighter = had(CUTS[0])
    assert set("佐藤鈴木高橋渡辺伊藤斎藤翔陽葵蓮凛結菜颯太悠真莉子芽衣紬湊樹") <= lighter


def test_both_fonts_together_pack_small() -> None:
    size = 0
    for each in CUTS:
        whole = (FONTS / each.file).read_bytes()
        size += len(lzma.compress(whole, preset=9 | lzma.PRESET_EXTREME))
    assert size <= PACKED
