"""A game from outside, as a file or as a text: shown, or refused with the reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.library import Library, Sitting, watch_text
from game.records import RecordError
from game.words import N_, _
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Scene
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.dialogs.refused import RefusedScene
from scenes.shell.entry import Leaving, Shelf

CLIPBOARD = N_("the clipboard")
NOTHING = N_("The clipboard holds no text. Copy the whole record of a game first.")


def opened(
    read: Callable[[], Sitting],
    source: str,
    shelf: Shelf,
    preferences: Preferences,
    library: Library | None = None,
) -> Scene[Leaving | None]:
    """The game that is read, to be laid over anything; or why it cannot be shown."""
    try:
        sitting = read()
    except RecordError as refusal:
        return RefusedScene(source, refusal, shelf.values())
    if sitting.setup.game not in shelf:
        trouble = _("this version can check this game, but not show it yet")
        return RefusedScene(source, RecordError("game", trouble), shelf.values())
    return shelf[sitting.setup.game].watch(replace(sitting, library=library), preferences)


def pasted(
    text: str, shelf: Shelf, preferences: Preferences, library: Library | None = None
) -> Scene[Leaving | None]:
    """The game on the clipboard."""
    if not text.strip():
        return NoticeScene(_("Nothing to paste"), _(NOTHING))
    data = text.encode(errors="surrogatepass")
    return opened(lambda: watch_text(data), _(CLIPBOARD), shelf, preferences, library)
