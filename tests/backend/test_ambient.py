"""What lives is drawn place by place, and looks as if everything had been drawn anew."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pygame
import pytest

from game.assets import assets_root
from scenes.app import DECKS
from scenes.backend import ambient_clock as clock
from scenes.backend.ambient_clock import BEAT, AmbientClock
from scenes.backend.headless import HeadlessScreen
from scenes.backend.paint.painter import Painter
from scenes.council.cards import DECK
from scenes.kit.display import Ambient, Card, DisplayList, Glow, Item, Picture, Shadow, Shape, Veil
from scenes.kit.parts.svg import rect
from scenes.kit.preferences import Cloth, Contrast, Preferences, Speed
from scenes.kit.scene import BaseScene, Pop, Push
from scenes.kit.theme import NIGHT
from tests.backend.test_baking import any_item
from tests.backend.test_painter import ITEMS, touched

SIZE = (640, 360)


@dataclass(frozen=True)
class Walker:
    """Goes to and fro, one step a second."""

    x: float
    y: float

    def look(self, time: float) -> int:
        return int(time) % 5

    def items(self, look: int) -> tuple[Item, ...]:
        return (
            Glow(self.x + 90, self.y + 60, 70, "#FFC861", 0.1 * look),
            Shape(rect(0, 0, 30, 60, "#B3322B"), self.x + 20 * look, self.y + 20, 30, 60),
        )


def walker(x: float, y: float) -> Ambient:
    return Ambient(Walker(x, y), x, y, 150, 110)


def painter() -> Painter:
    return Painter(assets_root(), decks=DECKS, patient=True)


def bytes_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_drawn_place_by_place_it_looks_like_drawn_anew() -> None:
    dice = random.Random(5)
    living = painter()
    window, other = (pygame.Surface(SIZE).convert() for _ in range(2))
    items: list[Item] = [any_item(dice) for _ in range(24)]
    items[12] = Shadow(300, 200, 1300, 700, 14)  # its middle is laid flat
    for step in range(9):
        for _ in range(dice.randrange(2)):  # now and then something else happens
            items[dice.randrange(len(items))] = any_item(dice)
        items[(5 * step) % 24] = walker(dice.randrange(1700), dice.randrange(900))
        living.paint(window, items)
        for beat in range(2):
            time = 2 * step + beat + 0.5
            living.live(window, time)
            anew = painter()
            anew.time = time
            anew.paint(other, items)
            assert bytes_of(window) == bytes_of(other)
        living.paint(window, items)  # nothing else has been touched on the way
        assert bytes_of(window) == bytes_of(other)


def test_nothing_is_drawn_beyond_the_place_of_a_life() -> None:
    living, window = painter(), pygame.Surface(SIZE).convert()
    item = Ambient(Walker(300, 300), 300, 300, 60, 40)
    living.paint(window, [item])
    living.live(window, 4.0)
    assert pygame.Rect(100, 100, 20, 14).inflate(6, 6).contains(touched(window))


LIFTED = Card(DECK, None, 600, 400, 42, lift=2.6)


@pytest.mark.parametrize("item", [*ITEMS, LIFTED], ids=lambda item: type(item).__name__)
@pytest.mark.parametrize("ground", [NIGHT, "#FFFFFF"])
def test_an_item_lies_within_its_bounds(item: Item, ground: str) -> None:
    """With something alive right beside it, it is not drawn over."""
    living, window = painter(), pygame.Surface(SIZE).convert()
    living.paint(window, [Veil(ground, 1.0), item])
    assert living.bounds(item).contains(touched(window, ground))


class Yard(BaseScene[None]):
    """Somebody walks here; the key opens a sheet."""

    def __init__(self, *, covers: bool = True) -> None:
        self.covers = covers

    def draw(self, frame: object) -> DisplayList:
        return [Veil("#101A22", 1.0), walker(300, 300)] if self.covers else [Veil("#101A22", 0.5)]

    def key(self, name: str) -> Push[None] | Pop[None]:
        return Push(Yard(covers=False)) if self.covers else Pop(None)


@pytest.fixture
def yard() -> Iterator[HeadlessScreen]:
    with HeadlessScreen(Yard(), SIZE) as unseen:
        yield unseen


def test_what_lies_under_a_sheet_waits(yard: HeadlessScreen) -> None:
    seen = [yard.screen.lives]
    for _ in range(2):
        yard.press("l")
        seen.append(yard.screen.lives)
    assert seen == [True, False, True]


@pytest.mark.parametrize(
    "wish", [{"living": False}, {"reduced_motion": True}, {"speed": Speed.OFF}]
)
def test_whoever_wants_it_still_has_it_still(yard: HeadlessScreen, wish: dict[str, object]) -> None:
    for name, value in wish.items():
        setattr(yard.screen.preferences, name, value)
    assert not yard.screen.lives


def test_who_lives_is_dressed_like_the_table() -> None:
    preferences = Preferences(cloth=Cloth.SLATE, contrast=Contrast.HIGH)
    with HeadlessScreen(Yard(), SIZE, preferences=preferences) as unseen:
        (recoloured,) = (item for item in unseen.items if type(item) is Ambient)
        (light, _body) = recoloured.animation.items(4)
        assert isinstance(light, Glow)
        assert light.alpha == pytest.approx(0.2)


# the clock


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What both clocks show, to be set by hand: the time, and what the processor has spent."""
    times = [100.0, 0.0]
    monkeypatch.setattr(clock, "monotonic", lambda: times[0])
    monkeypatch.setattr(clock, "process_time", lambda: times[1])
    monkeypatch.setattr(clock, "saves_power", lambda: False)
    return times


def beats(
    ambient_clock: AmbientClock,
    yard: HeadlessScreen,
    times: list[float],
    seconds: float,
    cost: float,
) -> int:
    """So many beats in so many seconds, if each costs that much."""
    counted = 0
    live = yard.screen.live

    def dear(time: float) -> list[pygame.Rect]:
        nonlocal counted
        counted += 1
        times[1] += cost
        return live(time)

    yard.screen.live = dear  # type: ignore[method-assign]  # for a while
    end = times[0] + seconds
    while times[0] < end:
        if ambient_clock.lives(yard.screen):
            ambient_clock.beat(yard.screen)
        times[0] += 0.01
    yard.screen.live = live  # type: ignore[method-assign]  # itself again
    return counted


def test_the_clock_beats_ten_times_a_second(yard: HeadlessScreen, ticking: list[float]) -> None:
    assert 8 <= beats(AmbientClock(), yard, ticking, 10, cost=0.001) / 10 <= 1 / BEAT


def test_on_a_slow_machine_it_beats_less_often(yard: HeadlessScreen, ticking: list[float]) -> None:
    ambient_clock = AmbientClock()
    beats(ambient_clock, yard, ticking, 10, cost=0.006)
    often = beats(ambient_clock, yard, ticking, 10, cost=0.006) / 10
    assert 2 <= often * 0.006 * 100 <= 3  # per cent of a processor
    assert beats(ambient_clock, yard, ticking, 30, cost=0.2) < 10
    assert not ambient_clock.lives(yard.screen)


def test_without_the_focus_it_stops_after_a_while(
    yard: HeadlessScreen, ticking: list[float]
) -> None:
    ambient_clock = AmbientClock()
    ambient_clock.turn_away(away=True)
    assert ambient_clock.lives(yard.screen)
    ticking[0] += 2 * clock.AWAY
    assert not ambient_clock.lives(yard.screen)
    ambient_clock.turn_away(away=False)
    assert ambient_clock.lives(yard.screen)


def test_it_stands_still_to_save_power(
    yard: HeadlessScreen, ticking: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "saves_power", lambda: True)
    assert ticking
    assert not AmbientClock().lives(yard.screen)


def test_pictures_are_taken_at_the_same_moment() -> None:
    items: list[Item] = [walker(300, 300), Picture("council/token_cube", 380, 320, 60, 60)]
    one, other = pygame.Surface(SIZE).convert(), pygame.Surface(SIZE).convert()
    painter().paint(one, items)
    painter().paint(other, items)
    assert bytes_of(one) == bytes_of(other)
