"""Records of Bugami to check: whole games, and a first trick that can be worked out by hand."""

from game.table import OptionValue
from tests.records import recorded
from tests.records.recorded import Parts

HANDS = (  # every fourth card of the pack, and the Joker left over
    "C2 C6 C10 CA D5 D9 DK H4 H8 HQ S3 S7 SJ",
    "C3 C7 CJ D2 D6 D10 DA H5 H9 HK S4 S8 SQ",
    "C4 C8 CQ D3 D7 DJ H2 H6 H10 HA S5 S9 SK",
    "C5 C9 CK D4 D8 DQ H3 H7 HJ S2 S6 S10 SA",
)


def whole_game(seats: int = 4, number: int = 0, **options: OptionValue) -> str:
    """The text of a finished game's record."""
    chosen = {"jokers": 2, "shotgun": True, "target": 100, **options}
    return recorded.whole_game("bugami", seats, number, **chosen)


def first_trick() -> Parts:
    """Four bids and a trick, from a pack in order."""
    return {
        "format": "backyardia/1",
        "game": "bugami",
        "seats": ["Ada", "Ben", "Cy", "Dee"],
        "jokers": 1,
        "shotgun": True,
        "target": 250,
        "dealer": 1,
        "deals": [{"hands": list(HANDS), "rest": "X1"}],
        "actions": ["D", "S", "D", "misere", "DJ", "DQ", "DK", "D2"],
    }
