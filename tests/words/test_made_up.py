"""In a language that is made up nothing on the screen is English any more, and all has room.

Every scene has to speak the language. Room is asked scene by scene, without those that are known
to be narrow.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

import pytest

from build.album import bugami
from build.album.moments import LONG_NAMES, MOMENTS
from build.album.setting import Nothing
from game.languages import MADE_UP
from scenes.backend.headless import Unseen
from scenes.backend.painter import Painter
from scenes.kit.bindings import CAPS, PAD, PAD_CAPS, Button, Shortcut, cap
from scenes.kit.display import ArcText, Item, Text
from scenes.kit.scene import Frame
from scenes.shell.table_form.draft import NAMES as USUAL_NAMES
from tests.council.test_words_have_room import words

# Nothing may be added here: what is mended is taken out.
NO_ROOM: Final = (
    "scenes.council.",  # small tags of the board, the visit and the opponent take one line only
    "scenes.table.",  # and the buttons of the bar are as wide as English words
)
"""Scenes that cut words a third longer than ours. What they say is asked all the same."""
CUT_IN_PICTURES: Final = frozenset({"rules_2", "rules_3", "rules_5", "rules_6", "rules_7"})
"""Pages of the rules with words that are cut: captions below drawn cards have no second line."""
QUOTED: Final = frozenset({"refused_record", "history_best"})
"""A refused move is told in the words of the record, and the Emissary is written down by name."""

NAMES: Final = frozenset(
    {*LONG_NAMES, *USUAL_NAMES, *bugami.LONG_NAMES, *(name for name, _ in bugami.ALL_SEATS)}
)
KEY_CAPS: Final = frozenset(
    {*CAPS.values(), *PAD_CAPS, *PAD_CAPS.values(), *map(cap, Shortcut), "Home", "F5"}
    | {cap(PAD + button) for button in Button if button}
)
"""What is written on keys is the same everywhere."""
SIGNS: Final = re.compile(
    r"[IVX]+"  # Roman numerals
    r"|[A-ZÄÖ]"  # initials on pawns
    r"|\d+\.\d+\.\d+\S*"  # the version
    r"|\S*/\S*"  # where a file lies
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
        if LETTER.search(word) and word not in KEY_CAPS and not SIGNS.fullmatch(word)
    )


USUAL: Final = [moment.name for moment in MOMENTS if moment.usual]


@pytest.mark.parametrize("name", USUAL)
def test_nothing_is_english_and_everything_has_room(name: str) -> None:
    frame, layers = drawn(name)
    english = [said for layer in layers for said in filter(in_english, said_in(layer))]
    assert bool(english) == (name in QUOTED), english
    for layer in layers:
        if not layer.module.startswith(NO_ROOM) and name not in CUT_IN_PICTURES:
            has_room(frame, layer)


@pytest.mark.parametrize("name", sorted(CUT_IN_PICTURES))
def test_what_is_said_to_have_no_room_has_none(name: str) -> None:
    frame, layers = drawn(name)
    assert any(line.text.endswith("…") for layer in layers for line in words(frame, layer.items)), (
        f"{name} has room: take it out of CUT_IN_PICTURES"
    )


def said_in(layer: Layer) -> Iterator[str]:
    return (item.text for item in layer.items if isinstance(item, Text | ArcText))


def has_room(frame: Frame, layer: Layer) -> None:
    """Nothing is cut, leaves the window, or lies over other words."""
    lines = list(words(frame, layer.items))
    for one, other in combinations(lines, 2):
        assert not one.covers(other) or one.is_shadow_of(other), (one.text, other.text)
    for line in lines:
        assert not line.text.endswith("…"), line.text
        assert line.left >= 0, line.text
        assert line.right <= frame.width, line.text
