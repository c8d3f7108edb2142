"""Runs scenes in a window nobody sees: for tests, pictures and measurements.

Input goes through pygame's event queue and the same translation as in the real window.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from time import sleep
from types import TracebackType
from typing import Self

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.assets import assets_root
from scenes.app import DECKS, PALETTE
from scenes.backend.screen import Screen
from scenes.kit.cards import Decks
from scenes.kit.display import Control, Item
from scenes.kit.focus import find
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Scene
from scenes.kit.sound import Sounds

STEP = 1 / 60
BREATH = 0.001
"""Seconds between two frames in which others can draw; a real window leaves them more."""
LOOK = 1.0  # seconds that people look at a picture before they press anything
OTHER_BUTTON = 3
STIRRED = (1, 1)  # of a pointer that has come from anywhere


class RecordingDesktop:
    """A desktop that only remembers what it was asked for."""

    def __init__(self) -> None:
        self.opened: list[Path] = []
        self.pages: list[str] = []
        self.filled = False
        self.clipboard = ""
        self.forgets = False
        self.trouble = ""  # what is said instead of copying or showing a page

    def open_folder(self, folder: Path) -> str:
        """Record the call."""
        self.opened.append(folder)
        return ""

    def open_page(self, address: str) -> str:
        """Record the call, or fail as the test wants."""
        if not self.trouble:
            self.pages.append(address)
        return self.trouble

    def fill_screen(self) -> None:
        """Full screen, or back."""
        self.filled = not self.filled

    def copy(self, text: str) -> str:
        """Record the call, or fail as the test wants."""
        if not self.trouble:
            self.clipboard = text
        return self.trouble

    def paste(self) -> str:
        """What was copied last."""
        return self.clipboard

    def languages(self) -> Sequence[str]:
        """Nobody sits here: what is tried out is tried out in English."""
        return ()


class HeadlessScreen:
    """A screen without a display. Use it in a ``with`` block.

    Args:
        scene: The first scene.
        size: Pixels of the window.
        patient: Every picture is complete (else: exactly as in the real window).
        ears: Who gets to hear the sounds; None: nobody.
        preferences: Which keys and buttons are bound; None: the usual ones.
        decks: Whose cards can be drawn.
    """

    def __init__(
        self,
        scene: Scene[object],
        size: tuple[int, int] = (1920, 1080),
        *,
        patient: bool = True,
        ears: Sounds | None = None,
        preferences: Preferences | None = None,
        decks: Decks = DECKS,
    ) -> None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        pygame.display.init()
        pygame.font.init()
        self._window = pygame.Window("unseen", size)
        self.desk = RecordingDesktop()
        self.screen = Screen(
            self._window,
            assets_root(),
            decks=decks,
            palette=PALETTE,
            ears=ears,
            preferences=preferences,
            desktop=self.desk,
            patient=patient,
        )
        self.screen.open(scene)
        self.show()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Give the window back."""
        self.screen.close()
        self._window.destroy()
        pygame.event.clear()

    @property
    def is_running(self) -> bool:
        """Whether a scene is left."""
        return self.screen.stack.is_running

    @property
    def items(self) -> list[Item]:
        """The display list of the last picture."""
        return self.screen.items

    @property
    def focus(self) -> str | None:
        """The focused control."""
        return self.screen.stack.focus

    @property
    def controls(self) -> Sequence[Control]:
        """The controls of the topmost scene, in focus order."""
        return self.screen.stack.controls

    @property
    def names(self) -> list[str]:
        """What the controls of the topmost scene are called."""
        return [control.name for control in self.controls]

    def control(self, name: str) -> Control:
        """A control of the topmost scene.

        Raises:
            LookupError: There is none of this name now.
        """
        control = find(self.controls, name)
        if control is None:
            raise LookupError(f"no control “{name}” among {self.names}")
        return control

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        self._window.size = size
        self.show()

    def step(self, dt: float = STEP) -> None:
        """Let one frame pass."""
        self.screen.watch(dt)
        self.screen.tick(dt)
        self.show()

    def settle(self, limit: float = 60.0) -> None:
        """Let time pass until nothing moves.

        Raises:
            TimeoutError: Something still moves after ``limit`` seconds of game time.
        """
        passed = 0.0
        while self.screen.is_moving:
            if passed > limit:
                raise TimeoutError(f"still moving after {limit:g} s")
            self.screen.tick(STEP)
            if self.screen.holds or not self.screen.stack.is_moving:  # what is left is drawing
                self.show()
                if self.screen.painter.is_unfinished:
                    sleep(BREATH)
            passed += STEP
        self.show()

    def hover(self, name: str) -> None:
        """Move the pointer onto a control."""
        self._move(self._middle(name))

    def point(self, x: float, y: float) -> None:
        """Move the pointer to a point in design units."""
        self._move(self._pixel(x, y))

    def rest(self, seconds: float) -> None:
        """Leave pointer or finger where it is."""
        self.screen.rest(seconds)
        self.show()

    def look_closer(self, x: float, y: float) -> None:
        """Click with the other button at a point in design units."""
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._post(kind, pos=self._pixel(x, y), button=OTHER_BUTTON)

    def touch(self, x: float, y: float, *, down: bool, looks: float = LOOK) -> None:
        """Lay a finger on a point in design units, having looked before, or lift it there."""
        place = self._pixel(x, y)
        if down:
            self.screen.watch(looks)
            self._move(place, touch=True)
        kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
        self._post(kind, pos=place, button=1, touch=True)

    def tap(self, name: str, *, looks: float = LOOK) -> None:
        """Touch a control for a moment, having looked for so many seconds."""
        control = self.control(name)
        x, y = control.x + control.w / 2, control.y + control.h / 2
        self.touch(x, y, down=True, looks=looks)
        self.touch(x, y, down=False)

    def wheel(self, steps: int) -> None:
        """Turn the wheel by so many steps towards oneself."""
        for _ in range(abs(steps)):
            self._post(pygame.MOUSEWHEEL, x=0, y=-1 if steps > 0 else 1)

    def click(self, name: str, *, looks: float = LOOK) -> None:
        """Move onto a control, press and release, having looked for so many seconds."""
        self.hover(name)
        control = self.control(name)
        self.click_at(control.x + control.w / 2, control.y + control.h / 2, looks=looks)

    def click_at(self, x: float, y: float, *, looks: float = LOOK) -> None:
        """Press and release at a point in design units, having looked for so many seconds."""
        self.screen.watch(looks)
        place = self._pixel(x, y)
        self._post(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        self._post(pygame.MOUSEBUTTONUP, pos=place, button=1)

    def drag(self, name: str, x: float, y: float) -> None:
        """Carry a control to a point in design units."""
        self.screen.watch(LOOK)
        self.hover(name)
        goal = self._pixel(x, y)
        self._post(pygame.MOUSEBUTTONDOWN, pos=self._middle(name), button=1)
        self._post(pygame.MOUSEMOTION, pos=goal, rel=STIRRED, buttons=(1, 0, 0))
        self._post(pygame.MOUSEBUTTONUP, pos=goal, button=1)

    def press(self, key: str, *, control: bool = False, looks: float = LOOK) -> None:
        """Press and release a key by the name scenes use, perhaps with Control held down.

        Whoever does it has looked at the picture for so many seconds.
        """
        self.screen.watch(looks)
        shift = key == "backtab"
        code = pygame.key.key_code("tab" if shift else key)
        mod = pygame.KMOD_LSHIFT if shift else pygame.KMOD_LCTRL if control else 0
        self._post(pygame.KEYDOWN, key=code, mod=mod)
        if (len(key) == 1 or key == "space") and not control:
            self._post(pygame.TEXTINPUT, text=" " if key == "space" else key)
        self._post(pygame.KEYUP, key=code, mod=mod)

    def type(self, text: str) -> None:
        """Type characters, as from a keyboard of any language."""
        for letter in text:
            self._post(pygame.TEXTINPUT, text=letter)

    def show(self) -> None:
        """Handle what was posted, draw the picture."""
        for event in pygame.event.get():
            self.screen.handle(event)
        if self.is_running:
            self.screen.show()

    def live(self, time: float) -> list[pygame.Rect]:
        """Show what lives as it is after so many seconds; the places that have changed."""
        return self.screen.live(time)

    def render(self) -> pygame.Surface:
        """The picture of this moment, as a copy."""
        self.show()
        return self._window.get_surface().copy()

    def _move(self, place: tuple[int, int], *, touch: bool = False) -> None:
        """Bring the pointer there from its neighbourhood: one that rests there chooses nothing."""
        near = place[0] - 1, place[1]
        for at in (near, place):
            values = {"pos": at, "rel": STIRRED, "buttons": (0, 0, 0), "touch": touch}
            pygame.event.post(pygame.Event(pygame.MOUSEMOTION, values))
        self.show()

    def _middle(self, name: str) -> tuple[int, int]:
        control = self.control(name)
        return self._pixel(control.x + control.w / 2, control.y + control.h / 2)

    def _pixel(self, x: float, y: float) -> tuple[int, int]:
        scale = self.screen.painter.scale
        return round(x * scale), round(y * scale)

    def _post(self, kind: int, **values: object) -> None:
        pygame.event.post(pygame.Event(kind, values))
        self.show()
