"""A title to fly from, and eyes that need no pixels, as in ``tests.pilot``."""

from tests.pilot.conftest import blind, title

__all__ = ["blind", "title"]
