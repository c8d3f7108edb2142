"""The points: both cases are closed, and kind by kind every run and cluster lights up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.glass.api import (
    CLAUSES,
    SOURCES,
    CasesClosed,
    Event,
    GameEnded,
    SourceScored,
)
from game.words import _, listed, pgettext
from scenes.glass.board.legend import COUNTED, legend
from scenes.glass.scoring.both import both_cases
from scenes.glass.scoring.ledger import ledger
from scenes.glass.session import GlassSession
from scenes.glass.show.stage import Stage
from scenes.glass.sounds import GlassSound
from scenes.glass.words.names import points_words
from scenes.kit import parts
from scenes.kit.display import Backdrop, DisplayList, Item, Veil
from scenes.kit.scene import BaseScene, Change, Frame, Pop
from scenes.kit.sound import Heard, Sound
from scenes.kit.theme import NIGHT
from scenes.shell.sheets.pause import Wish
from scenes.table.layer import menu_change
from scenes.table.look import menu
from scenes.table.speech import Line

LEAD_IN: Final = 0.9
ROW: Final = 1.0
HEARD: Final = 0.2  # of a row, when its frames light up


class CaseScoringScene(BaseScene[Wish | None]):
    """Pops with None when the podium may come, else with a wish from the menu."""

    def __init__(self, session: GlassSession, stage: Stage, events: Sequence[Event]) -> None:
        self.session = session
        self._stage = stage
        self._lines = [event for event in events if isinstance(event, SourceScored)]
        self._why = next(event.clause for event in events if isinstance(event, CasesClosed))
        self._end = next(event for event in events if isinstance(event, GameEnded))
        self._time = 0.0
        self._heard = -1  # how many lines have been heard; the lids come first
        self._ready = False  # Enter counts only after the points have been seen

    # time

    @property
    def _told(self) -> float:
        """When every line has been told."""
        return LEAD_IN + ROW * len(self._lines)

    @property
    def moving(self) -> bool:
        """Until everything is there."""
        return not self._ready

    def tick(self, dt: float) -> Change[Wish | None]:
        """Tell the next line."""
        if self._time >= self._told:
            self._ready = self._ready or dt > 0
            return None
        pace = self.session.preferences.pace
        self._time = min(self._told, self._time + dt / pace) if pace else self._told
        return None

    def sounds(self) -> Sequence[Heard]:
        """The lids fall shut; then a note for each line, higher each time."""
        before = self._heard
        lines = range(len(self._lines))
        self._heard = sum(self._progress(number) >= HEARD for number in lines)
        if before < 0:
            return [Heard(GlassSound.LID)]
        return [Heard(Sound.SCORE, self._heard - 1)] if self._heard > before else []

    def hurry(self) -> None:
        """Tell everything at once."""
        self._time = self._told

    def _progress(self, number: int) -> float:
        """How far line ``number`` is told, 0–1."""
        return min(1.0, max(0.0, (self._time - LEAD_IN - ROW * number) / ROW))

    @property
    def _number(self) -> int:
        """The line that is told now; −1 before the first, their number after the last."""
        return int((self._time - LEAD_IN) // ROW) if self._time < self._told else len(self._lines)

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The cases at the sides, the ledger between."""
        layout = frame.layout("glass/scoring")
        shares = {source: self._progress(n) for n, source in enumerate(SOURCES)}
        marked = shares
        if 0 <= self._number < len(self._lines):  # its own frames only, so that each is seen
            marked = {SOURCES[self._number]: shares[SOURCES[self._number]]}
        counted = [line for line in self._lines if shares[line.source] > 0]
        totals = [sum(line.points[seat] for line in counted) for seat in range(2)]
        winners = self._end.winners if self._ready else ()
        items: list[Item] = [
            Backdrop("glass/backdrop_table", 0.5, 0.4),
            Veil(NIGHT, 0.22),
            *parts.status_bar(frame, layout["status"], _("Under Glass"), _("Scoring")),
            *parts.menu_bar(frame, layout["menu_bar"], menu()),
            *both_cases(frame, layout, self._stage, self.session.seats, marked, winners),
            *ledger(frame, layout["ledger"], self._lines, shares, totals, self.session.seats),
        ]
        for number in range(2):
            items += legend(frame, layout[f"legend_{number}"], (COUNTED[number],))
        line = self._line()
        items += parts.caption(frame, layout["caption"], line.words, line.lead)
        if self._ready:
            button = parts.button(
                frame, layout["button"], "next", _("To the podium"), primary=True, key="Enter",
                size=28,
            )  # fmt: skip
            return [*items, *button]
        hints = (
            ("Space", pgettext("what a key does", "hurry")),
            ("L", pgettext("what a key does", "log")),
        )
        return [*items, *parts.hint_line(frame, layout["hintsline"], hints, "c")]

    def _line(self) -> Line:
        """The rule of the line that is told, then who has won."""
        number = self._number
        if number < 0:
            return Line.of(_(CLAUSES[self._why]))
        if number < len(self._lines):
            return Line.of(_(CLAUSES[self._lines[number].clause]))
        winners = self._end.winners
        names = listed([self.session.name(seat) for seat in winners])
        points = points_words(self._end.scores[winners[0]])
        if len(winners) > 1:
            return Line.of(_("{names} share the victory: {points} each"), names=names,
                           points=points)  # fmt: skip
        return Line.of(_("{names} wins with {points}"), names=names, points=points)

    # input

    def default_focus(self) -> str | None:
        """Enter goes on, once the points are there."""
        return "next" if self._ready else None

    def activate(self, name: str) -> Change[Wish | None]:
        """On to the podium."""
        return Pop(None) if name == "next" else menu_change(self.session, name, Pop)

    def key(self, name: str) -> Change[Wish | None]:
        """The keys of the menu bar."""
        return menu_change(self.session, name, Pop)
