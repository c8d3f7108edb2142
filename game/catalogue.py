"""The shelf: every game the app can open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

from game.rules.bugami import choices as bugami
from game.rules.council import choices as council
from game.table import Option, Options, OptionValue, Rules
from game.words import NC_, pgettext

AnyRules = Rules[Any, Any, Any, Any, Any, Any]
"""The rules of whatever game."""


@dataclass(frozen=True)
class Game:
    """A box on the shelf.

    ``folder`` is what the folders of everything that belongs to it are called, see ``part_of``.
    ``opens`` fetches its rules, which are large: the title stands sooner without them. ``seats``
    says how many people can play it at all, ``table_seats`` how many of them the setup screen
    offers places for. ``neutrals`` names who sits opposite at small tables, by the number of
    people; a name is marked for translation, and looked up where it is shown. ``furthest`` is how
    many parts it has and how many steps a part, at most (see ``TableView.progress``). ``sealed``
    are the kinds of decisions that all make before any of them is shown. ``brief`` are options with
    which it is soon over, for whoever plays many games. ``short`` is its title where there is
    little room; empty: as long as ever.
    """

    id: str
    folder: str
    title: str
    opens: Callable[[], AnyRules]
    seats: range
    table_seats: range
    options: tuple[Option, ...] = ()
    neutrals: Mapping[int, str] = field(default_factory=dict)
    furthest: tuple[int, int] = (99, 99)
    sealed: frozenset[str] = frozenset()
    brief: Options = field(default_factory=dict)
    short: str = ""

    @property
    def display_name(self) -> str:
        """The title in the current language."""
        return pgettext("game", self.title)

    @property
    def called_in_short(self) -> str:
        """A shorter title, for lists of several games."""
        return pgettext("game", self.short or self.title)

    @cached_property
    def rules(self) -> AnyRules:
        """The rules, opened when somebody first asks for them."""
        return self.opens()

    def values(self, option: str) -> tuple[OptionValue, ...]:
        """What this option offers, the usual value first; empty where the game has no such one."""
        return next((tuple(each.values) for each in self.options if each.id == option), ())

    def usual(self, seats: int) -> Options:
        """What is chosen where nobody says anything: a value for every option that is asked."""
        chosen = {each.id: each.fitting(seats) for each in self.options if not each.unsaid}
        return {name: fitting[0] for name, fitting in chosen.items() if fitting}

    def fits(self, seats: int, options: Options) -> bool:
        """Whether so many people can play it with these options."""
        return seats in self.seats and all(
            options[option.id] in option.fitting(seats)
            for option in self.options
            if option.id in options
        )


def part_of(game: Game, place: str) -> Any:  # noqa: ANN401 — a part of any kind
    """What lies in a folder of a game, which the star stands for: ``game.bots.*.levels.LEVELS``.

    It is opened now. Whoever packs the program brings along every module of these folders.
    """
    module, _dot, name = place.replace("*", game.folder).rpartition(".")
    return getattr(import_module(module), name)


def _bug_council() -> AnyRules:
    from game.rules.council.api import COUNCIL

    return COUNCIL


def _bugs_on_rugs() -> AnyRules:
    from game.rules.rugs.api import BUGS_ON_RUGS

    return BUGS_ON_RUGS


def _bugami() -> AnyRules:
    from game.rules.bugami.api import BUGAMI

    return BUGAMI


def _under_glass() -> AnyRules:
    from game.rules.glass.api import UNDER_GLASS

    return UNDER_GLASS


GAMES: Final[dict[str, Game]] = {
    game.id: game
    for game in (
        Game(
            id="bug-council",
            folder="council",
            title=NC_("game", "Bug Council of Backyardia"),
            short=NC_("game", "Bug Council"),
            opens=_bug_council,
            seats=range(1, 6),
            table_seats=range(2, 6),
            options=council.OPTIONS,
            neutrals=council.NEUTRALS,
            furthest=council.FURTHEST,
            sealed=frozenset({"declare", "discard"}),
        ),
        Game(
            id="bugs-on-rugs",
            folder="rugs",
            title=NC_("game", "Bugs on Rugs"),
            opens=_bugs_on_rugs,
            seats=range(2, 6),
            table_seats=range(2, 6),
            sealed=frozenset({"pass"}),
        ),
        Game(
            id="bugami",
            folder="bugami",
            title=NC_("game", "Bugami"),
            opens=_bugami,
            seats=bugami.PEOPLE,
            table_seats=bugami.PEOPLE,
            options=bugami.OPTIONS,
            sealed=frozenset({"bid"}),
            brief=MappingProxyType({bugami.TARGET: bugami.SHORTEST}),
        ),
        Game(
            id="display-case",
            folder="glass",
            title=NC_("game", "Under Glass"),
            opens=_under_glass,
            seats=range(2, 3),
            table_seats=range(2, 3),
        ),
    )
}
"""Where games are put on the shelf: before anything is opened, and nowhere else than here."""

SHELF: Final[Mapping[str, Game]] = MappingProxyType(GAMES)
"""Every game, by its id."""

FIRST: Final = next(iter(SHELF))
"""The id of the game that is meant where nobody names one."""
