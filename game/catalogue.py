"""The shelf: every game the app can open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from game.rules.bugami import api as bugami
from game.rules.council import api as council
from game.rules.glass import api as glass
from game.rules.rugs import api as rugs
from game.table import Option, Options, OptionValue, Rules
from game.words import N_


@dataclass(frozen=True, slots=True)
class Game:
    """A box on the shelf.

    ``seats`` says how many people can play it at all, ``table_seats`` how many of them the setup
    screen offers places for. ``neutrals`` names who sits opposite at small tables, by the number
    of people; a name is marked for translation, and looked up where it is shown. ``furthest`` is
    how many parts it has and how many steps a part, at most (see ``TableView.progress``).
    """

    id: str
    title: str
    rules: Rules[Any, Any, Any, Any, Any, Any]
    seats: range
    table_seats: range
    options: tuple[Option, ...] = ()
    neutrals: Mapping[int, str] = field(default_factory=dict)
    furthest: tuple[int, int] = (99, 99)

    def values(self, option: str) -> tuple[OptionValue, ...]:
        """What this option offers, the usual value first; empty where the game has no such one."""
        return next((tuple(each.values) for each in self.options if each.id == option), ())

    def usual(self, seats: int) -> Options:
        """What is chosen where nobody says anything: a value for every option that is asked."""
        chosen = {option.id: option.fitting(seats) for option in self.options}
        return {name: fitting[0] for name, fitting in chosen.items() if fitting}

    def fits(self, seats: int, options: Options) -> bool:
        """Whether so many people can play it with these options."""
        return seats in self.seats and all(
            options[option.id] in option.fitting(seats)
            for option in self.options
            if option.id in options
        )


GAMES: Final[dict[str, Game]] = {
    game.id: game
    for game in (
        Game(
            id="bug-council",
            title=N_("Bug Council of Backyardia"),
            rules=council.COUNCIL,
            seats=range(1, 6),
            table_seats=range(2, 6),
            options=council.OPTIONS,
            neutrals=council.NEUTRALS,
            furthest=(council.AGES, council.TRICKS),
        ),
        Game(
            id="bugs-on-rugs",
            title=N_("Bugs on Rugs"),
            rules=rugs.BUGS_ON_RUGS,
            seats=range(2, 6),
            table_seats=range(2, 6),
        ),
        Game(
            id="bugami",
            title=N_("Bugami"),
            rules=bugami.BUGAMI,
            seats=bugami.SEATS,
            table_seats=bugami.SEATS,
            options=bugami.OPTIONS,
        ),
        Game(
            id="display-case",
            title=N_("Under Glass"),
            rules=glass.UNDER_GLASS,
            seats=range(glass.SEATS, glass.SEATS + 1),
            table_seats=range(glass.SEATS, glass.SEATS + 1),
        ),
    )
}
"""Where games are put on the shelf: before anything is opened, and nowhere else than here."""

SHELF: Final[Mapping[str, Game]] = MappingProxyType(GAMES)
"""Every game, by its id."""

FIRST: Final = next(iter(SHELF))
"""The id of the game that is meant where nobody names one."""
