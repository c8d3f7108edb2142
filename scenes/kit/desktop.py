"""What lies around the window, as far as scenes may ask something of it."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol


class Desktop(Protocol):
    """Whoever owns the window."""

    def open_folder(self, folder: Path) -> str:
        """Show a folder; returns at once. What is to be said if that is not possible."""

    def fill_screen(self) -> None:
        """Full screen, or back."""


class Nowhere:
    """There is no desktop."""

    def open_folder(self, folder: Path) -> str:
        """Not to be shown."""
        return f"Nothing here can show the folder {folder}."

    def fill_screen(self) -> None:
        """There is no screen to fill."""
