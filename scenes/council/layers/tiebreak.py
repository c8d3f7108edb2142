"""Settling a tie for the Termitenator or the Thief: equal cards, and the human chooses."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.describe.council.lines import by
from game.describe.council.names import card_codes, card_span, code_words
from game.describe.line import Line, listed_spans
from game.rules.council.api import (
    CARDS,
    SETTLES,
    TERMITENATOR,
    Card,
    Settle,
    Tie,
    card_name,
    undecided,
)
from game.table import Seat
from game.words import N_, _, pgettext
from scenes.council.picture import CouncilLook, place_of
from scenes.council.session import CouncilAnswer, CouncilLayer, CouncilSession
from scenes.council.solo.place import SoloPlace
from scenes.council.solo.pyramid import pyramid_controls
from scenes.council.solo.side import SoloLook
from scenes.kit.display import Control, DisplayList, Item
from scenes.kit.scene import Change, Frame, Pop
from scenes.table.pieces import hand as fan
from scenes.table.pieces.ribbon import talk

# Each before a card is chosen, and with one in the focus.
ASKED: Final = {
    Tie.PLAY: N_("{who} cannot decide between {cards}: you choose which one it plays."),
    Tie.GIVE: N_("{cards} are worth the same to the Thief: you choose which one it gives you."),
    Tie.TAKE: N_("{cards} are worth the same to the Thief: you choose which one it takes."),
}
SHORTER: Final = {  # where more cards are tied than there is room for
    Tie.PLAY: N_("{who} cannot decide: you choose which card it plays."),
    Tie.GIVE: N_("These are worth the same to the Thief: you choose which one it gives you."),
    Tie.TAKE: N_("These are worth the same to the Thief: you choose which one it takes."),
}
CHOSEN: Final = {
    Tie.PLAY: N_("{who} would play {card}."),
    Tie.GIVE: N_("{who} would give you {card}."),
    Tie.TAKE: N_("{who} would take your {card}."),
}
NAMED: Final = 3  # so many cards have room in the sentence


class TiebreakLayer(CouncilLayer):
    """Pops with the chosen card."""

    def __init__(self, session: CouncilSession, seat: Seat) -> None:
        super().__init__(session, seat)
        solo = self.view.termitenator
        assert solo is not None
        assert solo.tie is not None
        self._tie = solo.tie
        choice, shown = undecided(self.view), self.stage.solo
        if choice is not None and shown is not None:  # what it cannot decide, not its last card
            self.stage = replace(self.stage, solo=replace(shown, choice=choice))
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
                ("← →", pgettext("what a key chooses", "card")),
                ("Enter", pgettext("what a key does", "choose")),
                ("Esc", pgettext("what a key does", "menu")),
            ),
            solo=solo,
        )
        items: list[Item] = [*self._controls(frame), *self.picture(frame, look)]
        return [*items, *talk(frame, self._asked(card), self.layout(frame))]

    def _asked(self, card: Card | None) -> Line:
        """What there is to choose, and what choosing the card in the focus would come to."""
        seats = self.session.seats
        if card is not None:
            return by(seats, TERMITENATOR, _(CHOSEN[self._tie]), card=card_span(card))
        words = (ASKED if len(self._tied) <= NAMED else SHORTER)[self._tie]
        tied = listed_spans([card_span(tied) for tied in self._tied])
        return by(seats, TERMITENATOR, _(words), cards=tied)

    def _controls(self, frame: Frame) -> list[Control]:
        place = place_of(frame, self.stage)
        assert isinstance(place, SoloPlace)
        assert self.stage.solo is not None
        if self._tie is not Tie.TAKE:
            return pyramid_controls(place, self.stage.solo, self._tied)
        hand, tied = card_codes(self.stage.hand), card_codes(self._tied)
        controls = fan.fan_controls(place.layout["hand"], hand, tied, code_words)
        return [control for control in controls if CARDS[control.name[5:]] in self._tied]

    def activate(self, name: str) -> Change[CouncilAnswer]:
        """Settle."""
        if not name.startswith("card:"):
            return super().activate(name)
        card = CARDS[name.removeprefix("card:")]
        return Pop(SETTLES[card]) if card in self._tied else None
