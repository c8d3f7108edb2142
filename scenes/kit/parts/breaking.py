"""Where lines may break: at blanks, at soft hyphens, and in Japanese nearly anywhere.

Japanese is written without blanks. A line may end after any letter, but some never begin a line
and some never end one (kinsoku), and letters or digits of ours inside it stay together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from scenes.kit.graphemes import letters

SOFT: Final = "\u00ad"
"""Shows where a long word may be broken, and is not seen elsewhere."""
WIDE: Final = re.compile("[\u2e80-\ua4cf\uf900-\ufaff\uff00-\uffef]")
"""Letters that a line may be broken between."""
NEVER_FIRST: Final = frozenset(
    ",.:;!?)]}%’”…‥"
    "、。，．・：；？！゛゜ヽヾゝゞ々〻ー〜～゠％"
    "」』）］｝〉》】〕〙〗"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
)  # fmt: skip
"""What a line never begins with: closing marks, small kana, what lengthens or repeats."""
NEVER_LAST: Final = frozenset("([{‘“「『（［｛〈《【〔〘〖￥＄")
"""What a line never ends with: it opens something."""
COUNTERS: Final = frozenset("枚個匹点人回周戦勝敗位分秒年月日番手つ")
"""What stays with the figure before it."""
SHORT: Final = 4
"""Fewer letters of Japanese look lost in a last line."""
POLITE: Final = "ませんでした|ません|でした|ました|です|ます|ください"
"""What politely ends a sentence."""
ENDING: Final = re.compile(f"({POLITE})[。？：」）]*$")
WHOLE: Final = re.compile(f"{POLITE}|(?<![ァ-ヺー])[ァ-ヺー]{{2,4}}(?![ァ-ヺー])")
"""What is never torn: that, and a short word in katakana."""
TITLE: Final = "さん"
"""Follows a name, and is never torn."""
HIRAGANA: Final = re.compile("[ぁ-ゟ]")
STOPS: Final = frozenset("。！？")
AFTER_MARK: Final = STOPS | frozenset("、：；」』）］】")
HONORIFIC: Final = frozenset("おご")
"""What begins a word, though it is hiragana."""
FARTHEST: Final = 8
"""More letters are not brought over to the next line: the edge would be too ragged."""
KATAKANA, KATAKANA_LAST = re.compile("[ァ-ヺー]"), re.compile("[ァ-ヺー]+$")
BLANKS: Final = re.compile(r"[^\S\u00a0\u202f]+")  # those two hold together what they part


class TextRun(NamedTuple):
    """What is never broken.

    Args:
        text: The letters.
        blank: Whether a blank parts it from the piece before, if that is on the same line.
        soft: Whether the line before gets a hyphen if this is not on it any more.
    """

    text: str
    blank: bool = False
    soft: bool = False


@lru_cache(maxsize=512)
def pieces(text: str) -> tuple[TextRun, ...]:
    """What a text of one line consists of, in its order."""
    return tuple(_pieces(text))


def _pieces(text: str) -> Iterator[TextRun]:
    for number, word in enumerate(filter(None, BLANKS.split(text))):
        for at, part in enumerate(_runs_of(word)):
            for half, syllables in enumerate(part.split(SOFT)):
                yield TextRun(syllables, bool(number) and not at and not half, bool(half))


def _runs_of(word: str) -> Iterator[str]:
    """A word of ours is one; whatever is Japanese has as many as there are places to break."""
    if not WIDE.search(word):
        yield word
        return
    alone = WHOLE.fullmatch(word.lstrip("0123456789"))  # over a column it may have two lines
    whole = () if alone else WHOLE.finditer(word)
    tied = {at for part in whole for at in range(part.start() + 1, part.end())}
    part, at = "", 0
    for letter in letters(word):
        if part and at not in tied and may_part(part, letter):
            yield part
            part = ""
        part += letter
        at += len(letter)
    yield part


def may_part(before: str, after: str) -> bool:
    """Whether a line may end between two texts that no blank parts."""
    last, first = before[-1:], after[:1]
    if last in NEVER_LAST or first in NEVER_FIRST or last + first == TITLE:
        return False
    if last.isdecimal() and first in COUNTERS:
        return False
    return bool(WIDE.match(last) or WIDE.match(first))


def moves(line: str, following: str, *, last: bool, only: bool) -> Iterator[int]:
    """How many letters at the end of a line may go to the following one, the best first.

    ``last``: that is the last line; ``only``: there are no others than these two.
    """
    least = _short_of(line, following) if last else 0
    yield from (more for more in _better_ends(line, following, only=only) if more >= least)
    if least:
        rest, moved = line[:-least], line[-least:] + following
        yield from (least + more for more in _better_ends(rest, moved, only=only))
        yield least


def _short_of(line: str, last: str) -> int:
    """How many letters at the end of a line read better at the beginning of the last one."""
    if not WIDE.match(last):
        return 0
    if ending := ENDING.search(last):
        alone = last.startswith("で")  # です and でした, which are no half of a verb
        return _before_ending(line) if alone and ending.group() == last else 0
    least = SHORT if len(line) >= 2 * SHORT else SHORT // 2
    return 0 if len(last) >= least else _even_out(line, last, least)


def _before_ending(line: str) -> int:
    """How much of a line an ending takes along that stands alone: a phrase, with a whole name."""
    at = len(line)
    for piece in reversed(pieces(line)):
        at -= len(piece.text)
        if at < len(line) // 3:
            break
        if not piece.blank and _ends_phrase(line[:at], line[at:]):
            return len(line) - at
        at -= piece.blank
    return 0


def _even_out(line: str, last: str, least: int) -> int:
    """So many that there are as many as that, and no half of a word in katakana."""
    end = len(line)
    for piece in reversed(pieces(line)):
        before = end - len(piece.text)
        if len(line) - end + len(last) >= least or before < len(last) or piece.blank:
            break
        end = before
    if KATAKANA.match(line[end:] + last) and (word := KATAKANA_LAST.search(line[:end])):
        begin = word.start()
        if begin >= len(last) and may_part(line[:begin], line[begin:]):
            end = begin
    return len(line) - end


def _better_ends(line: str, following: str, *, only: bool) -> Iterator[int]:
    """How many letters at the end of a line could go to the following one, the best first.

    There are none if the line already ends with a phrase, as whatever has particles does. If there
    are only these two lines, a sentence may begin the second one, however long it is.
    """
    if not WIDE.match(following):
        return
    if (ends := _ends_phrase(line, following)) and not (only and line[-1] not in STOPS):
        return
    at, found = len(line), list[int]()
    for piece in reversed(pieces(line)):
        at -= len(piece.text)
        moved = len(line) - at
        near = moved <= min(FARTHEST, len(line) // 2)
        if piece.blank or not (near or (only and at >= len(line) // 3)):
            break
        if line[at - 1] in STOPS if ends or not near else _ends_phrase(line[:at], line[at:]):
            found.append(at)
    found.sort(key=lambda at: (line[at - 1] not in STOPS, line[at - 1] not in AFTER_MARK))
    yield from (len(line) - at for at in found)


def _ends_phrase(before: str, after: str) -> bool:
    """Whether a reader pauses here: at a mark, or where hiragana gives way to another script."""
    last, first = before[-1:], after[after[:1] in HONORIFIC :][:1]
    if last in AFTER_MARK:
        return True
    return bool(HIRAGANA.match(last)) and last not in HONORIFIC and not HIRAGANA.match(first)


def unbroken(lines: Sequence[str]) -> str:
    """Lines as one again: with a blank between them where they were broken at one."""
    whole = ""
    for line in lines:
        gap = " " if whole and not (WIDE.match(whole[-1]) or WIDE.match(line[:1])) else ""
        whole += gap + line
    return whole
