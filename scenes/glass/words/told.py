"""How lists, notes and curtains speak of a table of Under Glass."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.describe.glass.names import turn_words
from game.library import Label, Save
from game.match import AnyMatch
from game.rules.glass.api import CARDS, COINS, View
from game.seating import SeatSetup, TableSetup
from game.table import Options
from game.words import _, ngettext
from scenes.shell.dialogs.hand_over import PublicFacts
from scenes.shell.entry import Summary
from scenes.shell.lists import summary as lists


def cards_words(_options: Options, _seats: int) -> str:
    """What is played with."""
    words = ngettext(
        "{cards} cards and the Spider; {count} coin for each.",
        "{cards} cards and the Spider; {count} coins for each.",
        COINS,
    )
    return words.format(cards=len(CARDS), count=COINS)


def one_more(_options: Options, _seats: int) -> str:
    """There is no room for anybody else."""
    return _("This is a game for two.")


def how_far(label: Label) -> str:
    """``Turn 7``."""
    return turn_words(label.step)


def kind(_setup: TableSetup) -> str:
    """There is but one kind."""
    return ""


def place_words(place: str) -> str:
    """A place of a record, such as ``stacks[0]``, for people who count from one."""
    found = re.fullmatch(r"stacks\[(\d+)\]", place)
    return "" if found is None else _("stack {number}").format(number=int(found[1]) + 1)


def public_facts(view: View, seats: Sequence[SeatSetup]) -> PublicFacts:
    """What stands between two turns."""
    words = ngettext("{count} card left", "{count} cards left", sum(view.heights))
    told = words.format(count=sum(view.heights))
    return PublicFacts(turn_words(view.turn), told, tuple(zip(seats, view.scores, strict=True)))


def summary(save: Save, match: AnyMatch | None) -> Summary:
    """In a few words."""
    return lists.summary(save, match, how_far, kind)
