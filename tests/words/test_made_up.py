"""In a language that is made up nothing on the screen is English any more, and all has room.

Every scene has to speak the language, and to have room for words two fifths longer than ours.
Day by day two of four moments have, and the others a real one: `test_in_every_language`.
"""

import re
from collections.abc import Iterator
from itertools import cycle
from typing import Final, NamedTuple

import pytest

from build.album.moments import MOMENTS, NAMED
from build.album.phones import CODES
from build.album.setting import Nothing
from build.languages.eye import faults
from build.languages.proof import IN_RECORDS, KEY_CAPS, NAMES
from game import languages
from game.languages import MADE_UP
from scenes.backend.headless import HeadlessScreen
from scenes.backend.paint.painter import Painter
from scenes.kit.display import ArcText, Item, Text
from scenes.kit.scene import Frame
from tests.words.collected_locale import CollectedLocale

pytestmark = pytest.mark.xdist_group("album")  # the games in it are thought out once
CODED: Final = {half for code in CODES for half in (code[:3], code[3:])}
TYPED: Final = frozenset({"alleg", "qqx", "c", *CODED})
"""What somebody looks for in the rules stands as it was typed, and codes as they are to be."""
SELVES: Final = frozenset({"English", "Deutsch"})
"""What languages call themselves stays so in every other one."""
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
    moment = NAMED[name]
    with pytest.MonkeyPatch.context() as patch, HeadlessScreen(Nothing(), SIZE) as unseen:
        patch.setattr(Painter, "paint", lambda *_, **__: None)
        patch.setattr(languages, "PseudoLocale", CollectedLocale)
        unseen.screen.preferences.language = MADE_UP
        unseen.show()
        moment.show(unseen)
        unseen.show()
        stack = unseen.screen.stack
        levels = [
            Layer(type(level.scene).__module__, tuple(level.items)) for level in stack.visible()
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
        and word not in KEY_CAPS | IN_RECORDS | SELVES | TYPED
        and not SIGNS.fullmatch(word)
    )


USUAL: Final = [moment.name for moment in MOMENTS if moment.usual]


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if daily else pytest.mark.whole)
        for daily, name in zip(cycle((False, False, True, True)), USUAL, strict=False)
    ],
)
def test_nothing_is_english_and_everything_has_room(name: str) -> None:
    frame, layers = drawn(name)
    english = [said for layer in layers for said in filter(in_english, said_in(layer))]
    assert not english
    assert not [fault for layer in layers for fault in faults(frame, layer.items)]


def said_in(layer: Layer) -> Iterator[str]:
    return (item.text for item in layer.items if isinstance(item, Text | ArcText))
