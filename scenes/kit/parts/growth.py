"""Room for large letters: lengths that grow with them, sheets that take more of the window."""

from __future__ import annotations

from typing import Final

from scenes.kit.layout import Place
from scenes.kit.parts.boxes import centre
from scenes.kit.parts.text import drawn_size, usual_size
from scenes.kit.scene import Frame

BODY: Final = 24.0  # letters of a sentence
EDGE: Final = 24.0  # of the window that a sheet leaves free


def roomier(frame: Frame, length: float, size: float = BODY) -> float:
    """A length as letters of this size need it; the usual one where they are not large."""
    return length * drawn_size(frame, size) / usual_size(frame, size)


def sheet(frame: Frame, width: float, height: float, size: float = BODY) -> Place:
    """The place of a sheet in the middle of the window, with room for letters of this size."""
    return centre(
        frame.width / 2,
        frame.height / 2,
        min(roomier(frame, width, size), max(width, frame.width - 2 * EDGE)),
        min(roomier(frame, height, size), max(height, frame.height - 2 * EDGE)),
    )
