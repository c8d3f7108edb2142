"""What a turn begins with: a top card, a coin, or passing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.glass.names import card_words, stack_name
from game.rules.glass.api import END_TURN, PASS, STACKS, Card, Phase, gains
from game.table import Seat
from game.words import _
from scenes.glass.board.moving import move_items
from scenes.glass.cards import face
from scenes.glass.layers import sayings
from scenes.glass.layers.step import Step, rank, verdicts
from scenes.glass.picture import GlassLook
from scenes.glass.places import GlassPlaces, places_of
from scenes.glass.session import GlassAnswer, GlassLayer, GlassSession
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Item
from scenes.kit.parts.controls import answering
from scenes.kit.scene import Change, Frame, Pop, Push
from scenes.shell.sheets.confirm import ConfirmScene, if_yes
from scenes.table.pieces.close_up import CardCloseUp
from scenes.table.pieces.ribbon import talk

FIGURES: Final = {str(stack + 1): stack for stack in range(STACKS)}


class TurnLayer(GlassLayer):
    """Pops with a card to draw, a card to move for a coin, the end of the turn, or passing.

    A coin has two steps, which card and onto which stack; each can be taken back.
    """

    def __init__(self, session: GlassSession, seat: Seat) -> None:
        super().__init__(session, seat)
        self._step = Step(self.view)
        self._verdicts = verdicts(self.view, seat, reckon=session.top.hints)

    # what is in the focus

    @property
    def stack(self) -> int | None:
        """The stack in the focus."""
        if self.focus is None or ":" not in self.focus or self.focus.startswith("menu"):
            return None
        return int(self.focus.rpartition(":")[2])

    @property
    def offer(self) -> Card | None:
        """The top card whose places are shown."""
        stack = self.stack if self._step.source is None else self._step.source
        return None if stack is None else self.view.tops[stack] or None

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The table; what the top card in the focus could do in both cases."""
        places, step = places_of(frame, self.stage), self._step
        first = self.view.phase is Phase.FIRST
        shut = {stack for stack in range(STACKS) if not step.may(stack)}
        look = GlassLook(
            title=sayings.title(step),
            turn=self.seat,
            turn_words=_("your turn"),
            stack=self.stack if step.source is None else step.source,
            verdicts=self._verdicts,
            dim_stacks=frozenset(shut - {step.source}),
            offer=None if first else self.offer,
            waiting=_("your first card") if first else _("the card you take"),
            hints=sayings.hints(step),
        )
        items: list[Item] = [*self._controls(places), *self.picture(frame, look)]
        if step.spending:
            target = self.stack if step.source is not None else None
            items += move_items(places, self.stage, step.source, target)
        else:
            items += self._buttons(frame, places)
        name = self.session.name(self.seat)
        line = sayings.sentence(step, self.focus, self.stack, self._verdicts, name)
        return [*items, *talk(frame, line, places.layout)]

    def _controls(self, places: GlassPlaces) -> list[Control]:
        controls = []
        for stack in range(STACKS):
            if stack == self._step.source:
                continue
            top = self.view.tops[stack]
            label = _("{stack}: {card}").format(
                stack=stack_name(stack), card=_("empty") if top is None else card_words(top)
            )
            may = self._step.may(stack)
            place = places.stack(stack)
            name = f"{self._step.prefix}{stack}"
            controls.append(Control(name, *place[:4], label, refused=not may, answers=may))
        return controls

    def _buttons(self, frame: Frame, places: GlassPlaces) -> list[Item]:
        upper, lower = (places.layout[f"button_{number}"] for number in (1, 2))
        match self.view.phase:
            case Phase.TURN:
                coin = self._step.can_spend
                passing = parts.button(frame, lower, "pass", _("Pass: out for good"), key="P")
                if len(self.view.legal) == 1:
                    passing = answering(passing)
                spend = parts.button(frame, upper, "coin", _("Spend a coin"), key="C", enabled=coin)
                return [*(answering(spend) if coin else spend), *passing]
            case Phase.COIN:
                end = parts.button(frame, lower, "end", _("End the turn"), key="E")
                return [*answering(end)]
            case _:
                return []

    # input

    @property
    def clause(self) -> str:
        """The clause that refuses the stack in focus."""
        return "" if self.stack is None else sayings.clause(self._step, self.stack)

    def default_focus(self) -> str | None:
        """The first stack that can be chosen; passing is never the first thing."""
        for stack in self._order():
            if self._step.may(stack):
                return f"{self._step.prefix}{stack}"
        return "coin" if self.view.phase is Phase.TURN else None

    def _order(self) -> Sequence[int]:
        if self.session.top.hints and not self._step.spending:
            return sorted(range(STACKS), key=lambda stack: -rank(self._verdicts[stack]))
        return range(STACKS)

    def activate(self, name: str) -> Change[GlassAnswer]:
        """Choose it, or go a step further."""
        if name.startswith(self._step.prefix):
            return self._choose(int(name.removeprefix(self._step.prefix)))
        match name:
            case "coin":
                self._step = self._step.spend()
                return None
            case "end":
                return Pop(END_TURN)
            case "pass":
                return self._passing()
            case _:
                return super().activate(name)

    def _choose(self, stack: int) -> Change[GlassAnswer]:
        """Draw from it, or say which card a coin moves, or onto which stack."""
        if not self._step.may(stack):
            return None
        action = self._step.action(stack)
        if action is not None:
            return Pop(action)
        self._step = Step(self.view, spending=True, source=stack)
        return None

    def _passing(self) -> Change[GlassAnswer]:
        """Ask first, unless nothing else is left: it is for good."""
        if self.view.legal == (PASS,):
            return Pop(PASS)
        words = _("You take no more turns, and the card in your hand is worth nothing.")
        asked = ConfirmScene(_("Out for good?"), words, _("Pass"), _("Play on"))
        return Push(asked, if_yes(lambda: Pop(PASS)))

    def key(self, name: str) -> Change[GlassAnswer]:
        """Figures take from a stack, C spends a coin, P passes, E ends the turn."""
        if self._step.spending and name == "escape":
            self._step = self._step.back()
            return None
        if name in FIGURES:
            return self._choose(FIGURES[name])
        turn = self.view.phase is Phase.TURN and not self._step.spending
        match name:
            case "c" if turn:
                return self.activate("coin")
            case "p" if turn:
                return self.activate("pass")
            case "e" if self.view.phase is Phase.COIN:
                return self.activate("end")
            case "i" if self.offer is not None:
                return self._closer(self.offer)
            case _:
                return super().key(name)

    def _closer(self, card: Card) -> Change[GlassAnswer]:
        mine, theirs = (
            len(gains(self.view.cases[seat], card)) for seat in (self.seat, 1 - self.seat)
        )
        words = _("It fits {mine} of 16 places in your case, and {theirs} opposite.")
        told = words.format(mine=mine, theirs=theirs)
        return Push(CardCloseUp(face(card), card_words(card), told))
