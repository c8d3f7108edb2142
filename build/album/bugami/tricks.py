"""Moments in the middle of a deal."""

from __future__ import annotations

from dataclasses import replace

from build.album.bugami.desk import (
    SPICED,
    allowed,
    at,
    bid_misere,
    deal,
    desk,
    found,
    lies,
    married,
    refused,
    trick,
    view_of,
)
from build.album.setting import cut, lay_out, long_named, open_scene, wait
from build.album.wishes import just_told, mine, must_follow, told
from game.match import AnyMatch
from game.rules.bugami.api import JOKERS, Phase, RestTaken, TrickWon, View, suit_of
from scenes.backend.headless import Unseen
from scenes.bugami.layers.play import PlayLayer
from scenes.table.scene import TableScene
from scenes.tricks.cues import GATHER, HEAP, WIN


def lead(unseen: Unseen) -> None:
    """I lead, and a Joker is in the focus."""

    def joker(view: View) -> bool:
        return any(suit_of(card) == JOKERS for card in view.hand or ())

    room = found(mine(Phase.PLAY, trick(3), lies(0), joker), 4, **SPICED)
    lay_out(unseen, room, PlayLayer)
    unseen.hover(allowed(view_of(unseen))[-1])


def follow(unseen: Unseen) -> None:
    """The middle of a long match: follow suit, nothing in the focus."""
    room = found(
        mine(Phase.PLAY, deal(4), trick(5, 8), lies(2), must_follow, married, bid_misere),
        5, shotgun=True,
    )  # fmt: skip
    lay_out(unseen, room, PlayLayer)


def follow_allowed(unseen: Unseen) -> None:
    """What a card would do."""
    follow(unseen)
    unseen.hover(allowed(view_of(unseen))[-1])


def follow_refused(unseen: Unseen) -> None:
    """Why not."""
    follow(unseen)
    unseen.hover(refused(view_of(unseen))[0])


def joker_refused(unseen: Unseen) -> None:
    """Which of the Joker's clauses refuses."""

    def held(view: View) -> bool:
        return any(suit_of(card) == JOKERS for card in view.hand or ())

    room = found(mine(Phase.PLAY, trick(3), lies(2), must_follow, held), 4, **SPICED)
    lay_out(unseen, room, PlayLayer)
    unseen.hover(refused(view_of(unseen))[-1])


def three(unseen: Unseen) -> None:
    """Three seats with eighteen cards."""
    room = found(mine(Phase.PLAY, trick(2, 3), lies(2), must_follow), 3, jokers=2)
    lay_out(unseen, room, PlayLayer)
    unseen.hover(allowed(view_of(unseen))[0])


def six(unseen: Unseen) -> None:
    """Six seats."""
    room = found(mine(Phase.PLAY, deal(2), trick(4, 6), lies(4), must_follow), 6, **SPICED)
    lay_out(unseen, room, PlayLayer)
    unseen.hover(allowed(view_of(unseen))[0])


def seven(unseen: Unseen) -> None:
    """Seven seats with partners and a Joker."""
    room = found(
        mine(Phase.PLAY, deal(2), trick(3, 6), lies(4), must_follow, married), 7,
        jokers=1, shotgun=True,
    )  # fmt: skip
    lay_out(unseen, room, PlayLayer)
    unseen.hover(allowed(view_of(unseen))[0])


def seven_alone(unseen: Unseen) -> None:
    """Seven sides, the longest names."""
    setup = desk(7, seed=3)
    named = replace(setup, seats=long_named(setup.seats))
    lay_out(unseen, at(named, mine(Phase.PLAY, deal(2), trick(3))), PlayLayer)
    unseen.hover(allowed(view_of(unseen))[0])


def flying(unseen: Unseen) -> None:
    """A card on its way."""
    follow(unseen)
    unseen.click(allowed(view_of(unseen))[-1])
    wait(unseen, 0.25)


def winning(unseen: Unseen) -> None:
    """A trick is complete."""
    room = found(lambda match: told(TrickWon)(match) and match.view(None).trick_number == 3, 6)
    cut(unseen, room, TrickWon, 0.3)


def counting(unseen: Unseen) -> None:
    """Bugs run to where they are counted."""

    def bugs(match: AnyMatch) -> bool:
        return any(event.bugs > 1 for event in just_told(match, TrickWon))

    cut(unseen, found(bugs, 5), TrickWon, WIN + HEAP + GATHER + 0.2)


def rest(unseen: Unseen) -> None:
    """What was laid aside is turned over."""
    cut(unseen, found(told(RestTaken), 6), RestTaken, 0.5 + 0.3)


def last_trick(unseen: Unseen) -> None:
    """The trick before, large."""
    follow(unseen)
    unseen.press("t")


def look_closer(unseen: Unseen) -> None:
    """A court card, large."""
    follow_allowed(unseen)
    unseen.press("i")


def bots_only(unseen: Unseen) -> None:
    """Nobody plays."""
    room = at(desk(5, 0), lambda match: match.view(None).trick_number == 4)
    open_scene(unseen, TableScene(room))
    unseen.screen.stack.tick(0.01)
    wait(unseen, 0.5)


def log(unseen: Unseen) -> None:
    """What has happened so far."""
    follow(unseen)
    unseen.press("l")
