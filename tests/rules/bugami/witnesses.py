"""For every clause of Bugami a moment at the table at which the rules give it as the reason."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from game.rules.bugami import api as bugami
from tests.rules import any_game
from tests.rules.any_game import Witness, same, the
from tests.rules.bugami.table_talk import dealt, lines, mid_deal, plain_deal, play, setup

START: Final = setup(3)
TIDY: Final = plain_deal(START)
FIRST, SECOND, THIRD = TIDY.hands

three = partial(mid_deal, "C5", "C9", "C7", said="S S S")


def refused_setup(start: bugami.Setup, place: str) -> str:
    return any_game.refused_deal(bugami.BUGAMI, lambda: bugami.BUGAMI.new_game(start), place)


def refused_deal(deal: bugami.Deal, place: str, state: bugami.State | None = None) -> str:
    """The clause by which a deal is refused, at the beginning of a game if nothing else is said."""
    at = state or bugami.BUGAMI.new_game(START)
    return any_game.refused_deal(bugami.BUGAMI, lambda: bugami.BUGAMI.deal(at, deal), place)


def refused_hands(place: str, *hands: tuple[int, ...], rest: tuple[int, ...] = TIDY.rest) -> str:
    return refused_deal(bugami.Deal(hands, rest), place)


def refused(state: bugami.State, word: str) -> str:
    return any_game.refused(bugami.BUGAMI, bugami.why_not, state, bugami.read_action(word))


def refused_after(led: str, state: bugami.State, word: str) -> str:
    return refused(play(state, led)[0], word)


def ended() -> bugami.State:
    return play(three(tricks=(0, 12, 1), target=100), "C5 C9 C7")[0]


def below() -> bugami.State:
    return play(three(), "C5 C9 C7")[0]


def targets() -> str:
    bugami.BUGAMI.new_game(setup(target=1))
    return refused_setup(setup(target=0), "target")


WITNESSES: Final[Mapping[str, Witness]] = {
    # setup and deals
    "setup-seats": lambda: same(refused_setup(setup(8), "seats"), refused_setup(setup(2), "seats")),
    "setup-jokers": lambda: same(
        refused_setup(setup(jokers=-1), "jokers"), refused_setup(setup(jokers=3), "jokers")
    ),
    "setup-target": targets,
    "setup-dealer": lambda: same(
        refused_setup(setup(dealer=-1), "dealer"), refused_setup(setup(dealer=4), "dealer")
    ),
    "deal-hands": lambda: same(
        refused_hands("hands[0]", FIRST[1:], SECOND, THIRD, rest=(*TIDY.rest, FIRST[0])),
        refused_hands("hands[2]", FIRST, SECOND, (*THIRD, *TIDY.rest), rest=()),
        refused_hands("hands", FIRST, SECOND),
    ),
    "deal-cards": lambda: same(
        refused_hands("hands[1]", FIRST, (FIRST[0], *SECOND[1:]), THIRD),
        refused_deal(replace(TIDY, rest=()), "rest"),
        refused_deal(replace(TIDY, rest=plain_deal(setup(3, jokers=1)).rest[-1:]), "rest"),
        refused_deal(replace(TIDY, rest=(99,)), "rest"),
    ),
    "deal-due": lambda: refused_deal(TIDY, "deals", dealt(START)),
    # who may do what
    "over": lambda: same(refused_deal(TIDY, "deals", ended()), refused(ended(), "C5")),
    "wrong-phase": lambda: same(
        refused(three(), "C"), refused(below(), "C5"), refused(dealt(START), "C5")
    ),
    "in-hand": lambda: refused(three(), "C9"),
    "follow-suit": lambda: refused_after(
        "C5", mid_deal("C5 D2", "C9 H2", "C7 H3", said="S S S"), "H2"
    ),
    "joker-follows": lambda: refused_after(
        "C5", mid_deal("C5 D2", "C9 X1", "C7 H3", said="S S S", jokers=1), "X1"
    ),
    # why things happened
    "highest-of-suit": lambda: the(bugami.TrickWon, play(three(), "C5 C9 C7")[1]).clause,
    "joker-led": lambda: (
        the(
            bugami.TrickWon, play(mid_deal("X1", "C9", "C7", said="S S S", jokers=1), "X1 C9 C7")[1]
        ).clause
    ),
    "rest-to-last": lambda: the(bugami.RestTaken, play(three(rest="HK"), "C5 C9 C7")[1]).clause,
    "wedding": lambda: the(bugami.Wedding, play(dealt(setup(3, shotgun=True)), "C C D")[1]).clause,
    "clean-tricks": lambda: lines("C D H", (10, 5, 2), (0, 1, 1))[0].clause,
    "bugs-divide": lambda: lines("C D H", (10, 5, 2), (0, 1, 1))[1].clause,
    "no-trick": lambda: lines("C D H", (10, 7, 0), (0, 1, 0))[2].clause,
    "all-tricks": lambda: lines("C D H", (17, 0, 0), (9, 0, 0))[0].clause,
    "all-to-others": lambda: lines("C D H", (17, 0, 0), (9, 0, 0))[1].clause,
    "misere-made": lambda: lines("C D misere", (17, 0, 0), (9, 0, 0))[2].clause,
    "misere-broken": lambda: lines("C D misere", (0, 0, 17), (0, 0, 0))[2].clause,
    "below-target": lambda: the(bugami.PlayWentOn, play(three(), "C5 C9 C7")[1]).clause,
    "tied-lead": lambda: (
        the(
            bugami.PlayWentOn,
            play(three(tricks=(1, 1, 0), scores=(40, 0, 30), target=30), "C5 C9 C7")[1],
        ).clause
    ),
    "target-reached": lambda: (
        the(bugami.GameEnded, play(three(tricks=(0, 12, 1), target=100), "C5 C9 C7")[1]).clause
    ),
}
