"""Sentences are whole; the one person at a table is *you* in them, several have names."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

import pytest

from game.coach.reasons.claim import ChoiceComparison, Words, claims_of_sparing
from game.coach.tally import Gap
from game.describe import Seats
from game.match import AnyMatch
from game.words import ENDS
from scenes.app import ENTRIES
from scenes.shell.entry import GameEntry
from scenes.table.reading import announcements
from tests.contract.boxes import AnyTable
from tests.contract.test_descriptions import described, every_table, opened, questions, seated
from tests.contract.test_ui import TABLES, finished
from tests.words.translated import TRANSLATED, speaking

NAME: Final = "Zoë"
THEIRS: Final = re.compile(
    r"\b[Yy]ou (has|is|was|wins|leads|plays|visits|declares|activates|passes|picks|takes|draws"
    r"|shows|puts|pins|swaps|offers|hatches|keeps|holds|begins|lays|gets|deals|spends|scores|shares)\b"
)
"""The third person, where the second is spoken to."""


def alone(table: AnyTable) -> Seats:
    return tuple(
        replace(who, name=NAME if not seat else who.name, you=not seat)
        for seat, who in enumerate(seated(table))
    )


def lines(table: AnyTable, match: AnyMatch, seats: Seats) -> Iterator[str]:
    """Everything that has happened, as it is told first, and once it is closed."""
    about = described(table)
    for event in match.client(0).events(0):
        for closed in (False, True):
            line = about.recall(event, seats, closed=closed)
            if line is not None:
                yield line.text


def said(table: AnyTable, seats: Seats, seed: int) -> Iterator[str]:
    """What the first seat is asked, what each choice would do and what lies there; then the log."""
    about, match, rng = described(table), opened(table, seed), Random(seed)
    for number in range(10_000):
        decision = match.decision
        if decision is None:
            break
        if decision.seat == 0 and number % 5 < 2:
            view = match.view(0)
            for path, question in questions(about, view, seats):
                assert not question.says.lead
                assert question.says.text[0].isupper() or question.says.text[0].isdigit()
                yield question.says.text
                for choice in question.choices:
                    if choice.refused is not None:
                        yield choice.refused.words
                    else:
                        remarks = about.weigh(view, seats, (*path, choice.id))
                        yield from (remark.says.text for remark in remarks)
        if number % 7 == 0:
            surface = about.surface(match.view(0), seats)
            yield from (piece.says for piece in surface.pieces)
            yield from (zone.title for zone in surface.zones)
        match.play(rng.choice(list(match.legal)))
    yield from lines(table, match, seats)


@every_table
@pytest.mark.parametrize("seed", [1, 2])
def test_one_person_is_named_in_no_sentence(table: AnyTable, seed: int) -> None:
    heard = list(said(table, alone(table), seed))
    assert not [words for words in heard if NAME in words]
    assert not [words for words in heard if THEIRS.search(words)]
    assert any(re.search(r"\b[Yy]ou\b", words) for words in heard)


@every_table
def test_of_several_each_is_named(table: AnyTable) -> None:
    seats, match, rng = seated(table), opened(table, 1), Random(1)
    while match.decision is not None:
        match.play(rng.choice(list(match.legal)))
    heard = " ".join(lines(table, match, seats))
    assert all(who.name in heard for who in seats[: table.seats])
    assert not re.search(r"\bYou (win|lead|play|pick|take|activate)\b", heard)


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
        told = announcements(session, 0, 0, until=len(session.match.log))
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
    compared = ChoiceComparison(
        SeatNames(seats), ("a", "b"), found, Words("Bees 2", "Ants 3", people)
    )
    (claim,) = claims_of_sparing(compared, 0, (), "The Termitenator")
    assert claim.says == f"{who} with Bees 2 than with Ants 3."
