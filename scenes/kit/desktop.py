"""What lies around the window, as far as scenes may ask something of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from game.words import _


class Desktop(Protocol):
    """The desktop environment around the window."""

    def open_folder(self, folder: Path) -> str:
        """Show a folder; returns at once. What is to be said if that is not possible."""

    def open_page(self, address: str) -> str:
        """Show a page of the web; returns at once. What is to be said if that is not possible."""

    def fill_screen(self) -> None:
        """Full screen, or back."""

    def copy(self, text: str) -> str:
        """Put a text on the clipboard. What is to be said if that is not possible."""

    @property
    def forgets(self) -> bool:
        """Whether what was copied is gone as soon as the program ends."""

    def paste(self) -> str:
        """The text on the clipboard; nothing if there is none."""

    def languages(self) -> Sequence[str]:
        """What whoever sits here speaks, such as ``de_AT``, the best one first."""


class Nowhere:
    """There is no desktop."""

    def open_folder(self, folder: Path) -> str:
        """Not to be shown."""
        return _("No file manager was found for {folder}.").format(folder=folder)

    def open_page(self, address: str) -> str:
        """Not to be shown."""
        return _("No web browser was found for {address}.").format(address=address)

    def fill_screen(self) -> None:
        """There is no screen to fill."""

    def copy(self, text: str) -> str:
        """There is no clipboard."""
        return _("There is no clipboard here.")

    @property
    def forgets(self) -> bool:
        """There is nothing to forget."""
        return False

    def paste(self) -> str:
        """Nothing."""
        return ""

    def languages(self) -> Sequence[str]:
        """None: there is no desktop."""
        return ()
