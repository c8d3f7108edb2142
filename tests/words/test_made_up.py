"""In a language that is made up nothing on the screen is English any more, and all has room.

Every scene has to speak the language, and to have room for words two fifths longer than ours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

import pytest

from build.album.moments import MOMENTS
from build.album.phones import CODES
from build.album.setting import LONG_NAMES, SEATS, Nothing
from game import languages
from game.languages import MADE_UP
from scenes.backend.headless import Unseen
from scenes.backend.paint.painter import Painter
from scenes.kit.bindings import CAPS, PAD, PAD_CAPS, Button, Shortcut, cap
from scenes.kit.display import ArcText, Item, Shape, Text, Veil
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.kit.signals import UNDO_CAP
from scenes.shell.table_form.draft import NAMES as USUAL_NAMES
from tests.album.leaves import Words, words
from tests.words.collected_locale import CollectedLocale

pytestmark = pytest.mark.xdist_group("album")  # the games in it are thought out once
NAMES: Final = frozenset({*LONG_NAMES, *USUAL_NAMES, *(name for name, _ in SEATS)})
KEY_CAPS: Final = frozenset(
    {*CAPS.values(), *PAD_CAPS, *PAD_CAPS.values(), *map(cap, Shortcut), "Home", "F5"}
    | {cap(PAD + button) for button in Button if button}
    | set(UNDO_CAP.split())
)
"""What is written on keys is the same everywhere."""
IN_RECORDS: Final = frozenset({"wrong-phase", "allegiance", "no-allegiance"})
"""So are the words of a record: whoever is told why it is refused has to find them in the file."""
CODED: Final = {half for code in CODES for half in (code[:3], code[3:])}
TYPED: Final = frozenset({"alleg", "qqx", "c", *CODED})
"""What somebody looks for in the rules stands as it was typed, and codes as they are to be."""
SIGNS: Final = re.compile(
    r"[IVX]+"  # Roman numerals
    r"|[A-ZÄÖ]"  # initials on pawns
    r"|SY"  # and kinds of cards where there is room for a letter only, here for two kinds
    r"|\d+\.\d+\.\d+\S*"  # the version
    r"|[0-9a-f]{4}"  # half of a fingerprint
    r"|\S*/\S*"  # where a file lies
    r"|“\S*”"  # what stands in a file
)
LETTER: Final = re.compile("[A-Za-z]")
SIZE: Final = (1280, 720)


class Layer(NamedTuple):
    """A scene as it was drawn: the module it is from, and what it shows."""

    module: str
    items: tuple[Item, ...]


def drawn(name: str) -> tuple[Frame, list[Layer]]:
    """A moment of the album in the made-up language, scene by scene."""
    moment = next(moment for moment in MOMENTS if moment.name == name)
    with pytest.MonkeyPatch.context() as patch, Unseen(Nothing(), SIZE) as unseen:
        patch.setattr(Painter, "paint", lambda *_: None)
        patch.setattr(languages, "PseudoLocale", CollectedLocale)
        unseen.screen.preferences.language = MADE_UP
        unseen.show()
        moment.show(unseen)
        unseen.show()
        stack = unseen.screen.stack
        levels = [
            Layer(type(level.scene).__module__, tuple(level.items)) for level in stack._visible()
        ]
        return stack.frame, levels


def in_english(text: str) -> str:
    """What is left of a text without what may be in plain letters."""
    for name in sorted(NAMES, key=len, reverse=True):
        text = text.replace(name, "")
    words = (word.strip("[].,:;()…é") for word in text.split())
    return " ".join(
        word
        for word in words
        if LETTER.search(word)
        and word not in KEY_CAPS | IN_RECORDS | TYPED
        and not SIGNS.fullmatch(word)
    )


USUAL: Final = [moment.name for moment in MOMENTS if moment.usual]


@pytest.mark.parametrize("name", USUAL)
def test_nothing_is_english_and_everything_has_room(name: str) -> None:
    frame, layers = drawn(name)
    english = [said for layer in layers for said in filter(in_english, said_in(layer))]
    assert not english
    for layer in layers:
        has_room(frame, layer)


def said_in(layer: Layer) -> Iterator[str]:
    return (item.text for item in layer.items if isinstance(item, Text | ArcText))


def seen(frame: Frame, items: Sequence[Item]) -> Iterator[Words]:
    """The lines that no sheet and no veil is laid over later on."""
    for at, item in enumerate(items):
        veils = [veil for veil in items[at + 1 :] if isinstance(veil, Veil)]
        for line in words(frame, [item]):
            if not all(any(in_hole(line, hole) for hole in veil.holes) for veil in veils):
                continue
            sheets = (sheet for sheet in items[at + 1 :] if isinstance(sheet, Shape))
            if not any(lies_under(line, sheet) for sheet in sheets):
                yield line


def in_hole(line: Words, hole: Place) -> bool:
    return (
        hole.x <= line.left
        and hole.y <= line.top
        and line.right <= hole.right
        and line.bottom <= hole.bottom
    )


def lies_under(line: Words, sheet: Shape) -> bool:
    return (
        sheet.x <= line.left
        and sheet.y <= line.top
        and line.right <= sheet.x + sheet.w
        and line.bottom <= sheet.y + sheet.h
    )


def has_room(frame: Frame, layer: Layer) -> None:
    """Nothing is cut, leaves the window, or lies over other words."""
    lines = list(seen(frame, layer.items))
    for one, other in combinations(lines, 2):
        assert not one.covers(other) or one.is_shadow_of(other), (one.text, other.text)
    for line in lines:
        assert not line.text.endswith("…"), line.text
        assert line.left >= 0, line.text
        assert line.right <= frame.width, line.text
