"""Moments of the history: nobody has played yet, one game, many evenings, the longest names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from build.album.setting import open_scene, played
from build.album.vocabulary import moment, step
from build.album.wishes import over
from game.campaign.council import Campaign, Result, new_campaign
from game.fair.shuffles import Shuffles
from game.history import EveningGuest, EveningLine, Filter, Report
from game.history.council import count_game, saga_of
from game.history.questions import ask
from game.history.store import CountedRecord, Stamp, Store
from game.library import Label, ListedTable, News
from game.library.save import MatchSnapshot, parse_save, write_page
from game.match import AnyMatch, Match
from game.rules.council.api import Personality
from game.seating import SeatSetup, TableSetup
from scenes.backend.headless import HeadlessScreen
from scenes.council.entry import ENTRY
from scenes.council.history import history_words
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.history.scene import HistoryScene

GAME: Final = ENTRY.game.id
FIRST_EVENING: Final = datetime(2025, 3, 14, 18, 30, tzinfo=UTC)
ADA, BRUNO = SeatSetup("Ada", "orange"), SeatSetup("Bruno", "sky")
LONGEST: Final = SeatSetup("Wilhelmina W", "leaf")
MAXIMILIAN: Final = SeatSetup("Maximilian M", "pink")
SHARP, GENTLE = SeatSetup("Edda", "white", "sensible"), SeatSetup("Dov", "pink", "random")
EVENINGS: Final = (
    TableSetup((ADA, BRUNO, SHARP)),
    TableSetup((ADA, BRUNO, LONGEST, GENTLE)),
    TableSetup((BRUNO, ADA)),
    TableSetup((ADA, BRUNO, LONGEST, MAXIMILIAN, SHARP), {"edition": "prototype"}),
    *(TableSetup((ADA,), options={"personality": each}) for each in Personality),
    TableSetup((LONGEST,), options={"personality": Personality.THIEF}),
    TableSetup((MAXIMILIAN, SHARP, GENTLE), {"edition": "prototype"}),
)
GUESTS, COLOURS = ("Ada", "Bruno", "Chika", "Wilhelmina W"), ("orange", "sky", "leaf", "pink")
CHAPTERS: Final = (
    ((41, 30), (66, 66), (120, 101)),
    ((1, 30), (20, 66), (70, 101)),
    ((30, 41), (66, 71)),
    ((44, 31),),
)


class InventedHistory:
    """A history that has read everything already."""

    progress: tuple[int, int] | None = None
    exported: Path | None = None
    busy = False

    def __init__(self, store: Store, skipped: int = 0) -> None:
        self.report: Report | None = None
        self.shuffles: Shuffles | None = None
        self.evenings: tuple[EveningLine, ...] = ()
        self.news: list[News] = []
        self._store = store
        self._skipped = skipped

    def ask(self, choice: Filter) -> None:
        """The report is there at once."""
        told = ask(self._store.connection, choice, self._skipped)
        self.report = replace(told, evenings=self.evenings or told.evenings)

    def count_deals(self, game: str) -> None:
        """The deals are counted beforehand."""

    def export(self) -> None:
        """As if it had been written."""
        self.exported = Path("~/.local/share/bug-council/exports/games-20250321-193000.csv")


@cache
def store(setups: Sequence[TableSetup], evenings: int = 1, *, trilogies: bool = False) -> Store:
    """These tables, played on so many evenings: on the first one well, later in a hurry."""
    kept = Store(None)
    for evening in range(evenings):
        for number, setup in enumerate(setups):
            name = f"{evening}-{number}"
            when = FIRST_EVENING + timedelta(days=7 * evening, hours=number)
            plays = _in_a_hurry if evening else _well
            match = plays(replace(setup, seed=evening))
            told = count_game(parse_save(record_of(match, setup, name, when)))
            kept.add([CountedRecord(name, Stamp(0, 0), told)])
    if trilogies:
        kept.keep_campaigns(
            saga_of(_campaign(seed, scores)) for seed, scores in enumerate(CHAPTERS, 1)
        )
    return kept


def _well(setup: TableSetup) -> AnyMatch:
    return played(setup, over).match


def _in_a_hurry(setup: TableSetup) -> AnyMatch:
    match, chance = Match.open(setup), Random(setup.seed)
    while match.decision is not None:
        match.play(chance.choice(match.legal))
    return match


def record_of(match: AnyMatch, setup: TableSetup, name: str, when: datetime) -> bytes:
    """A finished game as it would lie in its folder."""
    label = Label(name, 1, when, when + timedelta(minutes=40), 3, 10, over=True)
    return write_page(
        MatchSnapshot(
            match.setup, tuple(match.deals), tuple(match.actions), match.notes, label, setup
        )
    )


def _campaign(seed: int, scores: Sequence[tuple[int, int]]) -> Campaign:
    when = FIRST_EVENING + timedelta(days=seed)
    who = LONGEST if seed == 1 else ADA
    campaign = new_campaign(f"trilogy-{seed}", who, Random(seed), when)
    for total in scores:
        campaign = campaign.with_result(Result(total, 1, "table"), when)
    return campaign


def not_here(_: ListedTable) -> NoticeScene:
    """Nothing can be watched in an album."""
    return NoticeScene("Not here", "Nothing of this history can be watched.")


def history(told: InventedHistory) -> HistoryScene:
    """The pages of this history; nothing of it can be watched."""
    return HistoryScene(told, ENTRY, history_words(), Path("finished"), not_here)


@step
def evenings(unseen: HeadlessScreen, rest: str) -> None:
    """``evenings people``: a page after some of them."""
    open_scene(unseen, history(InventedHistory(store(EVENINGS, 3, trilogies=True), skipped=1)))
    unseen.settle()
    unseen.click(f"tab:{rest}")
    watched = [each for each in unseen.names if each.startswith("watch:")]
    if watched:
        unseen.hover(watched[1])


@step
def past(unseen: HeadlessScreen, rest: str) -> None:
    """What there is to tell after so many games."""
    open_scene(unseen, history(InventedHistory(store(EVENINGS[: int(rest)]))))
    unseen.settle()


@moment("history_evenings")
def shared_evenings(unseen: HeadlessScreen) -> None:
    """Evenings that are over: one alone, one shared."""
    told = InventedHistory(store(EVENINGS[:1]))
    told.evenings = tuple(
        EveningLine(
            (FIRST_EVENING + timedelta(days=-7 * number)).isoformat(),
            tuple(
                EveningGuest(name, colour, points, won=points == max(gained))
                for name, colour, points in sorted(
                    zip(GUESTS, COLOURS, gained, strict=True), key=lambda each: -each[2]
                )
            ),
        )
        for number, gained in enumerate(((21, 12, 15, 6), (9, 18, 18, 9), (4, 23, 16, 11)))
    )
    open_scene(unseen, history(told))
    unseen.settle()
    unseen.click("tab:evenings")
