"""With letters of one and a half and twice their size every scene of the album stays usable."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import Final

import pytest

from build.languages.eye import Words, holds, leaving, words
from scenes.kit.display import Control, Item, KeyPlace, Shape, Text
from scenes.kit.parts.keys import key_height
from scenes.kit.parts.svg import MARGIN
from scenes.kit.scene import Frame
from scenes.kit.signals import LOOK_UP
from scenes.table.lesson.step_picture import ELSEWHERE
from tests.album.leaves import Album, Leaf, clashing

pytestmark = pytest.mark.xdist_group("album")  # the games in it are thought out once
SIZES: Final = ((1024, 640), (1280, 800), (1920, 1080))
LEAST: Final = 1.6  # how much the smallest words grow at 200 per cent from 1280 × 800 on
# Where there is too much to say, by the beginning of the name: at least so much.
CRAMPED: Final = {
    "evening_table": 1.0,  # a table of Bugs on Rugs, as those below
    "dealing": 1.2,  # the card of an Age has a fixed size
    "two_seats": 1.55,  # names over cards, the Emissary's the longest
    "emissary": 1.55,
    "reveal": 1.4,  # flat plaques beside each other
    "lessons": 1.25,  # minutes below the names of nine lessons
    "lesson": 1.4,  # names of lessons in one line; two buttons in a bubble
    "hint": 1.4,  # the same bubble
    "problems": 1.1,  # the longest name of a game beside its problems
    "problem": 1.0,  # at the tables, as these themselves
    "solo_": 1.0,  # the longest name stands over one card of two
    "setup_full": 1.35,  # five names, and what the opponents are
    "look_closer": 1.3,  # whole sentences beside a card
    "prototype": 1.45,
    "rulebook_contents": 1.25,  # the longest titles in three columns
    "rulebook_trick": 1.45,  # signs beside a small trick
    "rulebook_machine": 1.4,  # both columns of a table are words
    "rulebook_rugs_points": 1.5,
    "rulebook_rugs_short": 1.45,  # words in pictures; the large ones beside them say the same
    "rulebook_bugami_short": 1.1,
    "rulebook_glass_short": 1.1,
    "rulebook_short": 1.3,
    "log_moment_solo": 1.0,
    "chapter_end": 1.2,
    "trilogy_chapter": 1.35,  # letters that are large already grow less
    "visit": 1.4,
    "podium": 1.45,
    "shared_victory": 1.45,
    "tie_break": 1.45,
    "evening_podium": 1.0,  # the longest names of people in the parts of a bar
    "campaigns": 1.5,
    "history_council": 1.35,  # what it means, beside the bars
    "many_games": 1.3,
    "rules_6": 1.4,
    "rules_7": 1.0,
    "rules": 1.45,
    "replay": 1.0,
    "rugs_history": LEAST,
    "rugs_rules_4": 1.0,  # four collections beside what they are
    "rugs_rules_7": 1.15,  # all nine bugs on one page
    "rugs_rules": LEAST,
    "rugs_": 1.0,  # panels on both sides, and cards between them
    "bugami_scor": 1.0,  # every card that was a bug, and the chart beside them
    "bugami_podium": 1.0,
    "bugami_rules": LEAST,
    "bugami_history": LEAST,
    "bugami_log": 1.2,
    "bugami_replay": 1.2,
    "bugami_seven_alone": 1.0,  # the longest name in one seat of seven
    "bugami_": 1.3,
    "glass_scor": 1.2,  # seven kinds between two cases
    "glass_both": 1.2,
    "glass_large_scor": 1.2,
    "glass_podium": 1.0,
    "glass_rules": LEAST,
    "glass_history": LEAST,
    "glass_log": 1.2,
    "glass_replay": 1.2,
    "glass_": 1.3,
    "shelf": 1.2,
}
RIM: Final = 4.0
PASSING: Final = (ELSEWHERE, LOOK_UP)  # around a lesson, and on a bubble that soon goes again
BARS: Final = "history_points"  # a total stands beside its bar, which is as long as it is worth
SIGN: Final = 2  # so many letters are no words: numbers of the board, initials on pawns
PRINTED: Final = frozenset({"Chambers", "III", "+10", "Trigger", "Bees", "Mosquitoes", "Ants",
                            "Cockroaches", "Flies", "Termites"})  # fmt: skip


def _case(wish: int, size: tuple[int, int]) -> str:
    return f"{wish}-{size[0]}x{size[1]}"


CASES: Final = [
    pytest.param(150, SIZES[1], id=_case(150, SIZES[1]), marks=pytest.mark.whole),
    pytest.param(200, SIZES[0], id=_case(200, SIZES[0])),
    pytest.param(200, SIZES[1], id=_case(200, SIZES[1])),
    pytest.param(200, SIZES[2], id=_case(200, SIZES[2]), marks=pytest.mark.whole),
]


@pytest.mark.parametrize(("wish", "size"), CASES)
def test_large_words_do_not_lie_over_words(album: Album, wish: int, size: tuple[int, int]) -> None:
    assert not clashing(album(size, wish))


@pytest.mark.parametrize(("wish", "size"), CASES)
def test_large_words_are_neither_lost_nor_cut(
    album: Album, wish: int, size: tuple[int, int]
) -> None:
    lost = [
        f"{leaf.name}: “{said.text}”"
        for leaf in album(size, wish)
        for layer in leaf.layers
        for said in words(leaf.frame, layer)
        if min(said.left, said.top) < 0
        or said.right > leaf.frame.width
        or said.bottom > leaf.frame.height
        or said.text.endswith("…")
    ]
    assert not lost


@pytest.mark.parametrize(("wish", "size"), CASES)
def test_large_words_stay_on_what_they_are_written_on(
    album: Album, wish: int, size: tuple[int, int]
) -> None:
    over = [
        f"{leaf.name}: “{text}”"
        for leaf in album(size, wish)
        if leaf.name != BARS
        for layer in leaf.layers
        for text in leaving(leaf.frame, layer)
    ]
    assert not over


@pytest.mark.parametrize(("wish", "size"), CASES)
def test_large_keys_hide_nothing(album: Album, wish: int, size: tuple[int, int]) -> None:
    """What keys do stands beside each other, and not on something that was said there before."""
    hidden = [
        f"{leaf.name}: {what}"
        for leaf in album(size, wish)
        for layer in leaf.layers
        for what in _hidden(leaf.frame, layer)
    ]
    assert not hidden, "\n".join(hidden)


def _hidden(frame: Frame, layer: tuple[Item, ...]) -> Iterator[str]:
    """Keys with too little room, and words that lie below the bar on which a key stands."""
    for at, key in enumerate(layer):
        if not isinstance(key, KeyPlace) or key.key in PASSING:
            continue
        if key.h < key_height(frame):
            yield f"{key.key} {key.h:.0f} high"
        x, y = key.x + key.w / 2, key.y + key.h / 2
        bars = (
            (number, item)
            for number, item in enumerate(layer[:at])
            if isinstance(item, Shape) and item.w > 60 and item.h > 44 and holds(item, x, y, x, y)
        )
        number, bar = max(bars, key=itemgetter(0), default=(0, None))
        for said in words(frame, layer[:number]):
            if bar is not None and _lies_under(said, bar):
                yield f"“{said.text}” under {key.key}"


def _lies_under(said: Words, bar: Shape) -> bool:
    """Whether the bar hides more than the rim of some words."""
    left, top = bar.x + MARGIN, bar.y + MARGIN
    wide = min(said.right, bar.x + bar.w - MARGIN) - max(said.left, left)
    high = min(said.bottom, bar.y + bar.h - MARGIN) - max(said.top, top)
    return wide > RIM and high > RIM


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(SIZES[1], id="1280x800"),
        pytest.param(SIZES[2], id="1920x1080", marks=pytest.mark.whole),
    ],
)
def test_the_smallest_words_grow(album: Album, size: tuple[int, int]) -> None:
    usual = {leaf.name: leaf for leaf in album(size)}
    small = [
        f"{leaf.name}: “{said.text}” {said.size:.1f}"
        for leaf in album(size, 200)
        for said in _written(leaf)
        if said.size < _least(leaf.name) * min(text.size for text in _written(usual[leaf.name]))
    ]
    assert not small, "\n".join(small)


def _least(name: str) -> float:
    return next((least for start, least in CRAMPED.items() if name.startswith(start)), LEAST)


def _written(leaf: Leaf) -> list[Text]:
    """The words of the topmost layer without what is printed on board, cards and pawns."""
    return [
        item
        for item in leaf.layers[-1]
        if isinstance(item, Text)
        and len(item.text.strip()) > SIGN
        and item.text not in PRINTED
        and item.alpha > 0
    ]


@pytest.mark.parametrize(("wish", "size"), CASES)
def test_everything_can_still_be_touched(album: Album, wish: int, size: tuple[int, int]) -> None:
    for leaf in album(size, wish):
        for item in leaf.layers[-1]:
            if isinstance(item, Control):
                assert 0 <= item.x + item.w / 2 <= leaf.frame.width, (leaf.name, item)
                assert 0 <= item.y + item.h / 2 <= leaf.frame.height, (leaf.name, item)
                assert min(item.w, item.h) > 30, (leaf.name, item)
