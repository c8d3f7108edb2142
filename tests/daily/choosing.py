"""Run as a program: plays deals of a day, and prints their openings and all that was chosen."""

import sys
from datetime import date
from hashlib import sha256
from random import Random

from game.daily.table import DayKind, day_kinds, opening, table_of
from game.daily.thinking import counted_thought
from game.match import AnyMatch, Match
from tests.daily.openings import CHOICES, FIRST, KINDS, SIGNS

DAY = date(2027, 3, 1)
MOST = 12


def played(kind: DayKind, day: date = DAY, choices: int = MOST) -> AnyMatch:
    """So many choices: a person's by a seed, the bots' as they are at the table."""
    setup, person = table_of(kind, day), Random(5)
    match: AnyMatch = Match.open(setup)
    while match.decision is not None and len(match.actions) < choices:
        seat = match.decision.seat
        bot = setup.seats[seat].bot
        thought = None if bot is None else counted_thought(setup, match, seat)
        match.play(
            person.choice(match.legal) if thought is None else thought.run_inline(kind.game.id)
        )
    return match


def summed(kind: DayKind, day: date, choices: int) -> str:
    """The beginning of the SHA-256 over so many choices, as records write them."""
    written = map(kind.game.rules.write, played(kind, day, choices).actions)
    return sha256(" ".join(written).encode()).hexdigest()[:SIGNS]


if __name__ == "__main__" and "sums" in sys.argv:
    for day in CHOICES:
        told = (summed(day_kinds()[name], date.fromisoformat(day), FIRST) for name in KINDS)
        sys.stdout.write(f'    "{day}": "{" ".join(told)}",\n')
elif __name__ == "__main__":
    for each in day_kinds().values():
        write = each.game.rules.write
        sys.stdout.write(" ".join([opening(each, DAY), *map(write, played(each).actions)]))
