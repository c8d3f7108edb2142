"""What is kept as pixels looks exactly like what is drawn anew."""

import random
from math import inf
from time import perf_counter

import pygame
import pytest

from game.assets import assets_root
from scenes.app import DECKS
from scenes.backend.paint.baked import LONGEST, PATIENCE, REFRESH, Baked
from scenes.backend.paint.damage import joined, survivors
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


class Counter:
    """Stands in for the painter: counts what is drawn live and what is drawn to be kept."""

    def __init__(self, target: pygame.Surface) -> None:
        self.target = target
        self.live = 0
        self.kept: list[Item] = []
        self.asked: list[Item] = []  # drawn where nobody can see it
        self.rough: set[Item] = set()

    def __call__(self, surface: pygame.Surface, item: Item) -> bool:
        if surface is self.target:
            self.live += 1
        elif surface.get_clip().size == (0, 0):
            self.asked.append(item)
        else:
            self.kept.append(item)
        return item not in self.rough


@pytest.fixture
def target() -> pygame.Surface:
    return pygame.Surface((100, 100)).convert()


@pytest.fixture
def baked() -> Baked:
    return Baked((0, 0, 0), bounds)


def row(count: int) -> list[Item]:
    """Ten pixels apart, so that none touches another."""
    return [Text(str(i), 10 * i, 0, 20) for i in range(count)]


def at_rest(baked: Baked, target: pygame.Surface) -> tuple[Counter, list[Item]]:
    """Ten things that are kept by now, and who counts what is drawn from here on."""
    still = row(10)
    for _ in range(3):
        baked.paint(target, still, Counter(target))
    return Counter(target), still


def test_still_things_are_drawn_twice_and_then_never_again(
    baked: Baked, target: pygame.Surface
) -> None:
    draw, still = Counter(target), row(10)
    for frame in range(2 * REFRESH):
        baked.paint(target, [*still, Picture("moving", frame, 50, 8, 8)], draw)
    assert draw.kept == still
    assert draw.live == 10 + 2 * REFRESH


def test_the_caches_see_in_time_all_that_is_kept(baked: Baked, target: pygame.Surface) -> None:
    draw, still = Counter(target), row(10)
    for _ in range(REFRESH + 2):
        baked.paint(target, still, draw)
    assert set(draw.asked) == set(still)
    assert len(draw.asked) <= REFRESH + 2  # a few in each frame


def test_a_change_among_still_things_is_mended_where_it_is(
    baked: Baked, target: pygame.Surface
) -> None:
    draw, still = at_rest(baked, target)
    new = Text("new", 40, 0, 20)
    baked.paint(target, [*still[:4], new, *still[5:]], draw)
    assert draw.kept == [new]
    assert draw.live == 0


def test_what_comes_between_still_things_and_goes_again_touches_its_neighbours_only(
    baked: Baked, target: pygame.Surface
) -> None:
    draw, still = at_rest(baked, target)
    between = Text("between", 14, 0, 20)  # over the second, as far as the third is not
    baked.paint(target, [*still[:1], between, *still[1:]], draw)
    assert draw.kept == [between, still[1], still[2]]
    for _ in range(2):
        baked.paint(target, [*still[:1], between, *still[1:]], draw)
    baked.paint(target, still, draw)
    assert draw.kept == [between, still[1], still[2], still[1], still[2]]
    assert draw.live == 0


def test_what_changes_on_and_on_over_everything_is_no_longer_kept(
    baked: Baked, target: pygame.Surface
) -> None:
    draw, below, above = Counter(target), row(5), [Text("above", 50, 50, 20)]
    for frame in range(10):
        baked.paint(target, [*below, Veil("#000000", frame / 10), *above], draw)
    draw.kept, draw.live = [], 0
    for frame in range(10):
        baked.paint(target, [*below, Veil("#000000", 1 - frame / 10), *above], draw)
    assert not draw.kept
    assert draw.live == 10 * 2


def test_what_lies_over_a_veil_is_not_kept_anew_when_that_begins_to_go(
    baked: Baked, target: pygame.Surface
) -> None:
    draw, below, above = Counter(target), row(5), [Text("above", 50, 50, 20)]
    for _ in range(3):
        baked.paint(target, [*below, Veil("#000000", 0.6), *above], draw)
    draw.kept, draw.live = [], 0
    baked.paint(target, [*below, Veil("#000000", 0.5), *above], draw)
    assert draw.kept == below
    assert draw.live == 2


def test_what_is_still_rough_is_drawn_again_until_it_is_not(
    baked: Baked, target: pygame.Surface
) -> None:
    draw, items = Counter(target), row(4)
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


def test_what_was_composed_behind_the_picture_before_is_there_in_one_copy(
    baked: Baked, target: pygame.Surface
) -> None:
    _, still = at_rest(baked, target)
    draw, new = Counter(target), [Text("new", 5, 5, 20), *still]
    assert not baked.compose(target, new, draw, until=perf_counter() - 1)
    assert not draw.kept
    assert baked.compose(target, new[:6], draw, until=inf)
    assert draw.kept == new[:6]
    assert baked.compose(target, new, draw, until=inf)
    baked.paint(target, new, draw)
    assert (draw.kept, draw.live) == (new, 0)


def test_what_waits_for_long_is_kept_as_it_is_and_drawn_anew_when_all_of_it_is_ready(
    baked: Baked, target: pygame.Surface
) -> None:
    draw, items = Counter(target), row(6)
    draw.rough = {items[2], items[4]}
    for _ in range(PATIENCE + 3):
        baked.paint(target, items, draw)
    assert draw.kept == items
    draw.rough, draw.kept, draw.live = {items[4]}, [], 0
    for _ in range(5):
        baked.paint(target, items, draw)
    assert (draw.kept, draw.live) == ([], 0)
    assert baked.whole(target, draw) is None
    draw.rough = set()
    baked.paint(target, items, draw)
    assert draw.kept == [items[2], items[4]]
    assert baked.whole(target, draw) is not None


def test_what_is_ready_is_not_held_up_for_ever_by_what_is_not(
    baked: Baked, target: pygame.Surface
) -> None:
    draw, items = Counter(target), row(6)
    draw.rough = {items[2], items[4]}
    for _ in range(PATIENCE + 3):
        baked.paint(target, items, draw)
    draw.rough, draw.kept = {items[4]}, []
    for _ in range(LONGEST + 1):
        baked.paint(target, items, draw)
    assert draw.kept == [items[2], items[4]]


def test_what_is_rough_stays_so_when_other_things_come_and_go(
    baked: Baked, target: pygame.Surface
) -> None:
    draw, items = Counter(target), row(6)
    draw.rough = {items[4]}
    for _ in range(PATIENCE + 3):
        baked.paint(target, items, draw)
    baked.paint(target, items[1:], draw)
    assert baked.whole(target, draw) is None
    draw.rough, draw.kept = set(), []
    baked.paint(target, items[1:], draw)
    assert draw.kept == [items[4]]
    assert baked.whole(target, draw) is not None


def test_what_has_come_rough_among_still_things_is_not_kept_for_good(
    baked: Baked, target: pygame.Surface
) -> None:
    draw, still = Counter(target), row(4)
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


def test_what_moves_among_still_things_is_soon_drawn_live(
    baked: Baked, target: pygame.Surface
) -> None:
    """A card that waited for its turn has been kept with what lies over it; now it flies."""
    draw, still, over = Counter(target), row(10), Text("over", 90, 90, 20)
    for at in (0, 0, 0, 9, 18):
        baked.paint(target, [*still, Picture("card", at, 0, 8, 8), over], draw)
    draw.kept, draw.live = [], 0
    for at in range(30, 40):
        baked.paint(target, [*still, Picture("card", at, 0, 8, 8), over], draw)
    assert not draw.kept
    assert draw.live == 10 * 2


def test_survivors_keep_their_order_and_are_as_many_as_can_be() -> None:
    assert survivors("abcdef", "abxcef") == [(0, 0), (1, 1), (2, 3), (4, 4), (5, 5)]
    assert survivors("abcd", "dabc") == [(0, 1), (1, 2), (2, 3)]
    assert survivors("aab", "aaab") == [(0, 0), (1, 1), (2, 3)]
    assert survivors("abc", "xyz") == []


def test_areas_hold_all_boxes_and_do_not_overlap() -> None:
    dice, window = random.Random(3), pygame.Rect(0, 0, 200, 100)
    for _ in range(50):
        boxes = [
            pygame.Rect(dice.randrange(-20, 200), dice.randrange(-20, 100), 12, 9)
            for _ in range(dice.randrange(12))
        ]
        areas = joined(boxes, window)
        for box in boxes:
            seen = box.clip(window)
            assert seen.w == 0 or any(area.contains(seen) for area in areas)
        assert all(window.contains(area) for area in areas)
        assert all(area.collidelistall(areas) == [i] for i, area in enumerate(areas))
