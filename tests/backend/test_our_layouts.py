"""The maps we ship: every place is on the canvas, in every shape of window."""

import re
from pathlib import Path

import pytest

from game.assets import assets_root
from scenes.backend.paint.tiled import LayoutShelf
from scenes.kit.layout import fit

SHELF = LayoutShelf(assets_root() / "layouts")
SCENES = Path(__file__).parents[2] / "scenes"
WINDOWS = ((1920, 1080), (1280, 800), (1024, 640), (1024, 768), (2560, 1080), (3840, 2160))


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("name", SHELF)
def test_every_place_is_in_the_window(name: str, size: tuple[int, int]) -> None:
    scale = min(size[0] / 1920, size[1] / 1080)
    width, height = size[0] / scale, size[1] / scale
    for place_name, place in fit(SHELF[name], width, height).places.items():
        assert place.x >= 0, place_name
        assert place.y >= 0, place_name
        assert place.right <= width + 0.01, place_name
        assert place.bottom <= height + 0.01, place_name


def test_every_layout_a_scene_asks_for_exists() -> None:
    asked = re.compile(r'frame\.layout\("([\w/]+)"\)')
    wanted = {
        name for file in SCENES.rglob("*.py") for name in asked.findall(file.read_text("utf-8"))
    }
    assert wanted, "the pattern no longer finds how scenes ask for layouts"
    assert wanted <= set(SHELF)


@pytest.mark.parametrize("name", ["council/table", "council/scoring"])
def test_rings_have_their_radius(name: str) -> None:
    assert SHELF[name].number("ring_radius") > 250  # a whole hand lies below it
    assert 1 < SHELF[name].number("ring_grow_limit") < 1.5
