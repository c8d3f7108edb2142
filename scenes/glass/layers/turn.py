"""What a turn begins with: a top card, a coin, or passing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.glass.api import (
    DRAWS,
    END_TURN,
    MOVES,
    PASS,
    SPIDER,
    STACKS,
    Card,
    Move,
    Phase,
    gains,
    why_not,
)
from game.table import Seat
from game.words import _, ngettext, pgettext
from scenes.glass.board.moving import move_items
from scenes.glass.board.stacks import Verdict
from scenes.glass.cards import face
from scenes.glass.picture import GlassLook
from scenes.glass.places import GlassPlaces, places_of
from scenes.glass.session import GlassAnswer, GlassLayer, GlassSession
from scenes.glass.words.names import card_words, signed, stack_name
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Item
from scenes.kit.parts.controls import answering
from scenes.kit.scene import Change, Frame, Pop, Push
from scenes.shell.sheets.confirm import ConfirmScene, if_yes
from scenes.table.pieces.close_up import CardCloseUp
from scenes.table.speech import Line, talk

STACK, SOURCE, TARGET = "stack:", "from:", "to:"
FIGURES: Final = {str(stack + 1): stack for stack in range(STACKS)}
NO_SOURCE: Final = None


class TurnLayer(GlassLayer):
    """Pops with a card to draw, a card to move for a coin, the end of the turn, or passing.

    A coin has two steps, which card and onto which stack; each can be taken back.
    """

    def __init__(self, session: GlassSession, seat: Seat) -> None:
        super().__init__(session, seat)
        self.spending = False
        self.source: int | None = NO_SOURCE
        case = self.view.cases[seat]
        self._verdicts = tuple(
            None if not top else self._verdict(gains(case, top)) for top in self.view.tops
        )

    def _verdict(self, found: dict[int, int]) -> Verdict | None:
        if self.view.phase is Phase.FIRST:
            return None
        if not self.session.top.hints or not found:
            return Verdict(len(found))
        return Verdict(len(found), max(found.values()))

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
        stack = self.source if self.source is not None else self.stack
        return None if stack is None else self.view.tops[stack] or None

    @property
    def _prefix(self) -> str:
        """How the controls of the stacks are called in this step."""
        if not self.spending:
            return STACK
        return SOURCE if self.source is None else TARGET

    def _may(self, stack: int) -> bool:
        """Whether this stack can be chosen in this step."""
        legal = self.view.legal
        if not self.spending:
            return DRAWS[stack] in legal
        if self.source is None:
            return any(isinstance(each, Move) and each.source == stack for each in legal)
        return MOVES[self.source, stack] in legal

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The table; what the top card in the focus could do in both cases."""
        places = places_of(frame, self.stage)
        first = self.view.phase is Phase.FIRST
        waiting = _("your first card") if first else _("the card you take")
        look = GlassLook(
            title=self._title(),
            turn=self.seat,
            turn_words=_("your turn"),
            stack=self.stack if self.source is None else self.source,
            verdicts=self._verdicts,
            dim_stacks=frozenset(each for each in range(STACKS) if not self._may(each))
            - ({self.source} if self.source is not None else set()),
            offer=None if first else self.offer,
            waiting=waiting,
            hints=self._hints(),
        )
        controls = self._controls(places)
        items: list[Item] = [*controls, *self.picture(frame, look)]
        if self.spending:
            target = self.stack if self.source is not None else None
            items += move_items(places, self.stage, self.source, target)
        else:
            items += self._buttons(frame, places)
        return [*items, *talk(frame, self._line(), places.layout)]

    def _title(self) -> str:
        if self.spending:
            return _("a coin moves a card")
        if self.view.phase is Phase.FIRST:
            return _("take a first card")
        return _("the last turn: take a card") if self.view.last else _("take a card")

    def _hints(self) -> tuple[tuple[str, str], ...]:
        if self.spending:
            return (
                ("← →", pgettext("what a key does", "choose")),
                ("Enter", pgettext("what a key does", "this one")),
                ("Esc", pgettext("what a key does", "back")),
            )
        return (
            ("← →", pgettext("what a key does", "choose")),
            ("Enter", pgettext("what a key does", "take it")),
            ("T", pgettext("what a key does", "both cases")),
        )

    def _controls(self, places: GlassPlaces) -> list[Control]:
        controls = []
        for stack in range(STACKS):
            if stack == self.source:
                continue
            top = self.view.tops[stack]
            label = _("{stack}: {card}").format(
                stack=stack_name(stack), card=_("empty") if top is None else card_words(top)
            )
            may = self._may(stack)
            place = places.stack(stack)
            name = f"{self._prefix}{stack}"
            controls.append(Control(name, *place[:4], label, refused=not may, answers=may))
        return controls

    def _buttons(self, frame: Frame, places: GlassPlaces) -> list[Item]:
        upper, lower = (places.layout[f"button_{number}"] for number in (1, 2))
        legal = self.view.legal
        match self.view.phase:
            case Phase.TURN:
                coin = any(isinstance(action, Move) for action in legal)
                passing = parts.button(frame, lower, "pass", _("Pass: out for good"), key="P")
                if len(legal) == 1:
                    passing = answering(passing)
                spend = parts.button(frame, upper, "coin", _("Spend a coin"), key="C", enabled=coin)
                return [*(answering(spend) if coin else spend), *passing]
            case Phase.COIN:
                end = parts.button(frame, lower, "end", _("End the turn"), key="E")
                return [*answering(end)]
            case _:
                return []

    # what is said

    def _line(self) -> Line:
        name = self.session.name(self.seat)
        if self.spending:
            return Line.of(self._coin_words(), name)
        if self.focus == "coin":
            return Line.of(self._about_coin(), name)
        if self.focus == "pass":
            return Line.of(_("out for good, and the other plays on"), name)
        if self.focus == "end":
            return Line.of(_("the turn ends without a card"), name)
        stack = self.stack
        if stack is None:
            return Line.of(self._asked(), name)
        refusal = why_not(self.view, DRAWS[stack])
        if refusal is not None:
            return Line.of(refusal.sentence, name)
        if self.view.phase is Phase.FIRST:
            return Line.of(_("a card to begin with"), name)
        return Line.of(self._fits(stack), name)

    def _asked(self) -> str:
        if self.view.spider:
            return _("the Spider is here: your last turn")
        if self.view.phase is Phase.COIN:
            return _("take a card now, or end the turn")
        return _("take a top card, then lay one of your two")

    def _about_coin(self) -> str:
        if not any(isinstance(action, Move) for action in self.view.legal):
            refusal = why_not(self.view, MOVES[0, 1])
            return _("no card can be moved now") if refusal is None else refusal.sentence
        return _("a coin moves a top card onto another stack")

    def _fits(self, stack: int) -> str:
        verdict = self._verdicts[stack]
        if verdict is None or not verdict.fits:
            return _("fits nowhere, but your other card does")
        words = ngettext("fits {count} place", "fits {count} places", verdict.fits)
        if verdict.best is None:
            return words.format(count=verdict.fits)
        words = ngettext(
            "fits {count} place: {points}",
            "fits {count} places, the best {points}",
            verdict.fits,
        )
        return words.format(count=verdict.fits, points=signed(verdict.best))

    def _coin_words(self) -> str:
        stack = self.stack
        if self.source is None:
            if stack is not None and not self._may(stack):
                return self._not_moved(stack)
            return _("which top card shall be moved?")
        if stack is None:
            return _("onto which stack?")
        if self.view.tops[stack] is None:
            return self._not_onto(stack)
        if self.view.tops[stack] == SPIDER:
            return _("over the Spider; the end comes all the same")
        return _("onto {stack}").format(stack=stack_name(stack))

    def _not_moved(self, stack: int) -> str:
        other = (stack + 1) % STACKS
        refusal = why_not(self.view, MOVES[stack, other])
        return _("this card stays") if refusal is None else refusal.sentence

    def _not_onto(self, stack: int) -> str:
        assert self.source is not None
        refusal = why_not(self.view, MOVES[self.source, stack])
        return _("onto {stack}").format(stack=stack) if refusal is None else refusal.sentence

    # input

    def default_focus(self) -> str | None:
        """The first stack that can be chosen; passing is never the first thing."""
        for stack in self._order():
            if self._may(stack):
                return f"{self._prefix}{stack}"
        return "coin" if self.view.phase is Phase.TURN else None

    def _order(self) -> Sequence[int]:
        if self.session.top.hints and not self.spending:
            return sorted(range(STACKS), key=lambda stack: -self._rank(stack))
        return range(STACKS)

    def _rank(self, stack: int) -> int:
        verdict = self._verdicts[stack]
        return -99 if verdict is None or verdict.best is None else verdict.best

    def activate(self, name: str) -> Change[GlassAnswer]:
        """Choose it, or go a step further."""
        if name.startswith(STACK):
            stack = int(name.removeprefix(STACK))
            return Pop(DRAWS[stack]) if self._may(stack) else None
        if name.startswith(SOURCE):
            stack = int(name.removeprefix(SOURCE))
            self.source = stack if self._may(stack) else None
            return None
        if name.startswith(TARGET) and self.source is not None:
            stack = int(name.removeprefix(TARGET))
            return Pop(MOVES[self.source, stack]) if self._may(stack) else None
        match name:
            case "coin":
                self.spending = any(isinstance(each, Move) for each in self.view.legal)
                return None
            case "end":
                return Pop(END_TURN)
            case "pass":
                return self._passing()
            case _:
                return super().activate(name)

    def _passing(self) -> Change[GlassAnswer]:
        """Ask first, unless nothing else is left: it is for good."""
        if self.view.legal == (PASS,):
            return Pop(PASS)
        words = _("You take no more turns, and the card in your hand counts nothing.")
        asked = ConfirmScene(_("Out for good?"), words, _("Pass"), _("Play on"))
        return Push(asked, if_yes(lambda: Pop(PASS)))

    def key(self, name: str) -> Change[GlassAnswer]:
        """Figures take from a stack, C spends a coin, P passes, E ends the turn."""
        if self.spending and name == "escape":
            self.spending, self.source = self.source is not None, None
            return None
        phase = self.view.phase
        if name in FIGURES:
            return self.activate(f"{self._prefix}{FIGURES[name]}")
        if name == "c" and phase is Phase.TURN and not self.spending:
            return self.activate("coin")
        if name == "p" and phase is Phase.TURN and not self.spending:
            return self.activate("pass")
        if name == "e" and phase is Phase.COIN:
            return self.activate("end")
        if name == "i" and self.offer is not None:
            return self._closer(self.offer)
        return super().key(name)

    def _closer(self, card: Card) -> Change[GlassAnswer]:
        mine, theirs = (
            len(gains(self.view.cases[seat], card)) for seat in (self.seat, 1 - self.seat)
        )
        words = _("It fits {mine} of sixteen places in your case, and {theirs} opposite.")
        told = words.format(mine=mine, theirs=theirs)
        return Push(CardCloseUp(face(card), card_words(card), told))
