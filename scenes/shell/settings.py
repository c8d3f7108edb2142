"""All settings on one sheet; every change takes effect at once."""

from __future__ import annotations

from typing import Final

from scenes.kit import parts
from scenes.kit.display import DisplayList, Veil
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.preferences import Hearing, Preferences, Speed
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.kit.theme import FAINT_INK
from scenes.shell.backyard import DEEP
from scenes.shell.keys import KeysScene

Options = tuple[tuple[str, str], ...]

SPEEDS: Final = (
    (Speed.SLOW.value, "Slow"),
    (Speed.NORMAL.value, "Normal"),
    (Speed.FAST.value, "Fast"),
    (Speed.OFF.value, "Off"),
)
MOTION: Final = (("full", "Flights"), ("reduced", "Fades only"))
SOUND: Final = (
    (Hearing.ALL.value, "Everything"),
    (Hearing.EFFECTS.value, "No music"),
    (Hearing.NOTHING.value, "Nothing"),
)
WINDOW: Final = (("window", "In a window"), ("full", "Full screen"))
HINTS: Final = (("table", "As the table says"), ("never", "Never"))
CONFIRM: Final = (("no", "At once"), ("yes", "After a question"))
LOUDNESS: Final = (("master", "All"), ("music", "Music"), ("effects", "Effects"))
STEPS: Final = 10  # from silence to the loudest
ROW: Final = 126.0
HIGH: Final = 56.0


class SettingsScene(BaseScene):
    """A sheet over the title or the menu of the table. Pops with None."""

    covers = False

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """Motion and table on the left, sound and window on the right."""
        sheet = parts.centred(frame.width / 2, frame.height / 2, 1400, 830)
        inner = parts.inset(sheet, 52)
        body = parts.box(inner.x, inner.y + 84, inner.w, inner.h - 84 - 100)
        left, right = parts.columns(body, 2, 36)
        button = parts.box(inner.right - 300, inner.bottom - 72, 300, 72)
        note = "Every change counts at once, and next time as well."
        return (
            Veil(DEEP, 0.6),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, "Settings", inner.x, inner.y + 16, inner.w),
            parts.rule(sheet.x + 40, inner.y + 60, sheet.w - 80),
            *self._left(frame, left),
            *self._right(frame, right),
            parts.fitted(frame, note, inner.x, button.cy, inner.w - 340, 22, colour=FAINT_INK),
            *parts.button(frame, button, "close", "Done", primary=True, key="Esc"),
        )

    def _left(self, frame: Frame, place: Place) -> Items:
        wishes = self._preferences
        motion = "reduced" if wishes.reduced_motion else "full"
        hint = "table" if wishes.winner_hint else "never"
        confirm = "yes" if wishes.confirm_plays else "no"
        rows = _rows(place)
        return (
            *parts.inlay(place),
            *_choice(frame, rows[0], "speed", "Speed of cards and cubes", SPEEDS, wishes.speed),
            *_choice(frame, rows[1], "motion", "Motion", MOTION, motion),
            *_choice(frame, rows[2], "hint", "Show who is ahead in a trick", HINTS, hint),
            *_choice(frame, rows[3], "confirm", "Play what is chosen", CONFIRM, confirm),
        )

    def _right(self, frame: Frame, place: Place) -> Items:
        wishes = self._preferences
        window = "full" if wishes.fullscreen else "window"
        rows = _rows(place)
        return (
            *parts.inlay(place),
            *_choice(frame, rows[0], "sound", "Sound", SOUND, wishes.hearing),
            *self._loudness(frame, rows[1]),
            *_choice(frame, rows[2], "window", "Window", WINDOW, window),
            *parts.key_cap(frame, rows[3].x, rows[3].y + 24, "F11"),
            parts.fitted(
                frame,
                "changes this everywhere",
                rows[3].x + 74,
                rows[3].y + 23,
                rows[3].w - 74,
                22,
                colour=FAINT_INK,
            ),
        )

    def _loudness(self, frame: Frame, row: Place) -> Items:
        cells = parts.columns(row, len(LOUDNESS), 18)
        items: Items = ()
        for cell, (name, title) in zip(cells, LOUDNESS, strict=True):
            place = parts.box(cell.x, cell.y + 36, cell.w, HIGH)
            shown = f"{round(getattr(self._preferences, name) * 100)} %"
            items += (
                parts.heading(frame, title, cell.x, cell.y + 12, cell.w, 25),
                *parts.stepper(frame, place, name, shown, f"Loudness, {title}"),
            )
        return items

    # input

    def default_focus(self) -> str | None:
        """Enter closes."""
        return "close"

    def activate(self, name: str) -> Change:
        """Change the setting, or close."""
        group, _, value = name.partition(":")
        wishes = self._preferences
        match group:
            case "close":
                return Pop()
            case "speed":
                wishes.speed = Speed(value)
            case "motion":
                wishes.reduced_motion = value == "reduced"
            case "sound":
                wishes.hearing = Hearing(value)
            case "window":
                wishes.fullscreen = value == "full"
            case "hint":
                wishes.winner_hint = value == "table"
            case "confirm":
                wishes.confirm_plays = value == "yes"
            case _:
                self._change_loudness(group, 1 if value == "more" else -1)
        return None

    def _change_loudness(self, name: str, step: int) -> None:
        now = round(getattr(self._preferences, name) * STEPS)
        setattr(self._preferences, name, min(STEPS, max(0, now + step)) / STEPS)

    def key(self, name: str) -> Change:
        """Escape closes, F1 shows the keys."""
        if name == "escape":
            return Pop()
        return Push(KeysScene()) if name == "f1" else None


def _rows(place: Place) -> list[Place]:
    inner = parts.inset(place, 28, 22)
    return [parts.box(inner.x, inner.y + ROW * number, inner.w, ROW) for number in range(4)]


def _choice(
    frame: Frame, row: Place, group: str, title: str, options: Options, chosen: str
) -> Items:
    place = parts.box(row.x, row.y + 36, row.w, HIGH)
    return (
        parts.heading(frame, title, row.x, row.y + 12, row.w, 25),
        *parts.choice(frame, place, group, options, chosen, title),
    )
