"""A table as one phone gets it: what its game describes for that seat, put into messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

from game.catalogue import SHELF
from game.describe import AnyDescription, Path, Question, Seats
from game.describe import Choice as Described
from game.describe.line import CardSpan
from game.describe.things import things
from game.match import AnyMatch
from game.phones import wire
from game.table import Seat, TableView
from game.words import _, capitalise, in_turn, join_names

LINES: Final = 12
"""So many sentences of the log go along."""
TAIL: Final = 60
"""So many events are looked through for them."""


class PhoneQuestion(NamedTuple):
    """Which question of its own a phone is asked, and how far it has gone in it."""

    number: int
    path: Path = ()


class PhoneNarrator(NamedTuple):
    """Tells phones of a match.

    Args:
        match: The game.
        about: What the game says of its table.
        seats: Who sits there, then whoever is neutral.
        paint: The colour of the page for a colour of the theme.
        noted: Whether a log has a line for an event.
        chosen: Those whose choice is in and stays sealed until all have chosen.
    """

    match: AnyMatch
    about: AnyDescription
    seats: Seats
    paint: Callable[[str], str]
    noted: Callable[[Any], bool]
    chosen: frozenset[Seat] = frozenset()

    def table(
        self,
        seat: Seat,
        asked: PhoneQuestion | None = None,
        *,
        undo: bool = False,
        over: str = "",
        waits: str = "",
    ) -> wire.TableMsg:
        """Everything this seat may know now. ``asked`` only while it may choose.

        ``waits`` is said instead of for whom the table waits.
        """
        surface = self.about.surface(self.match.view(seat), self.seats)
        due = {each.seat: each.view for each in self.match.due}
        choosers = [each for each in due if each not in self.chosen]
        return wire.TableMsg(
            you=seat,
            part=surface.part,
            step=surface.step,
            title=SHELF[self.match.game].display_name,
            game=SHELF[self.match.game].folder,
            people=tuple(
                wire.PersonData(who.name, self.paint(who.colour), points, number in choosers)
                for number, (who, points) in enumerate(
                    zip(self.seats, surface.scores, strict=False)
                )
            ),
            zones=tuple(
                wire.ZoneData(
                    zone.id,
                    zone.title,
                    zone.shape,
                    zone.aside,
                    tuple(
                        wire.PieceData(
                            piece.id, piece.name, piece.says, card(piece.card), piece.owner
                        )
                        for piece in things(surface, zone, self.seats)
                    ),
                )
                for zone in surface.zones
            ),
            log=self._log(seat),
            waits=waits or self._waits(choosers, seat),
            ask=None if asked is None else self._ask(due[seat], asked),
            undo=undo,
            over=over,
        )

    def over(self) -> str:
        """Who has won, once somebody has."""
        winners = self.match.view(None).winners
        names = [self.seats[seat].name for seat in winners]
        return _("The game is over: {names}.").format(names=join_names(names)) if names else ""

    def _waits(self, choosers: Sequence[Seat], seat: Seat) -> str:
        if not choosers or seat in choosers:
            return ""
        who = join_names([self.seats[each].name for each in choosers])
        return _("The table waits for {who}.").format(who=who)

    def _log(self, seat: Seat) -> tuple[str, ...]:
        events = (self.match.redact(event, seat) for event in reversed(self.match.log[-TAIL:]))
        lines = (self.about.line(event, self.seats).text for event in events if self.noted(event))
        latest = islice(filter(None, lines), LINES)
        return tuple(latest)[::-1]

    # what is asked

    def question(self, seat: Seat, path: Path) -> Question[Any]:
        """What a seat is asked after some steps; it may choose now."""
        view = next(each.view for each in self.match.due if each.seat == seat)
        return self.about.ask(view, self.seats, path)

    def _ask(self, view: TableView, asked: PhoneQuestion) -> wire.QuestionData:
        question = self.about.ask(view, self.seats, asked.path)
        return wire.QuestionData(
            asked.number,
            question.says.lead,
            question.says.words,
            capitalise(question.turn),
            tuple(self._choice(view, each, asked.path) for each in question.choices),
        )

    def _choice(self, view: TableView, choice: Described[Any], path: Path) -> wire.ChoiceData:
        if choice.refused is not None:
            refused = choice.refused
            why = in_turn((refused.label, refused.words))
            says: tuple[wire.RemarkData, ...] = (wire.RemarkData(why),)
        else:
            remarks = self.about.weigh(view, self.seats, (*path, choice.id))
            says = tuple(
                wire.RemarkData(capitalise(each.says.words), each.sign) for each in remarks
            )
        return wire.ChoiceData(
            choice.id,
            choice.name,
            says,
            choice.refused is not None,
            choice.zone,
            card(choice.card),
            self._does(view, choice),
            step=choice.action is None and choice.refused is None,
        )

    def _does(self, view: TableView, choice: Described[Any]) -> str:
        if choice.refused is not None:
            return ""
        if choice.action is None or self.about.does is None:
            return capitalise(choice.name)
        return self.about.does(view, choice.action)


def card(span: CardSpan | None) -> wire.CardData | None:
    """A card as phones know it."""
    return None if span is None else wire.CardData(span.code, span.words, span.value, span.sign)
