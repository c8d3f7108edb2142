"""A table in a real window: whether the screen shows what was drawn, beat after beat.

``python -m tests.window.shown FRAMEBUFFER`` reads the file in which Xvfb keeps its screen. Exits
with 1, and a sentence, where the screen still differs from the window's picture after a while.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Final

import pygame

from build.album.moments import NAMED
from build.album.setting import Nothing
from game import TITLE
from game.assets import assets_root
from scenes.app import DECKS, PALETTE
from scenes.backend.ambient_clock import AmbientClock
from scenes.backend.headless import HeadlessScreen
from scenes.backend.rendering import Rendering
from scenes.backend.screen import Screen
from scenes.kit.preferences import Preferences
from scenes.kit.tooltips import DELAY, tooltips_of

SIZE: Final = (1280, 720)
HEAD: Final = struct.Struct(">25I")  # of a file of xwd, version 7
PATIENCE: Final = 60.0  # seconds; X shows a picture when it has the time
RESTED: Final = 8  # things on which the pointer rests
BEATS: Final = 12
FRAME: Final = 1 / 60
COLOUR: Final = 12  # bytes of one in a file of xwd


def main(framebuffer: Path, *, compatible: bool) -> str | None:
    """Rest the pointer on some things of a table, and look at the screen after each beat."""
    wishes = Preferences(compatible=compatible)
    with HeadlessScreen(Nothing(), SIZE, preferences=wishes) as player:
        NAMED["follow"].show(player)
        scenes = player.screen.stack.scenes
    pygame.quit()
    os.environ["SDL_VIDEODRIVER"] = "x11"
    pygame.display.init()
    pygame.font.init()
    pygame.mouse.set_visible(False)  # X draws it into its screen
    window = Rendering(pygame.Window(TITLE, SIZE, (0, 0))).follow(compatible=compatible)
    screen = Screen(window, assets_root(), decks=DECKS, palette=PALETTE, preferences=wishes)
    for scene in scenes:
        screen.open(scene)
    clock = AmbientClock()
    for number in range(RESTED):
        _rest_on(screen, number)
        for beat in range(BEATS):
            sleep(clock.due)
            clock.beat(screen)
            if not _is_shown(framebuffer, window):
                return f"At beat {beat} of thing {number} the screen is not what was drawn."
    return None


def _rest_on(screen: Screen, number: int) -> None:
    """Rest the pointer on a thing until its words are there."""
    _settle(screen)
    assert screen.stack.top is not None
    things = tooltips_of(*screen.stack.top)
    place, scale = things[number * len(things) // RESTED].place, screen.painter.scale
    at = round((place.x + place.w / 2) * scale), round((place.y + place.h / 2) * scale)
    screen.handle(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    _settle(screen)
    screen.rest(DELAY)
    _settle(screen)


def _settle(screen: Screen) -> None:
    screen.show()
    while screen.is_moving or screen.holds:
        sleep(FRAME)
        screen.tick(FRAME)
        screen.show()


def _is_shown(framebuffer: Path, window: pygame.Window) -> bool:
    """Whether the screen has the window's pixels, as soon as X has shown them."""
    drawn = pygame.image.tobytes(window.get_surface(), "RGB")
    end = monotonic() + PATIENCE
    while monotonic() < end:
        pygame.event.pump()
        if _screen(framebuffer, window.size) == drawn:
            return True
        sleep(FRAME)
    return False


def _screen(framebuffer: Path, size: tuple[int, int]) -> bytes:
    """The upper left corner of the screen, three bytes a pixel."""
    dump = framebuffer.read_bytes()
    head = HEAD.unpack_from(dump)
    begin, width, height, pitch, colours = head[0], head[4], head[5], head[12], head[19]
    pixels = dump[begin + COLOUR * colours :][: pitch * height]
    screen = pygame.image.frombuffer(pixels, (width, height), "BGRA")
    return pygame.image.tobytes(screen.subsurface((0, 0, *size)), "RGB")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), compatible="--compatible" in sys.argv))
