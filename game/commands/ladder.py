"""`ladder`: measure bots against bots, with the same cards in every seat."""

from __future__ import annotations

import argparse

from game.catalogue import FIRST, SHELF
from game.commands.answers import (
    REFUSED,
    UsageError,
    Words,
    complain,
    help_entry,
    output_path,
    whole,
)
from game.commands.simulation import BOTS, add_options, bot_names, chosen_options, which_game
from game.library.files import write_durably
from game.words import _


def add_ladder(words: Words) -> None:
    """Teach the command line to measure."""
    ladder = words.add_parser(
        "ladder", **help_entry(_("measure bots against each other"), BOTS), allow_abbrev=False
    )
    ladder.add_argument(
        "--players",
        type=bot_names,
        required=True,
        metavar="BOT,BOT,…",
        help=_("the bots to measure"),
    )
    ladder.add_argument(
        "--among",
        type=bot_names,
        required=True,
        metavar="BOT",
        help=_("the bot in the other seats"),
    )
    ladder.add_argument(
        "--seats", type=whole(1), default=4, metavar="N", help=_("how many sit there (default: 4)")
    )
    ladder.add_argument("--game", choices=list(SHELF), default=FIRST, help=which_game())
    ladder.add_argument(
        "--deals",
        type=whole(2),
        default=100,
        metavar="N",
        help=_("deals, each played once in every seat (default: 100)"),
    )
    ladder.add_argument(
        "--seed", type=int, default=1, metavar="N", help=_("deal the same each time (default: 1)")
    )
    ladder.add_argument(
        "--jobs", type=whole(1), default=1, metavar="N", help=_("processes at a time (default: 1)")
    )
    ladder.add_argument(
        "--cluster", metavar="ADDRESS", help=_("play on the Dask cluster there instead")
    )
    ladder.add_argument(
        "--json",
        type=output_path,
        metavar="FILE",
        help=_("write the numbers to FILE, over an older one"),
    )
    add_options(ladder)
    ladder.set_defaults(run=run_ladder)


def run_ladder(arguments: argparse.Namespace) -> int:
    """Measure, print the table, and write the numbers down if that is wanted."""
    from game.ladder import Climb, as_json, climb, markdown
    from game.outside.cluster import NoCluster

    players: tuple[str, ...] = arguments.players
    among: tuple[str, ...] = arguments.among
    if len(among) != 1:
        raise UsageError(_("--among is for one bot"))
    game, seats = SHELF[arguments.game], arguments.seats
    options = chosen_options(game, among * seats, arguments)
    for player in players:
        chosen_options(game, (player,) * seats, arguments)
    plan = Climb(players, among[0], seats, arguments.deals, arguments.seed, options, arguments.game)
    try:
        rungs = climb(plan, arguments.jobs, arguments.cluster)
    except NoCluster as trouble:
        raise UsageError(str(trouble)) from None
    print("\n".join(markdown(plan, rungs)), flush=True)
    if arguments.json is None:
        return 0
    try:
        write_durably(arguments.json, f"{as_json(plan, rungs)}\n".encode())
    except OSError as trouble:
        complain(arguments.json, trouble)
        return REFUSED
    return 0
