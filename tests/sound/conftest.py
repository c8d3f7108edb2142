"""A mixer that plays to nobody."""

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture
def mixer() -> Iterator[None]:
    pygame.mixer.init()
    yield
    pygame.mixer.quit()
