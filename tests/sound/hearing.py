"""What is heard just now, and waiting for the thread that plays it."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from time import monotonic, sleep

import pygame

from build.music.__main__ import FOLDER
from scenes.backend.audio import Audio
from scenes.backend.music import CHANNELS
from scenes.kit.sound import Heard, Sound

ASSETS = FOLDER.parent
KNOCK = Heard(Sound.REFUSE)


def until(happened: Callable[[], object]) -> None:
    """Wait for the other thread."""
    limit = monotonic() + 10
    while not happened():
        assert monotonic() < limit, "nothing happens"
        sleep(0.005)


def settle(opened: Audio) -> None:
    """Wait until every note has been read."""
    read = Event()
    opened._notes.put(read.set)
    assert read.wait(10)


def music_plays() -> bool:
    if not is_open():
        return False
    channels = [pygame.mixer.Channel(number) for number in range(CHANNELS)]
    return any(channel.get_busy() for channel in channels)


def loudest() -> float:
    if not is_open():
        return 0.0
    channels = [pygame.mixer.Channel(number) for number in range(CHANNELS)]
    return max((one.get_volume() for one in channels if one.get_busy()), default=0.0)


def is_open() -> bool:
    return pygame.mixer.get_init() is not None
