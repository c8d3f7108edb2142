"""For what stake a new Trilogy is played: a row of bolts, and what the one in the focus means."""

from __future__ import annotations

from typing import Final

from game.describe.council.stake_words import (
    conditions,
    locked_words,
    sentence,
    stake_name,
    step_words,
)
from game.history.bolts import Bolts
from game.rules.council.api import STEPS, Stake
from game.words import _
from scenes.council.mood import IN_THE_SHED
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Font, Glow, Item, Kind, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import BaseScene, Change, Frame, Pop
from scenes.kit.theme import FAINT_INK, INK, LIT, PAPER_LIGHT
from scenes.shell.backyard import dusk
from scenes.shell.keys import back_or_keys

BOLT: Final = "council/bolt"
HOLE: Final = "council/bolt_hole"
CELL: Final = 176.0  # the height of the row
LOCKED: Final = 0.4  # how much is seen of a hole that no bolt fits into yet
DISC: Final = "#D9C79C"


class ChooseStakeScene(BaseScene[Stake | None]):
    """Pops with the stake, or with None. ``bolts`` are those there are; the next one is chosen."""

    mood = IN_THE_SHED

    def __init__(self, bolts: Bolts) -> None:
        self._bolts = bolts
        self._chosen = max(step for step in Stake if bolts.opens(step))
        self._seen = self._chosen  # whose words are shown

    def draw(self, frame: Frame) -> DisplayList:
        """The row above, the words below it, and the two ways on."""
        sheet = parts.sheet(frame, 1560, 860)
        inner = parts.inset(sheet, 52)
        row = parts.box(inner.x, inner.y + 92, inner.w, CELL)
        words = parts.box(inner.x, row.bottom + 26, inner.w, inner.bottom - row.bottom - 26 - 104)
        back = parts.box(inner.x, inner.bottom - 76, 280, 76)
        begin = parts.box(inner.right - 460, inner.bottom - 76, 460, 76)
        return (
            *dusk(frame),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, _("Which stake?"), inner.x, inner.y + 20, inner.w * 0.5),
            parts.fitted(
                frame, _("Each step adds a rule to those before it."), inner.right, inner.y + 24,
                inner.w * 0.48, 24, colour=FAINT_INK, align="r",
            ),
            parts.rule(sheet.x + 40, inner.y + 62, sheet.w - 80),
            *self._row(frame, row),
            *self._words(frame, words),
            *parts.button(frame, back, "back", _("Back"), key="Esc"),
            *parts.button(
                frame, begin, "begin", _("Begin the Trilogy"), primary=True, key="Enter", size=30
            ),
        )  # fmt: skip

    def _row(self, frame: Frame, place: Place) -> Items:
        items: list[Item] = []
        for cell, step in zip(parts.columns(place, len(Stake), 12), Stake, strict=True):
            items += self._cell(frame, cell, step)
        return tuple(items)

    def _cell(self, frame: Frame, place: Place, step: Stake) -> Items:
        name, chosen, opened = control_of(step), step is self._chosen, self._bolts.opens(step)
        size = place.w * 0.6
        x, y = place.cx - size / 2, place.y + 14
        ground = LIT if chosen else PAPER_LIGHT
        said = step_words(step)
        return (
            *parts.ring_if(frame, name, place, 16),
            *parts.panel(place, ground, 16, inner=False),
            *((Glow(place.cx, y + size / 2, size * 0.62, LIT, 0.6),) if chosen else ()),
            *self._sign(frame, step, x, y, size),
            parts.fitted(
                frame, stake_name(step) if step else _("No stake"),
                place.cx, place.bottom - 32, place.w - 14, 24, Font.HEAVY,
                INK if opened else FAINT_INK, "c",
            ),
            Control(
                *(name, *place[:4], said), kind=Kind.RADIO, group=_("Stake"), value=said,
                on=chosen, refused=not opened, why="" if opened else locked_words(step),
            ),
        )  # fmt: skip

    def _sign(self, frame: Frame, step: Stake, x: float, y: float, size: float) -> Items:
        """A bolt where one was won, else its hole; no stake at all has neither."""
        if not step:
            middle, r = (x + size / 2, y + size / 2), size * 0.42
            zero = parts.drawn_size(frame, 34)
            return parts.disc(*middle, r, DISC), Text("0", *middle, zero, Font.TITLE, INK, "c")
        return (_bolt(self._bolts, step, x, y, size),)

    def _words(self, frame: Frame, place: Place) -> Items:
        """The sentence of the step in the focus, and below it those it comes on top of."""
        step, inner = self._seen, parts.inset(place, 34, 24)
        told = parts.fitted_paragraph(
            frame, sentence(step), inner.x, inner.y, inner.w, inner.h * 0.44, 34, Font.TITLE
        )
        below = conditions(step - 1)
        rest = parts.box(inner.x, told.bottom + 20, inner.w, inner.bottom - told.bottom - 20)
        lines = [] if self._bolts.opens(step) else [locked_words(step)]
        if below:
            lines += [_("Together with:"), *below]
        return (
            *parts.inlay(place),
            *told.items,
            *parts.fitted_paragraph(
                frame, "\n".join(lines), rest.x, rest.y, rest.w, rest.h, 25, colour=FAINT_INK
            ).items,
        )

    # input

    def default_focus(self) -> str | None:
        return "begin"

    def on_focus(self, name: str | None) -> None:
        """Tell of the bolt in the focus, elsewhere of the one that is chosen."""
        at = {control_of(step): step for step in Stake}
        self._seen = at.get(name or "", self._chosen)

    def activate(self, name: str) -> Change[Stake | None]:
        if name in {"back", "begin"}:
            return Pop(self._chosen if name == "begin" else None)
        step = next((each for each in Stake if control_of(each) == name), None)
        if step is not None and self._bolts.opens(step):
            self._chosen = self._seen = step
        return None

    def key(self, name: str) -> Change[Stake | None]:
        return back_or_keys(name)


def control_of(step: Stake) -> str:
    """The control of a step."""
    return f"stake:{int(step)}"


def _bolt(bolts: Bolts, step: Stake, x: float, y: float, size: float) -> Item:
    """The bolt of a step that was won, or its hole."""
    won = bolts.has(step)
    seen = 1.0 if won or bolts.opens(step) else LOCKED
    return Picture(BOLT if won else HOLE, x, y, size, size, 0.0, seen)


def bolt_row(place: Place, bolts: Bolts) -> Items:
    """All of them side by side: that there are stakes, and how many are won."""
    cells = zip(STEPS, parts.columns(place, len(STEPS)), strict=True)
    side = min(place.h, place.w / len(STEPS) - 2)
    said = _("Stakes won: {count} of {all}").format(count=bolts.number, all=len(STEPS))
    return (
        *(_bolt(bolts, step, cell.cx - side / 2, cell.cy - side / 2, side) for step, cell in cells),
        parts.in_words(place, (said,)),
    )
