"""Putting Mosquitos in pairs, secretly: each pair copies a type that is in the hand."""

from __future__ import annotations

from typing import Final

from game.describe.line import Line
from game.describe.rugs.names import KIND_SIGNS, kind_name, kind_span
from game.rules.rugs.api import (
    ANT,
    DONE,
    KINDS,
    MOSQUITO,
    PAIRS,
    SCORING_ORDER,
    Card,
    Kind,
    Pair,
    card_name,
    kind_of,
    kinds_in,
    why_not,
    worth,
)
from game.table import Seat
from game.words import _, ngettext, pgettext, signed
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import fitted, ring_if
from scenes.kit.scene import Change, Frame, Pop
from scenes.kit.theme import BAD, FAINT_INK, GOOD, PAPER_LIGHT, PAPER_SHADE
from scenes.rugs.attic.look import Outcome, RugsLook
from scenes.rugs.layers.refusals import told
from scenes.rugs.session import RugsAnswer, RugsLayer, RugsSession
from scenes.table.pieces.bubble import why_not_bubble
from scenes.table.pieces.ribbon import talk

FINISH: Final = "done"
FOOT: Final = 84.0


class GroupLayer(RugsLayer):
    """A tile for each type; nobody sees the choice. Pops with a pair, or with no more."""

    def __init__(self, session: RugsSession, seat: Seat) -> None:
        super().__init__(session, seat)
        self._legal = {action.kind for action in self.view.legal if isinstance(action, Pair)}

    @property
    def _kind(self) -> Kind | None:
        if self.focus is None or not self.focus.startswith("pair:"):
            return None
        return KINDS.index(self.focus.removeprefix("pair:"))

    @property
    def _left(self) -> int:
        """How many Mosquitos are single still."""
        hand = self.view.hand or ()
        found = sum(kind_of(card) == MOSQUITO for card in hand)
        return found - 2 * len(self.stage.my_pairs)

    @property
    def _mosquito(self) -> Card:
        """The one that is told about."""
        return next(card for card in self.view.hand or () if kind_of(card) == MOSQUITO)

    def draw(self, frame: Frame) -> DisplayList:
        """The attic with a sheet on the rug."""
        layout = self.layout(frame)
        kind = self._kind
        outcome = None
        if kind is not None and kind in self._legal:
            pairs = (*self.stage.my_pairs, kind)
            outcome = Outcome(_("With this pair"), self.view.hand or (), pairs)
        look = RugsLook(
            title=_("Pairs"),
            turn=self.seat,
            turn_words=_("your choice"),
            outcome=outcome,
            free=True,
            focus_card=card_name(self._mosquito),
            hints=(
                ("← →", pgettext("what a key does", "choose")),
                ("Enter", pgettext("what a key does", "make the pair")),
                ("Esc", pgettext("what a key does", "menu")),
            ),
        )
        items = self.picture(frame, look) + self._sheet(frame, layout["floor"])
        return [*items, *self._speech(frame, kind)]

    def _sheet(self, frame: Frame, floor: Place) -> list[Item]:
        sheet = parts.inset(floor, 96, 48)
        inner = parts.inset(sheet, 28, 18)
        words = ngettext(
            "{count} single Mosquito; two may count as one bug of a type you hold.",
            "{count} single Mosquitos; two may count as one bug of a type you hold.",
            self._left,
        ).format(count=self._left)
        high = 50 + len(parts.wrap(frame, words, inner.w, 20)) * parts.drawn_size(frame, 20) * 1.34
        items: list[Item] = [
            *parts.panel(sheet, radius=18.0),
            parts.heading(frame, _("What does a pair copy?"), inner.x, inner.y + 20, inner.w, 30),
            *parts.fitted_paragraph(
                frame, words, inner.x, inner.y + 42, inner.w, high - 46, 20, colour=FAINT_INK
            ).items,
        ]
        grid = parts.box(inner.x, inner.y + high, inner.w, inner.h - high - FOOT)
        kinds = iter(SCORING_ORDER)
        for row in parts.rows(grid, 2, 12):
            for cell in parts.columns(row, 4, 14):
                items += self._tile(frame, cell, next(kinds))
        done = parts.box(inner.cx - 230, inner.bottom - FOOT + 18, 460, FOOT - 18)
        label = _("No further pair")
        return [*items, *parts.answering(parts.button(frame, done, FINISH, label, size=26))]

    def _tile(self, frame: Frame, cell: Place, kind: Kind) -> list[Item]:
        """A type with what a pair of it would bring."""
        name, ok = f"pair:{KINDS[kind]}", kind in self._legal
        size = min(52.0, cell.h * 0.56)
        held = kinds_in(self.view.hand or ())[kind]
        change = self._change(kind)
        colour = FAINT_INK if not ok or not change else GOOD if change > 0 else BAD
        words = signed(change)
        if kind == ANT:
            words, colour = "+1–5", GOOD
        below = words if ok else _("none held") if not held else "–"
        upper = cell.y + cell.h * 0.33
        left = cell.x + size + 18
        return [
            *ring_if(frame, name, cell, 12),
            *parts.inlay(cell, PAPER_LIGHT if ok else PAPER_SHADE, 12.0),
            Picture(KIND_SIGNS[kind], cell.x + 12, upper - size / 2, size, size, 0.0,
                    1.0 if ok else 0.4),
            fitted(frame, below, cell.right - 14, upper, cell.right - 14 - left, 24, Font.TITLE,
                   colour, "r", high=cell.h * 0.5),
            fitted(frame, kind_name(kind), cell.cx, cell.bottom - cell.h * 0.22, cell.w - 16, 21,
                   Font.HEAVY, align="c", high=cell.h * 0.44),
            Control(name, *cell[:4], kind_name(kind), refused=not ok, answers=True),
        ]  # fmt: skip

    def _change(self, kind: Kind) -> int:
        hand, pairs = self.view.hand or (), self.stage.my_pairs
        return worth(hand, (*pairs, kind)).points - worth(hand, pairs).points

    @property
    def clause(self) -> str:
        """The clause that refuses the type in focus."""
        if self.focus is None or not self.focus.startswith("pair:"):
            return ""
        refusal = why_not(self.view, PAIRS[KINDS.index(self.focus.removeprefix("pair:"))])
        return "" if refusal is None else refusal.clause

    def _speech(self, frame: Frame, kind: Kind | None) -> list[Item]:
        layout, name = self.layout(frame), self.session.name(self.seat)
        if kind is not None and kind not in self._legal:
            refusal = why_not(self.view, PAIRS[kind])
            assert refusal is not None
            return why_not_bubble(frame, layout["caption"], None, *told(refusal))
        line = Line.of(_("put two Mosquitos together, or leave them single."), name)
        if kind is not None:
            line = Line.of(_("a pair counts as one {bug} more."), name, bug=kind_span(kind))
        return list(talk(frame, line, layout))

    def activate(self, name: str) -> Change[RugsAnswer]:
        """Make a pair, or no more."""
        if name == FINISH:
            return Pop(DONE)
        if not name.startswith("pair:"):
            return super().activate(name)
        kind = KINDS.index(name.removeprefix("pair:"))
        return Pop(PAIRS[kind]) if kind in self._legal else None
