"""Time is for what turns: an ordinary trick is told in 4.5 seconds, and nothing is lost of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from statistics import mean

from build.bench.pace import ORDINARY, TURNING, council_tricks
from game.describe.council.names import speaker
from game.rules.council.api import (
    AgeBegan,
    CubesSown,
    DeclarationsRevealed,
    TrickWon,
    View,
    VisitBegan,
)
from scenes.council.board.seats import BROKEN
from scenes.council.show.cue_highlights import CouncilCue
from scenes.council.show.cues import cues
from scenes.council.show.trick_cues import BrokenOath, one_breath, opens
from scenes.council.ui import UI
from scenes.kit.display import Glow, Item, Picture
from scenes.kit.theme import BAD
from scenes.table.highlights import Highlights
from tests.council.games import everybody, room, told
from tests.support.window import frame

READ = 1.2  # seconds for a sentence


@cache
def tricks() -> dict[str, list[float]]:
    """How long the tricks of a few games of four bots are told, by their kind."""
    kinds: dict[str, list[float]] = {}
    for kind, seconds in council_tricks(4, range(4)):
        kinds.setdefault(kind, []).append(seconds)
    return kinds


def test_an_ordinary_trick_is_told_in_four_and_a_half_seconds() -> None:
    assert len(tricks()[ORDINARY]) > 20
    assert max(tricks()[ORDINARY]) <= 4.5


def test_what_turns_takes_longer_than_what_was_to_be_expected() -> None:
    assert min(tricks()[TURNING]) > mean(tricks()[ORDINARY])
    assert mean(tricks()[TURNING]) > 1.5 * mean(tricks()[ORDINARY])


def won(
    seats: int = 4, seeds: range = range(4)
) -> Iterator[tuple[TrickWon, View, list[CouncilCue]]]:
    for seed in seeds:
        for event, before, after in told(seats, seed=seed):
            if isinstance(event, TrickWon):
                yield event, after, cues(event, before, after, everybody(seats))


def test_one_breath_names_who_wins_and_who_then_really_visits() -> None:
    for seats in (2, 3, 4, 5):
        seen, names = 0, everybody(seats)
        log = list(told(seats, seed=seats))
        for one, other in pairwise(log):
            if not isinstance(one.event, TrickWon):
                continue
            line = one_breath(one.after, everybody(seats))
            if line is not None:
                assert isinstance(other.event, VisitBegan)
                won_by, number = one.event.seat, one.event.number
                who, visits = (speaker(names, seat) for seat in (won_by, other.event.seat))
                assert line.text == f"{who} wins trick {number}, and {visits} visits the council."
                seen += 1
        assert seen


def test_a_sentence_stays_long_enough_to_be_read() -> None:
    """Those about a trick that is over; cards tell themselves."""
    for seed in range(3):
        said: dict[str, float] = {}
        for event, before, after in told(4, seed=seed):
            if isinstance(event, AgeBegan):
                said.clear()
            for cue in cues(event, before, after, everybody(4)):
                if isinstance(event, TrickWon | VisitBegan | CubesSown) and cue.line is not None:
                    said[cue.line.text] = said.get(cue.line.text, 0.0) + cue.seconds
        assert said
        assert min(said.values()) >= READ - 1e-9


def test_the_first_trick_of_a_game_and_the_last_of_an_age_are_looked_at_longer() -> None:
    lengths: dict[bool, list[float]] = {True: [], False: []}
    for event, after, shown in won():
        if len({card >> 4 for _, card in event.cards}) == 1:
            great = opens(after) or event.number == 10
            lengths[great].append(shown[1].seconds)
    assert min(lengths[True]) > max(lengths[False])


def broken() -> tuple[View, CouncilCue]:
    """The moment of the first No Allegiance that a trick ends."""
    return next(
        (cue.view, cue)
        for _, _, shown in won()
        for cue in shown
        if isinstance(cue.ceremony, BrokenOath)
    )


def test_every_no_allegiance_that_breaks_has_its_moment_once() -> None:
    for seed in range(4):
        made = room(4, seed=seed)
        breaks, moments = 0, 0
        for event, before, after in told(4, seed=seed):
            if isinstance(event, TrickWon):
                breaks += len(after.broken - before.broken)
            moments += sum(
                isinstance(cue.ceremony, BrokenOath)
                for cue in cues(event, before, after, made.seats)
            )
        assert moments == breaks > 0


def test_with_reduced_motion_a_seal_is_broken_at_once_and_neither_shakes_nor_glows() -> None:
    view, cue = broken()
    top = room(4, actions=0).top
    drawn = UI.draw(frame(), view, top, Highlights(cue_highlights=cue.cue_highlights))
    assert BROKEN.sign in [item.name for item in drawn if isinstance(item, Picture)]
    assert cue.ceremony is not None
    positions, seen = UI.positions(frame(), view, top), dict[bool, list[Item]]()
    for calm in (True, False):
        seen[calm] = [
            item
            for tenth in range(15)
            for item in cue.ceremony.items(frame(), positions, tenth / 10, calm=calm)
        ]
    assert {type(item) for item in seen[True]} == {Picture}
    assert len({item.x for item in seen[True] if isinstance(item, Picture)}) == 1
    assert len({item.x for item in seen[False] if isinstance(item, Picture)}) > 3
    assert any(isinstance(item, Glow) and item.colour == BAD for item in seen[False])
    assert not any(isinstance(item, Glow) and item.colour == BAD for item in drawn)


def test_what_the_letters_hold_is_said_once() -> None:
    """It stands over them: the ribbon is silent as soon as they lie open."""
    for event, before, after in told(4):
        if isinstance(event, DeclarationsRevealed):
            opening, opened = cues(event, before, after, everybody(4))
            assert opening.line is not None
            assert opened.line is None
