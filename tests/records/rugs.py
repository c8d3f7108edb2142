"""Records of Bugs on Rugs: whole games, and two seats in front of a deck in order."""

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from game.rules.rugs.api import DECK, Deal, Setup, write_cards
from tests.records import recorded
from tests.records.recorded import Parts, Recorded
from tests.records.spoiling import missing, put, swap, unknown
from tests.rules.rugs import referee


def opening() -> Parts:
    """Two seats, a deck in order, nobody has acted."""
    return {
        "format": "backyardia/1",
        "game": "bugs-on-rugs",
        "seats": ["Ada", "Ben"],
        "lead": 1,
        "deck": write_cards(DECK),
        "actions": [],
    }


def seen_by_the_referee(parts: Parts) -> Iterator[dict[str, Any]]:
    """What the second referee sees before the first action and after each."""
    game, asking = referee.sit_down(len(parts["seats"]), parts["lead"], parts["deck"])
    yield referee.dump_state(game)
    for word in parts["actions"]:
        referee.say(game, asking, word)
        yield referee.dump_state(game)


RECORDED: Final = Recorded(
    whole=partial(recorded.whole_game, "bugs-on-rugs"),
    wholes=[(seats, 0) for seats in range(2, 6)],
    refereed=[(2, 3), (5, 3)],
    opening=opening,
    setup=Setup(2, 1),
    deal=Deal(DECK),
    first={
        "game": "bugs-on-rugs", "phase": "pick", "round": 1, "start": 1, "end_seen": False,
        "final": False, "power": None, "to_act": 1, "legal": ["A4", "A5", "A6", "A7", "A8"],
        "hands": [["A1"], ["A2"]], "floor": ["A4", "A5", "A6", "A7", "A8"], "wall": ["A3"],
        "given": [None, None], "deck": 82, "discards": [], "pairs": ["", ""], "points": None,
        "scores": [0, 0], "winners": [],
    },
    referee=seen_by_the_referee,
    begun=opening,
    wrong={
        **unknown("ages", "edition", "council", "end", "deals"),
        **missing("lead", "deck", "actions", "seats"),
        "one seat": (put("seats", value=["Ada"]), "seats", "Rugs needs two to five seats, not 1"),
        "lead out": (put("lead", value=3), "lead", "leader 3"),
        "short deck": (put("deck", value="A1 A2"), "deck", "missing A3"),
        "twice": (swap("A1 ", "A2 "), "deck", "A2 is there twice", "(deal-deck)"),
        "no bug": (swap("A1 ", "X1 "), "deck", "“X1” is not a bug"),
        "the end": (swap("A1 ", "END "), "deck", "“END” is not a bug"),
        "none": (swap("A1 ", ""), "deck", "missing A1", "(deal-deck)"),
    },
    refused={
        "B1": "“B1” is not allowed here. Only a bug on the Floor can be picked.",
        "A": "(wrong-phase)",
        "done": "“done” is not allowed here",
        "hatch L1 L2": "(hatch-two)",
        "hatch L1 L1": "(hatch-two)",
        "pass": "“pass” is not an action",
        "hatch L1 L11": "“L11” is not a bug",
    },
)  # fmt: skip
