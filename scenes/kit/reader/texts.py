"""What is written in a picture, as headings and paragraphs in the order it was drawn."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from scenes.kit.display import Control, Font, Item, KeyPlace, Text, Veil
from scenes.kit.layout import Place
from scenes.kit.parts.text import drawn_size
from scenes.kit.scene import Frame

HEADING: Final = 26.0
"""Letters of a title that are at least so large are a heading, where letters are as usual."""
TITLE: Final = 40.0
"""So large are the letters over a page, where letters are as usual."""
LINES: Final = 1.65  # from one line of a paragraph to the next, in sizes of its letters
GAP: Final = 2.5  # between two pieces of one line, in the same
CLOSING: Final = re.compile(r" ([,.;:!?…])")
"""What stands close to the word before it, though that may be a piece of its own."""


class Block(NamedTuple):
    """A heading or a paragraph."""

    words: str
    place: Place
    heading: bool
    size: float = 0.0  # of its letters


def blocks(items: Iterable[Item], frame: Frame) -> list[Block]:
    """What stands outside of all controls, over the last veil.

    A number alone is left out: it is a mark of a picture, and counts with its row or not at all.
    """
    heading, title = drawn_size(frame, HEADING), drawn_size(frame, TITLE)
    seen = over_veil(items)
    taken = [Place(*item[1:5]) for item in seen if isinstance(item, Control | KeyPlace)]
    found: list[list[Text]] = []
    letter = ""  # one alone: it may be the large first one of a story
    for item in seen:
        if type(item) is not Text or _lies_in(item, taken):
            continue
        if not _says(item):
            letter = item.text.strip()
            continue
        begun = letter if item.text[:1].islower() else ""
        text, letter = item._replace(text=begun + item.text), ""
        if found and _goes_on(found[-1], text):
            found[-1].append(text)
        else:
            found.append([text])
    told = [_block(texts, heading) for texts in found]
    before = [None, *told[:-1]]
    rows = _rows(
        (one for one, last in zip(told, before, strict=True) if not _again(one, last)), title
    )
    return [row for row in rows if not row.words.isdigit()]


def _rows(told: Iterable[Block], title: float) -> list[Block]:
    """What stands in one row, such as the cells of a table, is read in one go."""
    found: list[Block] = []
    for block in told:
        if found and _beside(found[-1], block, title):
            last = found[-1]
            wide = block.place.right - last.place.x
            found[-1] = Block(
                f"{last.words}, {block.words}", last.place._replace(w=wide), False, last.size
            )
        else:
            found.append(block)
    return found


def _beside(left: Block, right: Block, title: float) -> bool:
    """Whether both have one line, at the same height, and neither is the title of a page."""
    low = max(left.size, right.size)
    single = all(each.place.h < 1.5 * each.size for each in (left, right))
    return (
        single
        and low < title
        and left.place.x < right.place.x
        and (abs(left.place.cy - right.place.cy) < 0.3 * low)
    )


def within(items: Sequence[Item], control: Control) -> str:
    """What is written on a control besides its label."""
    place = Place(*control[1:5])
    texts = [
        each.text
        for each in items
        if type(each) is Text and each.font is not Font.HEAVY and _lies_in(each, (place,))
    ]
    more = [text for text in texts if text not in control.label and len(text) > 1]
    return " ".join(dict.fromkeys(more))


def over_veil(items: Iterable[Item]) -> list[Item]:
    """What lies over the last veil: what is below it is no longer read."""
    seen: list[Item] = []
    for item in items:
        if type(item) is Veil and not item.holes:
            seen.clear()
        else:
            seen.append(item)
    return seen


def _says(text: Text) -> bool:
    """Whether it is more than a letter on a pawn."""
    words = text.text.strip()
    is_key = text.font is Font.HEAVY
    return bool(words) and (is_key or not (len(words) == 1 and words.isalpha()))


def _again(block: Block, before: Block | None) -> bool:
    """Whether these are the same letters once more, with their rim."""
    return before is not None and (block.words, block.heading) == (before.words, before.heading)


def _lies_in(text: Text, places: Iterable[Place]) -> bool:
    return any(
        place.x <= text.x <= place.right and place.y <= text.y <= place.bottom for place in places
    )


def _goes_on(texts: Sequence[Text], text: Text) -> bool:
    """Whether a text belongs to the paragraph of these."""
    last, first = texts[-1], texts[0]
    if text.align != last.align:
        return False
    size = max(last.size, text.size)
    down = text.y - last.y
    if abs(down) < 0.3 * size:  # the same line, where letters of another kind begin
        return last.align == "l" and 0 < text.x - last.x < 0.9 * size * (len(last.text) + GAP)
    same = text.size == first.size and text.font == first.font
    return same and 0 < down < LINES * size and abs(text.x - first.x) < size / 2


def _block(texts: Sequence[Text], heading: float) -> Block:
    words = CLOSING.sub(r"\1", " ".join(" ".join(text.text for text in texts).split()))
    first, last = texts[0], texts[-1]
    wide = max(len(text.text) * text.size * 0.5 for text in texts)
    place = Place(first.x, first.y - first.size / 2, wide, last.y - first.y + last.size)
    return Block(words, place, all(_heads(text, heading) for text in texts), first.size)


def _heads(text: Text, heading: float) -> bool:
    return text.font is Font.TITLE and text.size >= heading
