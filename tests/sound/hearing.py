"""What can be heard, what is heard just now, and waiting for the thread that plays it."""

import io
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from threading import Event

import numpy as np
import numpy.typing as npt
import pygame
import soundfile

from game.assets import assets_root
from scenes.backend.audio import Audio
from scenes.backend.music import CHANNELS
from scenes.backend.music.stems import BLEND, EDGE
from scenes.bugami.sounds import BugamiSound
from scenes.council.sounds import CouncilSound, CouncilVoice
from scenes.glass.sounds import GlassSound
from scenes.kit.sound import Recording, Sound, SoundCue
from scenes.rugs.sounds import RugsSound
from tests.waiting import PATIENCE

ASSETS = assets_root()
KNOCK = SoundCue(Sound.REFUSE)
SOUNDS: tuple[Recording, ...] = (
    *Sound,
    *CouncilSound,
    *CouncilVoice,
    *RugsSound,
    *BugamiSound,
    *GlassSound,
)
TAKES = sorted(
    {
        take
        for sound in SOUNDS
        for step in range(sound.steps)
        for take in SoundCue(sound, step).takes
    }
)


def recorded(file: Path, cuts: Sequence[int]) -> npt.NDArray[np.float64]:
    """A whole stem, as the player puts its links together."""
    told = file.read_bytes()
    links = []
    for first, last in pairwise(cuts):
        samples, _ = soundfile.read(io.BytesIO(told[: cuts[0]] + told[first:last]), always_2d=True)
        links.append(samples[EDGE : len(samples) - EDGE + BLEND])
    share = (np.arange(BLEND) / BLEND)[:, None]
    for before, link in pairwise([links[-1], *links]):
        link[:BLEND] = (1 - share) * before[-BLEND:] + share * link[:BLEND]
    return np.concatenate([link[:-BLEND] for link in links])


def settle(opened: Audio) -> None:
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
