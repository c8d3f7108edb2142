"""What is said of what happens: never more at once than somebody can listen to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.words import in_turn, ngettext
from scenes.kit.preferences import Announce
from scenes.kit.reader.reading import Announcement, TableReading

MOST: Final = 9
"""So many sentences at once are said in short, besides those that nobody should miss."""
LAST: Final = 5
"""So many of the newest ones are said in any case."""


class ReaderAnnouncer:
    """Remembers how much of each table has been said."""

    def __init__(self) -> None:
        self._told: dict[object, int] = {}
        self._asked = ""

    def hear(self, reading: TableReading, wish: Announce) -> str:
        """What is to be said now of what has happened, and what is newly asked; mostly nothing."""
        asked = reading.says if reading.says != self._asked else ""
        self._asked = reading.says
        return in_turn((*self.news(reading, wish), asked))

    def news(self, reading: TableReading, wish: Announce) -> list[str]:
        """What has happened at a table since it was last asked about, sentence by sentence."""
        if reading.place is None:
            return []
        since = self._told.get(reading.place, reading.told)
        self._told[reading.place] = reading.told
        if reading.told <= since or wish is Announce.OFF:
            return []
        happened = reading.since(since)
        return _in_short(happened) if wish is Announce.SHORT else _all(happened)


def _all(happened: Sequence[Announcement]) -> list[str]:
    return [each.words for each in happened]


def _in_short(happened: Sequence[Announcement]) -> list[str]:
    """Mine, what nobody should miss and the newest; the rest is counted."""
    if len(happened) <= MOST:
        return _all(happened)
    begun = len(happened) - LAST
    said = [
        each.words
        for number, each in enumerate(happened)
        if each.mine or each.weighty or number >= begun
    ]
    left = len(happened) - len(said)
    if not left:
        return said
    counted = ngettext(
        "One more thing has happened.", "{count} more things have happened.", left
    ).format(count=left)
    return [counted, *said]
