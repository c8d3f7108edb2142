"""Putting Mosquitos in pairs, secretly: each pair copies a type that is in the hand."""

from __future__ import annotations

from typing import Final

from game.describe import Choice
from game.describe.rugs.names import KIND_SIGNS
from game.describe.rugs.weighing import PAIR
from game.rules.rugs import api as rugs
from game.table import Seat
from game.words import _, ngettext, pgettext, with_sign
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import fitted, ring_if
from scenes.kit.scene import Frame
from scenes.kit.theme import BAD, FAINT_INK, GOOD, PAPER_LIGHT, PAPER_SHADE
from scenes.rugs.board.highlights import OutcomePreview, RugsHighlights
from scenes.rugs.session import RugsQuestionLayer, RugsSession

FOOT: Final = 84.0


class GroupLayer(RugsQuestionLayer):
    """A tile for each type; nobody sees the choice. Pops with a pair, or with no more."""

    lies = RugsHighlights(free=True)

    def __init__(self, session: RugsSession, seat: Seat) -> None:
        super().__init__(session, seat)

    @property
    def _left(self) -> int:
        hand = self.view.hand or ()
        found = sum(rugs.kind_of(card) == rugs.MOSQUITO for card in hand)
        return found - 2 * len(self.view.my_pairs)

    @property
    def _mosquito(self) -> rugs.Card:
        return next(card for card in self.view.hand or () if rugs.kind_of(card) == rugs.MOSQUITO)

    def draw(self, frame: Frame) -> DisplayList:
        """The attic with a sheet on the rug."""
        layout, choice, asked = self.layout(frame), self.choice, self.question_highlights
        outcome = None
        if choice is not None and choice.zone and not choice.refused:
            pairs = (*self.view.my_pairs, _kind(choice))
            outcome = OutcomePreview(_("With this pair"), self.view.hand or (), pairs)
        asked["hints"] += (("Esc", pgettext("what a key does", "menu")),)
        mosquito = rugs.card_name(self._mosquito)
        highlights = RugsHighlights(**asked, outcome=outcome, free=True, focus_card=mosquito)
        items = self.picture(frame, highlights) + self._sheet(frame, layout["floor"])
        return [*items, *self.speech(frame, layout)]

    def _sheet(self, frame: Frame, floor: Place) -> list[Item]:
        sheet = parts.inset(floor, 96, 48)
        inner = parts.inset(sheet, 28, 18)
        words = ngettext(
            "{count} single Mosquito. Two can count as one bug of a type you hold.",
            "{count} single Mosquitoes. Two can count as one bug of a type you hold.",
            self._left,
        ).format(count=self._left)
        high = 50 + len(parts.wrap(frame, words, inner.w, 20)) * parts.drawn_size(frame, 20) * 1.34
        items: list[Item] = [
            *parts.panel(sheet, radius=18.0),
            parts.heading(frame, _("What is this pair?"), inner.x, inner.y + 20, inner.w, 30),
            *parts.fitted_paragraph(
                frame, words, inner.x, inner.y + 42, inner.w, high - 46, 20, colour=FAINT_INK
            ).items,
        ]
        grid = parts.box(inner.x, inner.y + high, inner.w, inner.h - high - FOOT)
        *tiles, done = self.question.choices
        cells = [cell for row in parts.rows(grid, 2, 12) for cell in parts.columns(row, 4, 14)]
        for cell, choice in zip(cells, tiles, strict=True):
            items += self._tile(frame, cell, choice)
        foot = parts.box(inner.cx - 230, inner.bottom - FOOT + 18, 460, FOOT - 18)
        button = parts.button(frame, foot, done.id, done.name, size=26)
        return [*items, *parts.as_answers(button)]

    def _tile(self, frame: Frame, cell: Place, choice: Choice[rugs.Action]) -> list[Item]:
        """A type with what a pair of it would bring."""
        kind, ok = _kind(choice), choice.refused is None
        size = min(52.0, cell.h * 0.56)
        held = rugs.kinds_in(self.view.hand or ())[kind]
        change = self._change(kind)
        colour = FAINT_INK if not ok or not change else GOOD if change > 0 else BAD
        words = with_sign(change)
        if kind == rugs.ANT:
            words, colour = f"+{rugs.fewest_ants(self.view.seats)}–5", GOOD
        below = words if ok else _("none held") if not held else "–"
        upper = cell.y + cell.h * 0.33
        left = cell.x + size + 18
        return [
            *ring_if(frame, choice.id, cell, 12),
            *parts.inlay(cell, PAPER_LIGHT if ok else PAPER_SHADE, 12.0),
            Picture(KIND_SIGNS[kind], cell.x + 12, upper - size / 2, size, size, 0.0,
                    1.0 if ok else 0.4),
            fitted(frame, below, cell.right - 14, upper, cell.right - 14 - left, 24, Font.TITLE,
                   colour, "r", high=cell.h * 0.5),
            fitted(frame, choice.name, cell.cx, cell.bottom - cell.h * 0.22, cell.w - 6, 21,
                   Font.HEAVY, align="c", high=cell.h * 0.44),
            Control(choice.id, *cell[:4], choice.name, refused=not ok, answers=True),
        ]  # fmt: skip

    def _change(self, kind: rugs.Kind) -> int:
        hand, pairs = self.view.hand or (), self.view.my_pairs
        return (
            rugs.worth(hand, (*pairs, kind), self.view.seats).points
            - rugs.worth(hand, pairs, self.view.seats).points
        )


def _kind(choice: Choice[rugs.Action]) -> rugs.Kind:
    return rugs.KINDS.index(choice.id.removeprefix(PAIR))
