"""Choosing a card: to play to the trick, or to discard for No Allegiance."""

from __future__ import annotations

from typing import Final

from game.describe import Choice
from game.describe.council.names import card_codes, code_words
from game.describe.line import CardSpan
from game.rules.council.api import CARDS, Action, Card, Phase
from game.table import Seat
from game.words import pgettext
from scenes.council.close_up import CouncilCardCloseUp
from scenes.council.emissary import emissary_controls
from scenes.council.picture import CouncilHighlights
from scenes.council.places import place_of
from scenes.council.session import CouncilQuestionLayer
from scenes.kit.display import Control, DisplayList
from scenes.kit.layout import Layout, Place
from scenes.kit.scene import Frame
from scenes.table.card_layer import tip
from scenes.table.cue import Point
from scenes.table.pieces import hand as fan

CENTRED: Final = -120.0  # no card lies beside a bubble here


class TrickLayer(CouncilQuestionLayer):
    """Pops with the card's action."""

    clear = clear_of_refusal = CENTRED

    def draw(self, frame: Frame) -> DisplayList:
        """The table, the fan, and one sentence about the card in focus."""
        layout, held, asked = self.layout(frame), self.hand_highlights, self.question_highlights
        asked["hints"] += (("I", pgettext("what a key does", "look closer")),)
        if self._for_another:
            held["allowed"] = frozenset()  # my own hand steps back
        highlights = CouncilHighlights(
            **asked,
            **held,
            emissary_allowed=self._cards_allowed if self._for_another else None,
            waiting_for=None if self.question.kind == Phase.DISCARD else self._owner,
        )
        controls = self._controls(frame, layout)
        return [*controls, *self.picture(frame, highlights), *self.speech(frame, layout)]

    @property
    def _owner(self) -> Seat:
        """Whose card it is: the Emissary's are played for it."""
        assert self.view.decision is not None
        return self.view.decision.hand_of

    @property
    def _for_another(self) -> bool:
        return self._owner != self.seat

    @property
    def _cards_allowed(self) -> frozenset[Card]:
        return frozenset(CARDS[code] for code in self.allowed)

    def home(self, frame: Frame) -> Place:
        """The hand, or where the Emissary's cards lie."""
        return self.layout(frame)["emissary_cards" if self._for_another else "hand"]

    def _controls(self, frame: Frame, layout: Layout) -> list[Control]:
        if self._for_another:
            place = place_of(frame, self.view)
            return emissary_controls(place, self.view.emissary or (), self.question.choices)
        hand = card_codes(self.view.hand or ())
        return fan.fan_controls(layout["hand"], hand, self.allowed, self.card, code_words)

    def tip(self, frame: Frame, layout: Layout, choice: Choice[Action]) -> Point | None:
        """The card that is refused; where several sit, the trick lies between."""
        if self.view.termitenator is None or choice.card is None:
            return None
        hand = card_codes(self.view.hand or ())
        return tip(layout["hand"], hand, self.allowed, choice.card.code)

    def instead(self, choice: Choice[Action]) -> list[CardSpan]:
        """Alone, the trick lies close above: the bubble keeps to one line."""
        return super().instead(choice) if self.view.termitenator is None else []

    def close_up(self, card: str) -> CouncilCardCloseUp:
        """A card with what it is worth now."""
        return CouncilCardCloseUp(CARDS[card], self.view, self.session.seats)
