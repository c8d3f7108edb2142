"""What flies, and which words are read meanwhile: who lies over whom, by display lists alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from build.languages.eye import Words, words
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import (
    Card,
    Composite,
    Elements,
    InWords,
    Item,
    Picture,
    Shape,
    ShiftedElements,
    Text,
    Veil,
)
from scenes.kit.layout import Place
from scenes.kit.scene import Frame

SENTENCE: Final = 3  # so many words explain something; fewer are a name, a number, a sign
RIM: Final = 4.0  # what touches no more than the edge of a word hides nothing of it
SEE: Final = 0.3  # fainter things hide nothing
Moving = Card | Picture | Composite | Shape


def lying_over(frame: Frame, before: Sequence[Item], now: Sequence[Item]) -> Iterator[str]:
    """Each thing that has moved since the picture before, with words that it makes hard to read.

    It lies over them, or right under them with no sheet between.
    """
    still = set(before)
    said = [(at, line) for at, line in _explaining(frame, now) if now[at] in still]
    if not said:
        return
    for at, thing in _moved(before, now):
        place = _place(thing)
        for number, line in said:
            rim = min(RIM, place.w / 2, place.h / 2)
            if not place.meets(_box(line), -rim) or (at < number and place.covers(_box(line))):
                continue  # beside each other, or the thing is the ground that the words stand on
            sheets = now[at + 1 :] if at > number else now[at + 1 : number]
            if not any(_hides(item, line) for item in sheets):
                yield f"{_name(thing)} {'over' if at > number else 'under'} “{line.text}”"


def _explaining(frame: Frame, items: Sequence[Item]) -> Iterator[tuple[int, Words]]:
    """Sentences, the headings on their sheets, and tables; each with its place in the list.

    Words with a rim can be read over anything; those on or below a veil are not read now.
    """
    veil = max((at for at, item in enumerate(items) if isinstance(item, Veil)), default=-1)
    lines = [
        (at, line)
        for at, item in enumerate(items)
        if at > veil and isinstance(item, Text) and item.alpha > SEE and item.outline is None
        for line in words(frame, [item])
    ]
    tables = [
        Place(item.x, item.y, item.w, item.h)
        for item in items
        if isinstance(item, InWords) and item.title
    ]
    for at, line in lines:
        told = sum(word.isalpha() for word in line.text.split()) >= SENTENCE
        if told or any(table.covers(_box(line)) for table in tables):
            yield at, line


def _moved(before: Sequence[Item], now: Sequence[Item]) -> Iterator[tuple[int, Moving]]:
    """What is elsewhere than it was; what has only just come or gone has not moved."""
    lay = Counter(map(_key, before))
    still = set(before)
    for at, item in enumerate(now):
        if isinstance(item, Moving) and item.alpha > SEE and item not in still and lay[_key(item)]:
            yield at, item


def _key(item: Item) -> object:
    """What stays the same while a thing moves."""
    match item:
        case Card():
            return item.deck, item.code
        case Picture():
            return item.name
        case Composite():
            return item.parts
        case Shape():
            return item.elements
        case _:
            return None


def _place(item: Moving) -> Place:
    match item:
        case Card():
            wide = item.w * item.turn
            high = item.w * CARD_RATIO
            return Place(item.x - wide / 2, item.y - high / 2, wide, high)
        case Shape():
            return Place(item.x + 12, item.y + 12, item.w - 24, item.h - 24)
        case _:
            return Place(item.x, item.y, item.w, item.h)


def _hides(item: Item, line: Words) -> bool:
    """Whether it is a sheet that hides both the words and what lies below it there."""
    return (
        isinstance(item, Shape)
        and item.alpha == 1
        and _is_filled(item.elements)
        and _place(item).covers(_box(line))
    )


def _is_filled(elements: Elements) -> bool:
    return any(
        _is_filled(part.elements) if isinstance(part, ShiftedElements) else part.fill != "none"
        for part in elements
    )


def _box(line: Words) -> Place:
    return Place(line.left, line.top, line.right - line.left, line.bottom - line.top)


def _name(item: Moving) -> str:
    match item:
        case Card():
            return f"card {item.code or 'face down'}"
        case Picture():
            return item.name
        case _:
            return type(item).__name__.lower()
