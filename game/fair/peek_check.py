"""*Do the bots peek?*: their choices, asked again with the cards exchanged that are hidden.

Nobody here looks at the cards that were really hidden: a choice is asked again out of what its seat
could see. docs/fair.md says what it proves, and what it does not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from game.bots import TIMES, bot_name, make_bot
from game.bots.bot import ask
from game.catalogue import SHELF, part_of
from game.match import AnyMatch, LevelChange
from game.seating import TableSetup
from game.table import Seat, TableView
from game.words import _, ngettext, number

WAYS: Final = 3
"""So many other deals of the hidden cards for each choice."""
PLAYOUTS: Final = 20
"""For each choice of a bot that thinks by the clock: a clock would not give the same twice."""


class ReplayedChoice(NamedTuple):
    """Whether anything could be ``exchanged``, and whether the bot chose the ``same`` each time."""

    exchanged: bool
    same: bool


class BotChoice(NamedTuple):
    """What a bot had to choose, and all that it may have known. ``at`` is the index of the action.

    ``bot`` is what it is made by.
    """

    at: int
    bot: str
    view: TableView
    account: Sequence[Any]

    def again(self, game: str) -> ReplayedChoice:
        """What it chooses now, and with the hidden cards exchanged."""
        box, rng, first = SHELF[game], Random(self.at), self._choice(game, self.view)
        rules, tables = box.rules, part_of(box, "game.rules.*.api.DealSampler")(self.view)
        dealt = [tables.deal(rng) for _way in range(WAYS)]
        told = [table.key() for table in dealt]
        if all(each == told[0] for each in told):
            return ReplayedChoice(exchanged=False, same=True)
        views = (rules.view(table, self.view.you) for table in dealt)
        same = all(self._choice(game, view) == first for view in views)
        return ReplayedChoice(exchanged=True, same=same)

    def _choice(self, game: str, view: TableView) -> object:
        bot = make_bot(game, self.bot, Random(self.at))
        return ask(bot, view, view.legal, lambda: self.account)


class ChoiceBlock(NamedTuple):
    """Some choices for the process that thinks, so few that nobody waits long for them."""

    choices: tuple[BotChoice, ...]

    def run_in_worker(self, game: str, _asked: Callable[[], bool]) -> list[ReplayedChoice]:
        """Never cut short: half an answer would say nothing."""
        return self.run_inline(game)

    def run_inline(self, game: str) -> list[ReplayedChoice]:
        """Run synchronously."""
        return [choice.again(game) for choice in self.choices]


class PeekReport(NamedTuple):
    """What was found: of so many ``choices`` so many were ``asked`` and ``changed``.

    ``clocks``: some of the bots had thought by the clock.
    """

    choices: int
    asked: int
    changed: int
    clocks: bool

    @classmethod
    def of(
        cls, choices: Sequence[BotChoice], found: Sequence[ReplayedChoice], *, clocks: bool
    ) -> PeekReport:
        """What all the answers come to."""
        asked = [each for each in found if each.exchanged]
        return cls(len(choices), len(asked), sum(not each.same for each in asked), clocks)

    @property
    def sentence(self) -> str:
        """In a sentence or two."""
        if not self.asked:
            return _("In this game no bot had to choose while cards were hidden from it.")
        if self.changed:
            words = ngettext(
                "{count} of {asked} choices changed with the hidden cards. That bot peeks.",
                "{count} of {asked} choices changed with the hidden cards. Bots peek.",
                self.changed,
            )
        else:
            words = ngettext(
                "{asked} of {choices} bot choice was asked again, with the hidden cards "
                "exchanged in {ways} ways: the same each time.",
                "{asked} of {choices} bot choices were asked again, with the hidden cards "
                "exchanged in {ways} ways: the same each time.",
                self.choices,
            )
        said = words.format(
            count=number(self.changed), asked=number(self.asked), choices=number(self.choices),
            ways=WAYS,
        )  # fmt: skip
        if not self.clocks:
            return said
        counted = _("Bots that think by the clock were given {count} playouts each instead.")
        return f"{said} {counted.format(count=PLAYOUTS)}"


def bot_choices(match: AnyMatch, table: TableSetup) -> Iterator[BotChoice]:
    """Every choice that a bot had in a game, where there was more than one way, in order."""
    accounts = {
        seat: match.client(seat).events(0)
        for seat, who in enumerate(table.seats)
        if who.bot is not None
    }
    for at, (seat, start) in enumerate(match.turns):
        if seat in accounts:
            view = match.client(seat).view(start)
            if len(view.legal) > 1:
                bot = _made_by(table, match.level_changes, seat, start)
                yield BotChoice(at, bot, view, accounts[seat][:start])


def by_the_clock(choices: Sequence[BotChoice]) -> bool:
    """Whether somebody thinks for a time in a game."""
    return any(choice.bot.partition(":")[0] in TIMES for choice in choices)


def _made_by(table: TableSetup, changes: Sequence[LevelChange], seat: Seat, at: int) -> str:
    """What the bot was made by when so many events had happened."""
    who = table.seats[seat]
    later = [note.was for note in changes if note.seat == seat and note.at > at]
    level = later[0] if later else who.bot
    assert level is not None
    temper = bot_name(table.game, level, who.temper).removeprefix(level)
    return f"{level}:{PLAYOUTS}{temper}" if level in TIMES else f"{level}{temper}"
