"""`simulate`: let bots play many games of one game."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from game.catalogue import FIRST, SHELF, Game
from game.commands.answers import (
    REFUSED,
    UsageError,
    Words,
    complain,
    help_entry,
    output_path,
    whole,
)
from game.table import Option, Options, OptionValue
from game.words import N_, _

BOTS: Final = N_(
    "A BOT is a level: newcomer, sensible, sharp or, in Bug Council, master. sharp:400 tries "
    "out that many games for each choice; sensible:greedy has a temper."
)


def add_simulation(words: Words) -> None:
    """Teach the command line to simulate."""
    simulate = words.add_parser(
        "simulate", **help_entry(_("have bots play each other"), BOTS), allow_abbrev=False
    )
    who = simulate.add_mutually_exclusive_group(required=True)
    who.add_argument("--seats", type=bot_names, metavar="BOT,BOT,…", help=_("one bot per seat"))
    who.add_argument(
        "--usual",
        type=whole(1),
        metavar="N",
        help=_("N bots as the table setup seats them by default"),
    )
    who.add_argument(
        "--evening", type=whole(1), metavar="N", help=_("N Evenings: which game decides how many")
    )
    simulate.add_argument("--game", choices=list(SHELF), default=FIRST, help=which_game())
    simulate.add_argument(
        "--games", type=whole(1), default=100, metavar="N", help=_("how many (default: 100)")
    )
    simulate.add_argument(
        "--seed", type=int, default=1, metavar="N", help=_("deal the same each time (default: 1)")
    )
    simulate.add_argument(
        "--jobs", type=whole(1), default=1, metavar="N", help=_("processes at a time (default: 1)")
    )
    simulate.add_argument(
        "--records",
        type=output_path,
        metavar="DIR",
        help=_("write each game to DIR, over older ones"),
    )
    add_options(simulate)
    simulate.set_defaults(run=run_simulation)


def add_options(command: Words) -> None:
    """Teach a command every option of every game."""
    for flag, options in flags().items():
        values = dict.fromkeys(str(value) for _game, option in options for value in option.values)
        words = _("{game}: {about}")
        about = [
            words.format(game=game.display_name, about=_(each.about)) for game, each in options
        ]
        command.add_argument(f"--{flag}", dest=flag, choices=list(values), help="; ".join(about))


def flags() -> dict[str, list[tuple[Game, Option]]]:
    """The options of all games by their names on the command line; several may share one."""
    flags: dict[str, list[tuple[Game, Option]]] = {}
    for game in SHELF.values():
        for option in game.options:
            flags.setdefault(option.word, []).append((game, option))
    return flags


def which_game() -> str:
    """What is said of ``--game``."""
    return _("what to play (default: {game}); display-case is Under Glass").format(game=FIRST)


def run_simulation(arguments: argparse.Namespace) -> int:
    """Let bots play and print what came of it."""
    if arguments.evening:
        from game.campaign.evening.trial import try_evenings

        print(try_evenings(arguments.evening, arguments.seed, arguments.jobs), flush=True)
        return 0
    from game.bots import usual_table
    from game.simulate import Plan, simulate

    bots = arguments.seats or usual_table(arguments.game, arguments.usual)
    plan = Plan(
        bots=bots,
        games=arguments.games,
        seed=arguments.seed,
        options=chosen_options(SHELF[arguments.game], bots, arguments),
        records=arguments.records,
        game=arguments.game,
    )
    try:
        return simulate(plan, arguments.jobs)
    except OSError as trouble:
        complain(trouble.filename, trouble)
        return REFUSED


def chosen_options(game: Game, bots: tuple[str, ...], arguments: argparse.Namespace) -> Options:
    """The options of a game as they stand on the command line; the others are as usual."""
    from game.outside import is_program

    for level in bots:
        if not is_program(level) and not _has(game, level):
            words = _("{game} has no {bot} bots")
            raise UsageError(words.format(game=game.display_name, bot=level))
    if len(bots) not in game.seats:
        words = _("{game} cannot be played by {count}")
        raise UsageError(words.format(game=game.display_name, count=len(bots)))
    asked = {flag: text for flag in flags() if (text := getattr(arguments, flag)) is not None}
    chosen = {}
    for option in game.options:
        flag = option.word
        if flag in asked:
            chosen[option.id] = _value(option, asked.pop(flag), len(bots))
    for flag in asked:
        raise UsageError(_("{game} has no --{option}").format(game=game.display_name, option=flag))
    return chosen


def _has(game: Game, name: str) -> bool:
    """Whether a game has bots of this level, and of this temper where one is named."""
    from game.bots import Name, bots_of

    level, _playouts, temper = Name.of(name)
    bots = bots_of(game.id)
    if temper:
        return temper in bots.tempers and level in bots.tempered
    return level in bots.levels


def _value(option: Option, text: str, bots: int) -> OptionValue:
    """What is chosen, unless it is for another number of players."""
    value = next((value for value in option.values if str(value) == text), None)
    if value is not None and bots in option.values[value]:
        return value
    flag, people = option.word, {n for each in option.values.values() for n in each}
    if bots in people or value is None:
        words = _("with {option} {value} it cannot be played by {count}")
        raise UsageError(words.format(value=text, option=option.id, count=bots))
    if people == {1}:
        words = _("--{option} is for one bot, not for {count}")
    else:
        words = _("--{option} is for {least} to {most} bots, not for {count}")
    numbers = {"least": min(people), "most": max(people), "count": bots}
    raise UsageError(words.format(option=flag, **numbers))


def bot_names(text: str) -> tuple[str, ...]:
    """A type for argparse: the bots of a simulation, one for each seat."""
    from game.bots import Level
    from game.outside import PREFIX, is_program, player_names

    names, known = player_names(text), [*map(str, Level), f"{PREFIX}PROGRAM"]
    for name in names:
        if not is_program(name) and not _is_level(name, known):
            words = _("{text} is not a bot; known are {names}")
            raise argparse.ArgumentTypeError(words.format(text=repr(name), names=", ".join(known)))
    most = max(game.seats[-1] for game in SHELF.values())
    if len(names) > most:
        words = _("{count} bots; there are at most {most} seats")
        raise argparse.ArgumentTypeError(words.format(count=len(names), most=most))
    return names


def _is_level(name: str, known: Sequence[str]) -> bool:
    """``sharp``, ``sharp:1000`` with a number of playouts, or either with a temper at its end."""
    from game.bots import TIMES, Name

    level, playouts, temper = Name.of(name)
    if name.count(":") == bool(temper):
        return level in known
    return level in TIMES and playouts.isdecimal() and int(playouts) > 0
