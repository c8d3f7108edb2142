"""What is heard just now, and waiting for the thread that plays it."""

from __future__ import annotations

from threading import Event

import pygame

from build.music.__main__ import FOLDER
from scenes.backend.audio import Audio
from scenes.backend.music import CHANNELS
from scenes.kit.sound import Heard, Sound
from tests.waiting import PATIENCE

ASSETS = FOLDER.parent
KNOCK = Heard(Sound.REFUSE)


def settle(opened: Audio) -> None:
    """Wait until every note has been read."""
    read = Event()
    opened._notes.put(read.set)
    assert read.wait(PATIENCE)


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
