"""Bug Council in numbers: the record is played again, and what the rules tell is added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from game.history.chronicle import Chair, Chronicle, Player, Teller
from game.library import watch
from game.library.save import Save
from game.match import Match, SeatSetup
from game.records import RecordError
from game.rules.council.api import AGES, FACTIONS, AgeScored, CubesSown, Event, GameEnded, SeatScore

NEUTRALS: Final = {1: "Termitenator", 2: "Emissary"}  # by number of people at the table
NEUTRAL_COLOUR: Final = "chrome"
TRICKS: Final = "tricks"
ALLEGIANCE: Final = "allegiance"
NO_ALLEGIANCE: Final = "no_allegiance"
EXTRA: Final = "extra"
TRIED: Final = "no_allegiance_tried"
MADE: Final = "no_allegiance_made"
VISITS: Final = "visits_"  # and the letter of a faction
Counts = Counter[tuple[int, str]]


def tell(save: Save) -> Chronicle:
    """The numbers of a finished game. Raises RecordError where the rules do not allow it."""
    match = watch(save).match
    if match.decision is not None or not match.view(None).winners:
        raise RecordError("actions", "the game is not over")
    setup, label = save.setup, save.label
    return Chronicle(
        game=save.record.game,
        edition=match.setup.edition.name,
        begun=_date(label.begun),
        finished=_date(label.saved),
        people=len(setup.seats),
        opponent=match.setup.personality.value if match.setup.personality else "",
        campaign=setup.campaign,
        decided=next(event.clause for event in match.log if isinstance(event, GameEnded)),
        chairs=_chairs(match, setup.seats),
    )


def _chairs(match: Match, people: Sequence[SeatSetup]) -> tuple[Chair, ...]:
    points, tallies = _fold(match.log, len(match.view(None).scores))
    scores = match.view(None).scores
    carry = match.setup.carry
    carried = (0,) * len(scores) if carry is None else carry.scores
    gained = [score - start for score, start in zip(scores, carried, strict=True)]
    winners = match.view(None).winners if carry is None else _ahead(gained)
    chairs = []
    for seat in range(len(scores)):
        who = people[seat] if seat < len(people) else None
        ahead = [other for other in range(len(scores)) if _before(other, seat, winners, gained)]
        chairs.append(
            Chair(
                name=NEUTRALS[len(people)] if who is None else who.name,
                player=_player(who),
                level="" if who is None else who.bot or "",
                colour=NEUTRAL_COLOUR if who is None else who.colour,
                score=scores[seat],
                carried=carried[seat],
                place=1 + len(ahead),
                won=seat in winners,
                points=points[seat],
                tallies=tallies[seat],
            )
        )
    return tuple(chairs)


def _fold(log: Sequence[Event], seats: int) -> tuple[list[Counts], list[Counts]]:
    """For each seat its points and what else is counted, as the events tell them."""
    points: list[Counts] = [Counter() for _ in range(seats)]
    tallies: list[Counts] = [Counter() for _ in range(seats)]
    age = 1
    for event in log:
        if isinstance(event, CubesSown):
            tallies[event.seat][age, VISITS + _letter(event)] += 1
        elif isinstance(event, AgeScored):
            for row in event.rows:
                points[row.seat].update(_points(age, row))
                tallies[row.seat][age, TRIED] += row.no_allegiance
                tallies[row.seat][age, MADE] += row.no_allegiance and bool(row.no_allegiance_points)
            age += 1
    return points, tallies


def _points(age: int, row: SeatScore) -> Counts:
    return Counter(
        {
            (age, TRICKS): row.tricks,
            (age, ALLEGIANCE): row.allegiance,
            (age, NO_ALLEGIANCE): row.no_allegiance_points,
            (age, EXTRA): row.extra,
        }
    )


def _letter(event: CubesSown) -> str:
    return FACTIONS[event.origin]


def _ahead(gained: Sequence[int]) -> tuple[int, ...]:
    """A chapter of a Trilogy is won by its own points; the human needs more of them (S9)."""
    human, termitenator = gained
    return (0,) if human > termitenator else (1,)


def _before(one: int, other: int, winners: Sequence[int], gained: Sequence[int]) -> bool:
    """Whether the first of two seats stands before the other one."""
    if (one in winners) != (other in winners):
        return one in winners
    return one not in winners and gained[one] > gained[other]


def _player(who: SeatSetup | None) -> Player:
    if who is None:
        return Player.NEUTRAL
    return Player.HUMAN if who.bot is None else Player.BOT


def _date(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")


COUNCIL: Final = Teller(
    tell,
    parts=AGES,
    sources=(TRICKS, ALLEGIANCE, NO_ALLEGIANCE, EXTRA),
    tallies=(TRIED, MADE, *(VISITS + letter for letter in FACTIONS)),
)
