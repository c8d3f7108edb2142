"""The menu at the table: go on, read, change how it is shown, or stop."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, TypeVar

from game.words import N_, _
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item, Veil
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push, Quit, Scene
from scenes.kit.signals import LOOK_UP
from scenes.kit.theme import BAD, FAINT_INK
from scenes.shell.backyard import DEEP
from scenes.shell.dialogs.confirm import ConfirmScene, if_yes
from scenes.shell.entry import NOBODY, Faces
from scenes.shell.keys import KeysScene, back_or_keys
from scenes.shell.settings.pages import SOUND, SPEED

R = TypeVar("R")


class MenuCommand(Enum):
    """What only the table itself can do for whoever has opened the menu."""

    LEAVE = "leave"
    TAKE_BACK = "take back"
    LEVELS = "levels"
    PHONES = "phones"
    HINT = "hint"


QUICK: Final = (SPEED, SOUND)
"""Settings that people change in the middle of a game."""
STEP: Final = 126.0

LOST: Final = N_("This game is not being saved. If you leave now, it is lost.")
PATIENCE: Final = 2.0  # seconds that the last save gets, so that nobody is frightened for nothing


def if_chosen(
    handle: Callable[[MenuCommand], Change[R]],
) -> Callable[[MenuCommand | None], Change[R]]:
    """What follows the menu: a command is handled; without one the table goes on."""
    return lambda command: None if command is None else handle(command)


class PauseScene(BaseScene[MenuCommand | None]):
    """Pops with what was chosen, or with None to go on.

    Args:
        preferences: What can be changed here.
        rules: Opens the rulebook of the game.
        safe: Whether the game is saved so many seconds from now: then nobody is asked before
            leaving it.
        take_back: Whether there is something that may be taken back.
        bots: Whether bots sit there that can play in another way.
        phones: Whether hands can be on phones.
        hint: Whether somebody is asked who may ask what is good.
        faces: Who sits down in a colour, for whoever changes who they are.
    """

    covers = False

    def __init__(
        self,
        preferences: Preferences,
        rules: Callable[[], Scene[None]],
        safe: Callable[[float], bool] = lambda _patience: False,
        *,
        take_back: bool = False,
        bots: bool = False,
        phones: bool = False,
        hint: bool = False,
        faces: Faces = NOBODY,
    ) -> None:
        self._rules = rules
        self._take_back = take_back
        self._bots = bots
        self._phones = phones
        self._hint = hint
        self._faces = faces
        self._preferences = preferences
        self._safe = safe

    def draw(self, frame: Frame) -> DisplayList:
        """A sheet of buttons over the table."""
        sheet = parts.centre(frame.width / 2, frame.height / 2, 860, 840)
        inner = parts.inset(sheet, 56)
        row = parts.box(inner.x, inner.y + 176, inner.w, 68)
        last = parts.columns(parts.box(inner.x, inner.bottom - 68, inner.w, 68), 2, 20)
        return (
            Veil(DEEP, 0.6),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, _("The table waits"), inner.x, inner.y + 8, inner.w - 250),
            self._kept_note(frame, inner),
            parts.rule(sheet.x + 40, inner.y + 52, sheet.w - 80),
            *parts.button(
                frame,
                parts.box(inner.x, inner.y + 78, inner.w, 80),
                "resume",
                _("Back to the game"),
                primary=True,
                key="Esc",
                size=32,
            ),
            *self._top(frame, row),
            *self._settings(frame, parts.box(inner.x, inner.y + 274, inner.w, 350)),
            *parts.in_a_row(
                (
                    *parts.button(frame, last[0], "leave", _("Leave the table")),
                    *parts.button(frame, last[1], "quit", _("Quit to desktop")),
                )
            ),
        )

    def _top(self, frame: Frame, place: Place) -> Items:
        """What can be read, and the way back."""
        buttons = [("rules", _("Rules"), LOOK_UP), ("keys", _("Controls"), "F1")]
        if self._hint:
            buttons.append(("hint", _("Hint"), "C"))
        if self._take_back:
            buttons.append(("take-back", _("Undo"), ""))
        cells = parts.columns(place, len(buttons), 16)
        return parts.in_a_row(
            item
            for cell, (name, words, key) in zip(cells, buttons, strict=True)
            for item in parts.button(frame, cell, name, words, key=key)
        )

    def _kept_note(self, frame: Frame, inner: Place) -> Item:
        words, colour = _("Everything is saved"), FAINT_INK
        if not self._safe(0.0):
            words, colour = _("Not saved"), BAD
        y, w = inner.y + 12, 240
        return parts.fitted(frame, words, inner.right, y, w, 22, colour=colour, align="r")

    def _settings(self, frame: Frame, place: Place) -> Items:
        x, y, w = place.x + 28, place.y + 38, place.w - 56
        items: list[Item] = []
        for number, pick in enumerate(QUICK):
            top = y + STEP * number
            items.append(parts.heading(frame, _(pick.heading(frame.key_labels)), x, top, w, 25))
            items += pick.control(frame, parts.box(x, top + 24, w, 56), self._preferences)
        buttons = [("settings", _("All settings"))]
        if self._bots:
            buttons.insert(0, ("bots", _("The bots")))
        if self._phones:
            buttons.insert(0, ("phones", _("Phones")))
        cells = parts.columns(parts.box(x, place.y + 270, w, 60), len(buttons), 16)
        row = parts.in_a_row(
            item
            for cell, (name, words) in zip(cells, buttons, strict=True)
            for item in parts.button(frame, cell, name, words, size=24)
        )
        return (*parts.inlay(place), *items, *row)

    def default_focus(self) -> str | None:
        return "resume"

    def activate(self, name: str) -> Change[MenuCommand | None]:
        """Carry out, or ask first where something would be lost."""
        group, _colon, value = name.partition(":")
        match group:
            case "resume":
                return Pop(None)
            case "rules":
                return Push(self._rules())
            case "keys":
                return Push(KeysScene())
            case "hint":
                return Pop(MenuCommand.HINT)
            case "take-back":
                return Pop(MenuCommand.TAKE_BACK)
            case "bots":
                return Pop(MenuCommand.LEVELS)
            case "phones":
                return Pop(MenuCommand.PHONES)
            case "settings":
                from scenes.shell.settings.scene import SettingsScene  # its pages are many

                return Push(SettingsScene(self._preferences, faces=self._faces))
            case "leave":
                return self._ask_first(Pop(MenuCommand.LEAVE), _("Leave this table?"), _("Leave"))
            case "quit":
                return self._ask_first(Quit(), _("Quit to desktop?"), _("Quit to desktop"))
            case _:
                pick = next(pick for pick in QUICK if pick.group == group)
                pick.change(self._preferences, value)
        return None

    def _ask_first(
        self, change: Change[MenuCommand | None], question: str, yes: str
    ) -> Change[MenuCommand | None]:
        """Carry out at once what loses nothing, anything else after a yes."""
        if self._safe(PATIENCE):
            return change
        return Push(ConfirmScene(question, _(LOST), yes, _("Stay")), if_yes(lambda: change))

    def key(self, name: str) -> Change[MenuCommand | None]:
        """Escape goes on, F1 shows the keys, a question mark the rules."""
        if name == LOOK_UP:
            return self.activate("rules")
        return back_or_keys(name)
