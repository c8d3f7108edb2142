"""Evenings of bots: how many each game decides, so that none of them decides alone.

Every Evening has its own chance, made from the seed and its number, so the result is the same for
any number of processes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from multiprocessing import get_context
from typing import Final

from tqdm import tqdm

from game.bots import USUAL
from game.bots.children import deaf_from_birth
from game.campaign.evening.program import GUESTS, PROGRAM
from game.campaign.evening.value import Evening, Guest, new_evening
from game.catalogue import SHELF
from game.table import Seat
from game.words import _, pgettext

COLOURS: Final = ("orange", "sky", "leaf", "pink")
BEGUN: Final = datetime(2000, 1, 1, tzinfo=UTC)  # no result depends on it


def try_evenings(count: int, seed: int, jobs: int = 1) -> str:
    """Play, and say what each game has decided."""
    with _evenings(count, seed, jobs) as evenings:
        bar = tqdm(evenings, total=count, unit=" evenings", disable=None, leave=False)
        played = list(bar)
    return "\n".join(report(played, seed))


def bots_evening(seed: int, number: int) -> Evening:
    """An Evening of the usual bots, played to its end."""
    first, second, third, fourth = (
        Guest(str(seat), colour, USUAL) for seat, colour in enumerate(COLOURS)
    )
    guests = first, second, third, fourth
    return new_evening(f"trial-{seed}-{number}", guests, BEGUN).without_bots(BEGUN)


def decides(evening: Evening, game: str) -> bool:
    """Whether somebody else would have won without this game."""
    return evening.winners != without(evening, game)


def without(evening: Evening, game: str) -> tuple[Seat, ...]:
    """Who would have won if a game of a finished Evening had not been counted."""
    rest = [evening.points_of(each) for each in PROGRAM if each != game]
    won = [
        sum(guest in each.winners for each in evening.rounds if each.game != game)
        for guest in range(GUESTS)
    ]
    standing = list(zip(map(sum, zip(*rest, strict=True)), won, strict=True))
    return tuple(guest for guest in range(GUESTS) if standing[guest] == max(standing))


def report(played: Sequence[Evening], seed: int) -> Iterator[str]:
    """The lines of the table of results."""
    count = len(played)
    words = _("{count} Evenings of default bots, seed {seed}")
    yield words.format(count=count, seed=seed)
    heads = pgettext("column", "game"), _("decides"), _("won by the winner")
    yield "{:<28}{:>10}{:>20}".format(*heads)
    for game in PROGRAM:
        decided = sum(decides(evening, game) for evening in played) / count
        took = sum(_took(evening, game) for evening in played) / count
        yield f"{SHELF[game].display_name:<28}{decided:>10.1%}{took:>20.1%}"
    shared = sum(len(evening.winners) > 1 for evening in played) / count
    yield _("Shared victories: {share:.1%}").format(share=shared)


def _took(evening: Evening, game: str) -> bool:
    """Whether a winner of the Evening is one of this game as well."""
    winners = {guest for each in evening.rounds_of(game) for guest in each.winners}
    return not winners.isdisjoint(evening.winners)


@contextmanager
def _evenings(count: int, seed: int, jobs: int) -> Iterator[Iterator[Evening]]:
    """The Evenings in their order, played here or by ``jobs`` processes."""
    play, numbers = partial(bots_evening, seed), range(count)
    if jobs == 1:
        yield map(play, numbers)
        return
    with deaf_from_birth():
        started = get_context("spawn").Pool(min(jobs, count))
    with started as pool:
        yield pool.imap(play, numbers)
