"""Settling a tie for the Termitenator or the Thief: equal cards, and the human chooses."""

from __future__ import annotations

from dataclasses import replace

from game.describe.council.names import card_codes, code_words
from game.rules.council.api import CARDS, open_choice
from game.table import Seat
from game.words import pgettext
from scenes.council.picture import CouncilHighlights
from scenes.council.places import SoloPlace, place_of
from scenes.council.session import CouncilAnswer, CouncilQuestionLayer, CouncilSession
from scenes.council.solo.pyramid import pyramid_controls
from scenes.council.solo.side import SoloHighlights
from scenes.kit.display import Control, DisplayList
from scenes.kit.scene import Change, Frame
from scenes.kit.scene_protocols import DragState
from scenes.table.pieces import hand as fan


class TiebreakLayer(CouncilQuestionLayer):
    """Pops with the chosen card."""

    def __init__(self, session: CouncilSession, seat: Seat) -> None:
        super().__init__(session, seat)
        choice, shown = open_choice(self.view), self.view.termitenator
        if choice is not None and shown is not None:  # what it cannot decide, not its last card
            self.shown = replace(self.view, termitenator=replace(shown, choice=choice))

    @property
    def _mine(self) -> bool:
        """Whether the tied cards are in the hand."""
        return any(choice.zone == "hand" for choice in self.question.choices)

    def draw(self, frame: Frame) -> DisplayList:
        """The table with the equal cards lit, in the pyramid or in the hand."""
        asked, mine = self.question_highlights, self._mine
        asked["hints"] = (
            ("← →", pgettext("what a key chooses", "card")),
            *asked["hints"][1:],
            ("Esc", pgettext("what a key does", "menu")),
        )
        solo = SoloHighlights()
        if not mine:
            tied = tuple(CARDS[each.card.code] for each in self.question.choices if each.card)
            solo = SoloHighlights(tied=tied, focus=None if self.card is None else CARDS[self.card])
        highlights = CouncilHighlights(
            **asked,
            **(self.hand_highlights if mine else {}),
            solo=solo,
        )
        controls = self._controls(frame)
        return [
            *controls,
            *self.picture(frame, highlights),
            *self.speech(frame, self.layout(frame)),
        ]

    def _controls(self, frame: Frame) -> list[Control]:
        place = place_of(frame, self.view)
        assert isinstance(place, SoloPlace)
        assert self.view.termitenator is not None
        if not self._mine:
            return pyramid_controls(place, self.view.termitenator, self.question.choices)
        hand = card_codes(self.view.hand or ())
        controls = fan.fan_controls(place.layout["hand"], hand, self.allowed, self.card, code_words)
        return [control for control in controls if not control.refused]

    # A tied card is chosen where it lies.

    def on_drag(self, thing: DragState | None) -> None:
        """It stays in its place."""

    def on_drop(self, thing: DragState, frame: Frame) -> Change[CouncilAnswer]:
        """It has not been carried away."""
