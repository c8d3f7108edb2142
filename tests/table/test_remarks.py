"""What bots feel and say at the other tables: true, seen by everybody, said once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from enum import Enum
from random import Random
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import pytest

from game.match import Match
from game.rules.bugami.api import MISERE, BidsRevealed, TrickWon, suit_of
from game.rules.glass.api import SpiderSeen
from game.rules.rugs.api import BugDrawn, BugDropped, BugPicked
from game.seating import SeatSetup, TableSetup
from scenes.bugami.faces import feelings as bugami_feelings
from scenes.bugami.faces import remarks as bugami_remarks
from scenes.bugami.ui import UI as BUGAMI_UI
from scenes.council.faces import feelings as council_feelings
from scenes.council.faces import remarks as council_remarks
from scenes.council.ui import UI as COUNCIL_UI
from scenes.glass.faces import feelings as glass_feelings
from scenes.glass.faces import remarks as glass_remarks
from scenes.glass.show.cue_highlights import CueHighlights
from scenes.glass.ui import UI as GLASS_UI
from scenes.kit.preferences import Preferences
from scenes.kit.theme import PLAYER_COLOURS
from scenes.rugs.faces import feelings as rugs_feelings
from scenes.rugs.faces import remarks as rugs_remarks
from scenes.rugs.ui import UI as RUGS_UI
from scenes.table.faces.feeling import Feeling
from scenes.table.faces.people import delegate_of
from scenes.table.faces.remark import Remark, words_of
from scenes.table.faces.voices import voices
from scenes.table.highlights import Highlights, TableContext
from tests.support.window import frame, texts

AnyMatch: TypeAlias = Match[Any, Any, Any]
View: TypeAlias = Any
Log: TypeAlias = list[Any]
NAMES: Final = ("Ada", "Bruno", "Chika", "Dov", "Edda", "Falk", "Gita")
BOTS: Final = tuple(
    SeatSetup(name, colour, "random") for name, colour in zip(NAMES, PLAYER_COLOURS, strict=True)
)
UIS: Final[Mapping[str, Any]] = MappingProxyType(
    {"council": COUNCIL_UI, "rugs": RUGS_UI, "bugami": BUGAMI_UI, "glass": GLASS_UI}
)
SAYS: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "council": council_remarks.remark,
        "rugs": rugs_remarks.remark,
        "bugami": bugami_remarks.remark,
        "glass": glass_remarks.remark,
    }
)
COUNCIL: Final = (("council", 2), ("council", 5))
TABLES: Final = (("rugs", 2), ("rugs", 5), ("bugami", 3), ("bugami", 7), ("glass", 2))
tables = pytest.mark.parametrize(("game", "seats"), TABLES)
every_table = pytest.mark.parametrize(("game", "seats"), [*TABLES, *COUNCIL])


def felt(game: str, view: View) -> tuple[Feeling, ...]:
    if game == "glass":
        return glass_feelings.feelings(view, CueHighlights())
    modules = {"council": council_feelings, "rugs": rugs_feelings, "bugami": bugami_feelings}
    found: tuple[Feeling, ...] = modules[game].feelings(view)
    return found


def moments(game: str, seats: int, seed: int) -> Iterator[AnyMatch]:
    """A random game before each of its choices."""
    setup = TableSetup(BOTS[:seats], {}, seed=seed, game=UIS[game].game)
    match, chance = Match.open(setup), Random(seed)
    while match.decision is not None:
        yield match
        match.play(chance.choice(list(match.legal)))


@every_table
def test_no_face_and_no_remark_tells_what_is_hidden(game: str, seats: int) -> None:
    """Whoever looks sees the same faces and hears the same, whatever they hold."""
    heard = 0
    for seed in range(2):
        for match in moments(game, seats, seed):
            views = [match.view(seat) for seat in (*range(seats), None)]
            if game != "glass":
                views += [replace(view, hand=()) for view in views]
            assert len({felt(game, view) for view in views}) == 1
            one = {SAYS[game](view, BOTS[:seats], seed) for view in views}
            assert len(one) == 1
            heard += one != {None}
    assert heard


@tables
def test_no_line_is_heard_twice_in_a_game_and_each_game_has_some(game: str, seats: int) -> None:
    for seed in range(4):
        heard, last = set(), ""
        for match in moments(game, seats, seed):
            view = match.view(None)
            one = SAYS[game](view, BOTS[:seats], seed)
            words = "" if one is None else line(game, one)
            if words and words != last:
                assert words not in heard
                heard.add(words)
            last = words
        assert heard or game == "glass"


def line(game: str, one: Remark) -> str:
    return words_of(one, game, delegate_of(BOTS[one.seat].colour))


def bids(log: Log) -> list[int]:
    return next(list(event.bids) for event in reversed(log) if isinstance(event, BidsRevealed))


def of(kind: type, log: Log) -> Log:
    return [event for event in log if isinstance(event, kind)]


def true(one: Remark, match: AnyMatch) -> bool:
    log, name, seat = list(match.log), one.cause.name, one.seat
    match name:
        case "TWICE":
            return [event.seat for event in of(BugPicked, log)[-2:]] == [seat, seat]
        case "DREW":
            return bool(of(BugDrawn, log)[-1].seat == seat)
        case "DROPPED":
            return bool(of(BugDropped, log)[-1].seat == seat)
        case "FINAL":
            return bool(match.view(None).final)
        case "VOWED":
            return bool(bids(log)[seat] == MISERE)
        case "WED":
            return bids(log).count(bids(log)[seat]) > 1
        case "CLEAN" | "CAUGHT" | "TORN":
            trick = of(TrickWon, log)[-1]
            mine = any(suit_of(card) == bids(log)[seat] for _, card in trick.cards)
            torn = bids(log)[seat] == MISERE
            return trick.seat == seat and torn == (name == "TORN") and mine == (name == "CAUGHT")
        case "SPIDER":
            return bool(of(SpiderSeen, log))
        case "LAST":
            return bool(match.view(None).last and match.view(None).actor == seat)
        case _:
            mine, yours = (sum(match.view(None).points[each]) for each in (seat, 1 - seat))
            return bool(mine - yours >= 8) if name == "AHEAD" else yours - mine >= 8


@tables
def test_a_remark_is_true(game: str, seats: int) -> None:
    causes = set()
    for seed in range(6):
        for match in moments(game, seats, seed):
            view = match.view(None)
            for sitting in range(4):
                one = SAYS[game](view, BOTS[:seats], sitting)
                if one is not None:
                    assert true(one, match), one
                    causes.add(one.cause)
    assert len(causes) >= {"rugs": 3, "bugami": 4, "glass": 3}[game]


@every_table
def test_people_speak_for_themselves(game: str, seats: int) -> None:
    people = tuple(replace(bot, bot=None) for bot in BOTS[:seats])
    for match in moments(game, seats, 3):
        assert SAYS[game](match.view(None), people, 3) is None


@pytest.mark.parametrize(
    ("game", "causes", "people"),
    [
        ("council", council_remarks.RemarkCause, 5),
        ("rugs", rugs_remarks.RemarkCause, 5),
        ("bugami", bugami_remarks.RemarkCause, 7),
        ("glass", glass_remarks.RemarkCause, 5),
    ],
)
def test_each_delegate_has_short_lines_of_its_own_for_every_cause(
    game: str, causes: type[Enum], people: int
) -> None:
    said = voices(game)
    lines = [words for each in said.values() for words in each]
    assert len(lines) == len({*lines})
    assert {who for who, _ in said} >= {delegate_of(bot.colour) for bot in BOTS[:people]}
    assert {*said} == {(who, cause.name.lower()) for who, _ in said for cause in causes}
    assert all(len(words) <= 40 and words.endswith((".", "?")) for words in lines)
    assert not [words for words in lines if "!" in words or any(map(str.isdigit, words))]


@tables
def test_a_bubble_is_seen_only_where_bots_may_talk(game: str, seats: int) -> None:
    shown = 0
    for seed in range(2, 6):
        for match in moments(game, seats, seed):
            view = match.view(0)
            one = SAYS[game](view, BOTS[:seats], seed)
            if shown < 3 and one is not None and line(game, one):
                assert not seen(game, seats, view, seed, line(game, one), talk=False)
                shown += seen(game, seats, view, seed, line(game, one), talk=True)
    assert shown


def seen(game: str, seats: int, view: View, sitting: int, words: str, *, talk: bool) -> bool:
    """Whether these words can be read at the table."""
    liked = Preferences(remarks=talk)
    top = TableContext(BOTS[:seats], hinting=True, preferences=liked, sitting=sitting)
    items = UIS[game].draw(frame(1920, 1080), view, top, Highlights())
    return words in " ".join(texts(items))


def test_a_torn_misere_shocks_and_a_clean_trick_pleases() -> None:
    """Moods at the desk, once the bids lie open; before that everybody is calm."""
    felt_at: set[tuple[bool, Feeling]] = set()
    for match in moments("bugami", 4, 1):
        view = match.view(None)
        for seat, feeling in enumerate(bugami_feelings.feelings(view)):
            felt_at.add((view.revealed, feeling))
            if seat == bugami_feelings.winner(view) and view.revealed:
                caught = bugami_feelings.bugs_caught(view, seat)
                torn = view.bids[seat] == MISERE
                assert feeling is (
                    Feeling.SHOCKED if torn else Feeling.SULKING if caught else Feeling.SMUG
                )
    assert {feeling for is_open, feeling in felt_at if not is_open} == {Feeling.CALM}
    assert len(felt_at) >= 5


def test_the_attic_feels_who_picks_twice_and_whom_a_power_reaches() -> None:
    seen = {
        feeling
        for seed in range(5)
        for match in moments("rugs", 3, seed)
        for feeling in rugs_feelings.feelings(match.view(None))
    }
    assert seen >= {*Feeling} - {Feeling.SHOCKED}
