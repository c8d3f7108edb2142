"""A table in words, for whoever does not see it: made of what its game says, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.describe import Question, Seats, Surface
from game.describe.things import things
from game.table import Seat
from game.words import _, as_sentence
from scenes.kit.reader.reading import Announcement, Group, TableReading, Thing
from scenes.table.catch_up import looked_at
from scenes.table.log_cut import closed_events
from scenes.table.session import AnySession


def read_table(
    session: AnySession, seat: Seat | None, told: int, question: Question[Any] | None = None
) -> TableReading:
    """What lies there after so many events as a seat sees it, and what it is asked."""
    surface = session.ui.description.surface(session.view(seat, told), session.seats)
    return TableReading(
        title=where(surface),
        says="" if question is None else question.says.text,
        groups=groups(surface, session.seats),
        place=(id(session), seat),
        told=told,
        since=partial(announcements, session, seat, until=told),
    )


def hidden_table() -> TableReading:
    """While a curtain goes from one person to the next nothing that lies there is said."""
    return TableReading(title=_("Next hand coming up."), place="curtain")


def where(surface: Surface) -> str:
    """How far the game is, in a few words."""
    return _(", ").join(filter(None, (surface.part, surface.step)))


def groups(surface: Surface, seats: Seats) -> tuple[Group, ...]:
    """The zones of a table with their pieces, those that are looked at most often first."""
    order = sorted(surface.zones, key=lambda zone: (zone.aside, zone.id != "hand"))
    return tuple(
        Group(
            zone.id,
            zone.title,
            tuple(Thing(each.id, each.name, each.says) for each in things(surface, zone, seats)),
        )
        for zone in order
    )


def announcements(
    session: AnySession, seat: Seat | None, since: int, *, until: int, closed: int = 0
) -> Sequence[Announcement]:
    """The sentences about what a seat may know, from one event to another.

    Of so many of the first events only what the rules leave open; whoever hears of them for the
    first time hears all.
    """
    ui, seats = session.ui, session.seats
    events = session.match.client(seat).events(since)[: max(0, until - since)]
    mine = None if seat is None else session.name(seat)
    lines = [
        (event, ui.description.recall(event, seats, closed=at < closed))
        for at, event in enumerate(events, since)
        if ui.has_line(event)
    ]
    return [
        Announcement(as_sentence(line.text), line.who == mine, isinstance(event, ui.landmarks))
        for event, line in lines
        if line is not None
    ]


def since_my_turn(session: AnySession, seat: Seat | None, told: int) -> Sequence[Announcement]:
    """What has happened since somebody last gave the table away, or chose; at first everything.

    They have been told so many events.
    """
    start = 0 if seat is None else looked_at(session).get(seat, 0)
    return announcements(
        session, seat, min(start, told), until=told, closed=closed_events(session, told)
    )
