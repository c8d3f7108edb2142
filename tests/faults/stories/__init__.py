"""All stories of what a player does to what is kept."""

from inspect import isabstract
from typing import Final

from tests.faults.stories import campaigns, exports, phones, tables, wishes
from tests.faults.stories.story import Found, Story

__all__ = ["STORIES", "Found", "Story"]

NO_STORIES: Final = {tables.AtTable, campaigns.Campaigns}
"""What others are made of."""
STORIES: Final[list[type[Story]]] = sorted(
    (
        each
        for room in (campaigns, exports, phones, tables, wishes)
        for each in vars(room).values()
        if isinstance(each, type) and issubclass(each, Story) and each.__module__ == room.__name__
        if not isabstract(each) and each not in NO_STORIES
    ),
    key=lambda each: each.__name__,
)
