"""What is seen through together looks like one picture, and costs one copy."""

import pygame
import pytest

from game.assets import assets_root
from scenes.app import DECKS
from scenes.backend.paint.painter import Painter
from scenes.kit.display import AlphaGroup, Item, Shape, Text
from scenes.kit.parts.svg import rect
from tests.waiting import wait_until

SIZE = (640, 360)
GROUND = Shape(rect(0, 0, 1920, 1080, "#204060"), 0, 0, 1920, 1080)
RED = Shape(rect(0, 0, 400, 300, "#C03020"), 300, 300, 400, 300)
WHITE = Shape(rect(0, 0, 200, 100, "#FFFFFF"), 400, 400, 200, 100)
APART = WHITE._replace(x=800, y=800)
SPOTS = [(250, 250), (110, 110), (160, 150)]  # beside them, on the red one, on the white one


def colours(*items: Item) -> list[pygame.Color]:
    surface = pygame.Surface(SIZE).convert()
    Painter(assets_root(), decks=DECKS, patient=True).paint(surface, items)
    return [surface.get_at(spot) for spot in SPOTS]


@pytest.mark.parametrize("alpha", [0.0, 0.25, 0.8, 1.0])
def test_nothing_shines_through_what_lies_over_it(alpha: float) -> None:
    below, whole = colours(GROUND), colours(GROUND, RED, WHITE)
    seen = colours(GROUND, AlphaGroup((RED, WHITE), alpha))
    for one, other, mixed in zip(below, whole, seen, strict=True):
        for part in range(3):
            assert mixed[part] == pytest.approx(
                one[part] + (other[part] - one[part]) * alpha, abs=2
            )


def test_every_strength_is_right_from_frame_to_frame_and_so_is_a_change_below() -> None:
    painter, window = (
        Painter(assets_root(), decks=DECKS, patient=True),
        pygame.Surface(SIZE).convert(),
    )
    fading = [AlphaGroup((RED, WHITE, APART), step / 8) for step in range(9)]
    for frame, item in enumerate(fading):
        ground = (
            GROUND if frame < 5 else GROUND._replace(elements=rect(0, 0, 1920, 1080, "#40A020"))
        )
        moving = Text(f"{frame}", 1700, 900, 40)
        wanted = colours(ground, moving, item)
        painter.paint(window, [ground, moving, item])
        shown = [window.get_at(spot) for spot in SPOTS]
        for one, other in zip(shown, wanted, strict=True):
            assert tuple(one) == pytest.approx(tuple(other), abs=1)


def test_what_is_coming_is_ready_when_it_comes() -> None:
    painter, surface = Painter(assets_root(), decks=DECKS), pygame.Surface(SIZE).convert()
    large = Shape(rect(0, 0, 1800, 1000, "#C03020"), 50, 50, 1800, 1000)

    def is_ready() -> bool:
        painter.paint(surface, [GROUND, AlphaGroup((large, RED), 0.0)])
        return not painter.is_unfinished

    wait_until(is_ready, "what is coming")
    assert surface.get_at((320, 180)) == colours(GROUND)[0]
    painter.paint(surface, [GROUND, large, RED])
    assert not painter.is_unfinished
