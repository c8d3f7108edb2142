"""What is hidden stays hidden in every moment that the log shows."""

from __future__ import annotations

from random import Random

import pytest

from game.match import Match
from game.rules.council.api import Deal, Event, card_name
from game.table import IllegalAction, Seat
from scenes.council.ui import UI
from scenes.kit.display import Card, DisplayList, Item
from scenes.kit.preferences import Preferences
from scenes.table.log.moment import MomentScene, log_of
from scenes.table.replay_timeline import ReplayTimeline
from scenes.table.routes import ROUTES
from scenes.table.session import AnySession, TableSession
from tests.council.games import TABLES, room
from tests.support.window import frame

every_table = pytest.mark.parametrize(("seats", "edition"), TABLES)


def cards(items: DisplayList) -> set[str]:
    return {item.code for item in items if isinstance(item, Card) and item.code is not None}


def pictures(made: AnySession) -> list[list[Item]]:
    """The log page by page, and every one of its moments."""
    view, log = frame(), log_of(made)
    shown: list[list[Item]] = []
    for _ in range(12):
        shown.append(list(log.draw(view)))
        log.key("page down")
    film = ReplayTimeline(made)
    seen_by = min(made.people) if len(made.people) == 1 else None
    moments = (
        MomentScene(made, film, seen_by, log._lines, number) for number in range(len(log._lines))
    )
    return shown + [list(moment.draw(view)) for moment in moments]


def twin(made: AnySession, seat: Seat | None, rng: Random) -> AnySession | None:
    """The same game with what is hidden from a seat exchanged; None: it had gone otherwise."""
    match = made.match
    told = match.client(seat).events(0)
    deal = match.deals[-1]
    shown = {card for event in told for card in _cards_in(event)}
    held = [*deal.hands, deal.rest]
    free = [card for hand in held for card in hand if card not in shown]
    mixed = iter(rng.sample(free, len(free)))
    parts = [tuple(card if card in shown else next(mixed) for card in hand) for hand in held]
    twins = Deal(tuple(parts[:-1]), parts[-1])
    try:
        other = Match.resume(
            match.game, match.setup, [*match.deals[:-1], twins], match.actions, Random(1)
        )
    except IllegalAction:
        return None
    if other.client(seat).events(0) != told:
        return None
    return TableSession(UI, made.setup, other, Preferences(), ROUTES, made.minds)


def _cards_in(event: Event) -> set[int]:
    """Every card that an event of the current Age names, wherever it stands in it."""
    found: set[int] = set()
    for name in type(event).__slots__:
        value = getattr(event, name)
        if name in ("card", "given", "taken") and value is not None:
            found.add(value)
        elif name == "cards":
            found |= {entry[1] if isinstance(entry, tuple) else entry for entry in value}
        elif name == "hands":
            found |= {card for hand in value if hand is not None for card in hand}
    return found


@every_table
def test_what_is_hidden_changes_no_picture(seats: int, edition: str) -> None:
    rng = Random(f"{seats} {edition}")
    compared = 0
    for seed in range(6):
        made = room(seats, edition, rng.randrange(seats + 2, seats + 12), seed)
        seat = 0 if seats == 1 else None
        for _ in range(60):
            other = twin(made, seat, rng)
            if other is not None and other.match.deals != made.match.deals:
                assert pictures(other) == pictures(made)
                compared += 1
                break
    assert compared >= 2


@every_table
def test_no_moment_shows_a_card_that_is_secret_now(seats: int, edition: str) -> None:
    looked_at = 0
    for actions in (4, 12, 24, 33):
        made = room(seats, edition, actions)
        state = made.match._state
        secret = {card_name(card) for card in state.rest}  # discards lie there as well
        for seat, hand in enumerate(state.hands[: len(made.setup.seats)]):
            if len(made.people) > 1 or seat not in made.people:
                secret |= {card_name(card) for card in hand}
        if len(made.people) == 1 and (own := state.discards[0]) is not None:
            secret.discard(card_name(own))
        begun = max(i for i, e in enumerate(made.match.log) if hasattr(e, "hands"))
        film = ReplayTimeline(made)
        log = log_of(made)
        seen_by = min(made.people) if len(made.people) == 1 else None
        for number, line in enumerate(log._lines):
            if line.moment > begun:  # in an earlier Age the same cards were somewhere else
                picture = MomentScene(made, film, seen_by, log._lines, number).draw(frame())
                assert not cards(picture) & secret
                looked_at += 1
    assert looked_at > 60


def test_with_another_persons_eyes_it_would_be_noticed() -> None:
    made = room(4, "published", 17)
    film = ReplayTimeline(made)
    hand = {card_name(card) for card in made.match._state.hands[1]}
    picture = MomentScene(made, film, 1, log_of(made)._lines, 0).draw(frame())
    assert cards(picture) & hand
