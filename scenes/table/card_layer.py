"""Choosing a card: it rises when it is in focus, and may be dragged up onto the table."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from game.table import Seat
from scenes.kit.cards import CARD_RATIO
from scenes.kit.layout import Place
from scenes.kit.scene import Change, Frame, Pop, Push, Scene
from scenes.kit.scene_protocols import DragState
from scenes.table.cue import Point
from scenes.table.layer import Layer
from scenes.table.motion.paths import landing
from scenes.table.pieces import hand as fan
from scenes.table.session import TableSession
from scenes.table.ui import A, Answer, E, V

RISE: Final = 0.16  # seconds until a card in focus is up
SHAKE: Final = 0.32  # seconds that a card is shaken which somebody tried to play in vain
SWINGS: Final = 3


class CardLayer(Layer[V, A, E]):
    """Pops with the action of a card. ``actions`` are those of the cards that may be chosen.

    Cards are known by their codes; their controls are called ``card:`` and the code.
    """

    def __init__(
        self, session: TableSession[V, A, E], seat: Seat, actions: Mapping[str, A]
    ) -> None:
        super().__init__(session, seat)
        self._actions = actions
        self._risen = 1.0
        self._sinking: fan.Raised = fan.NOTHING  # what was up when the focus came to this one
        self._tried: str | None = None  # what was refused last
        self._shaken = 1.0
        self._at: Point | None = None  # where the card in focus is dragged to
        self.put_back = False  # it has been carried about, and back to its place

    def close_up(self, card: str) -> Scene[None] | None:
        """What is shown of a card that is looked at closely; None: nothing."""
        return None

    @property
    def allowed(self) -> frozenset[str]:
        """What may be chosen."""
        return frozenset(self._actions)

    @property
    def card(self) -> str | None:
        """The card in focus."""
        if self.focus is None or not self.focus.startswith("card:"):
            return None
        return self.focus.removeprefix("card:")

    # time

    @property
    def rise(self) -> float:
        """How far the card in focus is up, 0–1, or a little more while it swings."""
        return landing(self._risen)

    @property
    def card_rises(self) -> fan.Raised:
        """How far each card is up: the one in focus rises while others sink back."""
        rise = self.rise
        found = {card: far * max(0.0, 1 - rise) for card, far in self._sinking.items()}
        if self.card is not None:
            found[self.card] = found.get(self.card, 0.0) + rise
        return found

    @property
    def shake(self) -> float:
        """How far the card in focus is swayed aside, −1 to 1."""
        left = 1 - self._shaken
        return math.sin(self._shaken * SWINGS * 2 * math.pi) * left if self.firm else 0.0

    @property
    def firm(self) -> bool:
        """Whether somebody has tried to choose in vain what is in focus.

        Who only points at it is answered quietly.
        """
        return self.focus is not None and self.focus == self._tried

    @property
    def in_hand(self) -> Point | None:
        """Where the pointer has carried the card in focus; None: it lies in its place."""
        return self._at

    def on_focus(self, name: str | None) -> None:
        """The card in focus rises from the hand, and its neighbours step aside."""
        if name != self.focus:
            self._tried = None
            self._sinking = self.card_rises
            self._risen = 0.0 if self._moves else 1.0
        super().on_focus(name)

    @property
    def _moves(self) -> bool:
        wish = self.session.preferences
        return bool(wish.pace) and not wish.reduced_motion

    @property
    def is_moving(self) -> bool:
        shaken = 1.0 if self.card is None else self._shaken
        return min(self._risen, shaken) < 1 or super().is_moving

    def tick(self, dt: float) -> Change[Answer[A]]:
        self.put_back = False
        self._risen = min(1.0, self._risen + dt / RISE)
        self._shaken = min(1.0, self._shaken + dt / SHAKE)
        return super().tick(dt)

    def skip_animation(self) -> bool:
        """It is up at once: nobody has to watch that."""
        self._risen = self._shaken = 1.0
        return False

    # input

    def activate(self, name: str) -> Change[Answer[A]]:
        """Choose the card if the rules allow it; if not, the reason is told firmly."""
        if not name.startswith("card:"):
            return super().activate(name)
        if self.put_back:
            return None
        card = name.removeprefix("card:")
        action = self._actions.get(card)
        if action is not None:
            return Pop(action)
        self.refuse(name)
        return None

    def refuse(self, name: str) -> None:
        """The reason is told firmly, and a card is shaken."""
        self._tried = name
        self._shaken = 0.0 if self._moves else 1.0

    def on_drop(self, thing: DragState, frame: Frame) -> Change[Answer[A]]:
        """A card dragged up onto the table is played; anywhere else it goes back to its place."""
        self._at = None
        if not thing.name.startswith("card:") or not self._on_table(frame, thing):
            return None
        return self.activate(thing.name)

    def home(self, frame: Frame) -> Place:
        """Where the cards lie that may be chosen: one that is let go there has not left."""
        return self.layout(frame)["hand"]

    def _on_table(self, frame: Frame, thing: DragState) -> bool:
        """Whether this is the table itself: no bar, no button, nothing beside the hand."""
        if thing.over is not None and not thing.over.startswith("card:"):
            return False
        layout, point = self.layout(frame), Place(thing.x, thing.y)
        hand = layout["hand"]
        edge = thing.y < layout["status"].bottom or thing.y >= hand.y
        return (not edge or hand.covers(point)) and not self.home(frame).covers(point)

    def on_drag(self, thing: DragState | None) -> None:
        """A card that is dragged follows the pointer; let go, it is back in its place."""
        self.put_back = thing is None and self._at is not None
        is_card = thing is not None and thing.name.startswith("card:")
        self._at = (thing.x, thing.y) if thing is not None and is_card else None

    def key(self, name: str) -> Change[Answer[A]]:
        if name == "i" and self.card is not None:
            close_up = self.close_up(self.card)
            return None if close_up is None else Push(close_up)
        return super().key(name)


def tip(place: Place, hand: tuple[str, ...], allowed: frozenset[str], card: str) -> Point:
    """Where a bubble about a card of the hand points: over its upper edge, once it is raised."""
    laid = fan.lay_out(place, hand, allowed, {card: 1.0})
    held = next(held for held in laid if held.card == card)
    return held.x, held.y - fan.RAISE - fan.card_width(place) * CARD_RATIO / 2 + 6
