"""What holds for the whole suite holds here: in memory, in English, and not on anybody's data."""

from tests.conftest import no_leftovers, pytest_configure

__all__ = ["no_leftovers", "pytest_configure"]
