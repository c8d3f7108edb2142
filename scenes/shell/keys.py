"""Every key of the game on one sheet; F1 opens it everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.words import N_, _
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item, Veil
from scenes.kit.key_labels import KeyLabels
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.kit.signals import UNDO_CAP
from scenes.kit.theme import FAINT_INK
from scenes.shell.backyard import DEEP

EVERYWHERE: Final = (
    ("← → ↑ ↓", N_("Move the selection")),
    ("Tab", N_("Next item")),
    ("Enter", N_("Choose, press")),
    ("Esc", N_("Menu, or back")),
    ("F1", N_("This sheet")),
    ("F11", N_("Full screen")),
)
LINES: Final = 12  # that there is room for
WORDS: Final = N_(
    "One hand is enough to play. Point at a thing to see what it would do; rest there to learn "
    "what it is; click to do it, right-click to look closer; the wheel moves through your hand. "
    "With a finger: tap to look, tap again or drag to play, hold to ask."
)


class KeysScene(BaseScene[None]):
    """A sheet over whatever was there. Any key that leaves a menu closes it."""

    covers = False

    def draw(self, frame: Frame) -> DisplayList:
        """Two columns of key caps and words."""
        sheet = parts.sheet(frame, 1240, 940)
        more = 28.0 if frame.large else 0.0  # for the sentence below
        left, right = parts.columns(
            parts.box(sheet.x + 56, sheet.y + 128, sheet.w - 112, sheet.h - 380 - more), 2, 40
        )
        x, y, w = sheet.x + 60, sheet.bottom - 228 - more, sheet.w - 120
        words = parts.fitted_paragraph(frame, _(WORDS), x, y, w, 104 + more, 24, colour=FAINT_INK)
        button = parts.box(sheet.cx - 180, sheet.bottom - 116, 360, 72)
        return (
            Veil(DEEP, 0.55),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, _("Controls"), sheet.x + 56, sheet.y + 64, 600),
            parts.rule(sheet.x + 40, sheet.y + 106, sheet.w - 80),
            *self._group(frame, left, _("Everywhere"), EVERYWHERE),
            *self._group(frame, right, _("At the table"), at_the_table(frame.key_labels)),
            parts.rule(sheet.x + 40, sheet.bottom - 244 - more, sheet.w - 80),
            *words.items,
            *parts.button(frame, button, "close", _("Got it"), primary=True, key="Enter", size=30),
        )

    @staticmethod
    def _group(frame: Frame, place: Place, title: str, keys: Sequence[tuple[str, str]]) -> Items:
        items: list[Item] = [
            parts.heading(frame, title, place.x, place.y + 30, place.w, 28),
        ]
        wide = parts.roomier(frame, 160, 18)
        body = parts.box(place.x, place.y + 62, place.w, place.h - 70)
        named = parts.with_keys(frame, keys)
        for row, (key, message) in zip(parts.rows(body, LINES), named, strict=False):
            items += parts.key_cap(frame, row.x, row.cy, key)
            room = row.w - wide
            items.append(parts.fitted(frame, _(message), row.x + wide, row.cy - 1, room, 24))
        return tuple(items)

    def default_focus(self) -> str | None:
        return "close"

    def activate(self, name: str) -> Change[None]:
        return Pop(None)

    def key(self, name: str) -> Change[None]:
        """Escape and F1 close."""
        return Pop(None) if name in ("escape", "f1") else None


def at_the_table(key_labels: KeyLabels) -> list[tuple[str, str]]:
    """The keys that do something in what is played, in messages."""
    keys = (
        ("W", N_("What is this?")),
        ("1–9", N_("Choose a card by position")),
        (UNDO_CAP, N_("Undo")),
        ("I", N_("Look closer")),
        ("T", key_labels.close_up),
        ("L", N_("Log")),
        ("N", N_("Since your last turn")),
        ("G", N_("Where the game stands")),
        ("S", N_("Animation speed")),
        ("P", N_("Pass (where allowed)") if key_labels.passes else ""),
        (",", N_("Replay: one step back")),
        (".", N_("Replay: one step forward")),
    )
    return [(key, message) for key, message in keys if message]


def back_or_keys(name: str) -> Pop[None] | Push[None] | None:
    """What two keys do on most sheets: Escape goes back with nothing, F1 shows the keys."""
    if name == "escape":
        return Pop(None)
    return Push(KeysScene()) if name == "f1" else None
