"""What is seen through together looks like one picture, and costs one copy."""

import pygame
import pytest

from game.assets import assets_root
from scenes.app import DECKS
from scenes.backend.paint.fading import Fading
from scenes.backend.paint.painter import Painter
from scenes.kit.display import Item, Picture, Shape, Text, Together
from scenes.kit.parts.svg import rect
from tests.waiting import wait_until

SIZE = (640, 360)
GROUND = Shape(rect(0, 0, 1920, 1080, "#204060"), 0, 0, 1920, 1080)
RED = Shape(rect(0, 0, 400, 300, "#C03020"), 300, 300, 400, 300)
WHITE = Shape(rect(0, 0, 200, 100, "#FFFFFF"), 400, 400, 200, 100)
SPOTS = [(250, 250), (110, 110), (160, 150)]  # beside them, on the red one, on the white one


def colours(*items: Item, painter: Painter | None = None) -> list[pygame.Color]:
    surface = pygame.Surface(SIZE).convert()
    painter = painter or Painter(assets_root(), decks=DECKS, patient=True)
    painter.paint(surface, items)
    return [surface.get_at(spot) for spot in SPOTS]


@pytest.mark.parametrize("alpha", [0.0, 0.25, 0.8, 1.0])
def test_nothing_shines_through_what_lies_over_it(alpha: float) -> None:
    below, whole = colours(GROUND), colours(GROUND, RED, WHITE)
    seen = colours(GROUND, Together((RED, WHITE), alpha))
    for one, other, mixed in zip(below, whole, seen, strict=True):
        for part in range(3):
            assert mixed[part] == pytest.approx(
                one[part] + (other[part] - one[part]) * alpha, abs=2
            )


def test_every_strength_is_right_from_frame_to_frame_and_so_is_a_change_below() -> None:
    painter = Painter(assets_root(), decks=DECKS, patient=True)
    fading = [Together((RED, WHITE), step / 8) for step in range(9)]
    for frame, item in enumerate(fading):
        ground = (
            GROUND if frame < 5 else GROUND._replace(elements=rect(0, 0, 1920, 1080, "#40A020"))
        )
        moving = Text(f"{frame}", 1700, 900, 40)
        wanted = colours(ground, moving, item)
        shown = colours(ground, moving, item, painter=painter)
        for one, other in zip(shown, wanted, strict=True):
            assert tuple(one) == pytest.approx(tuple(other), abs=1)


def test_what_stays_is_drawn_once_however_long_it_fades() -> None:
    drawn: list[Item] = []

    def draw(_target: pygame.Surface, item: Item) -> bool:
        drawn.append(item)
        return True

    sheet = Picture("sheet", 20, 20, 40, 40)
    fading = Fading(draw, box)
    window = pygame.Surface((100, 100))
    near, far = Picture("near", 10, 10, 40, 40), Picture("far", 80, 80, 10, 10)
    for step in range(5):
        moving = far._replace(x=70.0 + step)
        frame(fading, window, [near, moving, Together((sheet,), step / 5)])
    assert drawn == [sheet]
    frame(fading, window, [near._replace(x=11.0), Together((sheet,), 1.0)])
    assert drawn == [sheet, sheet]


def frame(fading: Fading, window: pygame.Surface, items: list[Item]) -> None:
    """A frame in which nothing but the last item matters."""
    fading.begin(window, items)
    assert isinstance(items[-1], Together)
    assert fading.lay(window, items[-1], rough=False)


def box(item: Item) -> pygame.Rect:
    """Where a picture lies, or the only one of those that fade."""
    picture = item.items[0] if isinstance(item, Together) else item
    assert isinstance(picture, Picture)
    return pygame.Rect(picture[1:5])


def test_what_is_coming_is_ready_when_it_comes() -> None:
    painter, surface = Painter(assets_root(), decks=DECKS), pygame.Surface(SIZE).convert()
    large = Shape(rect(0, 0, 1800, 1000, "#C03020"), 50, 50, 1800, 1000)

    def is_ready() -> bool:
        painter.paint(surface, [GROUND, Together((large, RED), 0.0)])
        return not painter.unfinished

    wait_until(is_ready, "what is coming")
    assert surface.get_at((320, 180)) == colours(GROUND)[0]
    painter.paint(surface, [GROUND, large, RED])
    assert not painter.unfinished
