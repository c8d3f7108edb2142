"""Laying one of two cards: its middle is steered or dragged over the crossings of the case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.describe import Choice, Path, Question, RefusalReason, Remark
from game.describe.glass.names import card_words
from game.describe.glass.questions import AT, cell_of, number_of
from game.describe.glass.surface import HOLD
from game.describe.line import Line
from game.rules.glass import api as glass
from game.rules.glass.api import Cell
from game.table import Seat
from game.words import _, pgettext
from scenes.glass.board.legend import PLACING, PLACING_RECKONED, legend
from scenes.glass.cards import face
from scenes.glass.layers.question import GlassLayer
from scenes.glass.picture import GlassHighlights
from scenes.glass.places import GlassPlaces, card_middle, cell_size, places_of
from scenes.glass.session import GlassAnswer, GlassSession
from scenes.kit import display, parts
from scenes.kit.display import Control, DisplayList, Item, Kind, Picture
from scenes.kit.layout import Layout, Place
from scenes.kit.scene import Change, Frame, Pop, Push
from scenes.kit.scene_protocols import DragState
from scenes.kit.sound import Sound, SoundCue
from scenes.kit.theme import BAD
from scenes.table.pieces.close_up import CardCloseUp
from scenes.table.pieces.ribbon import talk

WIDE: Final = 560.0
EDGE: Final = 20.0
SIGN: Final = 40.0
SIZE: Final = 24.0


def said_at(frame: Frame, case: Place, cell: Cell, sentence: str) -> list[Item]:
    """A bubble below the card that is held there, or above it where the case ends."""
    room = WIDE - SIGN - 3 * EDGE
    text = parts.paragraph(frame, sentence, 0, 0, room, SIZE)
    high = max(text.bottom, SIGN) + 1.4 * EDGE
    x, y = card_middle(case, cell)
    size = cell_size(case)
    below = y + size + 26 + high < case.bottom + 40
    top = y + size + 26 if below else y - size - 26 - high
    left = min(max(x - WIDE / 2, case.x - 10), case.right + 10 - WIDE)
    box = parts.box(left, top, WIDE, high)
    tip = (x, y + size * 0.9) if below else (x, y - size * 0.9)
    words = parts.paragraph(
        frame, sentence, box.x + SIGN + 2 * EDGE, box.cy - text.bottom / 2, room, SIZE
    )
    cross = Picture("shared/token_cross", box.x + EDGE, box.cy - SIGN / 2, SIGN, SIGN)
    return [*parts.bubble(box, BAD, tip), cross, *words.items]


CARRIED: Final = 1.88  # how wide a card in the air is, in cells of the case


class PlaceLayer(GlassLayer):
    """Pops with the card and its place.

    All sixteen crossings can be reached: a place that is refused says why. A card that is dragged
    lies where it is let go; over a place that is refused it stays in the hand, and so does one
    that is let go outside of the case.
    """

    def __init__(self, session: GlassSession, seat: Seat) -> None:
        super().__init__(session, seat)
        lays = [action for action in self.view.legal if isinstance(action, glass.Lay)]
        case = self.view.cases[seat]
        self._gains: Mapping[glass.Card, Mapping[glass.Cell, int]] = {
            card: glass.gains(case, card) for card in self.view.hands[seat]
        }
        best = lays[0]
        if session.top.best:
            best = max(lays, key=lambda lay: self._gains[lay.card][lay.cell])
        self.step((f"{HOLD}{best.card}",))
        self._thing: DragState | None = None
        self._missed: glass.Lay | None = None  # where a card was let go that may not lie there
        self._refused = False  # that is to be heard

    @property
    def held_card(self) -> glass.Card:
        """The card that is held until the other one is taken up."""
        return number_of(self.chosen[0])

    @property
    def cell(self) -> glass.Cell | None:
        """The upper left cell of the card where it is held now; None: it is held nowhere."""
        if self._thing is not None:
            return _cell(self._thing.over)
        return _cell(self.focus) if self._missed is None else self._missed.cell

    @property
    def tried_card(self) -> glass.Card:
        """The card that is held over the case, or would be."""
        if self._thing is not None:
            return self._card_of(self._thing)
        return self.held_card if self._missed is None else self._missed.card

    @property
    def choice(self) -> Choice[glass.Action] | None:
        """The place that the card is held over; else what is in the focus or in the air."""
        if self.cell is not None:
            return self._places.choice(AT + glass.CELL_NAMES[self.cell])
        return self.question.choice(f"{HOLD}{self.tried_card}" if self._thing else self.focus)

    @property
    def path(self) -> Path:
        return (f"{HOLD}{self.tried_card}",)

    @property
    def _places(self) -> Question[glass.Action]:
        if self.tried_card == self.held_card:
            return self.question
        return self.session.ui.description.ask(self.view, self.session.seats, self.path)

    @property
    def airborne(self) -> DragState | None:
        """What is dragged where it cannot lie: it is drawn under the pointer."""
        return self._thing if self.cell is None else None

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The table with the card in its place, and one sentence about that."""
        layout, cell, card = self.layout(frame), self.cell, self.tried_card
        tried = None if cell is None else glass.LAYS[card, cell]
        there = refusal = None
        if tried is not None and cell is not None:
            if cell in self._gains[card]:
                there = glass.ghost(self.view, self.seat, card, cell)
            else:
                refusal = glass.why_not(self.view, tried)
        asked = self.question_highlights
        asked["hints"] = (
            ("←↑↓→", pgettext("what a key does", "move")),
            ("Enter", self.question.deed),
            ("↓" if frame.by_pad else "O", pgettext("what a key does", "other card")),
        )
        highlights = GlassHighlights(
            **asked,
            offer=card if tried is None else None,
            placing=tried,
            ghost=there,
            flagged=() if refusal is None else refusal.cells,
            chosen=(card,),
            lifted=None if self._missed is not None else self._held,
            away=None if self._thing is None else card,
        )
        items: list[Item] = [*self._controls(frame), *self.picture(frame, highlights)]
        signs = PLACING_RECKONED if self.session.top.best else PLACING
        items += legend(frame, layout["legend"], signs)
        items += self.speech(frame, layout)
        return [*items, *self._in_the_air(places_of(frame, self.view))]

    def remarks(self, choice: Choice[glass.Action]) -> tuple[Remark, ...]:
        """What a place would bring; of a card only the request, for it is not held yet."""
        is_place = choice.id.startswith(AT)
        return super().remarks(choice) if is_place else (Remark(self.question.says),)

    def _refusal(
        self, frame: Frame, layout: Layout, choice: Choice[glass.Action], refused: RefusalReason
    ) -> list[Item]:
        if self.cell is not None:
            return said_at(frame, layout["case"], self.cell, refused.words)
        return [*talk(frame, Line.to(self.session.seats[self.seat], refused.words), layout)]

    def _in_the_air(self, places: GlassPlaces) -> list[Item]:
        """A card on its way from the hand to the case, as large as it will lie there."""
        thing = self.airborne
        if thing is None:
            return []
        wide = cell_size(places.layout["case"]) * CARRIED
        return [display.Card(*face(self.tried_card), thing.x, thing.y, wide, alpha=0.9)]

    def _controls(self, frame: Frame) -> list[Control]:
        """The crossings, those that fit first, then the cards of the hand."""
        places = places_of(frame, self.view)
        case = places.layout["case"]
        size = cell_size(case)
        controls = []
        for each in self._places.choices:
            if each.id.startswith(AT):
                (x, y), refused = card_middle(case, cell_of(each.id)), each.refused is not None
                controls.append(
                    Control(
                        each.id, x - size / 2, y - size / 2, size, size, each.name,
                        refused=refused, answers=not refused,
                    )
                )  # fmt: skip
        for card in self.view.hands[self.seat]:
            place = places.card(self.seat, card)
            refused = not self._gains[card]
            title, words = _("The card you lay"), card_words(card)
            controls.append(
                Control(
                    *(f"{HOLD}{card}", *place[:4], words, refused),
                    kind=Kind.RADIO,
                    group=title,
                    value=words,
                    on=card == self.held_card,
                )
            )
        return controls

    @property
    def _held(self) -> glass.Card | None:
        """The card of the hand in the focus."""
        if self.focus is None or not self.focus.startswith(HOLD):
            return None
        return number_of(self.focus)

    # dragging

    def on_drag(self, thing: DragState | None) -> None:
        """A card of the hand, or the one over the case, is dragged."""
        self._missed = None
        is_card = thing is not None and thing.name.startswith((AT, HOLD))
        self._thing = thing if is_card else None

    def on_drop(self, thing: DragState, frame: Frame) -> Change[GlassAnswer]:
        """It lies where it may lie; else the reason is said, and it stays in the hand."""
        self._thing = None
        cell = _cell(thing.over)
        if not thing.name.startswith((AT, HOLD)) or cell is None:
            return None
        card = self._card_of(thing)
        if cell in self._gains[card]:
            return Pop(glass.LAYS[card, cell])
        self._take_up(card)
        self._missed, self._refused = glass.LAYS[card, cell], True
        return None

    def _card_of(self, thing: DragState) -> glass.Card:
        if thing.name.startswith(HOLD):
            return number_of(thing.name)
        return self.held_card

    def on_focus(self, name: str | None) -> None:
        """Looking elsewhere, nobody needs the reason any more."""
        super().on_focus(name)
        if self._missed is not None and _cell(name) != self._missed.cell:
            self._missed = None

    def sounds(self) -> Sequence[SoundCue]:
        """A card that may not lie where it was let go."""
        refused, self._refused = self._refused, False
        return [SoundCue(Sound.REFUSE)] if refused else []

    # input

    def default_focus(self) -> str | None:
        """The best place, or the first one where nobody reckons."""
        free = self._gains[self.held_card]
        best = max(free, key=lambda cell: free[cell]) if self.session.top.best else min(free)
        return AT + glass.CELL_NAMES[best]

    def activate(self, name: str) -> Change[GlassAnswer]:
        """Lay it, or take the other card up."""
        self._missed = None
        return super().activate(name)

    def key(self, name: str) -> Change[GlassAnswer]:
        """O takes the other card up, I looks closer."""
        if name == "o":
            self._missed = None
            self._take_up(next(card for card in self._gains if card != self.held_card))
            return None
        if name == "i":
            words = _("Its four cells, as they will be in the case.")
            return Push(CardCloseUp(face(self.tried_card), card_words(self.tried_card), words))
        return super().key(name)

    def _take_up(self, card: glass.Card) -> None:
        """Hold this card from now on, if it fits anywhere at all."""
        if self._gains[card]:
            self.step((f"{HOLD}{card}",))


def _cell(name: str | None) -> glass.Cell | None:
    """The cell of a control over the case."""
    return cell_of(name) if name is not None and name.startswith(AT) else None
