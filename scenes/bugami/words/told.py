"""How lists, notes and curtains speak of a table of Bugami."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.describe.bugami.names import deal_words
from game.library import Label, Save
from game.match import AnyMatch
from game.rules.bugami.api import PACKS, TARGETS, hand_size
from game.seating import TableSetup
from game.table import Options
from game.words import N_, _, ngettext
from scenes.shell.entry import OptionWords, Summary, ValueWords
from scenes.shell.lists import summary as lists

TO_TARGET: Final = N_("The first to reach this many points, alone in the lead, wins.")
OPTION_WORDS: Final[Mapping[str, OptionWords]] = MappingProxyType(
    {
        "jokers": OptionWords(
            N_("Jokers"),
            {
                0: ValueWords(N_("None"), N_("52 cards, no Jokers.")),
                1: ValueWords(
                    N_("One"), N_("It is a bug to all but Misère bidders. Led, it wins.")
                ),
                2: ValueWords(
                    N_("Two"), N_("Both are bugs to all but Misère bidders. The one led wins.")
                ),
            },
        ),
        "shotgun": OptionWords(
            N_("Shotgun Wedding"),
            {
                False: ValueWords(N_("Off"), N_("Everyone plays alone.")),
                True: ValueWords(N_("On"), N_("The same suit makes partners for the deal.")),
            },
        ),
        "target": OptionWords(
            N_("Target"),
            {points: ValueWords(str(points), TO_TARGET) for points in sorted(TARGETS)},
        ),
    }
)


def cards_words(options: Options, seats: int) -> str:
    """``52 cards: 10 for each, 2 are laid aside.``."""
    jokers = int(options.get("jokers", 0))
    pack, each = len(PACKS[jokers]), hand_size(seats, jokers)
    aside = pack - each * seats
    if not aside:
        return _("{pack} cards: {each} for each.").format(pack=pack, each=each)
    words = ngettext(
        "{pack} cards: {each} for each, {count} is set aside.",
        "{pack} cards: {each} for each, {count} are set aside.",
        aside,
    )
    return words.format(pack=pack, each=each, count=aside)


def one_more(options: Options, seats: int) -> str:
    """What changes with one seat more."""
    each = hand_size(seats + 1, int(options.get("jokers", 0)))
    words = ngettext("Then everyone gets {count} card.", "Then everyone gets {count} cards.", each)
    return words.format(count=each)


def how_far(label: Label) -> str:
    """``Deal 4, trick 6``."""
    return _("Deal {deal}, trick {trick}").format(deal=label.part, trick=label.step)


def kind(setup: TableSetup) -> str:
    """``to 250, 1 Joker, Shotgun Wedding``."""
    options = setup.options
    jokers, target = int(options.get("jokers", 0)), int(options.get("target", TARGETS[0]))
    told = ngettext("{count} Joker", "{count} Jokers", jokers).format(count=jokers)
    if jokers and options.get("shotgun"):
        words = _("first to {target}, {jokers}, Shotgun Wedding")
    elif jokers:
        words = _("first to {target}, {jokers}")
    elif options.get("shotgun"):
        words = _("first to {target}, Shotgun Wedding")
    else:
        words = _("first to {target}")
    return words.format(target=target, jokers=told)


def place_words(place: str) -> str:
    """A place of a record, such as ``deals[0].hands[1]``, for people who count from one."""
    found = re.fullmatch(r"deals\[(\d+)\](?:\.(?:hands\[(\d+)\]|(rest)))?", place)
    if found is None:
        return ""
    deal = deal_words(int(found[1]) + 1)
    if found[2] is not None:
        return _("{deal}, the hand of seat {seat}").format(deal=deal, seat=int(found[2]) + 1)
    return _("{deal}, the cards set aside").format(deal=deal) if found[3] else deal


def summary(save: Save, match: AnyMatch | None) -> Summary:
    """In a few words."""
    return lists.summary(save, match, how_far, kind)
