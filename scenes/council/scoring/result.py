"""The end of a game in the shape the end screen wants."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.campaign.council import GAMES
from game.describe.council.lines import name_people
from game.describe.council.names import NUMERALS, age_words, somebody, speaker
from game.describe.line import said_of, said_of_all
from game.rules.council.api import TERMITENATOR, GameEnded, TermitenatorView, View
from game.seating import SeatSetup
from game.table import Seat
from game.words import _, ngettext, pgettext
from scenes.council.faces.machine import Lamp, machine_face
from scenes.council.scoring.settled import tie_words
from scenes.council.session import CouncilSession
from scenes.council.words.deciding import decisive_cards
from scenes.shell.results.podium import ResultsScene
from scenes.shell.results.result import FinalResult, Wordings
from scenes.table.faces.delegate import face_name
from scenes.table.faces.ending import faces
from scenes.table.faces.feeling import Feeling
from scenes.table.faces.people import delegate_of


def end_of(session: CouncilSession) -> ResultsScene:
    """The podium; after a game of a campaign the story goes on."""
    campaign = bool(session.setup.campaign) and len(session.setup.seats) == 1
    result = _chapter_result(session) if campaign else final_result(session)
    again = _("Turn the page") if campaign else ""
    return ResultsScene(
        result,
        session.preferences,
        again,
        session.film,
        session.album,
        session.review,
        session.fair,
    )


def _chapter_result(session: CouncilSession) -> FinalResult:
    """A game of a Trilogy: nobody has won before the third."""
    carry = session.match.setup.carry
    game = 1 if carry is None else carry.game
    human, termitenator = session.view(None).scores
    gap = human - termitenator
    title = _("Game {number} of {all} is over").format(number=game, all=GAMES)
    reason = _gap(session, gap, later=carry is not None)
    result = replace(final_result(session), headline=title, reason=reason)
    return result if gap or game == GAMES else replace(result, winners=(0, 1))


def _gap(session: CouncilSession, gap: int, *, later: bool) -> str:
    """Who is ahead and by how much; ``later``: points of earlier games are among them."""
    if not gap:
        first = _("Level on points.")
        return _("Level on points over all games so far.") if later else first
    seats, seat, count = session.seats, 0 if gap > 0 else 1, abs(gap)
    words = said_of(
        seats[seat],
        ngettext("{who} is {count} point ahead.", "{who} is {count} points ahead.", count),
        ngettext("You are {count} point ahead.", "You are {count} points ahead.", count),
    )
    if later:
        words = said_of(
            seats[seat],
            ngettext(
                "{who} is {count} point ahead over all games so far.",
                "{who} is {count} points ahead over all games so far.",
                count,
            ),
            ngettext(
                "You are {count} point ahead over all games so far.",
                "You are {count} points ahead over all games so far.",
                count,
            ),
        )
    return words.format(who=speaker(seats, seat), count=count)


def final_result(session: CouncilSession) -> FinalResult:
    """Points by Age and by source, the winners and what settled it."""
    view = session.view(None)
    seats = range(len(session.seats))
    carry = session.match.setup.carry
    return FinalResult(
        seats=session.seats,
        parts=tuple(tuple(age.rows[seat].points for age in view.ledger) for seat in seats),
        sources=tuple(_sources(view, seat) for seat in seats),
        winners=view.winners,
        part_names=part_names(),
        source_names=source_names(view.termitenator),
        headline=headline(session.seats, view.winners),
        chart=score_chart_title(),
        carried=() if carry is None else carry.scores,
        called=[somebody(session.seats, seat) for seat in seats],
        reason=_reason(session, view),
        decided=decisive_cards(session),
        faces=_faces(session, view),
    )


def _faces(session: CouncilSession, view: View) -> tuple[str, ...]:
    """The machine is one of two, and its lamp tells how it takes it."""
    if view.termitenator is not None:
        lamp = Lamp.VICTORIOUS if TERMITENATOR in view.winners else Lamp.BEATEN
        machine = machine_face(view.termitenator.personality, lamp)
        mine = Feeling.CHEERING if view.winners != (TERMITENATOR,) else Feeling.SULKING
        return (face_name(delegate_of(session.seats[0].colour), mine), machine)
    return faces(session.seats, view.scores, view.winners)


def headline(seats: Sequence[SeatSetup], winners: Sequence[Seat]) -> str:
    """Who has won, in large letters."""
    words = said_of_all(
        [seats[seat] for seat in winners],
        ngettext("{names} wins the council", "{names} share the council", len(winners)),
        _("You win the council"),
        _("You share the council with {names}"),
    )
    return words.format(names=name_people(seats, winners))


def score_chart_title() -> str:
    """What the chart shows."""
    return _("Score after each Age")


def part_names() -> tuple[Wordings, ...]:
    """The Ages, in a word or as a number."""
    return tuple((age_words(age), number) for age, number in enumerate(NUMERALS, start=1))


def source_names(machine: TermitenatorView | None) -> tuple[Wordings, ...]:
    """Where points come from; alone there are more columns, and less room for each."""
    alone = machine is not None
    tricks = (_("Tricks"), _("Tricks"), _("Trick")) if alone else (_("Tricks"),)
    allegiance = (_("Allegiance"), _("Card"))
    none = (_("No Allegiance"), pgettext("before a seat", "No Alleg."))
    if machine is None:
        return (tricks, allegiance, none)
    ability = (_("Other"),) if machine.stake else (_("Ability"),)
    return (tricks, allegiance, none, ability)


def _sources(view: View, seat: Seat) -> tuple[int, ...]:
    """Tricks, Allegiance, No Allegiance; in a solo game also what a personality brought."""
    rows = [age.rows[seat] for age in view.ledger]
    table = (
        sum(row.tricks for row in rows),
        sum(row.allegiance for row in rows),
        sum(row.no_allegiance_points for row in rows),
    )
    if view.termitenator is None:
        return table
    return (*table, sum(row.extra for row in rows))


def _reason(session: CouncilSession, view: View) -> str:
    """The tie-break in words; empty where points alone decided."""
    clause = next(event.clause for event in session.match.log if isinstance(event, GameEnded))
    tricks = [row.tricks for row in view.ledger[-1].rows]
    return tie_words(session.seats, clause, view.scores, view.winners, tricks)
