"""Games that nobody plays: for seven with much to choose, and for two with nothing to choose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from game.catalogue import Game
from game.seating import SeatSetup
from game.table import Option, OptionValue
from scenes.council.entry import ENTRY
from scenes.kit.theme import PLAYER_COLOURS
from scenes.shell.entry import FormWords, GameEntry, GameParts, ListWords, OptionWords, ValueWords
from scenes.shell.results.result import FinalResult

SEVEN: Final = tuple(
    SeatSetup(name, colour, "sensible" if number else None)
    for number, (name, colour) in enumerate(
        zip(
            ("Wilhelmina W", "Bartholomeus", "Anna-Luisa M", "Dov", "Edda", "Finn", "Maximilian M"),
            PLAYER_COLOURS,
            strict=True,
        )
    )
)


def _option(name: str, *values: OptionValue) -> Option:
    return Option(name, MappingProxyType(dict.fromkeys(values, range(3, 8))))


def _words(title: str, names: Mapping[OptionValue, str]) -> OptionWords:
    values = {value: ValueWords(name, f"Then it is {name}.") for value, name in names.items()}
    return OptionWords(title, values)


WIDE: Final = Game(
    id="wide",
    folder=ENTRY.game.folder,
    title="A Game for Many",
    opens=ENTRY.game.opens,
    seats=range(3, 8),
    table_seats=range(3, 8),
    options=(
        _option("jokers", 2, 0, 1),
        _option("shotgun", False, True),
        _option("target", 300, 100, 200, 400, 500),
    ),
)
NARROW: Final = replace(
    WIDE, id="narrow", title="A Duel", seats=range(2, 3), table_seats=range(2, 3), options=()
)
TOLD: Final = ListWords(lambda label: f"Deal {label.part}", lambda _setup: "")
WIDE_WORDS: Final = FormWords(
    cards=lambda options, seats: f"{seats} hands and {options['jokers']} jokers.",
    one_more=lambda _options, _seats: "The hands are smaller then.",
    options={
        "jokers": _words("Jokers", {0: "None", 1: "One", 2: "Two"}),
        "shotgun": _words("Riding shotgun", {False: "Without", True: "With"}),
        "target": _words("Points to be reached", {n: f"{n}" for n in (100, 200, 300, 400, 500)}),
    },
    lead="First leader",
    hints=ENTRY.words.hints,
)
NARROW_WORDS: Final = FormWords(
    cards=lambda _options, _seats: "All hands lie open.", one_more=lambda _options, _seats: ""
)


def _parts(words: FormWords) -> GameParts:
    return ENTRY.opens()._replace(words=words, told=TOLD)


MADE_UP: Final = (
    replace(ENTRY, game=WIDE, opens=lambda: _parts(WIDE_WORDS), extras=()),
    replace(ENTRY, game=NARROW, opens=lambda: _parts(NARROW_WORDS), extras=(), has_history=False),
)


def made_up_boxes(count: int) -> dict[str, GameEntry]:
    """So many boxes; from three on Bug Council is among them, and the others come twice."""
    boxes = [*MADE_UP]
    if count > len(boxes):
        again = (
            replace(box, game=replace(box.game, id=f"{box.game.id}-{turn}"))
            for turn in range(count)
            for box in MADE_UP
        )
        boxes = [ENTRY, *boxes, *again]
    return {box.game.id: box for box in boxes[:count]}


def many_deals(people: int, deals: int, kinds: int) -> FinalResult:
    """A game of so many deals, with points from so many sources (0: from one, untold)."""
    parts = tuple(
        tuple((seat * 7 + deal * 5) % 23 + 4 * (seat == 0) for deal in range(deals))
        for seat in range(people)
    )
    totals = [sum(row) for row in parts]
    sources = tuple((total - 3 * (kinds - 1), *(3,) * (kinds - 1))[:kinds] for total in totals)
    best = totals.index(max(totals))
    return FinalResult(
        SEVEN[:people],
        parts,
        sources,
        (best,),
        [(f"Deal {deal + 1}", f"{deal + 1}") for deal in range(deals)],
        [(f"Source {kind}", f"S{kind}") for kind in range(kinds)],
        f"{SEVEN[best].name} has reached 100 points.",
    )
