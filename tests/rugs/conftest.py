"""A title to fly from, as in ``tests.pilot``."""

from tests.pilot.conftest import title

__all__ = ["title"]
