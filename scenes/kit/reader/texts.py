"""What is written in a picture, as headings and paragraphs in the order it was drawn."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from scenes.kit.display import Control, Font, InWords, Item, KeyPlace, Text, Veil
from scenes.kit.layout import Place
from scenes.kit.parts.breaking import unbroken
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


SIGNS: Final = ("–",)
"""What says something in a row though it has no letter: nothing at all."""


class TextBlock(NamedTuple):
    """A heading or a paragraph."""

    words: str
    place: Place
    heading: bool
    size: float = 0.0  # of its letters


def blocks(
    items: Iterable[Item], frame: Frame, said: Collection[str] = ()
) -> list[TextBlock | InWords]:
    """What stands outside of all controls, over the last veil, and what is told in words.

    What controls have ``said`` of themselves is left out, and so is a number alone: it is a mark
    of a picture, and counts with its row or not at all.
    """
    heading, title = drawn_size(frame, HEADING), drawn_size(frame, TITLE)
    seen = over_veil(items)
    taken = _named_places(seen)
    found: list[list[Text] | InWords] = []
    for item in _whole(seen):
        if type(item) is InWords:
            found.append(item)
        if type(item) is not Text or _lies_in(item, taken):
            continue
        last = found[-1] if found else None
        if isinstance(last, list) and _goes_on(last, item):
            last.append(item)
        else:
            found.append([item])
    told = [each if isinstance(each, InWords) else _block(each, heading) for each in found]
    before = [None, *told][: len(told)]
    rows = _rows(
        (
            one
            for one, last in zip(told, before, strict=True)
            if isinstance(one, InWords)
            or not (_again(one, last) or (one.words in said and not one.heading))
        ),
        title,
    )
    return [row for row in rows if isinstance(row, InWords) or not row.words.isdigit()]


def _named_places(items: Iterable[Item]) -> list[Place]:
    """Where letters belong to something that says them itself."""
    kinds = (Control, KeyPlace, InWords)
    return [Place(*item[:4] if type(item) is InWords else item[1:5]) for item in items
            if isinstance(item, kinds)]  # fmt: skip


def _whole(items: Iterable[Item]) -> Iterator[Item]:
    """Without letters and signs that say nothing; a story has its large first letter back."""
    letter = ""
    for item in items:
        if type(item) is not Text:
            yield item
        elif _says(item):
            begun = letter if item.text[:1].islower() else ""
            letter = ""
            yield item._replace(text=begun + item.text)
        else:
            letter = item.text.strip() if item.text.strip().isalpha() else ""


def _rows(told: Iterable[TextBlock | InWords], title: float) -> list[TextBlock | InWords]:
    """What stands in one row, such as the cells of a table, is read in one go."""
    found: list[TextBlock | InWords] = []
    for block in told:
        last = found[-1] if found else None
        if (
            isinstance(block, TextBlock)
            and isinstance(last, TextBlock)
            and _beside(last, block, title)
        ):
            wide = block.place.right - last.place.x
            found[-1] = TextBlock(
                f"{last.words}, {block.words}", last.place._replace(w=wide), False, last.size
            )
        else:
            found.append(block)
    return found


def _beside(left: TextBlock, right: TextBlock, title: float) -> bool:
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
    said = control.label.casefold()
    more = [text for text in texts if text.casefold() not in said and len(text) > 1]
    return ", ".join(dict.fromkeys(more))


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
    """Whether it is more than a letter on a pawn, and more than a sign."""
    words = text.text.strip()
    if text.font is Font.HEAVY:  # a key
        return bool(words)
    read = words in SIGNS or any(letter.isalnum() for letter in words)
    return read and not (len(words) == 1 and words.isalpha())


def _again(block: TextBlock, before: TextBlock | InWords | None) -> bool:
    """Whether these are the same letters once more, with their rim."""
    return (
        isinstance(before, TextBlock)
        and (block.words, block.heading) == (before.words, before.heading)
        and abs(block.place.x - before.place.x) + abs(block.place.y - before.place.y) < block.size
    )


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


def _block(texts: Sequence[Text], heading: float) -> TextBlock:
    words = CLOSING.sub(r"\1", " ".join(unbroken([text.text for text in texts]).split()))
    first, last = texts[0], texts[-1]
    wide = max(len(text.text) * text.size * 0.5 for text in texts)
    place = Place(first.x, first.y - first.size / 2, wide, last.y - first.y + last.size)
    return TextBlock(words, place, all(_heads(text, heading) for text in texts), first.size)


def _heads(text: Text, heading: float) -> bool:
    return text.font is Font.TITLE and text.size >= heading
