"""What Windows asks when a program listens for the first time, told before anything listens."""

from __future__ import annotations

import sys
from typing import Final

from game.words import N_, _
from scenes.kit.preferences import Preferences
from scenes.shell.dialogs.confirm import ConfirmScene

PLATFORM: Final = sys.platform
FIREWALL: Final = N_(
    "Windows asks next whether its firewall may let phones in: allow it in private networks, and "
    "mark the Wi-Fi itself as private."
)


def sheet_before_listening(wishes: Preferences) -> ConfirmScene | None:
    """Whether to go on, once what is asked then has been read; None: there is nothing to read."""
    if PLATFORM != "win32" or wishes.firewall:
        return None
    title, words = _("Hands on phones"), _(FIREWALL)
    return ConfirmScene(title, words, _("Continue"), _("Not now"), eager=True)
