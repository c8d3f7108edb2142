"""Laying one of two cards: its middle is steered or dragged over the crossings of the case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.describe.glass.names import card_words, points_words
from game.describe.line import Line
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
from game.words import _, pgettext, signed
from scenes.glass.board.legend import PLACING, PLACING_RECKONED, legend
from scenes.glass.cards import face
from scenes.glass.layers.bubble import said_at
from scenes.glass.picture import GlassLook
from scenes.glass.places import GlassPlaces, cell_size, crossing, places_of
from scenes.glass.session import GlassAnswer, GlassLayer, GlassSession
from scenes.kit import display
from scenes.kit.abilities import Carried
from scenes.kit.display import Control, DisplayList, Item
from scenes.kit.scene import Change, Frame, Pop, Push
from scenes.kit.sound import Heard, Sound
from scenes.table.pieces.close_up import CardCloseUp
from scenes.table.pieces.ribbon import talk

AT: Final = "at:"
HOLD: Final = "hold:"
CARRIED: Final = 1.88  # how wide a card in the air is, in cells of the case


class PlaceLayer(GlassLayer):
    """Pops with the card and its place.

    All sixteen crossings can be reached: a place that is refused says why. A card that is dragged
    lies where it is let go; over a place that is refused it stays in the hand, and so does one
    that is let go outside of the case.
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
        self._thing: Carried | None = None
        self._missed: Lay | None = None  # where a card was let go that may not lie there
        self._refused = False  # that is to be heard

    @property
    def cell(self) -> Cell | None:
        """The upper left cell of the card where it is held now; None: it is held nowhere."""
        if self._thing is not None:
            return _cell(self._thing.over)
        return _cell(self.focus) if self._missed is None else self._missed.cell

    @property
    def tried(self) -> Card:
        """The card that is held over the case, or would be."""
        if self._thing is not None:
            return self._card_of(self._thing)
        return self.card if self._missed is None else self._missed.card

    @property
    def airborne(self) -> Carried | None:
        """What is dragged where it cannot lie: it is drawn under the pointer."""
        return self._thing if self.cell is None else None

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The table with the card in its place, and one sentence about that."""
        cell, card = self.cell, self.tried
        tried = None if cell is None else LAYS[card, cell]
        there = refusal = None
        if tried is not None and cell is not None:
            if cell in self._gains[card]:
                there = ghost(self.view, self.seat, card, cell)
            else:
                refusal = why_not(self.view, tried)
        look = GlassLook(
            title=_("lay one of your two cards"),
            turn=self.seat,
            turn_words=_("your turn"),
            offer=card if tried is None else None,
            placing=tried,
            ghost=there,
            flagged=() if refusal is None else refusal.cells,
            chosen=(card,),
            lifted=None if self._missed is not None else self._held,
            away=None if self._thing is None else card,
            hints=(
                ("←↑↓→", pgettext("what a key does", "steer")),
                ("Enter", pgettext("what a key does", "lay it")),
                ("↓" if frame.by_pad else "O", pgettext("what a key does", "other card")),
            ),
        )
        items: list[Item] = [*self._controls(frame), *self.picture(frame, look)]
        layout = self.layout(frame)
        signs = PLACING_RECKONED if self.session.top.hints else PLACING
        items += legend(frame, layout["legend"], signs)
        if refusal is not None and cell is not None:
            return [*items, *said_at(frame, layout["case"], cell, refusal.sentence)]
        items += talk(frame, self._line(), layout)
        return [*items, *self._in_the_air(places_of(frame, self.stage))]

    @property
    def clause(self) -> str:
        """The clause that refuses the place in focus."""
        refusal = None if self.cell is None else why_not(self.view, LAYS[self.tried, self.cell])
        return "" if refusal is None else refusal.clause

    def _in_the_air(self, places: GlassPlaces) -> list[Item]:
        """A card on its way from the hand to the case, as large as it will lie there."""
        thing = self.airborne
        if thing is None:
            return []
        wide = cell_size(places.layout["case"]) * CARRIED
        return [display.Card(*face(self.tried), thing.x, thing.y, wide, alpha=0.9)]

    def _controls(self, frame: Frame) -> list[Control]:
        """The crossings, those that fit first, then the cards of the hand."""
        places = places_of(frame, self.stage)
        case, free = places.layout["case"], self._gains[self.tried]
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
        name, cell, free = self.session.name(self.seat), self.cell, self._gains[self.tried]
        if cell is None:
            held = self._held if self._thing is None else self.tried
            if held is not None and not self._gains[held]:
                return Line.of(_("this card fits nowhere."), name)
            return Line.of(_("lay one of the two."), name)
        if not self.session.top.hints:
            return Line.of(_("it fits here."), name)
        before = sum(self.view.points[self.seat])
        words = _("{change}: {before} → {after}")
        after = points_words(before + free[cell])
        return Line.of(words, change=signed(free[cell]), before=before, after=after)

    @property
    def _held(self) -> Card | None:
        """The card of the hand in the focus."""
        if self.focus is None or not self.focus.startswith(HOLD):
            return None
        return int(self.focus.removeprefix(HOLD))

    # dragging

    def carried(self, thing: Carried | None) -> None:
        """A card of the hand, or the one over the case, is dragged."""
        self._missed = None
        is_card = thing is not None and thing.name.startswith((AT, HOLD))
        self._thing = thing if is_card else None

    def dropped(self, thing: Carried, frame: Frame) -> Change[GlassAnswer]:
        """It lies where it may lie; else the reason is said, and it stays in the hand."""
        self._thing = None
        cell = _cell(thing.over)
        if not thing.name.startswith((AT, HOLD)) or cell is None:
            return None
        card = self._card_of(thing)
        if cell in self._gains[card]:
            return Pop(LAYS[card, cell])
        self._take_up(card)
        self._missed, self._refused = LAYS[card, cell], True
        return None

    def _card_of(self, thing: Carried) -> Card:
        if thing.name.startswith(HOLD):
            return int(thing.name.removeprefix(HOLD))
        return self.card

    def focused(self, name: str | None) -> None:
        """Looking elsewhere, nobody needs the reason any more."""
        super().focused(name)
        if self._missed is not None and _cell(name) != self._missed.cell:
            self._missed = None

    def sounds(self) -> Sequence[Heard]:
        """A card that may not lie where it was let go."""
        refused, self._refused = self._refused, False
        return [Heard(Sound.REFUSE)] if refused else []

    # input

    def default_focus(self) -> str | None:
        """The best place, or the first one where nobody reckons."""
        free = self._gains[self.card]
        best = max(free, key=lambda cell: free[cell]) if self.session.top.hints else min(free)
        return AT + CELL_NAMES[best]

    def activate(self, name: str) -> Change[GlassAnswer]:
        """Lay it, or take the other card up."""
        self._missed = None
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
            self._missed = None
            self._take_up(next(card for card in self._gains if card != self.card))
            return None
        if name == "i":
            words = _("Its four cells, as they will lie in the case.")
            return Push(CardCloseUp(face(self.tried), card_words(self.tried), words))
        return super().key(name)

    def _take_up(self, card: Card) -> None:
        """Hold this card from now on, if it fits anywhere at all."""
        if self._gains[card]:
            self.card = card


def _cell(name: str | None) -> Cell | None:
    """The cell of a control over the case."""
    return CELLS[name.removeprefix(AT)] if name is not None and name.startswith(AT) else None
