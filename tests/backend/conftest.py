"""A dummy display for every test of the backend."""

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("tests", (64, 64))
    window.get_surface()  # surfaces are converted to its format
    yield
    window.destroy()
