"""Records of Under Glass: whole games, and three stacks of which nobody has taken a card."""

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from game.rules.glass.api import Deal, Setup
from game.rules.glass.notation import read_cards
from tests.records import recorded
from tests.records.recorded import Case, Parts, Recorded
from tests.records.spoiling import missing, put, swap, unknown
from tests.rules.glass import referee

STACKS: Final = (
    "37 10 3 2 25 36 1 19 4 5 6 7 8 9",
    "17 11 12 13 14 15 16 18 20 21 22 39 X 23",
    "24 26 27 28 29 30 31 32 33 34 35 38 40 41",
)
NOTHING: Final = {"B": 0, "G": 0, "Y": 0, "R": 0, "S": 0, "M": 0, "coins": 6}


def opening() -> Parts:
    return {
        "format": "backyardia/1",
        "game": "display-case",
        "seats": ["Ada", "Ben"],
        "lead": 1,
        "stacks": list(STACKS),
        "actions": [],
    }


def seen_by_the_referee(parts: Parts) -> Iterator[dict[str, Any]]:
    """What the second referee sees before the first action and after each."""
    game, asking = referee.sit_down(parts["lead"], parts["stacks"])
    yield referee.dump_state(game)
    for word in parts["actions"]:
        referee.say(game, asking, word)
        yield referee.dump_state(game)


WRONG: Final[dict[str, Case]] = {
    **unknown("ages", "edition", "deck", "spider", "deals"),
    **missing("lead", "stacks", "actions", "seats"),
    "one seat": (put("seats", value=["Ada"]), "seats", "Under Glass needs"),
    "lead out": (put("lead", value=2), "lead", "leader 2"),
    "two stacks": (put("stacks", value=["1 2", "3"]), "stacks", "2 stacks", "(deal-"),
    "twice": (
        swap("37 ", "17 "),
        "stacks[1]",
        "17 is there twice: The stacks have each card",
        "(deal-",
    ),
    "no card": (swap("37 ", "77 "), "stacks[0]", "“77” is not a card"),
    "one short": (swap("37 ", ""), "stacks[0]", "13 cards", "(deal-"),
    "no Spider": (swap("X 23", "23"), "stacks[1]", "13 cards", "(deal-"),
    "two Spiders": (swap(" 41", " X"), "stacks[2]", "X is there twice", "(deal-"),
    "a high Spider": (
        swap("22 39 X", "X 22 39"),
        "stacks[1]",
        "the Spider is card 11",
        "(deal-",
    ),
    "small letter": (swap("24 ", "x "), "stacks[2]", "“x” is not a card"),
}

RECORDED: Final = Recorded(
    whole=partial(recorded.whole_game, "display-case"),
    wholes=[(2, number) for number in range(3)],
    refereed=[(2, number) for number in range(4)],
    opening=opening,
    setup=Setup(2, 1),
    deal=Deal(tuple(map(read_cards, STACKS))),
    first={
        "game": "display-case", "phase": "first", "turn": 0, "to_act": 1,
        "legal": ["draw 1", "draw 2", "draw 3"], "cases": [["....."] * 5] * 2,
        "hands": [[], []], "coins": [3, 3], "passed": [False, False], "spider": False,
        "stacks": list(STACKS), "points": [NOTHING, NOTHING], "scores": [6, 6], "winners": [],
    },
    referee=seen_by_the_referee,
    begun=opening,
    wrong=WRONG,
    refused={
        "move 1>2": "“move 1>2” is not allowed here. Something else must be chosen first",
        "37@a1": "(wrong-phase)",
        "pass": "(wrong-phase)",
        "end": "“end” is not allowed here",
        "draw 4": "“draw 4” is not an action",
        "37@f1": "“37@f1” is not an action",
    },
)  # fmt: skip
