"""In a language that is made up nothing on the screen is English any more, and all has room.

What is drawn is asked scene by scene. Moments in which longer words have no room yet are listed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

import pytest

from build.album.moments import LONG_NAMES, MOMENTS
from build.album.setting import SEATS, Nothing
from game.languages import MADE_UP
from scenes.backend.headless import Unseen
from scenes.backend.painter import Painter
from scenes.kit.bindings import CAPS, PAD, PAD_CAPS, Button, Shortcut, cap
from scenes.kit.display import ArcText, Item, Text
from scenes.kit.scene import Frame
from scenes.shell.table_form.draft import NAMES as USUAL_NAMES
from tests.council.test_words_have_room import words

HANDED_ENGLISH: Final = {
    "refused_record": "choices are called as they stand in the file",
    "history_best": "the neutral opponent is called as the history keeps it",
}
"""Moments in which a scene is handed words by somebody who does not speak."""
NO_ROOM: Final = frozenset(
    {
        "setup",
        "setup_full",
        "setup_wrong",
        "seating",
        "dealing",
        "declaration",
        "declaration_yes",
        "declaration_no",
        "reveal",
        "discard",
        "lead",
        "follow",
        "follow_allowed",
        "follow_refused",
        "flying",
        "visit",
        "visit_preview",
        "visit_refused",
        "sowing",
        "gathering",
        "scoring",
        "moonlight",
        "recruits",
        "scored",
        "second_age",
        "final_scoring",
        "pause",
        "leave",
        "log",
        "rules_2",
        "rules_3",
        "rules_5",
        "rules_6",
        "rules_7",
        "look_closer",
        "last_trick",
        "three_seats",
        "five_seats",
        "five_seats_visit",
        "five_seats_scoring",
        "prototype",
        "bots_only",
        "two_seats",
        "two_seats_visit",
        "emissary",
        "emissary_allowed",
        "emissary_refused",
        "solo_menu",
        "solo_menu_chosen",
        "solo_menu_wrong",
        "solo_arrival",
        "solo_declaration",
        "solo_pyramid",
        "solo_answer",
        "solo_refused",
        "solo_losing",
        "solo_tie",
        "solo_visit",
        "solo_point",
        "solo_sleeve",
        "solo_poker",
        "solo_exchange",
        "solo_stolen",
        "solo_cube",
        "solo_scored",
        "story_prologue",
        "story_first",
        "story_pacifist",
        "story_trickster",
        "trilogy_victory",
        "trilogy_defeat",
        "log_line",
        "log_of_an_age",
        "log_solo",
        "log_moment",
        "log_moment_solo",
        "replay",
        "replay_two",
        "replay_solo",
        "replay_more",
        "replay_running",
        "replay_on",
        "replay_on_full",
    }
)
"""Moments in which some words do not fit when they are two fifths longer: the bars at the upper
edge, the columns of panels, the last line of a story. Whoever makes room takes them out."""

NAMES: Final = frozenset({*LONG_NAMES, *USUAL_NAMES, *(name for name, _colour in SEATS)})
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
    english: list[str] = []
    for layer in layers:
        english += filter(in_english, said_in(layer))
    if name not in NO_ROOM:
        has_room_everywhere(frame, layers)
    if name in HANDED_ENGLISH:
        assert english, f"{name} speaks the language: take it out of HANDED_ENGLISH"
    else:
        assert english == []


@pytest.mark.parametrize("name", sorted(NO_ROOM))
def test_what_has_no_room_is_still_cut(name: str) -> None:
    frame, layers = drawn(name)
    with pytest.raises(AssertionError):
        has_room_everywhere(frame, layers)


def has_room_everywhere(frame: Frame, layers: list[Layer]) -> None:
    for layer in layers:
        has_room(frame, layer)


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
