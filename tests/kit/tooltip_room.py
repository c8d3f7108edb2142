"""A room of things that explain themselves, to ask in."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.kit.display import Control, DisplayList, KeyPlace
from scenes.kit.parts import box
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Scene
from scenes.kit.signals import PointerPressed, PointerReleased
from scenes.kit.stack import SceneStack
from scenes.kit.tooltip import Tooltip
from scenes.kit.tooltips import DELAY
from tests.support.window import texts

HALF = DELAY + 0.01
BOWL, DECK = box(600, 400, 100, 100), box(800, 400, 100, 100)
RUG = box(1500, 500, 200, 100)


class Book(BaseScene[None]):
    """A rulebook at one of its articles; Escape closes it."""

    covers = False

    def __init__(self, name: str) -> None:
        self.name = name

    def draw(self, frame: Frame) -> DisplayList:
        return []

    def key(self, name: str) -> Change[None]:
        return Pop(None) if name == "escape" else None


class Room(BaseScene[None]):
    """A bowl and a deck that explain themselves, two cards, and a key that is named."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.looked = 0

    def draw(self, frame: Frame) -> DisplayList:
        cards = [Control(f"card:{n}", 100 * n, 900, 90, 100, answers=True, previews=True)
                 for n in range(3)]  # fmt: skip
        return [*cards, Control("menu", 0, 0, 50, 50), KeyPlace("x", 1700, 900, 100, 40)]

    def tooltips(self, frame: Frame) -> Sequence[Tooltip]:
        self.looked += 1
        return [
            Tooltip("bowl", BOWL, "The bowl", "Cubes lie in it."),
            Tooltip("deck", DECK, "The deck", "Nobody holds these.", Room),
            Tooltip("card:1", box(100, 900, 90, 100), "A card", "It is yours.", article="cards"),
            Tooltip("rug", RUG, "The rug", "It is dusty.", article="dust"),
        ]

    def article(self, name: str) -> Scene[None] | None:
        return Book(name)

    def activate(self, name: str) -> Change[None]:
        self.told.append(f"activate {name}")
        return None

    def key(self, name: str) -> Change[None]:
        self.told.append(f"key {name}")
        return None

    def skip_animation(self) -> bool:
        self.told.append("hurry")
        return False


def said(stack: SceneStack) -> str:
    return " ".join(texts(stack.draw()))


def touch(stack: SceneStack, x: float, y: float, rest: float = 0.05) -> None:
    stack.send(PointerPressed(x, y, finger=True))
    stack.rest(rest)
    stack.send(PointerReleased(x, y))
    stack.draw()
