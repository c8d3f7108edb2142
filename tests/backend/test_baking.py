"""What is kept as pixels looks exactly like what is drawn anew."""

import random

import pygame
import pytest

from game.assets import assets_root
from scenes.app import DECKS
from scenes.backend.paint.baked import REFRESH, Baked
from scenes.backend.paint.painter import Painter
from scenes.council.cards import DECK
from scenes.kit.display import Card, Control, Glow, Item, Picture, Shadow, Shape, Text, Veil
from scenes.kit.parts.svg import rect

SIZE = (640, 360)
KINDS = (
    lambda x, y: Shape(rect(0, 0, 90, 50, "#B3322B"), x, y, 90, 50),
    lambda x, y: Text("Council", x, y, 40, alpha=0.6),
    lambda x, y: Card(DECK, "M9", x, y, 150, angle=7),
    lambda x, y: Picture("council/token_cube", x, y, 60, 60),
    lambda x, y: Shadow(x, y, 200, 90, 14),
    lambda x, y: Glow(x, y, 90, "#FFC861"),
    lambda x, y: Control(f"{x}", x, y, 10, 10),
    lambda x, _: Veil("#101A22", x / 4000),
)


def any_item(dice: random.Random) -> Item:
    make = dice.choice(KINDS)
    return make(dice.randrange(1800), dice.randrange(1000))


def test_baked_and_unbaked_pictures_are_the_same() -> None:
    dice = random.Random(7)
    baking = Painter(assets_root(), decks=DECKS, patient=True)
    plain = Painter(assets_root(), decks=DECKS, patient=True, bake=False)
    one, other = (pygame.Surface(SIZE).convert() for _ in range(2))
    items = [any_item(dice) for _ in range(20)]
    for _ in range(60):
        for _ in range(dice.randrange(3)):  # now and then nothing changes
            items[dice.randrange(len(items))] = any_item(dice)
        if dice.random() < 0.2:
            items = items[: dice.randrange(10, 20)]
            items += [any_item(dice) for _ in range(20 - len(items))]
        baking.paint(one, items)
        plain.paint(other, items)
        assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


class Counter:
    """Stands in for the painter: counts what is drawn live and what is drawn to be kept."""

    def __init__(self, target: pygame.Surface) -> None:
        self.target = target
        self.live = 0
        self.kept = 0
        self.rough: set[Item] = set()

    def __call__(self, surface: pygame.Surface, item: Item) -> bool:
        if surface is self.target:
            self.live += 1
        else:
            self.kept += 1
        return item not in self.rough


@pytest.fixture
def target() -> pygame.Surface:
    return pygame.Surface((8, 8)).convert()


def test_still_things_are_drawn_twice_and_then_never_again(target: pygame.Surface) -> None:
    baked, draw = Baked((0, 0, 0)), Counter(target)
    still: list[Item] = [Text(str(i), 0, 0, 20) for i in range(10)]
    for frame in range(REFRESH - 1):
        baked.paint(target, [*still, Picture("moving", frame, 0, 8, 8)], draw)
    assert draw.kept == 10
    assert draw.live == 10 + REFRESH - 1


def test_now_and_then_everything_is_drawn_again(target: pygame.Surface) -> None:
    baked, draw = Baked((0, 0, 0)), Counter(target)
    still: list[Item] = [Text(str(i), 0, 0, 20) for i in range(10)]
    for _ in range(REFRESH + 1):
        baked.paint(target, still, draw)
    assert draw.kept == 20


def test_what_was_forgotten_meanwhile_is_not_kept(target: pygame.Surface) -> None:
    baked, draw = Baked((0, 0, 0)), Counter(target)
    items: list[Item] = [Text(str(i), 0, 0, 20) for i in range(4)]
    for _ in range(3):
        baked.paint(target, items, draw)
    draw.rough = {items[0]}
    live = draw.live
    for _ in range(3):
        baked.paint(target, [*items[:3], Text("new", 0, 0, 20)], draw)
    assert draw.live == live + 3 * 4


def test_what_is_still_rough_is_not_kept(target: pygame.Surface) -> None:
    baked, draw = Baked((0, 0, 0)), Counter(target)
    items: list[Item] = [Text(str(i), 0, 0, 20) for i in range(4)]
    draw.rough = {items[2]}
    for _ in range(5):
        baked.paint(target, items, draw)
    assert draw.kept == 2
    draw.rough = set()
    for _ in range(3):
        baked.paint(target, items, draw)
    assert draw.kept == 4
