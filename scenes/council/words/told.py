"""How lists, notes and curtains speak of a table of Bug Council."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from game.describe.council.names import age_words
from game.describe.council.personas import persona_opposed
from game.describe.council.surface import step_words
from game.library import Label
from game.rules.council.api import EDITIONS, HAND_SIZE, Personality, View
from game.seating import SeatSetup, TableSetup
from game.table import Decision, Options
from game.words import N_, _, ngettext
from scenes.council.personas import LOOKS
from scenes.shell.dialogs.hand_over import PublicFacts
from scenes.shell.entry import Opponent, OptionWords, ValueWords
from scenes.table.faces.people import PORTRAITS

EDITION_WORDS: Final[Mapping[int | str | bool, ValueWords]] = MappingProxyType(
    {
        "published": ValueWords(N_("Published"), N_("Fixed ring, and every visit must be made.")),
        "prototype": ValueWords(N_("Prototype"), N_("Shuffled ring, and a visitor may pass.")),
    }
)
OPTION_WORDS: Final = MappingProxyType({"edition": OptionWords(N_("Edition"), EDITION_WORDS)})
TWO: Final = 2


def cards_words(options: Options, seats: int) -> str:
    """``Cards 1–8 in each suit; 7 are not dealt.``."""
    top = EDITIONS[str(options["edition"])].highest_value[seats]
    if seats == TWO:
        return _("Cards 1–{top} in each suit. The Emissary takes the third seat.").format(top=top)
    out = 5 * top - HAND_SIZE * seats
    words = ngettext(
        "Cards 1–{top} in each suit. {count} is not dealt.",
        "Cards 1–{top} in each suit. {count} are not dealt.",
        out,
    )
    return words.format(top=top, count=out)


def one_more(options: Options, seats: int) -> str:
    """What changes with one seat more."""
    if seats == TWO:
        return _("With three people the Emissary sits out.")
    top = EDITIONS[str(options["edition"])].highest_value[seats + 1]
    words = _("With {count} seats, cards go up to {top}.")
    return words.format(count=seats + 1, top=top)


def how_far(label: Label) -> str:
    """``Age II, trick 4``."""
    return _("{age}, trick {trick}").format(age=age_words(label.part), trick=label.step)


def kind(setup: TableSetup) -> str:
    """``Published edition``."""
    words = EDITION_WORDS[setup.options["edition"]]
    return _("{name} edition").format(name=_(words.name))


def against(setup: TableSetup) -> Opponent | None:
    """The Termitenator, as the one it is; None: several people play."""
    personality = setup.options.get("personality")
    if personality is None:
        return None
    met = Personality(str(personality))
    return Opponent(LOOKS[met].portrait, persona_opposed(met))


def place_words(place: str) -> str:
    """A place of a record, such as ``ages[0].hands[1]``, for people who count from one."""
    found = re.fullmatch(r"ages\[([012])\](?:\.(?:hands\[(\d+)\]|(rest)))?", place)
    if found is None:
        return ""
    age = age_words(int(found[1]) + 1)
    if found[2] is not None:
        words = _("{age}, the hand of seat {seat}")
        return words.format(age=age, seat=int(found[2]) + 1)
    return _("{age}, the leftover deck").format(age=age) if found[3] else age


def public_facts(view: View, decision: Decision, seats: Sequence[SeatSetup]) -> PublicFacts:
    """What everybody may know while it is somebody's turn."""
    scores = tuple(zip(seats, view.scores, strict=True))
    face = PORTRAITS.get(seats[decision.seat].colour)
    picture = face.picture if face else ""
    return PublicFacts(age_words(view.age), step_words(view), scores, picture)
