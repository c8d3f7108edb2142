"""What is asked, on the screen: its choices, and one sentence about the one in focus.

What can be chosen, what it would do and why it is refused says the game's ``Description``; a layer
adds where it lies and how it looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.describe import Choice, Path, Question, RefusalReason, Remark
from game.describe.line import CardSpan
from game.table import Seat
from game.words import in_turn, pgettext, with_full_stop
from scenes.kit.display import Item
from scenes.kit.layout import Layout, Place
from scenes.kit.reader.reading import TableReading
from scenes.kit.scene import Change, Frame, Pop
from scenes.table.card_layer import CardLayer
from scenes.table.cue import Point
from scenes.table.pieces.bubble import CLEAR, promise, why_not_bubble
from scenes.table.pieces.ribbon import talk
from scenes.table.reading import read_table
from scenes.table.session import TableSession
from scenes.table.ui import A, Answer, E, V


class QuestionLayer(CardLayer[V, A, E]):
    """Pops with the action of a choice. Its controls are called like the choices."""

    clear = CLEAR
    """So far right of its place a promise begins at the earliest."""
    clear_of_refusal = 40.0
    """So far right of its place the reason of a refusal does."""

    def __init__(self, session: TableSession[V, A, E], seat: Seat) -> None:
        super().__init__(session, seat, {})
        self.chosen: Path = ()
        self.question: Question[A] = self._ask()

    def _ask(self) -> Question[A]:
        description = self.session.ui.description
        return description.ask(self.view, self.session.seats, self.chosen)

    @property
    def choice(self) -> Choice[A] | None:
        """What is in focus."""
        return self.question.choice(self.focus)

    @property
    def allowed(self) -> frozenset[str]:
        return frozenset(
            each.card.code for each in self.question.choices if each.card and not each.refused
        )

    @property
    def clause(self) -> str:
        choice = self.choice
        return choice.refused.clause if choice is not None and choice.refused else ""

    @property
    def question_highlights(self) -> dict[str, Any]:
        """What every picture of the question shows: whose turn it is, what, and by which keys."""
        return {
            "title": self.question.title,
            "turn": self.seat,
            "turn_words": self.question.turn,
            "hints": (
                ("← →", pgettext("what a key does", "choose")),
                ("Enter", self.question.deed),
            ),
        }

    @property
    def hand_highlights(self) -> dict[str, Any]:
        """How the cards of the hand lie: which may be chosen, which is up, and how far."""
        return {
            "allowed": self.allowed,
            "focus_card": self.card,
            "rise": self.rise,
            "raised": self.card_rises,
            "shake": self.shake,
            "carried": self.in_hand,
        }

    # what is said

    def speech(self, frame: Frame, layout: Layout) -> Sequence[Item]:
        """One sentence: the request, what the choice in focus would do, or why it may not be."""
        choice = self.choice
        if choice is None:
            return talk(frame, self.question.says, layout)
        if choice.refused is not None:
            return self._refusal(frame, layout, choice, choice.refused)
        remarks = self.remarks(choice)
        if choice.card is not None and remarks and all(remark.sign for remark in remarks):
            says = [(remark.sign, self.effect_words(frame, remark)) for remark in remarks]
            place = self.promise_place(frame, layout, [words for _sign, words in says])
            return promise(frame, place, choice.card, says, self.clear)
        return talk(frame, remarks[0].says if remarks else self.question.says, layout)

    def remarks(self, choice: Choice[A]) -> tuple[Remark, ...]:
        """What is said in the picture of what a choice would do; other parts may show it."""
        return self.effects(choice)

    def effects(self, choice: Choice[A]) -> tuple[Remark, ...]:
        """What a choice would do."""
        description = self.session.ui.description
        return description.weigh(self.view, self.session.seats, (*self.chosen, choice.id))

    def effect_words(self, frame: Frame, remark: Remark) -> str:
        """Its words, as many as large letters leave room for."""
        return remark.brief if frame.large and remark.brief else remark.says.words

    def promise_place(self, frame: Frame, layout: Layout, words: Sequence[str]) -> Place:
        """Where the bubble lies that says what a card would do."""
        return layout["caption"]

    def refusal_place(self, frame: Frame, layout: Layout, refused: RefusalReason) -> Place:
        """Where the bubble lies that says why a choice is refused."""
        return layout["caption"]

    def tip(self, frame: Frame, layout: Layout, choice: Choice[A]) -> Point | None:
        """What that bubble points at; None: at nothing."""
        return None

    def read(self) -> TableReading:
        """The table with the request, and for each choice what it would do or why it is refused."""
        table = read_table(self.session, self.seat, len(self.session.match.log), self.question)
        choices = self.question.choices
        return replace(
            table,
            names={each.id: each.name for each in choices},
            notes={each.id: self._note(each) for each in choices},
        )

    def _note(self, choice: Choice[A]) -> str:
        if choice.refused is not None:
            return in_turn((choice.refused.label, choice.refused.words))
        said = self.remarks(choice) or self.effects(choice)
        return in_turn(with_full_stop(remark.says.words) for remark in said)

    def _refusal(
        self, frame: Frame, layout: Layout, choice: Choice[A], refused: RefusalReason
    ) -> list[Item]:
        place = self.refusal_place(frame, layout, refused)
        tip, instead = self.tip(frame, layout, choice), self.instead(choice)
        label, words, lead = refused.label, refused.words, refused.lead
        return why_not_bubble(
            frame, place, tip, label, words, instead, lead,
            firm=self.firm, clear=self.clear_of_refusal,
        )  # fmt: skip

    def instead(self, choice: Choice[A]) -> list[CardSpan]:
        """The cards that are shown in that bubble: those that may be chosen."""
        return [each.card for each in self.question.instead(choice) if each.card is not None]

    # input

    def activate(self, name: str) -> Change[Answer[A]]:
        """Choose it, go a step on or back; what is refused says why, and firmly."""
        choice = self.question.choice(name)
        if choice is None:
            return super().activate(name)
        if self.put_back:
            return None
        if choice.refused is not None:
            self.refuse(name)
            return None
        if choice.action is not None:
            return Pop(choice.action)
        self.step(choice.leads)
        return None

    def step(self, chosen: Path) -> None:
        """The question goes on from here."""
        self.chosen = chosen
        self.question = self._ask()
        self._reading = None
