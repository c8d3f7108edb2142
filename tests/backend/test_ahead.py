"""Behind the picture that is still shown, the next one is made ready a little at a time."""

import pygame
import pytest

from game.assets import assets_root
from scenes.app import DECKS
from scenes.backend.paint.light import PASSES, SHADE, margin, soft_box
from scenes.backend.paint.painter import Painter
from scenes.council.cards import DECK
from scenes.kit.display import Backdrop, Card, Item, Shadow, Text
from scenes.kit.theme import rgb
from tests.waiting import wait_until

SIZE = (960, 540)
SCENE: list[Item] = [
    Backdrop("shared/backdrop_dusk"),
    Shadow(300, 300, 800, 800, 400, blur=30),
    Card(DECK, "A9", 700, 500, 300),
    Text("Council", 900, 300, 60),
]


def looks(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_what_nobody_sees_yet_is_drawn_when_nothing_of_it_is_missing() -> None:
    painter, surface = Painter(assets_root(), decks=DECKS), pygame.Surface(SIZE).convert()
    surface.fill("#C03020")
    before = looks(surface)

    def is_whole() -> bool:
        painter.paint(surface, SCENE, covered=True)
        assert not painter.has_missing or looks(surface) == before
        return not painter.has_missing

    wait_until(is_whole, "the picture")
    wanted = pygame.Surface(SIZE).convert()
    Painter(assets_root(), decks=DECKS, patient=True).paint(wanted, SCENE)
    assert looks(surface) == looks(wanted)


def test_whoever_is_patient_gets_all_of_a_covered_frame() -> None:
    surface, wanted = (pygame.Surface(SIZE).convert() for _ in range(2))
    for target, covered in ((surface, True), (wanted, False)):
        painter = Painter(assets_root(), decks=DECKS, patient=True)
        painter.paint(target, SCENE, covered=covered)
        assert not painter.has_missing
    assert looks(surface) == looks(wanted)


@pytest.mark.parametrize("size", [(90, 61), (40, 40), (21, 120)])
def test_a_shadow_made_of_one_corner_is_the_whole_one_blurred(size: tuple[int, int]) -> None:
    radius, blur = 10, 9
    edge = margin(blur)
    whole = pygame.Surface((size[0] + 2 * edge, size[1] + 2 * edge), pygame.SRCALPHA)
    whole.fill((*rgb(SHADE), 0))
    pygame.draw.rect(whole, SHADE, (edge, edge, *size), border_radius=radius)
    for _ in range(PASSES):
        whole = pygame.transform.box_blur(whole, round(blur / 2))
    made = soft_box(*size, radius, blur)
    assert pygame.image.tobytes(made, "RGBA") == pygame.image.tobytes(whole, "RGBA")
