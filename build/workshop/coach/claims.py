"""Whether what is said of a choice holds on other tables as well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from typing import Final, NamedTuple

from build.workshop.coach.games import PlayedGame, played
from build.workshop.coach.kept import GameCache, Row
from game.catalogue import SHELF
from game.coach.evaluate import compare_pair, tally_blocks
from game.coach.question import AnyCoach, Question, coach_of
from game.coach.reasons.claim import Words
from game.coach.review.stages import FIRST_LOOK, REASONS
from game.coach.tally import CHANCE, LEAD

OTHER: Final = 1
"""The seed of other tables."""
SEATS: Final = range(3, 6)
"""Tables of so many, in turn, where a game allows them."""


class SaidKind(NamedTuple):
    """What kind of sentence was said, None: none was; and whether other tables say so too."""

    kind: str | None
    holds: bool


def claims(game: str, positions: int, kept: GameCache | None = None) -> Iterator[SaidKind]:
    """What is said of so many costly choices of Newcomers.

    Without a place to keep it no more is looked at than is asked for; else whole games are.
    """
    return islice(_all(game, kept), positions)


def _all(game: str, kept: GameCache | None) -> Iterator[SaidKind]:
    seats = [number for number in SEATS if number in SHELF[game].seats] or [2]
    for seed in count():
        people = seats[seed % len(seats)]

        if kept is None:
            yield from _of_game(game, people, seed)
            continue

        def look(people: int = people, seed: int = seed) -> list[Row]:
            return [list(said) for said in _of_game(game, people, seed)]

        for kind, holds in kept.once(("claims", game, people, seed), look):
            yield SaidKind(None if kind is None else str(kind), bool(holds))


def _of_game(game: str, people: int, seed: int) -> Iterator[SaidKind]:
    """What is said of the costly choices of one seat."""
    table = played(game, ["newcomer"] * people, seed)
    coach = coach_of(table.game)
    assert coach is not None
    assert coach.reasons is not None
    measure = LEAD if coach.points else CHANCE
    for made in table.past(seed % people).chosen:
        question = Question.about(table.game, made.view, made.account)
        if question is None:
            continue
        tally = tally_blocks(question, FIRST_LOOK)
        pair = (tally.best(measure), made.choice)
        if tally.gap(measure, *pair).mean >= coach.limits.small:
            yield _said(table, coach, question, pair)


def _said(
    table: PlayedGame, coach: AnyCoach, question: Question, pair: tuple[int, int]
) -> SaidKind:
    names = table.names(question.view)
    words = Words(names[pair[0]], names[pair[1]], [seat.name for seat in table.seats])
    actions = [question.view.legal[each] for each in pair]
    found = compare_pair(question, REASONS, pair)
    assert coach.reasons is not None
    claim = coach.reasons.claim(question.view, actions, found, words)
    if claim is None:
        return SaidKind(None, holds=True)
    other = compare_pair(question._replace(seed=OTHER), REASONS, pair)
    return SaidKind(claim.id.partition("-")[0], claim.holds(other))


def tell(game: str, positions: int, kept: GameCache) -> None:
    """Print how many of each kind there are, and how many of these hold."""
    said, held = Counter[str](), Counter[str]()
    for number, (kind, holds) in enumerate(claims(game, positions, kept), 1):
        said[kind or "nothing"] += 1
        held[kind or "nothing"] += holds
        print(f"\r{number} of {positions}", end="", flush=True)
    print()
    for kind, number in said.most_common():
        print(f"{kind:12} {number:5} {held[kind]:5} hold on other tables")
    spoken = sum(said.values()) - said["nothing"]
    print(f"{'spoken':12} {spoken:5} {sum(held.values()) - held['nothing']:5} hold")
