"""The scenes that lie open one over another, and what becomes of what they return.

A scene may return a change at any time, not only while it is on top: a push then lands right above
it, a pop takes it alone out. What was to follow a scene is carried out by the one below it, if that
one has pushed it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import assert_never

from scenes.kit.desktop import Desktop, Nowhere
from scenes.kit.display import DisplayList
from scenes.kit.key_labels import KeyLabels
from scenes.kit.music import HOME, Mood, Tuneful
from scenes.kit.scene import (
    CaptureImage,
    Change,
    Copy,
    Frame,
    OpenFolder,
    OpenUrl,
    Pop,
    Push,
    Quit,
    Scene,
)
from scenes.kit.scene_protocols import HasKeyLabels, Releasable, Resumable
from scenes.kit.sound import Silence, Sounds
from scenes.kit.stack_entry import StackEntry


@dataclass(slots=True)
class OpenScenes:
    """All open scenes, the bottom one first.

    ``frame`` describes the window; whoever owns the window replaces it when the size changes.
    ``ears`` get what scenes ask for, and the sounds of the controls; ``desktop`` what goes beyond
    the scenes, ``camera`` turns a display list into a picture, as the bytes of a PNG.
    """

    frame: Frame
    ears: Sounds = field(default_factory=Silence)
    desktop: Desktop = field(default_factory=Nowhere)
    camera: Callable[[DisplayList], bytes] = field(default=lambda _items: b"")
    _levels: list[StackEntry] = field(default_factory=list)

    @property
    def is_running(self) -> bool:
        """Whether there is anything left to show."""
        return bool(self._levels)

    @property
    def scenes(self) -> list[Scene[object]]:
        """All open scenes, the bottom one first."""
        return [level.scene for level in self._levels]

    @property
    def top(self) -> tuple[StackEntry, Frame] | None:
        """The topmost scene, and the window with the words of what is played in it."""
        return (self._levels[-1], self._frame_with_words) if self._levels else None

    @property
    def place(self) -> object:
        """Where the lowest scene plays that is seen: nothing below it is drawn."""
        return self.visible()[0].scene.place if self._levels else None

    @property
    def mood(self) -> Mood:
        """What the music should be like: the topmost scene that knows says so."""
        knowing = (one.mood for one in reversed(self.scenes) if isinstance(one, Tuneful))
        return next(knowing, HOME)

    def open(self, scene: Scene[object]) -> None:
        """Lay a scene over all others; nothing follows what it pops with."""
        self._levels.append(StackEntry(scene))

    def begin_anew(self, scene: Scene[object]) -> None:
        """Only this scene is open from now on; nothing follows any of the others."""
        for dropped in self.scenes:
            if isinstance(dropped, Releasable):
                dropped.part()
        self._levels = [StackEntry(scene)]

    @property
    def _frame_with_words(self) -> Frame:
        """The window, with the words of what is played in it."""
        return replace(self.frame, key_labels=self._key_labels)

    @property
    def _key_labels(self) -> KeyLabels:
        """The key labels of the topmost scene that has any."""
        speaking = (one for one in reversed(self.scenes) if isinstance(one, HasKeyLabels))
        nearest = next(speaking, None)
        return self.frame.key_labels if nearest is None else nearest.key_labels

    def visible(self) -> list[StackEntry]:
        """The levels that make the picture, from the topmost that covers the window upwards."""
        first = 0
        for index, level in enumerate(self._levels):
            if level.scene.covers:
                first = index
        return self._levels[first:]

    # changes

    def _carry_out(self, level: StackEntry, change: Change[object]) -> None:
        """Do what the scene of this level has asked for."""
        match change:
            case None:
                return
            case Push(scene, then):
                self._levels.insert(self._levels.index(level) + 1, StackEntry(scene, then))
            case Pop(result):
                self._pop(level, result)
            case Quit():
                self._levels = []
            case OpenFolder(folder, then):
                self._carry_out(level, then(self.desktop.open_folder(folder)))
            case OpenUrl(address, then):
                self._carry_out(level, then(self.desktop.open_page(address)))
            case Copy(text, then, fleeting):
                trouble = self.desktop.copy(text)
                said = trouble or (fleeting if self.desktop.forgets else "")
                self._carry_out(level, then(said))
            case CaptureImage(draw, then):
                self._carry_out(level, then(self.camera(draw(self._frame_with_words))))
            case _:
                assert_never(change)

    def _pop(self, level: StackEntry, result: object) -> None:
        """Take a scene out; the one below goes on with the result."""
        index = self._levels.index(level)
        del self._levels[index]
        if not index:
            return
        below = self._levels[index - 1]
        if isinstance(below.scene, Resumable):
            below.scene.resume()
        self._carry_out(below, level.then(result))
