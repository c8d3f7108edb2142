"""After a crash: what can be done about it. Nothing is ever sent by itself."""

from __future__ import annotations

from pathlib import Path

from game.library import Library
from game.words import N_, _
from scenes.kit import parts
from scenes.kit.display import DisplayList, Veil
from scenes.kit.scene import CancelableScene, Change, Frame, OpenFolder, Pop
from scenes.shell.backyard import DEEP

SORRY = N_("An error in the program ended it last time. {lost} {report}")
INTERRUPTED = N_("An error in the program has interrupted you. {lost} {report}")
REPORT = N_(
    "A report helps us find the error. It holds the program's own log and the moves of your game, "
    "but no names. It stays on this computer until you send it."
)
REPORT_ALONE = N_(
    "A report helps us find the error. It holds the program's own log, but no names. It stays on "
    "this computer until you send it."
)
SAFE = N_("Your game is saved up to the last move.")
BEHIND = N_("Your game is not saved up to the last move: it could not be written.")
NO_GAME = N_("No game was open.")


class CrashScene(CancelableScene[str]):
    """Pops with the id of the table to go on with, or with None.

    It comes at the next start, or ``now`` that the program goes on at the title.
    """

    covers = False

    def __init__(self, library: Library, log: Path, *, now: bool = False) -> None:
        self._library = library
        self._log = log
        self._table = next((table for table in library.tables() if table.save), None)
        saved = BEHIND if library.in_danger else SAFE
        lost, report = (_(saved), _(REPORT)) if self._table else (_(NO_GAME), _(REPORT_ALONE))
        self._words = _(INTERRUPTED if now else SORRY).format(lost=lost, report=report)
        self._folder = log.parent  # what there is to see: the log, later the report
        self._saved = False

    def draw(self, frame: Frame) -> DisplayList:
        """The sheet with what happened: on the left what goes on, on the right what helps us."""
        sheet = parts.sheet(frame, 1160, 580)
        inner = parts.inset(sheet, 56)
        body = parts.fitted_paragraph(
            frame, self._words, inner.x, inner.y + 66, inner.w, inner.h - 66 - 190, 24
        )
        buttons = parts.box(inner.x, inner.bottom - 168, inner.w, 168)
        left, right = (parts.rows(column, 2, 16) for column in parts.columns(buttons, 2, 22))
        resume = parts.button(
            frame,
            left[0],
            "resume",
            _("Continue the game"),
            primary=True,
            enabled=bool(self._table),
            why=_("No game was open."),
        )
        label = _("Report saved") if self._saved else _("Save a report")
        return (
            Veil(DEEP, 0.6),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, _("Sorry, the game crashed"), inner.x, inner.y + 10, inner.w, 42),
            *body.items,
            *resume,
            *parts.button(
                frame,
                right[0],
                "report",
                label,
                enabled=not self._saved,
                why=_("The report is saved."),
            ),
            *parts.button(frame, left[1], "close", _("Main menu"), key="Esc"),
            *parts.button(frame, right[1], "folder", _("Open folder")),
        )

    def default_focus(self) -> str | None:
        return "resume" if self._table else "report"

    def activate(self, name: str) -> Change[str | None]:
        match name:
            case "resume" if self._table is not None:
                return Pop(self._table.id)
            case "report" if not self._saved:
                self._report()
            case "folder":
                return OpenFolder(self._folder, self._on_shown)
            case "close":
                return Pop(None)
            case _:
                pass
        return None

    def _on_shown(self, said: str) -> None:
        """The folder is shown, or there is something to say about it."""
        self._words = said or self._words

    def _report(self) -> None:
        save = None if self._table is None else self._table.save
        try:
            file = self._library.report(self._log, save)
        except OSError as trouble:
            self._words = _("The report cannot be saved: {reason}.").format(reason=trouble.strerror)
            return
        self._saved, self._folder = True, file.parent
        words = _("The report is in {file}. Read it through before you send it to anyone.")
        self._words = words.format(file=file)
