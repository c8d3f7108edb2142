"""What the page of an Evening says: what comes next, who plays whom, what a guest says of it."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from game.campaign.evening import PROGRAM, Evening, PlayedRound
from game.catalogue import SHELF
from game.describe.line import said_of
from game.seating import SeatSetup
from game.table import Seat
from game.words import _, ngettext


class GuestRemark(NamedTuple):
    """What a guest says."""

    guest: Seat
    words: str


def guests(evening: Evening) -> tuple[SeatSetup, ...]:
    """Everyone, the one person as *you*."""
    people = [guest.bot is None for guest in evening.guests]
    alone = people.count(True) == 1
    return tuple(
        replace(evening.seat(seat, evening.game), you=alone and people[seat])
        for seat in range(len(people))
    )


def number_words(evening: Evening) -> str:
    """Which game of the program comes."""
    words = _("Game {number} of {all}: {game}")
    number = PROGRAM.index(evening.game) + 1
    return words.format(number=number, all=len(PROGRAM), game=SHELF[evening.game].display_name)


def next_words(evening: Evening) -> str:
    """Who plays it, where not everyone does."""
    seated, who = evening.seated_next, guests(evening)
    if len(seated) == len(who):
        return _("All four play.")
    first, second = (who[seat] for seat in seated)
    if second.you:
        first, second = second, first
    words = said_of(first, _("{name} plays against {other}."), _("You play against {other}."))
    return words.format(name=first.name, other=second.name)


def aside_words(evening: Evening) -> str:
    """How the table of bots alone has ended; empty where there was none."""
    for each in evening.rounds:
        if not each.table and all(evening.guests[seat].bot for seat in each.seats):
            names = [evening.guests[seat].name for seat in each.seats]
            if len(each.winners) != 1:
                words = _("At the other table it was a draw: {names}.")
                return words.format(names=_("{one} and {two}").format(one=names[0], two=names[1]))
            winner = each.seats.index(each.winners[0])
            words = _("At the other table {winner} beat {loser}, {won}–{lost}.")
            return words.format(
                winner=names[winner], loser=names[1 - winner],
                won=each.scores[winner], lost=each.scores[1 - winner],
            )  # fmt: skip
    return ""


def remark(evening: Evening) -> GuestRemark | None:
    """What a delegate says of the last game; None: nobody does. True whenever it is said."""
    with_people = [each for each in evening.rounds if _has_people(evening, each)]
    if not with_people:
        return None
    last, who = with_people[-1], guests(evening)
    return _beaten(evening, last, who) or _win_remark(evening, last) or _leads(evening)


def _has_people(evening: Evening, played: PlayedRound) -> bool:
    return any(evening.guests[seat].bot is None for seat in played.seats)


def _beaten(evening: Evening, last: PlayedRound, who: tuple[SeatSetup, ...]) -> GuestRemark | None:
    """The best of the beaten bots counts what was missing, where a person has won."""
    if len(last.winners) != 1 or evening.guests[last.winners[0]].bot is not None:
        return None
    winner, scores = last.winners[0], dict(zip(last.seats, last.scores, strict=True))
    losers = [seat for seat in last.seats if evening.guests[seat].bot is not None]
    if not losers:
        return None
    best = max(losers, key=scores.__getitem__)
    gap = scores[winner] - scores[best]
    if gap < 1:
        return None
    words = said_of(
        who[winner],
        ngettext(
            "{game} went to {name}, {count} point ahead of me. I keep count.",
            "{game} went to {name}, {count} points ahead of me. I keep count.",
            gap,
        ),
        ngettext(
            "In {game} you were {count} point ahead of me. I keep count.",
            "In {game} you were {count} points ahead of me. I keep count.",
            gap,
        ),
    )
    game = SHELF[last.game].display_name
    return GuestRemark(best, words.format(game=game, name=who[winner].name, count=gap))


def _win_remark(evening: Evening, last: PlayedRound) -> GuestRemark | None:
    """A bot that has won says with how much."""
    if len(last.winners) != 1 or evening.guests[last.winners[0]].bot is None:
        return None
    winner = last.winners[0]
    points = last.scores[last.seats.index(winner)]
    words = ngettext(
        "{game} was mine, with {count} point. What is next?",
        "{game} was mine, with {count} points. What is next?",
        points,
    )
    return GuestRemark(winner, words.format(game=SHELF[last.game].display_name, count=points))


def _leads(evening: Evening) -> GuestRemark | None:
    """A bot that has the most points of all says so."""
    best = max(evening.points)
    first = evening.points.index(best)
    if evening.points.count(best) > 1 or evening.guests[first].bot is None:
        return None
    words = ngettext("I lead with {count} point.", "I lead with {count} points.", best)
    return GuestRemark(first, words.format(count=best))
