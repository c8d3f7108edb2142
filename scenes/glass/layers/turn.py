"""What a turn begins with: a top card, a coin, or passing."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.describe.glass.names import card_words
from game.describe.glass.questions import COIN, SOURCE, STACK, TARGET, number_of
from game.describe.glass.weighing import both_words
from game.rules.glass import api as glass
from game.rules.glass.api import View
from game.table import Seat
from game.words import _, pgettext
from scenes.glass.board.moving import move_items
from scenes.glass.board.stacks import CardVerdict
from scenes.glass.cards import face
from scenes.glass.layers.question import GlassLayer
from scenes.glass.picture import GlassHighlights
from scenes.glass.places import GlassPlaces, places_of
from scenes.glass.session import GlassAnswer, GlassSession
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Item
from scenes.kit.parts.controls import as_answers
from scenes.kit.scene import Change, Frame, Pop, Push
from scenes.shell.dialogs.confirm import ConfirmScene, if_yes
from scenes.table.pieces.close_up import CardCloseUp

FIGURES: Final = tuple(str(stack + 1) for stack in range(glass.STACKS))
KEYS: Final[Mapping[str, str]] = MappingProxyType({"m": COIN, "p": "pass", "e": "end"})
STEPS: Final = (STACK, SOURCE, TARGET)
"""How the stacks are called: to draw from, and with a coin at hand the card and where it goes."""


class TurnLayer(GlassLayer):
    """Pops with a card to draw, a card to move for a coin, the end of the turn, or passing.

    A coin has two steps, which card and onto which stack; each can be taken back.
    """

    def __init__(self, session: GlassSession, seat: Seat) -> None:
        super().__init__(session, seat)
        self._verdicts = tuple(
            _verdict(self.view, seat, top, reckon=session.top.best) for top in self.view.tops
        )

    # what is in the focus

    @property
    def stack(self) -> int | None:
        """The stack in the focus."""
        return None if self.choice is None or not self.choice.zone else number_of(self.choice.id)

    @property
    def source(self) -> int | None:
        """The stack whose card a coin moves, once that has been said."""
        return number_of(self.chosen[1]) if len(self.chosen) > 1 else None

    @property
    def offer(self) -> glass.Card | None:
        """The top card whose places are shown."""
        stack = self.stack if self.source is None else self.source
        return None if stack is None else self.view.tops[stack] or None

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The table; what the top card in the focus could do in both cases."""
        places, source = places_of(frame, self.view), self.source
        first = self.view.phase is glass.Phase.FIRST
        shut = [each.id for each in self.question.choices if each.zone and each.refused]
        asked = self.question_highlights
        asked["hints"] += (
            ("Esc", pgettext("what a key does", "back"))
            if self.chosen
            else ("T", pgettext("what a key does", "both cases")),
        )
        highlights = GlassHighlights(
            **asked,
            stack=self.stack if source is None else source,
            verdicts=self._verdicts,
            dim_stacks=frozenset(map(number_of, shut)),
            offer=None if first else self.offer,
            waiting=_("your first card") if first else _("the card you take"),
        )
        items: list[Item] = [*self._controls(places), *self.picture(frame, highlights)]
        if self.chosen:
            target = self.stack if source is not None else None
            items += move_items(places, self.view, source, target)
        else:
            items += self._buttons(frame, places)
        return [*items, *self.speech(frame, places.layout)]

    def _controls(self, places: GlassPlaces) -> list[Control]:
        controls = []
        for each in self.question.choices:
            if each.zone:
                place, refused = places.stack(number_of(each.id)), each.refused is not None
                controls.append(
                    Control(each.id, *place[:4], each.name, refused=refused, answers=not refused)
                )
        return controls

    def _buttons(self, frame: Frame, places: GlassPlaces) -> list[Item]:
        """Upper and lower; passing is marked as an answer only where nothing else is left."""
        items: list[Item] = []
        for each in self.question.choices:
            if each.zone:
                continue
            place = places.layout["button_1" if each.id == COIN else "button_2"]
            key = next(key for key, name in KEYS.items() if name == each.id).upper()
            free = each.refused is None
            button = parts.button(frame, place, each.id, each.name, key=key, enabled=free)
            answers = free and (each.id != "pass" or len(self.view.legal) == 1)
            items += as_answers(button) if answers else button
        return items

    # input

    def default_focus(self) -> str | None:
        """The first stack that can be chosen; passing is never the first thing."""
        free = [each.id for each in self.question.choices if each.zone and not each.refused]
        if self.session.top.best and not self.chosen:
            free.sort(key=lambda name: -_rank(self._verdicts[number_of(name)]))
        if free:
            return free[0]
        return COIN if self.view.phase is glass.Phase.TURN else None

    def activate(self, name: str) -> Change[GlassAnswer]:
        """Choose it, or go a step further; passing is asked about, unless nothing else is left."""
        if name == "pass" and self.question.choice(name) and self.view.legal != (glass.PASS,):
            words = _("You take no more turns, and the card in your hand scores nothing.")
            asked = ConfirmScene(
                _("Pass for good?"), words, pgettext("out of the game", "Pass"), _("Play on")
            )
            return Push(asked, if_yes(lambda: Pop(glass.PASS)))
        return super().activate(name)

    def key(self, name: str) -> Change[GlassAnswer]:
        """Figures take from a stack, M spends a coin, P passes, E ends the turn."""
        if self.chosen and name == "escape":
            self.step(self.chosen[:-1])
            return None
        if name in FIGURES:
            return self.activate(f"{STEPS[len(self.chosen)]}{FIGURES.index(name)}")
        if self.question.choice(KEYS.get(name)) is not None:
            return self.activate(KEYS[name])
        if name == "i" and self.offer is not None:
            told = both_words(self.view, self.seat, self.offer)
            return Push(CardCloseUp(face(self.offer), card_words(self.offer), told))
        return super().key(name)


def _verdict(view: View, seat: Seat, top: glass.Card | None, *, reckon: bool) -> CardVerdict | None:
    """What a top card could do in the case of a seat; None where nothing is to be said."""
    if top is None or top == glass.SPIDER or view.phase is glass.Phase.FIRST:
        return None
    found = glass.gains(view.cases[seat], top)
    return CardVerdict(len(found), max(found.values()) if reckon and found else None)


def _rank(verdict: CardVerdict | None) -> int:
    return -99 if verdict is None or verdict.best is None else verdict.best
