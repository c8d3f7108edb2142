"""A scene stack in a window's pixels: what the real window and the unseen one have in common."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.backend.input import Translator
from scenes.backend.painter import Painter
from scenes.backend.tiled import LayoutShelf
from scenes.kit.display import Item
from scenes.kit.layout import LayoutBook
from scenes.kit.scene import Frame, Scene
from scenes.kit.sound import Silence, Sounds
from scenes.kit.stack import SceneStack

LONGEST_STEP = 0.1  # seconds: after a pause nothing may jump


class Screen:
    """Scenes, painter and translator around one window.

    Args:
        window: Where to draw.
        assets: The folder of our files.
        ears: Who plays the sounds; None: nobody.
        patient: Complete every frame, however long it takes.
    """

    def __init__(
        self,
        window: pygame.Window,
        assets: Path,
        *,
        ears: Sounds | None = None,
        patient: bool = False,
    ) -> None:
        self.window = window
        self.painter = Painter(assets, patient=patient)
        self.items: list[Item] = []  # the last picture
        self._layouts = LayoutBook(LayoutShelf(assets / "layouts"))
        self._translator = Translator()
        self._size = (0, 0)
        self.stack = SceneStack(self._frame(), ears or Silence())
        self.fit()

    @property
    def moving(self) -> bool:
        """Whether the next picture may differ although nobody does anything."""
        return self.stack.moving or self.painter.unfinished

    def open(self, scene: Scene) -> None:
        """Lay a scene over all others."""
        self.stack.open(scene)

    def listen_to_pads(self) -> None:
        """Gamepads count from now on. Looking for them takes a moment: show something first."""
        self._translator.pads.start()

    def fit(self) -> None:
        """Take over the window's size."""
        size = self.window.get_surface().get_size()
        if size == self._size:
            return
        self._size = size
        self.painter.fit(size)
        self._translator.fit(self.window.size, size, self.painter.scale)
        self.stack.frame = self._frame()

    def handle(self, event: pygame.Event) -> None:
        """Deliver one event of pygame."""
        for signal in self._translator.signals(event):
            self.stack.send(signal)

    def tick(self, dt: float) -> None:
        """Let time pass, in seconds; long pauses count as short ones."""
        self.stack.tick(min(dt, LONGEST_STEP))

    def show(self) -> None:
        """Draw the picture of this moment and bring it to the window."""
        self.fit()
        self.items = self.stack.draw()
        self.painter.paint(self.window.get_surface(), self.items)
        self.window.flip()

    def _frame(self) -> Frame:
        scale = self.painter.scale
        return Frame(
            width=self._size[0] / scale,
            height=self._size[1] / scale,
            scale=scale,
            layouts=self._layouts,
            measure=self.painter.measure,
        )
