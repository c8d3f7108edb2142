"""What whoever sits at this computer speaks, as far as the system tells."""

from __future__ import annotations

import pygame


def desktop_languages() -> tuple[str, ...]:
    """Codes such as ``de_AT``, the best one first; nothing where nobody says."""
    try:
        wishes = pygame.system.get_pref_locales()
    except pygame.error:
        return ()
    return tuple("_".join(filter(None, (one["language"], one["country"]))) for one in wishes)
