"""Laying one of two cards: its middle is steered over the crossings of the case."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.glass.api import (
    CELL_NAMES,
    CELLS,
    CORNERS,
    LAYS,
    Card,
    Cell,
    Lay,
    cells_in,
    gains,
    ghost,
    why_not,
)
from game.table import Seat
from game.words import _, pgettext
from scenes.glass.board.legend import PLACING, legend
from scenes.glass.cards import face
from scenes.glass.layers.bubble import said_at
from scenes.glass.picture import GlassLook
from scenes.glass.places import cell_size, crossing, places_of
from scenes.glass.session import GlassAnswer, GlassLayer, GlassSession
from scenes.glass.words.names import card_words, points_words, signed
from scenes.kit.display import Control, DisplayList, Item
from scenes.kit.scene import Change, Frame, Pop, Push
from scenes.table.pieces.close_up import CardCloseUp
from scenes.table.speech import Line, talk

AT: Final = "at:"
HOLD: Final = "hold:"


class PlaceLayer(GlassLayer):
    """Pops with the card and its place.

    All sixteen crossings can be reached: a place that is refused says why.
    """

    def __init__(self, session: GlassSession, seat: Seat) -> None:
        super().__init__(session, seat)
        lays = [action for action in self.view.legal if isinstance(action, Lay)]
        case = self.view.cases[seat]
        self._gains: Mapping[Card, Mapping[Cell, int]] = {
            card: gains(case, card) for card in self.view.hands[seat]
        }
        self.card = lays[0].card
        if session.top.hints:
            self.card = max(lays, key=lambda lay: self._gains[lay.card][lay.cell]).card

    @property
    def cell(self) -> Cell | None:
        """The upper left cell of the card where it is held now; None: it is held nowhere."""
        if self.focus is None or not self.focus.startswith(AT):
            return None
        return CELLS[self.focus.removeprefix(AT)]

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The table with the card in its place, and one sentence about that."""
        cell = self.cell
        tried = None if cell is None else LAYS[self.card, cell]
        fits = cell is not None and cell in self._gains[self.card]
        there = refusal = None
        if tried is not None and cell is not None:
            if fits:
                there = ghost(self.view, self.seat, self.card, cell)
            else:
                refusal = why_not(self.view, tried)
        look = GlassLook(
            title=_("lay one of your two cards"),
            turn=self.seat,
            turn_words=_("your turn"),
            offer=self.card if tried is None else None,
            placing=tried,
            ghost=there,
            flagged=() if refusal is None else refusal.cells,
            chosen=(self.card,),
            lifted=self._held,
            hints=(
                ("←↑↓→", pgettext("what a key does", "steer")),
                ("Enter", pgettext("what a key does", "lay it")),
                ("↓" if frame.by_pad else "O", pgettext("what a key does", "other card")),
            ),
        )
        items: list[Item] = [*self._controls(frame), *self.picture(frame, look)]
        layout = self.layout(frame)
        items += legend(frame, layout["legend"], PLACING)
        if refusal is not None and cell is not None:
            return [*items, *said_at(frame, layout["case"], cell, refusal.sentence)]
        return [*items, *talk(frame, self._line(), layout)]

    def _controls(self, frame: Frame) -> list[Control]:
        """The crossings, those that fit first, then the cards of the hand."""
        places = places_of(frame, self.stage)
        case, free = places.layout["case"], self._gains[self.card]
        size = cell_size(case)
        controls = []
        for cell in sorted(cells_in(CORNERS), key=lambda each: (each not in free, each)):
            x, y = crossing(case, cell)
            label = _("place {cell}").format(cell=CELL_NAMES[cell])
            controls.append(
                Control(
                    AT + CELL_NAMES[cell], x - size / 2, y - size / 2, size, size, label,
                    refused=cell not in free, answers=cell in free,
                )
            )  # fmt: skip
        for card in self.stage.hands[self.seat]:
            place = places.card(self.seat, card)
            refused = not self._gains[card]
            controls.append(Control(f"{HOLD}{card}", *place[:4], card_words(card), refused=refused))
        return controls

    def _line(self) -> Line:
        name, cell, free = self.session.name(self.seat), self.cell, self._gains[self.card]
        if cell is None:
            held = self._held
            if held is not None and not self._gains[held]:
                return Line.of(_("this card fits nowhere"), name)
            return Line.of(_("lay one of the two"), name)
        if not self.session.top.hints:
            return Line.of(_("it fits here"), name)
        before = sum(self.view.points[self.seat])
        words = _("{change}: {before} → {after}")
        after = points_words(before + free[cell])
        return Line.of(words, name, change=signed(free[cell]), before=before, after=after)

    @property
    def _held(self) -> Card | None:
        """The card of the hand in the focus."""
        if self.focus is None or not self.focus.startswith(HOLD):
            return None
        return int(self.focus.removeprefix(HOLD))

    # input

    def default_focus(self) -> str | None:
        """The best place, or the first one where nobody reckons."""
        free = self._gains[self.card]
        best = max(free, key=lambda cell: free[cell]) if self.session.top.hints else min(free)
        return AT + CELL_NAMES[best]

    def activate(self, name: str) -> Change[GlassAnswer]:
        """Lay it, or take the other card up."""
        if name.startswith(AT):
            cell = CELLS[name.removeprefix(AT)]
            return Pop(LAYS[self.card, cell]) if cell in self._gains[self.card] else None
        if name.startswith(HOLD):
            self._take_up(int(name.removeprefix(HOLD)))
            return None
        return super().activate(name)

    def key(self, name: str) -> Change[GlassAnswer]:
        """O takes the other card up, I looks closer."""
        if name == "o":
            self._take_up(next(card for card in self._gains if card != self.card))
            return None
        if name == "i":
            words = _("Its four cells, as they will lie in the case.")
            return Push(CardCloseUp(face(self.card), card_words(self.card), words))
        return super().key(name)

    def _take_up(self, card: Card) -> None:
        """Hold this card from now on, if it fits anywhere at all."""
        if self._gains[card]:
            self.card = card
