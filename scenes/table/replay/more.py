"""What else can be done with a game that is watched: play on, ask the coach, keep a copy."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from game.fair import told_of
from game.library import copy_of, write_copy
from game.words import N_, _
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item, Veil
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import BaseScene, Change, Copy, Frame, OpenFolder, Pop
from scenes.kit.theme import FAINT_INK, NIGHT
from scenes.table.replay.peek import PeekProgress
from scenes.table.session import AnySession

ENTRIES: Final = (
    (
        "on",
        N_("Play on from here"),
        N_("Starts a new game from this moment. The original is kept."),
    ),
    ("review", N_("Review"), N_("The coach looks through one person's choices.")),
    (
        "fair",
        N_("Fair?"),
        N_("Compares the cards with the fingerprints taken beforehand."),
    ),
    (
        "peek",
        N_("Do the bots peek?"),
        N_("Asks them again with the hidden cards exchanged."),
    ),
    ("save", N_("Save a copy"), N_("A file to keep or to send to someone.")),
    (
        "copy",
        N_("Copy as text"),
        N_("To the clipboard, to paste into a message or into the main menu."),
    ),
)
RUNNING: Final = N_(
    "This game is still going, and its record holds cards nobody has seen. Once it is over "
    "you can copy it, or play on from any moment."
)
AT_THE_END: Final = N_(
    "The game is over at this point. Go back to an earlier moment to play on from there."
)
NOWHERE: Final = N_("There is no folder to save to, so no copy can be kept.")
COPIED: Final = N_("The record is on the clipboard.")
FLEETING: Final = N_("The record is on the clipboard, until you close this program.")
SAVED: Final = N_("Saved as {name} in {folder}.")
FAILED: Final = N_("The copy cannot be saved: {reason}.")


UNKNOWN: Final = N_("Nobody has played this game, or the coach does not know it.")


class More(StrEnum):
    """What leads away from the film; also the names of these buttons."""

    ON = "on"
    REVIEW = "review"


class ReplayMoreScene(BaseScene[More | None]):
    """Pops with what is done now, or None. ``at_end``: nothing is left to be played."""

    covers = False

    def __init__(self, session: AnySession, *, at_end: bool) -> None:
        self._session = session
        self._over = session.match.decision is None
        self._at_end = at_end
        self._news = "" if self._over else _(RUNNING)
        self._can_show = False  # the folder, once there is something in it
        self._peeking: PeekProgress | None = None

    def _allows(self, name: str) -> bool:
        if name == "on" and self._at_end:
            return False
        if name == "review":
            return self._session.review is not None
        if name == "fair":
            return True
        return self._over and not (name == "save" and self._session.library is None)

    def _why(self, name: str) -> str:
        if not self._over:
            return _(RUNNING)
        return _(AT_THE_END) if name == "on" else _(NOWHERE)

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """Buttons with a sentence each, and what came of the last one."""
        sheet = parts.sheet(frame, 1060, 940)
        inner = parts.inset(sheet, 56, 48)
        items: list[Item] = [Veil(NIGHT, 0.6), *parts.panel(sheet, radius=22)]
        items.append(parts.heading(frame, _("This game"), inner.x, inner.y + 16, inner.w, 44))
        items.append(parts.rule(sheet.x + 40, inner.y + 58, sheet.w - 80))
        body = parts.box(inner.x, inner.y + 80, inner.w, inner.h - 80 - 230)
        for row, (name, label, note) in zip(
            parts.rows(body, len(ENTRIES), 18), ENTRIES, strict=True
        ):
            button = row._replace(w=380.0)
            items += parts.button(
                frame, button, name, _(label), enabled=self._allows(name), why=self._why(name)
            )
            beside = parts.box(button.right + 30, row.y, row.right - button.right - 30, row.h)
            items += _note(frame, beside, _(note))
        told = parts.box(inner.x, inner.bottom - 210, inner.w, 116)
        items += parts.fitted_paragraph(frame, self._news, told.x, told.y, told.w, told.h, 22).items
        left, right = parts.columns(parts.box(inner.x, inner.bottom - 70, inner.w, 70), 2, 24)
        if self._can_show:
            items += parts.button(frame, left, "folder", _("Open folder"))
        return [*items, *parts.button(frame, right, "close", _("Back"), primary=True, key="Esc")]

    # time

    @property
    def is_moving(self) -> bool:
        return self._peeking is not None and self._peeking.goes_on

    def tick(self, dt: float) -> Change[More | None]:
        if self._peeking is not None and self._peeking.goes_on:
            self._peeking.tick()
            self._news = self._peeking.sentence
        return None

    # input

    def default_focus(self) -> str | None:
        return "on" if self._allows("on") else "close"

    def activate(self, name: str) -> Change[More | None]:
        """Do it, or say why not."""
        if name == "close":
            return self._leave(None)
        if name == "folder" and self._session.library is not None:
            return OpenFolder(self._session.library.exports, self._tell)
        if not self._allows(name):
            news = {"on": AT_THE_END, "review": UNKNOWN}.get(name, NOWHERE)
            self._news = _(news if self._over else RUNNING)
            return None
        if self._peeking is not None:
            self._peeking.leave()
            self._peeking = None  # its place is needed for another answer
        if name == "fair":
            self._news = told_of(self._session.match, self._session.setup)
            return None
        if name == "peek":
            self._peeking = PeekProgress(self._session)
            self._news = self._peeking.sentence
            return None
        if name in {*More}:
            return self._leave(More(name))
        text = copy_of(self._session.match, self._session.setup, self._session.label)
        if name == "copy":
            return Copy(text, lambda said: self._tell(said or _(COPIED)), _(FLEETING))
        self._save(text)
        return None

    def _save(self, text: str) -> None:
        library = self._session.library
        assert library is not None
        try:
            file = write_copy(text, library.exports, self._session.setup, self._session.label)
        except OSError as trouble:
            self._news = _(FAILED).format(reason=trouble.strerror)
            return
        self._can_show = True
        self._news = _(SAVED).format(name=file.name, folder=file.parent)

    def key(self, name: str) -> Change[More | None]:
        return self._leave(None) if name == "escape" else None

    def _leave(self, wish: More | None) -> Change[More | None]:
        if self._peeking is not None:
            self._peeking.leave()
        return Pop(wish)

    def _tell(self, said: str) -> None:
        self._news = said or self._news


def _note(frame: Frame, place: Place, words: str) -> Items:
    """A sentence beside its button, at the height of its middle."""
    x, y, w, h = place[:4]
    size = 22.0
    high = parts.fitted_paragraph(frame, words, x, y, w, h, size).bottom - y
    top = y + (h - high) / 2
    return parts.fitted_paragraph(frame, words, x, top, w, h, size, colour=FAINT_INK).items
