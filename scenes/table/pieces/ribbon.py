"""The one ribbon that talks."""

from __future__ import annotations

from game.describe.line import Line
from scenes.kit import parts
from scenes.kit.layout import Layout
from scenes.kit.parts import Items
from scenes.kit.scene import Frame


def talk(frame: Frame, line: Line, layout: Layout) -> Items:
    """A line over the table, to whoever is asked or about what happens."""
    return parts.caption(frame, layout["caption"], line.words, line.lead)
