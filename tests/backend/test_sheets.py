"""Large sheets of paper are kept as their edges, and look as if all of them had been drawn."""

import math

import pygame
import pytest

from game.assets import assets_root
from scenes.backend.paint import painter as painting
from scenes.backend.paint.painter import Painter
from scenes.backend.paint.sheets import sheet
from scenes.kit import parts
from scenes.kit.display import Elements, Shape
from scenes.kit.layout import DESIGN_WIDTH, Place
from scenes.kit.parts.svg import circle, path, rect, shape

SIZES = [(1024, 640), (1366, 768), (1920, 1080), (2560, 1440)]
ROUNDED = 1  # of 255: the edges of a smaller drawing are computed at other places


def paper(place: Place) -> Shape:
    (sheet_of_paper,) = parts.panel(place, radius=20.0, shadow=False)
    assert isinstance(sheet_of_paper, Shape)
    return sheet_of_paper


def box_of(item: Shape, scale: float) -> tuple[int, int]:
    return math.ceil(item.w * scale), math.ceil(item.h * scale)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", [Place(24, 84, 1250, 824), Place(33.4, 91.7, 803.43, 824)])
def test_a_sheet_looks_as_if_all_of_it_had_been_drawn(
    size: tuple[int, int], place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    item = paper(place)
    assert sheet(item.elements, box_of(item, size[0] / DESIGN_WIDTH), size[0] / DESIGN_WIDTH)
    one, other = (pygame.Surface(size).convert() for _ in range(2))
    Painter(assets_root(), patient=True, bake=False).paint(one, [item])
    monkeypatch.setattr(painting, "sheet", lambda *_: None)
    Painter(assets_root(), patient=True, bake=False).paint(other, [item])
    for more, less in ((one.copy(), other), (other.copy(), one)):
        more.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        assert max(pygame.image.tobytes(more, "RGB")) <= ROUNDED


def test_a_sheet_that_is_large_takes_little_room() -> None:
    item = paper(Place(24, 84, 1250, 824))
    kept = sheet(item.elements, box_of(item, 2.0), 2.0)
    assert kept is not None
    assert 20 * kept.size[0] * kept.size[1] < math.prod(box_of(item, 2.0))


@pytest.mark.parametrize(
    "drawn",
    [
        rect(0, 0, 900, 600, "none", 20, "#000000"),
        rect(0, 0, 900, 600, "#FFFFFF", 20, opacity=0.5),
        rect(0, 0, 900, 600, "#FFFFFF", 20) + circle(450, 300, 40, "#000000"),
        rect(0, 0, 900, 600, "#FFFFFF", 20) + path("M0 0L900 600", stroke="#000000"),
        rect(0, 0, 90, 60, "#FFFFFF", 20),
    ],
    ids=["a frame", "glass", "a dot on it", "a line on it", "a small one in much room"],
)
def test_whatever_has_no_solid_middle_is_drawn_as_a_whole(drawn: Elements) -> None:
    item = shape(drawn, 0, 0, 900, 600)
    assert sheet(item.elements, (900, 600), 1.0) is None
