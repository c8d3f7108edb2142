"""A table while it is being set up: may be wrong for a while, says so, becomes a TableSetup."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from game.bots import bots_of, called_temper, tempers
from game.catalogue import Game
from game.people import person
from game.seating import SeatSetup, TableSetup, log_is_open
from game.table import Option, OptionValue
from game.words import N_, NC_, _, pgettext
from scenes.kit.graphemes import can_be_seen, trim, writable
from scenes.kit.text_field import TextField
from scenes.kit.theme import player_colours
from scenes.shell.levels import levels_of, usual_level

LONGEST_NAME: Final = 12
TAKEBACKS: Final = (
    ("off", N_("Off"), N_("Moves cannot be undone.")),
    ("free", N_("Free"), N_("Until something hidden has been revealed.")),
    ("ask", N_("Ask the others"), N_("After that, only if everyone agrees.")),
)
COACHES: Final = (
    ("off", N_("Off"), N_("There are no hints at this table.")),
    ("hints", N_("If asked"), N_("Whoever asks is told what is good.")),
    ("warnings", N_("Warns"), N_("Hints, and a word before a choice that costs a lot.")),
)
USUAL_SEATS: Final = 4  # of a fresh table, where so many can sit
LEAST_COLOURS: Final = 5  # to choose among, however few sit there
NAMES: Final = (
    *("Ada", "Bruno", "Chika", "Dov", "Edda", "Finn", "Greta"),
    *("Hugo", "Ines", "Juno", "Kaya", "Luca", "Mira"),
)
"""For fresh seats, and for people without a keyboard, one after the other."""
COLOUR_NAMES: Final = {
    "orange": NC_("seat", "orange"),
    "sky": NC_("seat", "sky"),
    "leaf": NC_("seat", "leaf"),
    "pink": NC_("seat", "pink"),
    "white": NC_("seat", "white"),
    "violet": NC_("seat", "violet"),
    "mint": NC_("seat", "mint"),
}


def colour_name(colour: str) -> str:
    """``orange``."""
    return pgettext("seat", COLOUR_NAMES[colour])


@dataclass(slots=True)
class SeatDraft:
    """One row of the form."""

    name: str
    colour: str
    bot: str | None = None


@dataclass(slots=True)
class TableDraft:
    """The whole form. ``lead`` None is a random first leader.

    ``chosen`` is what was pressed, by option; where that does not fit the seats, ``options`` are
    as usual. Where they are ``moody``, bots have the tempers of their colours. While nobody has
    said anything about an ``open_log``, it follows the number of people. ``phones`` is no part of
    the table: with several people it begins with codes for their phones.
    """

    game: Game
    seats: list[SeatDraft] = field(default_factory=list)
    chosen: dict[str, OptionValue] = field(default_factory=dict)
    lead: int | None = None
    hints: bool = True
    takebacks: str = "free"
    moody: bool = True
    open_log: bool | None = None
    coach: str = "hints"
    phones: bool = False

    @classmethod
    def fresh(cls, game: Game) -> TableDraft:
        """One person against bots, three of them if there are places: Enter starts at once.

        The last of them plays as bots usually do, the others let somebody win who begins.
        """
        draft = cls(game)
        least, most = game.table_seats[0], game.table_seats[-1]
        draft.add(None)
        seats = min(max(USUAL_SEATS, least), most)
        while len(draft.seats) < seats:
            last = len(draft.seats) == seats - 1
            draft.add(draft.usual_level if last else next(iter(draft.levels), None))
        return draft

    @classmethod
    def of(cls, setup: TableSetup, game: Game) -> TableDraft:
        """The table that was played last."""
        levels = (None, *levels_of(game.id))
        seats = [
            SeatDraft(
                TextField.of(seat.name, LONGEST_NAME).text,
                seat.colour,
                seat.bot if seat.bot in levels else usual_level(game.id),
            )
            for seat in setup.seats
        ]
        return cls(
            game,
            seats,
            dict(setup.options),
            setup.lead,
            setup.hints,
            setup.takebacks,
            moody=all(
                seat.temper or seat.bot is None or not called_temper(game.id, seat.bot, seat.colour)
                for seat in setup.seats
            ),
            open_log=setup.open_log,
            coach=setup.coach,
        )

    @property
    def levels(self) -> tuple[str, ...]:
        """How well the bots of this game can play; none: there are no bots."""
        return levels_of(self.game.id)

    @property
    def usual_level(self) -> str | None:
        """How well a new bot plays. None: whoever is new is a person."""
        return usual_level(self.game.id)

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """What holds for this table, by option: what was chosen, or what is usual."""
        usual = self.game.usual(len(self.seats))
        chosen = {
            option.id: self.chosen[option.id]
            for option in self.open_options
            if self.chosen.get(option.id) in option.fitting(len(self.seats))
        }
        return {**usual, **chosen}

    @property
    def is_shared(self) -> bool:
        """Whether there are several people."""
        return sum(seat.bot is None for seat in self.seats) > 1

    @property
    def open_options(self) -> tuple[Option, ...]:
        """The options that so many people have a choice in."""
        seats = len(self.seats)
        return tuple(option for option in self.game.options if len(option.fitting(seats)) > 1)

    @property
    def is_unusual(self) -> bool:
        """Whether anything but the seats is not as it is for a fresh table."""
        usual = TableDraft(self.game)
        mine, theirs = (
            (draft.lead, draft.hints, draft.takebacks, draft.moody, draft.open_log, draft.coach)
            for draft in (self, usual)
        )
        return mine != theirs or dict(self.options) != dict(self.game.usual(len(self.seats)))

    @property
    def log_is_open(self) -> bool:
        """What holds for this table: what was chosen, or what is usual for so many people."""
        return log_is_open([seat.bot for seat in self.seats], said=self.open_log)

    @property
    def full(self) -> bool:
        """Whether no seat can be added."""
        return len(self.seats) >= self.game.table_seats[-1]

    @property
    def smallest(self) -> bool:
        """Whether no seat can be taken away."""
        return len(self.seats) <= self.game.table_seats[0]

    def add(self, bot: str | None) -> None:
        """One more seat, with a name and a colour nobody has."""
        taken = {person(seat.name) for seat in self.seats}
        name = next(name for name in NAMES if person(name) not in taken)
        self.seats.append(SeatDraft(name, self._free_colours()[0], bot))

    def seat(self, name: str, colour: str) -> None:
        """The one person sits there by this name and in this colour; bots trade with them."""
        people = [seat for seat in self.seats if seat.bot is None]
        if len(people) != 1 or not name:
            return
        (mine,) = people
        for seat in self.seats:
            if person(seat.name) == person(name):
                seat.name = mine.name
            if seat.colour == colour:
                seat.colour = mine.colour
        mine.name = name
        if colour in colours_of(self.game):
            mine.colour = colour

    def change_level(self, index: int, step: int) -> None:
        """The next better bot, or the one before; from the best on to the easiest."""
        seat, levels = self.seats[index], self.levels
        now = levels.index(seat.bot) if seat.bot in levels else -1
        seat.bot = levels[(now + step) % len(levels)]

    @property
    def can_be_stronger(self) -> bool:
        """Whether any bot could play better."""
        return any(seat.bot is not None and seat.bot != self.levels[-1] for seat in self.seats)

    def strengthen(self) -> None:
        """The easiest bot plays one level better."""
        bots = [seat for seat in self.seats if seat.bot in self.levels]
        easiest = min(bots, key=lambda seat: self.levels.index(seat.bot or ""))
        self.change_level(self.seats.index(easiest), 1)

    def temper(self, index: int) -> str:
        """What tells the bot in this seat from others of its level; empty: nothing does."""
        seat = self.seats[index]
        if not self.moody or seat.bot is None:
            return ""
        return called_temper(self.game.id, seat.bot, seat.colour)

    def remove(self, index: int) -> None:
        """Take a seat away; whoever was to lead still leads, or chance does."""
        del self.seats[index]
        if self.lead is not None and self.lead >= index:
            self.lead = None if self.lead == index else self.lead - 1

    def change_colour(self, index: int) -> None:
        """The next free colour; at a full table the next seat's colour, in exchange."""
        colours = colours_of(self.game)
        start = colours.index(self.seats[index].colour)
        following = [*colours[start + 1 :], *colours[:start]]
        free = self._free_colours()
        self.give(index, next((colour for colour in following if colour in free), following[0]))

    def give(self, index: int, colour: str) -> None:
        """A seat gets this colour; whoever had it gets the other one."""
        seat = self.seats[index]
        for other in self.seats:
            if other.colour == colour:
                other.colour = seat.colour
        seat.colour = colour

    def change_lead(self, step: int) -> None:
        """Round: chance, first seat, second seat, and so on."""
        count = len(self.seats) + 1
        now = 0 if self.lead is None else self.lead + 1
        chosen = (now + step) % count
        self.lead = chosen - 1 if chosen else None

    def rename(self, index: int) -> None:
        """The next name that nobody has."""
        taken = {person(seat.name) for seat in self.seats}
        self.seats[index].name = next_name(self.seats[index].name, taken)

    def faults(self) -> dict[int, str]:
        """What is wrong, by seat; empty: ready to play."""
        wrong: dict[int, str] = {}
        seen: dict[str, int] = {}
        for index, seat in enumerate(self.seats):
            who = person(seat.name)
            if not can_be_seen(seat.name):
                wrong[index] = _("Enter a name.")
            elif who in seen:
                words = _("Seat {number} already has this name.")
                wrong[index] = words.format(number=seen[who] + 1)
            seen.setdefault(who, index)
        return wrong

    def settle(self) -> TableSetup:
        """The finished table. Only where ``faults`` finds nothing."""
        assert not self.faults()
        seats = tuple(
            SeatSetup(trim(seat.name), seat.colour, seat.bot, self.temper(index))
            for index, seat in enumerate(self.seats)
        )
        return TableSetup(
            seats,
            self.options,
            self.lead,
            self.hints,
            self.takebacks,
            game=self.game.id,
            open_log=self.open_log,
            coach=self.coach,
        )

    def _free_colours(self) -> list[str]:
        taken = {seat.colour for seat in self.seats}
        return [colour for colour in colours_of(self.game) if colour not in taken]


def colours_of(game: Game) -> tuple[str, ...]:
    """Among which colours people at a table of this game choose."""
    return player_colours(max(LEAST_COLOURS, game.table_seats[-1]))


def longest_name() -> str:
    """What is said to whoever types on."""
    return _("Names have up to 12 letters.")


def fits(setup: TableSetup, game: Game) -> bool:
    """Whether the form can show this table: it may come from a file that somebody has edited."""
    return (
        setup.game == game.id
        and len(setup.seats) in game.table_seats
        and game.fits(len(setup.seats), setup.options)
        and (setup.lead is None or setup.lead in range(len(setup.seats)))
        and setup.takebacks in {value for value, _name, _words in TAKEBACKS}
        and {seat.colour for seat in setup.seats} <= set(colours_of(game))
        and {seat.bot for seat in setup.seats} <= {None, *bots_of(game.id).levels}
        and {seat.temper for seat in setup.seats} <= {"", *tempers(game.id)}
        and all(map(_can_be_written, (seat.name for seat in setup.seats)))
    )


def _can_be_written(name: str) -> bool:
    return writable(name) == unicodedata.normalize("NFC", name)


def next_name(name: str, taken: Collection[str]) -> str:
    """The name of ours that follows this one and belongs to nobody of those who are there."""
    now = NAMES.index(name) + 1 if name in NAMES else 0
    following = (*NAMES[now:], *NAMES[:now])
    return next(name for name in following if person(name) not in taken)
