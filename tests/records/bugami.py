"""Records of Bugami: whole games, and a first trick that can be worked out by hand."""

import json
from collections.abc import Iterator
from typing import Any, Final

from game.rules.bugami.api import Deal, Setup
from game.rules.bugami.notation import read_cards
from game.table import OptionValue
from tests.records import recorded
from tests.records.recorded import Case, Parts, Recorded
from tests.records.spoiling import missing, put, swap, unknown
from tests.rules.bugami import referee

HANDS: Final = (  # every fourth card of the pack, and the Joker left over
    "C2 C6 C10 CA D5 D9 DK H4 H8 HQ S3 S7 SJ",
    "C3 C7 CJ D2 D6 D10 DA H5 H9 HK S4 S8 SQ",
    "C4 C8 CQ D3 D7 DJ H2 H6 H10 HA S5 S9 SK",
    "C5 C9 CK D4 D8 DQ H3 H7 HJ S2 S6 S10 SA",
)
FIRST, *OTHERS = HANDS


def whole_game(seats: int = 4, number: int = 0, **options: OptionValue) -> str:
    chosen = {"jokers": 2, "shotgun": True, "target": 100, **options}
    return recorded.whole_game("bugami", seats, number, **chosen)


def opening() -> Parts:
    return {
        "format": "backyardia/1",
        "game": "bugami",
        "seats": ["Ada", "Ben", "Cy", "Dee"],
        "jokers": 1,
        "shotgun": True,
        "target": 200,
        "dealer": 1,
        "deals": [{"hands": list(HANDS), "rest": "X1"}],
        "actions": [],
    }


def first_trick() -> Parts:
    return {**opening(), "actions": ["D", "S", "D", "misere", "DJ", "DQ", "DK", "D2"]}


def seen_by_the_referee(parts: Parts) -> Iterator[dict[str, Any]]:
    """What the second referee sees before the first action and after each."""
    options = (parts["jokers"], parts["shotgun"], parts["target"])
    game = referee.sit_down(len(parts["seats"]), parts["dealer"], *options)
    deals = iter(parts["deals"])
    for word in (None, *parts["actions"]):
        if word is not None:
            referee.say(game, word)
        if game["phase"] == "deal":
            cards = next(deals)
            referee.deal(game, [hand.split() for hand in cards["hands"]], cards["rest"].split())
        yield referee.state(game)


WRONG: Final[dict[str, Case]] = {
    **unknown("colour", "edition"),
    **missing("dealer", "deals"),
    "unknown in deal": (put("deals", 0, "x", value=1), "deals[0].x", "this key is unknown"),
    "empty deals": (put("deals", value=[]), "deals", "length >= 1"),
    "no rest": (put("deals", 0, value={"hands": []}), "deals[0].rest", "this key is missing"),
    "two seats": (put("seats", value=["A", "B"]), "seats", "needs three to seven seats, not 2"),
    "eight seats": (put("seats", value=["A"] * 8), "seats", "three to seven seats, not 8"),
    "three jokers": (put("jokers", value=3), "jokers", "setup-jokers"),
    "fewer than no jokers": (put("jokers", value=-1), "jokers", "setup-jokers"),
    "jokers true": (put("jokers", value=True), "jokers", "expected a whole number"),
    "shotgun 1": (put("shotgun", value=1), "shotgun", "expected true or false"),
    "target 0": (put("target", value=0), "target", "setup-target"),
    "target text": (put("target", value="250"), "target", "expected a whole number, got a text"),
    "dealer out": (put("dealer", value=4), "dealer", "setup-dealer"),
    "dealer negative": (put("dealer", value=-1), "dealer", "setup-dealer"),
    "three hands": (put("deals", 0, "hands", value=[*OTHERS]), "deals[0].hands", "deal-hands"),
    "short hand": (put("deals", 0, "hands", 0, value="C2"), "deals[0].hands[0]", "deal-hands"),
    "a one": (swap("C2 ", "C1 "), "deals[0].hands[0]", "“C1” is not a card"),
    "an eleven": (swap("C2 ", "C11 "), "deals[0].hands[0]", "“C11” is not a card"),
    "small letter": (swap("C2 ", "c2 "), "deals[0].hands[0]", "“c2” is not a card"),
    "third Joker": (swap("X1", "X3"), "deals[0].rest", "“X3” is not a card"),
    "second Joker": (swap("X1", "X2"), "deals[0].rest", "X2 is not in this pack"),
    "twice": (swap("C3 ", "C2 "), "deals[0].hands[1]", "C2 is there twice"),
    "rest short": (put("deals", 0, "rest", value=""), "deals[0].rest", "missing X1"),
    "a deal to come": (
        lambda parts: {**parts, "deals": [*parts["deals"], {"hands": [FIRST] * 4, "rest": "X1"}]},
        "deals[1].hands[1]",
        "C2 is there twice",
    ),
    "no action": (put("actions", 1, value="yes"), "actions[1]", "“yes” is not an action"),
    "bid while playing": (put("actions", 4, value="misere"), "actions[4]", "wrong-phase"),
    "not held": (put("actions", 4, value="C2"), "actions[4]", "in-hand"),
    "off suit": (put("actions", 5, value="C5"), "actions[5]", "Allowed: D4, D8, DQ. (follow-suit)"),
    "Joker instead of the suit": (
        lambda parts: json.loads(
            json.dumps(parts).replace("X1", "@").replace("C5 ", "X1 ").replace("@", "C5")
        ) | {"actions": [*parts["actions"][:5], "X1"]},
        "actions[5]",
        "Allowed: D4, D8, DQ. (joker-follows)",
    ),
}  # fmt: skip

RECORDED: Final = Recorded(
    whole=whole_game,
    wholes=[(seats, 0) for seats in range(3, 8)],
    refereed=[(5, 3)],
    opening=opening,
    setup=Setup(4, 1, 1, shotgun=True, target=200),
    deal=Deal(tuple(map(read_cards, HANDS)), read_cards("X1")),
    first={
        "game": "bugami", "phase": "bid", "deal": 1, "dealer": 1, "trick": 1, "to_act": 2,
        "legal": ["C", "D", "H", "S", "misere"], "hands": [hand.split() for hand in HANDS],
        "rest": ["X1"], "bids": [None] * 4, "table": [], "tricks": [0] * 4,
        "piles": [[]] * 4, "gained": None, "scores": [0] * 4, "winners": [],
    },
    referee=seen_by_the_referee,
    begun=first_trick,
    wrong=WRONG,
    refused={
        "allegiance": "“allegiance” is not an action",
        "X": "is not an action",
        "DJ": "wrong-phase",
    },
)  # fmt: skip
