"""Who are you? A name, and a colour with its face; asked once, and whenever somebody wants to."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.people import person
from game.words import N_, _, pgettext
from scenes.kit import parts
from scenes.kit.bindings import Shortcut
from scenes.kit.display import Control, DisplayList, Item, Kind, Picture, Veil
from scenes.kit.graphemes import can_be_seen, trim
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import rect, shape
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.kit.text_field import TextField
from scenes.kit.theme import BAD, FAINT_INK, INK, LIT, SEAT_COLOURS, player_colours
from scenes.shell.backyard import DEEP
from scenes.shell.entry import Faces
from scenes.shell.keys import KeysScene
from scenes.shell.table_form.draft import (
    LEAST_COLOURS,
    LONGEST_NAME,
    NAMES,
    colour_name,
    longest_name,
    next_name,
)
from scenes.shell.table_form.form import name_hint
from scenes.shell.table_form.known import known_name

COLOURS: Final = player_colours(LEAST_COLOURS)
TITLE: Final = N_("Who are you?")
WIDE, HIGH = 1040.0, 640.0
EDGE: Final = 56.0
BRIGHT: Final = 9.0  # round the colour that is chosen


class WhoScene(BaseScene[bool | None]):
    """Pops with True once it is known, or with None.

    Enter takes what stands there, whatever has the focus.

    ``faces`` belong to colours; without one the colour itself is shown.
    """

    covers = False

    def __init__(self, preferences: Preferences, faces: Faces) -> None:
        self._preferences = preferences
        self._faces = faces
        self._colour = preferences.colour if preferences.colour in COLOURS else COLOURS[0]
        line = TextField.of(known_name(preferences) or NAMES[0], LONGEST_NAME)
        self._line = replace(line, anchor=0)  # the first letter replaces what is only proposed
        self._focus: str | None = "name"
        self._note = ""

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The question, the line, the faces, and two buttons."""
        sheet = parts.sheet(frame, WIDE, HIGH)
        inner = parts.inset(sheet, EDGE, 40)
        step = parts.roomier(frame, 1.0, 20) ** 0.5
        name = parts.box(inner.x, inner.y + 92 + 34 * step, inner.w, 64)
        low = parts.box(inner.x, inner.bottom - 76, inner.w, 76)
        label = name.bottom + 32 * step
        faces = parts.box(inner.x, label + 24 * step, inner.w, low.y - 28 - label - 24 * step)
        colours = _("Your colour, and your delegate at the table")
        return (
            Veil(DEEP, 0.6),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, _(TITLE), inner.x, inner.y + 26, inner.w, 42),
            self._words_item(frame, _("What are you called?"), inner, name.y - 24 * step),
            *parts.field(
                frame,
                name,
                "name",
                self._line.text,
                _("What are you called?"),
                line=self.line,
                wrong=not self._is_known,
                empty=pgettext("in an empty field", "name"),
            ),
            self._words_item(frame, colours, inner, label),
            *self._choice(frame, faces),
            *self._foot(frame, low),
        )

    @staticmethod
    def _words_item(frame: Frame, words: str, place: Place, y: float) -> Item:
        return parts.fitted(frame, words, place.x, y, place.w, 24, colour=FAINT_INK)

    def _choice(self, frame: Frame, place: Place) -> Items:
        """The colours side by side; the chosen one stands on a light plate."""
        group = _("Your colour")
        items: list[Item] = []
        for cell, colour in zip(parts.columns(place, len(COLOURS), 20), COLOURS, strict=True):
            chosen = colour == self._colour
            if chosen:
                plate = parts.inset(cell, -BRIGHT, -BRIGHT)
                drawn = rect(0, 0, plate.w, plate.h, LIT, 20, INK, 3.0)
                items.append(shape(drawn, *plate[:4]))
            ground = rect(0, 0, cell.w, cell.h, SEAT_COLOURS[colour], 14, INK, 2.4)
            items += parts.ring_if(frame, f"colour:{colour}", cell, 14)
            items.append(shape(ground, *cell[:4]))
            size = min(cell.w, cell.h) - 12
            if colour in self._faces:
                face = self._faces[colour].picture
                items.append(Picture(face, cell.cx - size / 2, cell.cy - size / 2, size, size))
            else:
                items += parts.pawn(cell.cx, cell.cy, size / 3, colour, self._line.text or "?")
            called = colour_name(colour)
            items.append(
                Control(
                    f"colour:{colour}",
                    *cell[:4],
                    parts.control_name(group, called),
                    kind=Kind.RADIO,
                    group=group,
                    value=called,
                    on=chosen,
                )
            )
        return tuple(items)

    def _foot(self, frame: Frame, place: Place) -> Items:
        back = parts.box(place.x, place.y, 200, place.h)
        go = parts.box(place.right - 300, place.y, 300, place.h)
        room = parts.box(back.right + 24, place.y, go.x - back.right - 48, place.h)
        why = self._note or ("" if self._is_known else _("Enter a name."))
        words = why or (name_hint(frame) if self.is_typing else "")
        key = "" if (frame.focus or "").startswith("colour:") else "Enter"
        return (
            *parts.button(frame, back, "back", _("Back"), key="Esc"),
            *parts.fitted_lines(
                frame, words, room.x, room.cy, room.w, room.h, 20, colour=BAD if why else FAINT_INK
            ),
            *parts.button(
                frame,
                go,
                "me",
                _("That is me"),
                primary=True,
                key=key,
                enabled=self._is_known,
                why=why,
            ),
        )

    # input

    @property
    def _is_known(self) -> bool:
        return can_be_seen(self._line.text)

    @property
    def is_typing(self) -> bool:
        """Letters are wanted while the name has the focus."""
        return self._focus == "name"

    @property
    def line(self) -> TextField:
        """The name."""
        return self._line

    def on_text(self, line: TextField, trouble: str = "") -> None:
        """The name has become this."""
        self._line = line
        self._note = trouble or (longest_name() if line.full else "")

    def default_focus(self) -> str | None:
        return "name"

    def on_focus(self, name: str | None) -> None:
        self._focus = name
        self._note = ""

    def activate(self, name: str) -> Change[bool | None]:
        """Choose a face, or be known by what stands there."""
        group, _colon, value = name.partition(":")
        if group == "colour":
            self._colour = value
        elif name == "back":
            return Pop(None)
        elif self._is_known:
            self._preferences.called = trim(self._line.text)
            self._preferences.colour = self._colour
            return Pop(True)
        return None

    def key(self, name: str) -> Change[bool | None]:
        """Escape leaves; a gamepad without letters gives another name."""
        if self.is_typing and name == Shortcut.LOOK_CLOSER:
            text = next_name(self._line.text, (person(self._line.text),))
            self._line = TextField.of(text, LONGEST_NAME)
        if name == "escape":
            return Pop(None)
        return Push(KeysScene()) if name == "f1" else None
