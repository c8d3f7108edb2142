"""Tells the system whether somebody writes, and where, so that its input method can help.

Whoever writes Japanese types its sounds and chooses among words that the system offers beside the
line. Elsewhere keys are for the game: an input method that was left on does not get them.
"""

from __future__ import annotations

import pygame


class InputMethod:
    """The system's, as far as a window has a say in it."""

    def __init__(self) -> None:
        self._place: pygame.Rect | None = None
        self._told = False  # SDL begins with a line that is nowhere

    def follow(self, place: pygame.Rect | None) -> None:
        """Somebody writes here, in the window's own coordinates; None: nobody writes."""
        if self._told and place == self._place:
            return
        if place is None:
            pygame.key.stop_text_input()
        else:
            if self._place is None:
                pygame.key.start_text_input()
            pygame.key.set_text_input_rect(place)
        self._place, self._told = place, True
