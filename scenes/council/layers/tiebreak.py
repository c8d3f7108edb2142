"""Settling a tie for the Termitenator or the Thief: equal cards, and the human chooses."""

from __future__ import annotations

from game.rules.council.api import CARDS, SETTLES, Card, Settle, Tie, card_name
from game.table import Seat
from game.words import N_, _, pgettext
from scenes.council.picture import CouncilLook, place_of
from scenes.council.session import CouncilAnswer, CouncilLayer, CouncilSession
from scenes.council.solo.place import SoloPlace
from scenes.council.solo.pyramid import pyramid_controls
from scenes.council.solo.side import SoloLook
from scenes.council.words.names import card_codes, card_span, code_words
from scenes.kit.display import Control, DisplayList, Item
from scenes.kit.scene import Change, Frame, Pop
from scenes.table.pieces import hand as fan
from scenes.table.speech import Line, talk

ASKED = {
    Tie.PLAY: N_("it cannot tell these cards apart: choose the one it plays"),
    Tie.GIVE: N_("equal cards: choose the one it gives you"),
    Tie.TAKE: N_("equal cards: choose the one it takes from you"),
}


class TiebreakLayer(CouncilLayer):
    """Pops with the chosen card."""

    def __init__(self, session: CouncilSession, seat: Seat) -> None:
        super().__init__(session, seat)
        solo = self.view.termitenator
        assert solo is not None
        assert solo.tie is not None
        self._tie = solo.tie
        self._tied = tuple(action.card for action in self.view.legal if isinstance(action, Settle))

    @property
    def _card(self) -> Card | None:
        if self.focus is None or not self.focus.startswith("card:"):
            return None
        return CARDS[self.focus.removeprefix("card:")]

    def draw(self, frame: Frame) -> DisplayList:
        """The table with the equal cards lit, in the pyramid or in the hand."""
        mine = self._tie is Tie.TAKE
        card = self._card
        solo = SoloLook(
            tied=None if mine else self._tied,
            focus=None if mine else card,
        )
        look = CouncilLook(
            turn=self.seat,
            turn_words=_("your choice"),
            allowed=card_codes(self._tied) if mine else None,
            focus_card=card_name(card) if mine and card is not None else None,
            hints=(
                ("← →", pgettext("what a key does", "choose")),
                ("Enter", pgettext("what a key does", "settle")),
                ("Esc", pgettext("what a key does", "menu")),
            ),
            solo=solo,
        )
        items: list[Item] = [*self._controls(frame), *self.picture(frame, look)]
        line = Line.of(_(ASKED[self._tie]), _("Tie"))
        if card is not None:
            line = Line.of(_("take the {card}"), _("Tie"), card=card_span(card))
        return [*items, *talk(frame, line, self.layout(frame))]

    def _controls(self, frame: Frame) -> list[Control]:
        place = place_of(frame, self.stage)
        assert isinstance(place, SoloPlace)
        assert self.stage.solo is not None
        if self._tie is not Tie.TAKE:
            return pyramid_controls(place, self.stage.solo, self._tied)
        hand, tied = card_codes(self.stage.hand), card_codes(self._tied)
        focus = None if self._card is None else card_name(self._card)
        controls = fan.fan_controls(place.layout["hand"], hand, tied, focus, code_words)
        return [control for control in controls if CARDS[control.name[5:]] in self._tied]

    def activate(self, name: str) -> Change[CouncilAnswer]:
        """Settle."""
        if not name.startswith("card:"):
            return super().activate(name)
        card = CARDS[name.removeprefix("card:")]
        return Pop(SETTLES[card]) if card in self._tied else None
