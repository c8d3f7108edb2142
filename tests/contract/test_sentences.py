"""What is told ends like a sentence, and speaks of nobody who is not there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import pytest

from game.coach.reasons.claim import Compared, Words, spared
from game.coach.tally import Gap
from game.words import ENDS
from scenes.app import ENTRIES
from scenes.shell.entry import GameEntry
from scenes.table.reading import happened
from tests.contract.boxes import AnyTable
from tests.contract.test_descriptions import every_table
from tests.contract.test_ui import TABLES, finished
from tests.contract.test_you import alone, said
from tests.words.translated import TRANSLATED, speaking

OTHERS: Final = re.compile(
    r"\b(the others|other people|everyone|everybody|all have|in secret|stays secret)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: str(entry.game.id))
def test_whatever_has_happened_ends_like_a_sentence(entry: GameEntry, language: str) -> None:
    """Captions and screen readers say several of them one after the other."""
    session = finished(next(table for table in TABLES if table.box is entry))
    with speaking(language):
        told = happened(session, 0, 0, until=len(session.match.log))
        open_ends = {each.words for each in told if each.words[-1] not in ENDS}
    assert told
    assert not open_ends


@every_table
def test_alone_nobody_speaks_of_others_who_choose(table: AnyTable) -> None:
    if table.seats == 1:
        heard = [words for seed in (1, 2) for words in said(table, alone(table), seed)]
        assert heard
        assert not {words for words in heard if OTHERS.search(words)}


@dataclass(frozen=True)
class SeatNames:
    """A view, as far as it is asked."""

    seats: int
    you: int = 0


class LessForOthers:
    """Counted on many tables: of everything less with the better choice."""

    def gap(self, _measure: int, _better: int, _chosen: int) -> Gap:
        return Gap(-1.0, 0.1)


@pytest.mark.parametrize(
    ("seats", "people", "who"),
    [
        (1, ("Ada", "Termitenator"), "The Termitenator scores less"),
        (2, ("Ada", "Bruno", "Emissary"), "Bruno scores less"),
        (2, ("Ada", "Bruno"), "Bruno scores less"),
        (3, ("Ada", "Bruno", "Chika"), "The others score less"),
    ],
)
def test_where_there_is_one_other_that_one_is_named(
    seats: int, people: Sequence[str], who: str
) -> None:
    found: Any = LessForOthers()
    compared = Compared(SeatNames(seats), ("a", "b"), found, Words("Bees 2", "Ants 3", people))
    (claim,) = spared(compared, 0, (), "The Termitenator")
    assert claim.says == f"{who} with Bees 2 than with Ants 3."
