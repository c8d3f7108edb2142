"""The window itself, before anything else is loaded: in the colour of the night."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

import pygame

from game import PROGRAM
from game.assets import assets_root
from game.words import _
from scenes.backend import ACCELERATION
from scenes.kit.theme import NIGHT
from scenes.options import Options

UNSEEN: Final = frozenset({"offscreen", "dummy"})  # drivers that show nothing to anybody
SMALLEST: Final = (1024, 640)
REPEAT_AFTER: Final = 400  # milliseconds a key is held
REPEAT_EVERY: Final = 60
DESKTOP_SHARE: Final = 0.85  # of the desktop that a new window takes
FRAME: Final = (16, 48)  # pixels that a desktop may put around a window, side by side, above
APP_ICON: Final = "shared/icon_app"
ICON_SIZE: Final = 256
SET_ICON: Final = 0x80  # a message to a window of Windows


def open_window(options: Options) -> pygame.Window:
    """A window as the command line wishes it."""
    try:
        return _open(options)
    except pygame.error:
        if os.environ.get(ACCELERATION) != "0":
            raise
    # Wayland shows pixels through a card only; where there is none, it has to be emulated.
    pygame.display.quit()
    os.environ[ACCELERATION] = "1"
    pygame.display.init()
    return _open(options)


def _open(options: Options) -> pygame.Window:
    size = options.size or default_size()
    if pygame.display.get_driver() not in UNSEEN:  # what they call a desktop has no edges
        size = fitting(size)
    window = pygame.Window(_(PROGRAM), size, resizable=True, allow_high_dpi=True)
    if options.fullscreen:
        window.set_fullscreen(desktop=True)
    prepare(window)
    return window


def prepare(window: pygame.Window) -> None:
    """What every window of ours needs; it shows the night at once."""
    window.minimum_size = smallest()
    window.get_surface().fill(NIGHT)
    window.flip()
    pygame.key.set_repeat(REPEAT_AFTER, REPEAT_EVERY)


def fill_screen(window: pygame.Window, *, full: bool) -> None:
    """Full screen, or back to a window; the desktop may have been turned meanwhile."""
    window.minimum_size = smallest()
    if full:
        window.set_fullscreen(desktop=True)
        return
    window.set_windowed()
    size = fitting(window.size)
    if size != window.size:
        window.size = size


def default_size() -> tuple[int, int]:
    """The largest 16:9 window that leaves some of the desktop free."""
    width, height = (side * DESKTOP_SHARE for side in pygame.display.get_desktop_sizes()[0])
    height = min(height, width * 9 / 16)
    least = smallest()
    return max(least[0], round(height * 16 / 9)), max(least[1], round(height))


def smallest(desktops: Sequence[tuple[int, int]] = ()) -> tuple[int, int]:
    """The least that a window may be made: what we need, or what every desktop has room for."""
    desktops = desktops or pygame.display.get_desktop_sizes()
    ours = [within(SMALLEST, desktop, FRAME) for desktop in desktops]
    return min(width for width, _ in ours), min(height for _, height in ours)


def fitting(size: tuple[int, int]) -> tuple[int, int]:
    """This size, or what there is room for: the edges of a larger window could not be seen."""
    desktops = pygame.display.get_desktop_sizes()
    if any(within(size, desktop) == size for desktop in desktops):
        return size
    return within(size, desktops[0])


def within(
    size: tuple[int, int], desktop: tuple[int, int], frame: tuple[int, int] = (0, 0)
) -> tuple[int, int]:
    """This size if there is room for it and a frame; else less, for what is in the middle.

    Systems put the window there and then its frame around it, so the frame counts twice.
    """
    sides = zip(size, desktop, frame, FRAME, strict=True)
    width, height = (
        side if side + around <= most else min(side, most - 2 * spare)
        for side, most, around, spare in sides
    )
    return width, height


def is_tight() -> bool:
    """Whether the desktop has no room for the smallest window with a frame around it."""
    width, height = pygame.display.get_desktop_sizes()[0]
    return width < SMALLEST[0] or height < SMALLEST[1] + FRAME[1]


def set_icon(window: pygame.Window) -> None:
    """Our picture on the desktop's lists of windows."""
    if sys.platform == "win32" and _wears_own(window):
        return
    file = assets_root() / "art" / f"{APP_ICON}.svg"
    if file.is_file():
        window.set_icon(pygame.image.load_sized_svg(file, (ICON_SIZE, ICON_SIZE)))


if sys.platform == "win32":

    def _wears_own(window: pygame.Window) -> bool:
        """Put on the icons of the program's own file: each is drawn for its size."""
        if not getattr(sys, "frozen", False):
            return False
        from ctypes import byref, c_void_p, windll

        large, small = c_void_p(), c_void_p()
        windll.shell32.ExtractIconExW(sys.executable, 0, byref(large), byref(small), 1)
        for size, icon in enumerate((small, large)):
            windll.user32.SendMessageW(c_void_p(window.handle), SET_ICON, size, icon)
        return bool(large and small)


def show_words(words: str) -> None:
    """Say something where there is no window yet, or none any more."""
    pygame.display.message_box(PROGRAM, words, "info")
