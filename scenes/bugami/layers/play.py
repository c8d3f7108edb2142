"""Playing a card: what it would do as things stand, or which rule does not allow it."""

from __future__ import annotations

from collections.abc import Sequence

from game.describe import Choice, RefusalReason
from game.describe.bugami.names import card_codes, code_words
from game.describe.bugami.surface import bug_to
from game.rules.bugami.api import Action, read_card
from game.words import pgettext
from scenes.bugami.cards import DECK
from scenes.bugami.picture import DeskHighlights
from scenes.bugami.places import places_of
from scenes.bugami.session import BugamiQuestionLayer
from scenes.kit import parts
from scenes.kit.display import DisplayList
from scenes.kit.layout import Layout, Place
from scenes.kit.scene import Frame
from scenes.table.card_layer import tip
from scenes.table.cue import CardFace, Point
from scenes.table.pieces import hand as fan
from scenes.table.pieces.close_up import CardCloseUp


class PlayLayer(BugamiQuestionLayer):
    """Pops with the card's action."""

    def draw(self, frame: Frame) -> DisplayList:
        """The desk, the fan, and one sentence about the card in focus."""
        layout, choice = self.layout(frame), self.choice
        plays = choice is not None and choice.card is not None and not choice.refused
        asked = self.question_highlights
        asked["hints"] += (("T", pgettext("what a key does", "last trick")),)
        card = read_card(choice.card.code) if plays and choice and choice.card else None
        highlights = DeskHighlights(**asked, **self.hand_highlights, asked=self.seat, card=card)
        hand = card_codes(self.view.hand or ())
        controls = fan.fan_controls(layout["hand"], hand, self.allowed, self.card, code_words)
        return [*controls, *self.picture(frame, highlights), *self.speech(frame, layout)]

    def close_up(self, card: str) -> CardCloseUp:
        """A card, and to whom it is a bug."""
        said = bug_to(self.view, read_card(card))
        return CardCloseUp(CardFace(DECK, card), code_words(card), said)

    def promise_place(self, frame: Frame, layout: Layout, words: Sequence[str]) -> Place:
        """There is room beside the usual one."""
        return self._wide(frame, layout)

    def refusal_place(self, frame: Frame, layout: Layout, refused: RefusalReason) -> Place:
        """There is room beside the usual one."""
        return self._wide(frame, layout)

    def tip(self, frame: Frame, layout: Layout, choice: Choice[Action]) -> Point | None:
        """The card that is refused."""
        if choice.card is None:
            return None
        hand = card_codes(self.view.hand or ())
        return tip(layout["hand"], hand, self.allowed, choice.card.code)

    def _wide(self, frame: Frame, layout: Layout) -> Place:
        """Where a bubble lies; large letters rather take more lines."""
        if frame.large:
            return places_of(frame, self.view).beside_trick(dict(self.view.table))
        return parts.inset(layout["caption"], -56, 0)
