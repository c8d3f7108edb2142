"""A mixer that plays to nobody, alone or with what the game makes of it."""

from collections.abc import Iterator

import pygame
import pytest

from scenes.backend import audio
from scenes.backend.audio import Audio
from scenes.kit.preferences import Preferences
from tests.sound.hearing import ASSETS
from tests.waiting import PATIENCE, wait_until


@pytest.fixture
def mixer() -> Iterator[None]:
    pygame.mixer.init()
    yield
    pygame.mixer.quit()


@pytest.fixture
def preferences() -> Preferences:
    return Preferences()


class Lasting(pygame.mixer.Sound):
    def play(self, loops: int = -1, maxtime: int = 0, fade_ms: int = 0) -> pygame.mixer.Channel:
        return super().play(loops, maxtime, fade_ms)


@pytest.fixture
def playing(preferences: Preferences, monkeypatch: pytest.MonkeyPatch) -> Iterator[Audio]:
    """Open, with nobody to hear it; no sound comes too late, however slow its thread is."""
    monkeypatch.setattr(audio, "TOO_LATE", PATIENCE)
    monkeypatch.setattr(pygame.mixer, "Sound", Lasting)
    opened = Audio(ASSETS, preferences)
    opened.start()
    wait_until(lambda: opened._ready, "the device")
    yield opened
    opened.close()
    assert pygame.mixer.get_init() is None


@pytest.fixture
def given_back(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each time that the device is given back: whether something was heard then."""
    told: list[bool] = []
    let_go = pygame.mixer.quit

    def give_back() -> None:
        told.append(pygame.mixer.get_busy())
        let_go()

    monkeypatch.setattr(pygame.mixer, "quit", give_back)
    return told
