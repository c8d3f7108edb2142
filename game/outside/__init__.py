"""Players from elsewhere: programs that answer line by line. Rules and bots know nothing of it."""

from random import Random
from typing import Final

from game.bots import AnyBot, make_bot

PREFIX: Final = "exec:"
"""What the name of a player begins with that is a program."""


def is_program(name: str) -> bool:
    """Whether this names a program, with something to be started."""
    return name.startswith(PREFIX) and bool(name.removeprefix(PREFIX).strip())


def make_player(game: str, name: str, rng: Random) -> AnyBot:
    """A bot of our own or a program. Raises KeyError or ValueError like ``make_bot``."""
    if not is_program(name):
        return make_bot(game, name, rng)
    from game.outside.program import ProgramBot

    return ProgramBot(game, name.removeprefix(PREFIX), rng)


def player_names(text: str) -> tuple[str, ...]:
    """The names in a list with commas between them; a comma in quotation marks is none."""
    names, quote = [""], ""
    for sign in text:
        if sign == "," and not quote:
            names.append("")
            continue
        if sign == quote:
            quote = ""
        elif sign in "\"'" and not quote:
            quote = sign
        names[-1] += sign
    return tuple(names)
