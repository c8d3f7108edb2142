"""Letters stand out from what they stand on: in the pixels, on every cloth, soft and strong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame
import pytest

from build.album.setting import Nothing
from scenes.backend.headless import HeadlessScreen
from scenes.kit.display import ArcText, Item, Shape, Text, Veil
from scenes.kit.parts.svg import MARGIN
from scenes.kit.preferences import Cloth, Contrast
from scenes.kit.theme import contrast_of, mix
from tests.album.leaves import covered
from tests.album.moments import bring

pytestmark = pytest.mark.xdist_group("album")  # the games in it are thought out once
SIZE: Final = (1280, 720)
RIBBON: Final = 300.0  # no ribbon is narrower
ENOUGH: Final = {Contrast.SOFT: 4.5, Contrast.HIGH: 7.0}
WHOLE: Final = ("title", "setup_wrong", "curtain", "pause", "keys", "scored", "podium",
                "declaration_yes", "solo_menu", "story_shark", "rulebook_short_2")  # fmt: skip
ON_THE_CLOTH: Final = ("five_seats_visit", "follow_refused", "visit_preview", "solo_pyramid",
                       "emissary_allowed", "sowing")  # fmt: skip


class Said(NamedTuple):
    text: str
    contrast: float


CASES: Final = [
    *(pytest.param(Cloth.MOSS, kind, WHOLE, id=f"sheets-{kind}") for kind in Contrast),
    *(
        pytest.param(
            *(cloth, kind, ON_THE_CLOTH),
            id=f"{cloth}-{kind}",
            marks=[] if cloth in (Cloth.MOSS, Cloth.LINEN) else pytest.mark.whole,
        )
        for cloth in Cloth  # the darkest and the brightest, and in a whole run all
        for kind in Contrast
    ),
]


@pytest.mark.parametrize(("cloth", "kind", "names"), CASES)
def test_letters_stand_out(cloth: Cloth, kind: Contrast, names: tuple[str, ...]) -> None:
    weak = [
        f"{name}: “{said.text}” {said.contrast:.2f}"
        for name, said in _read(cloth, kind, names)
        if said.contrast < ENOUGH[kind]
    ]
    assert not weak


def _read(cloth: Cloth, kind: Contrast, names: tuple[str, ...]) -> Iterator[tuple[str, Said]]:
    """Every text that can be read in these moments."""
    with HeadlessScreen(Nothing(), SIZE) as unseen:
        unseen.screen.preferences.cloth = cloth
        unseen.screen.preferences.contrast = kind
        for name in names:
            bring(unseen, name)
            for said in _contrasts(unseen):
                yield name, said


def _contrasts(unseen: HeadlessScreen) -> Iterator[Said]:
    """The picture is painted without letters; then each stands on the mean of its pixels."""
    items = unseen.items
    veiled = max((number for number, item in enumerate(items) if isinstance(item, Veil)), default=0)
    painter, scale = unseen.screen.painter, unseen.screen.painter.scale
    ground = pygame.Surface(SIZE)
    painter.paint(ground, [item for item in items if not isinstance(item, Text | ArcText)])
    for number, item in enumerate(items):
        if number < veiled:
            continue  # what lies under a sheet need not be read
        if isinstance(item, Text) and item.text.strip() and _counts(items, number):
            wide = painter.measure(item.text, item.size, item.font)
            left = item.x - {"l": 0.0, "c": wide / 2, "r": wide}[item.align]
            high = item.size * 0.7
            box = pygame.Rect(
                round(left * scale), round((item.y - high / 2) * scale),
                max(1, round(wide * scale)), max(1, round(high * scale)),
            )  # fmt: skip
            under = "#{:02X}{:02X}{:02X}".format(*pygame.transform.average_color(ground, box)[:3])
            yield Said(item.text, contrast_of(mix(under, item.colour, item.alpha), under))


def _counts(items: list[Item], number: int) -> bool:
    """Whether the text is really seen, and stands there for its words."""
    item = items[number]
    assert isinstance(item, Text)
    seen = item.outline is None and item.alpha > 0.5 and not covered(tuple(items), number)
    return seen and not _cut(item, items[number + 1 :])


def _cut(said: Text, later: Sequence[Item]) -> bool:
    """Whether the ribbon lies over a part of it: then its pixels tell nothing of its ground."""
    top, low = said.y - said.size / 2, said.y + said.size / 2
    return any(
        isinstance(item, Shape)
        and item.w > RIBBON
        and item.x < said.x < item.x + item.w
        and top < item.y + MARGIN < low
        for item in later
    )
