"""What the lesson of Bugs on Rugs is about."""

from __future__ import annotations

from typing import Final

from scenes.table.lesson.teaching import Teaching


class RugsTeaching(Teaching):
    """What the lesson asks of Bugs on Rugs."""

    trick = "wall"


TEACHING: Final = RugsTeaching()
