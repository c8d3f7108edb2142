"""What a power gives is said to whoever gets it, and shown long enough to be seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.describe.rugs.gains import Gain, bug_gained, say_gained
from game.describe.rugs.names import card_span
from game.rules.rugs.api import BugDrawn, BugPlaced, BugsPassed, BugsSwapped, HatchlingTaken, View
from scenes.rugs.cards import face
from scenes.rugs.places import Attic
from scenes.rugs.show.cues import cues
from scenes.rugs.show.powers import RugsCue, in_hand
from scenes.table.cue import spot
from scenes.table.session import AnySession
from tests.support.table import RUGS, finished

GAINS = (BugDrawn, BugPlaced, BugsSwapped, BugsPassed, HatchlingTaken)
SEEN = 1.6
GIFT = spot(Attic.gift)


def told(
    wanted: type[Gain], seat: int | None = 0
) -> Iterator[tuple[Gain, View, list[RugsCue], AnySession]]:
    """Such events of a few games as a seat is told them: its table then, and the show."""
    for seed in range(40):
        session = finished(RUGS, 2 + seed % 4, seed)
        for at, event in enumerate(session.match.client(seat).events(0)):
            if isinstance(event, wanted):
                before, after = session.view(seat, at), session.view(seat, at + 1)
                yield event, after, cues(event, before, after, session.seats), session


@pytest.mark.parametrize("wanted", GAINS)
def test_what_i_get_is_named_and_lies_large_before_me(wanted: type[Gain]) -> None:
    event, after, shown, _ = next(
        each for each in told(wanted) if bug_gained(each[0], 0) is not None
    )
    card = bug_gained(event, 0)
    assert card is not None
    assert card in (after.hand or ())
    for cue in shown:
        assert cue.line is not None
        assert cue.line.text.startswith("You ")
        assert card_span(card) in cue.line.spans
    *_, arrives, home = shown
    (flight,) = (each for each in arrives.flights if each.thing == face(card))
    assert flight.goal == GIFT
    assert arrives.seconds * (1 - flight.end) >= SEEN
    assert [(each.start, each.goal) for each in home.flights] == [(GIFT, in_hand(0, card))]
    assert home.after == after


@pytest.mark.parametrize(
    ("wanted", "seat"),
    [*((wanted, None) for wanted in GAINS), *((one, 0) for one in GAINS if one is not BugsPassed)],
)
def test_what_somebody_else_gets_stays_theirs(wanted: type[Gain], seat: int | None) -> None:
    """Nothing of it lies before me, nor is it said to me; nor to whoever only looks on."""
    shows = (shown for event, _, shown, _ in told(wanted, seat) if bug_gained(event, seat) is None)
    for cue in next(shows):
        assert all(flight.goal != GIFT for flight in cue.flights)
        assert cue.line is None or not cue.line.text.startswith("You ")


def test_a_passed_bug_is_told_with_the_one_i_gave_for_it() -> None:
    event, session = next(
        (event, session)
        for event, _, _, session in told(BugsPassed)
        if isinstance(event, BugsPassed) and len(event.gifts) > 2
    )
    mine = next(gift for gift in event.gifts if gift.giver == 0)
    theirs = next(gift for gift in event.gifts if gift.taker == 0)
    assert mine.card is not None
    assert theirs.card is not None
    names = [who.name for who in session.seats]
    got, gave = card_span(theirs.card).words, card_span(mine.card).words
    line = say_gained(event, theirs.card, session.seats, 0)
    giver, taker = names[theirs.giver], names[mine.taker]
    assert line.text == f"You get {got} from {giver}, and {taker} gets your {gave}."
    alone = replace(event, gifts=(theirs, replace(theirs, taker=1, card=None)))
    assert say_gained(alone, theirs.card, session.seats, 0).text == f"You get {got} from {giver}."
