"""A dozen scenes look as they did when somebody last looked at them.

When a change is wanted: `python3 build/dev.py shots --golden` renews the pictures; look at what
has changed before it is committed.
"""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from build.album.golden import FOLDER, KEPT, draw_moments
from build.album.moments import GOLDEN

pytestmark = pytest.mark.xdist_group("album")  # the games in it are thought out once
NEAR = 40  # of 255: so much may each of red, green and blue differ
STRAY = 0.002  # share of the pixels that may be farther away, such as the edges of letters
Pictures = dict[str, pygame.Surface]


@pytest.fixture(scope="module")
def now() -> Pictures:
    """Each golden moment as it is drawn today."""
    return dict(draw_moments())


def apart(one: pygame.Surface, other: pygame.Surface) -> float:
    near = pygame.mask.from_threshold(one, (0, 0, 0), (NEAR, NEAR, NEAR, 255), other)
    return 1 - near.count() / (KEPT[0] * KEPT[1])


@pytest.mark.parametrize("name", GOLDEN)
def test_a_scene_looks_as_it_did(name: str, now: Pictures, tmp_path: Path) -> None:
    golden = pygame.image.load(FOLDER / f"{name}.png")
    share = apart(now[name], golden)
    if share > STRAY:
        pygame.image.save(now[name], tmp_path / f"{name}.png")
    assert share <= STRAY, (
        f"{share:.1%} of the pixels differ: compare {FOLDER / name}.png with {tmp_path}; "
        "if the new one is right, `python3 build/dev.py shots --golden` renews all of them"
    )


def test_a_difference_is_noticed(now: Pictures) -> None:
    """Guards the test above: a card that is gone is a difference."""
    changed = now["follow_allowed"].copy()
    changed.fill("#16232E", (300, 300, 40, 40))
    assert apart(changed, now["follow_allowed"]) > STRAY
    assert apart(now["sowing"], now["visit_preview"]) > 10 * STRAY


def test_the_pictures_are_small_and_none_is_left_over() -> None:
    files = list(FOLDER.glob("*.png"))
    assert {file.stem for file in files} == set(GOLDEN)
    assert sum(file.stat().st_size for file in files) < 4_000_000
