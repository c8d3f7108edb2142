"""What is kept as pixels looks exactly like what is drawn anew."""

import random

import pygame
import pytest

from game.assets import assets_root
from scenes.app import DECKS
from scenes.backend.paint.layer_cache import LONGEST, PATIENCE, LayerCache
from scenes.backend.paint.painter import Painter
from scenes.council.cards import DECK
from scenes.kit.display import Card, Control, Glow, Item, Picture, Shadow, Shape, Text, Veil
from scenes.kit.layout import Outline
from scenes.kit.parts.svg import rect

SIZE = (640, 360)
KINDS = (
    lambda x, y: Shape(rect(0, 0, 90, 50, "#B3322B"), x, y, 90, 50),
    lambda x, y: Text("Council", x, y, 40, alpha=0.6),
    lambda x, y: Card(DECK, "M9", x, y, 150, angle=7),
    lambda x, y: Card(DECK, None, x, y, 60, lift=2.6),
    lambda x, y: Picture("council/token_cube", x, y, 60, 60),
    lambda x, y: Shadow(x, y, 200, 90, 14),
    lambda x, y: Glow(x, y, 90, "#FFC861"),
    lambda x, y: Control(f"{x}", x, y, 10, 10),
    lambda x, y: Veil("#101A22", x / 4000, (Outline(((x, y), (x + 300, y + 90), (x, y + 250))),)),
    lambda x, _: Veil("#101A22", x / 4000),
)


def any_item(dice: random.Random, kinds: int = len(KINDS)) -> Item:
    make = dice.choice(KINDS[:kinds])
    return make(dice.randrange(1800), dice.randrange(1000))


@pytest.mark.parametrize("kinds", [len(KINDS), len(KINDS) - 2], ids=["with veils", "without"])
def test_baked_and_unbaked_pictures_are_the_same(kinds: int) -> None:
    dice = random.Random(7)
    baking = Painter(assets_root(), decks=DECKS, patient=True)
    plain = Painter(assets_root(), decks=DECKS, patient=True, bake=False)
    one, other = (pygame.Surface(SIZE).convert() for _ in range(2))
    items = [any_item(dice, kinds) for _ in range(20)]
    for _ in range(60):
        for _ in range(dice.randrange(3)):  # now and then nothing changes
            items[dice.randrange(len(items))] = any_item(dice, kinds)
        if dice.random() < 0.2:
            items = items[: dice.randrange(10, 20)]
            items += [any_item(dice, kinds) for _ in range(20 - len(items))]
        if dice.random() < 0.2:
            items.insert(dice.randrange(20), items.pop(dice.randrange(20)))
        baking.paint(one, items)
        plain.paint(other, items)
        assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def bounds(item: Item) -> pygame.Rect:
    """Where a picture or a text of the tests below lies; a veil lies everywhere."""
    if isinstance(item, Veil):
        return pygame.Rect(0, 0, 100, 100)
    assert isinstance(item, Text | Picture)
    return pygame.Rect(item.x, item.y, 8, 8)


class Sketcher:
    """Stands in for the painter: writes down what is drawn to be kept; some of it is rough."""

    def __init__(self, target: pygame.Surface) -> None:
        self.target = target
        self.kept: list[Item] = []
        self.rough: set[Item] = set()

    def __call__(self, surface: pygame.Surface, item: Item) -> bool:
        if surface is not self.target and surface.get_clip().size != (0, 0):
            self.kept.append(item)
        return item not in self.rough


@pytest.fixture
def target() -> pygame.Surface:
    return pygame.Surface((100, 100)).convert()


@pytest.fixture
def baked() -> LayerCache:
    return LayerCache((0, 0, 0), bounds)


def row(count: int) -> list[Item]:
    """Ten pixels apart, so that none touches another."""
    return [Text(str(i), 10 * i, 0, 20) for i in range(count)]


def test_what_is_still_rough_is_drawn_again_until_it_is_not(
    baked: LayerCache, target: pygame.Surface
) -> None:
    draw, items = Sketcher(target), row(4)
    draw.rough = {items[2]}
    for _ in range(PATIENCE):
        baked.paint(target, items, draw)
    assert draw.kept == items[:2]
    assert baked.whole(target, draw) is None
    draw.rough = set()
    for _ in range(3):
        baked.paint(target, items, draw)
    assert draw.kept == items
    assert baked.whole(target, draw) is not None


def test_what_has_come_rough_among_still_things_is_not_kept_for_good(
    baked: LayerCache, target: pygame.Surface
) -> None:
    draw, still = Sketcher(target), row(4)
    for _ in range(3):
        baked.paint(target, still, draw)
    new = Text("new", 10, 0, 20)
    items = [still[0], new, *still[2:]]
    draw.rough = {new}
    for _ in range(3):
        baked.paint(target, items, draw)
        assert baked.whole(target, draw) is None
    draw.rough, draw.kept = set(), []
    for _ in range(3):
        baked.paint(target, items, draw)
    assert new in draw.kept
    assert baked.whole(target, draw) is not None


def test_what_is_ready_is_not_held_up_for_ever_by_what_is_not(
    baked: LayerCache, target: pygame.Surface
) -> None:
    draw, items = Sketcher(target), row(6)
    draw.rough = {items[2], items[4]}
    for _ in range(PATIENCE + 3):
        baked.paint(target, items, draw)
    draw.rough, draw.kept = {items[4]}, []
    for _ in range(LONGEST + 1):
        baked.paint(target, items, draw)
    assert draw.kept == [items[2], items[4]]


def test_what_is_rough_stays_so_when_other_things_come_and_go(
    baked: LayerCache, target: pygame.Surface
) -> None:
    draw, items = Sketcher(target), row(6)
    draw.rough = {items[4]}
    for _ in range(PATIENCE + 3):
        baked.paint(target, items, draw)
    baked.paint(target, items[1:], draw)
    assert baked.whole(target, draw) is None
    draw.rough, draw.kept = set(), []
    baked.paint(target, items[1:], draw)
    assert draw.kept == [items[4]]
    assert baked.whole(target, draw) is not None
