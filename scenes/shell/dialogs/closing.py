"""The question to whoever closes the window while a game cannot be saved."""

from __future__ import annotations

from game.words import _
from scenes.kit.scene import Change, Pop, Quit
from scenes.shell.dialogs.confirm import ConfirmScene
from scenes.shell.dialogs.pause import LOST


class ClosingScene(ConfirmScene):
    """Yes closes the window; pops with False where the game goes on."""

    def __init__(self) -> None:
        super().__init__(_("Close the window?"), _(LOST), _("Close"), _("Stay"))

    def activate(self, name: str) -> Change[bool]:
        return Quit() if name == "yes" else Pop(False)
