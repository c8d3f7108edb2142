"""A picture of a rulebook in words: its cards by name, and what is written beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from game.words import _, join_names, ngettext
from scenes.kit import parts
from scenes.kit.display import Card, InWords, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.reader.texts import TextBlock, blocks
from scenes.kit.scene import Frame


def picture_told(frame: Frame, place: Place, drawn: Items, called: Callable[[str], str]) -> Items:
    """The same picture, told line by line: cards together with the words that follow them.

    What has told itself in words is not told again; ``called`` has the name of a card by its code.
    """
    places = [Place(*each[:4]) for each in drawn if isinstance(each, InWords)]
    own = [line for each in drawn if isinstance(each, InWords) for line in each.lines]
    seen = [each for each in drawn if not isinstance(each, InWords) and not _within(each, places)]
    told = [*own, *_lines(frame, seen, called)]
    rest = (each for each in drawn if not isinstance(each, InWords))
    return (*rest, parts.in_words(place, told, _("The picture")))


def _within(item: Item, places: list[Place]) -> bool:
    return isinstance(item, Card | Text) and any(
        place.x <= item.x <= place.right and place.y <= item.y <= place.bottom for place in places
    )


def _lines(frame: Frame, seen: Sequence[Item], called: Callable[[str], str]) -> Iterator[str]:
    """Cards, then the words after them, by turns."""
    cards: list[str] = []
    for laid, run in groupby(_reader_items(seen), lambda each: isinstance(each, Card)):
        if laid:
            cards = list(_cards([each for each in run if isinstance(each, Card)], called))
            continue
        words = [each.words for each in blocks(run, frame) if isinstance(each, TextBlock)]
        yield from _together(cards, words)
        cards = []
    yield from _together(cards, [])


def _reader_items(seen: Sequence[Item]) -> Iterator[Item]:
    return (each for each in seen if isinstance(each, Card | Text))


def _together(cards: list[str], words: list[str]) -> Iterator[str]:
    """Words about cards stand in their line; others have a line each."""
    if not cards:
        yield from words
    else:
        yield parts.control_name(join_names(cards), ", ".join(words))


def _cards(cards: Sequence[Card], called: Callable[[str], str]) -> Iterator[str]:
    """Each by its name; backs are counted."""
    for code, alike in groupby(cards, lambda each: each.code):
        first, *others = alike
        if code is None:
            count = 1 + len(others)
            words = ngettext("{count} card face down", "{count} cards face down", count)
            yield words.format(count=count)
        else:
            words = _("{card} (refused)") if first.dim else "{card}"
            yield words.format(card=called(code))
