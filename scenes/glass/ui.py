"""Under Glass at the shared table: its cases, its words, its motion and its questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.describe.glass import DESCRIPTION
from game.describe.glass.names import turn_words
from game.rules.glass import api as glass
from game.rules.glass.api import View
from game.seating import SeatSetup
from game.table import Decision, Seat
from game.words import N_, _
from scenes.glass.layers.place import PlaceLayer
from scenes.glass.layers.question import GlassLayer
from scenes.glass.layers.turn import TurnLayer
from scenes.glass.picture import table_items
from scenes.glass.places import GlassPlaces, layout_of, places_of
from scenes.glass.scoring.both import BothCases
from scenes.glass.scoring.result import final_result
from scenes.glass.scoring.scene import CaseScoringScene
from scenes.glass.session import GlassSession
from scenes.glass.show.cues import cues
from scenes.glass.words.key_labels import KEY_LABELS
from scenes.glass.words.told import public_facts
from scenes.kit.display import Item
from scenes.kit.layout import Layout, Place
from scenes.kit.music import Mood
from scenes.kit.scene import Frame, Scene
from scenes.shell.dialogs.hand_over import PublicFacts
from scenes.shell.dialogs.pause import MenuCommand
from scenes.shell.results.result import FinalResult
from scenes.table.base_ui import BaseTableUI
from scenes.table.chapter import LogChapter, Mark
from scenes.table.cue import Cue
from scenes.table.highlights import Highlights, TableContext
from scenes.table.ui import Answer, FilmWords

LAYERS: Final[dict[glass.Phase, type[GlassLayer]]] = {
    glass.Phase.FIRST: TurnLayer,
    glass.Phase.TURN: TurnLayer,
    glass.Phase.COIN: TurnLayer,
    glass.Phase.PLACE: PlaceLayer,
}
UP: Final = Mark("shared/token_crown", lit=True)
SPIDER: Final = Mark("glass/square_spider")
COUNTED: Final = Mark("glass/token_coin")
ONLY_PART: Final = 1

ROOM: Final = Mood("glass/cabinet")


class GlassUI(BaseTableUI[View, glass.Action, glass.Event]):
    """What the shared table asks of Under Glass."""

    game, description = "display-case", DESCRIPTION
    key_labels = KEY_LABELS
    landmarks = (glass.SpiderSeen,)
    secrets = False
    film_words = FilmWords(
        part=N_("Game"),
        step=N_("Turn"),
        play_on=N_(
            "A new game starts at {moment}; the one you watched is kept. The stacks are the same."
        ),
    )

    # how it is told

    def has_line(self, event: glass.Event) -> bool:
        """What comes to light under a card is seen anyway; turns are chapters."""
        return not isinstance(event, glass.TopShown | glass.TurnBegan)

    def cues(
        self, event: glass.Event, before: View, after: View, seats: Sequence[SeatSetup]
    ) -> Sequence[Cue[View]]:
        """The show of one event."""
        return cues(event, before, after, seats)

    def chapter(self, event: glass.Event, before: LogChapter) -> LogChapter:
        """Every turn is one, after the first cards and before the points."""
        match event:
            case glass.CasesOpened():
                return LogChapter(ONLY_PART, 0, turn_words(0), _("The game"))
            case glass.TurnBegan(_seat, number):
                return LogChapter(ONLY_PART, number, turn_words(number), _("The game"))
            case glass.CasesClosed() | glass.SourceScored() | glass.GameEnded():
                return replace(before, title=_("Points"))
            case _:
                return before

    def mark(self, event: glass.Event) -> Mark | None:
        """The Spider where it is seen, a coin for the points."""
        match event:
            case glass.SpiderSeen():
                return SPIDER
            case glass.CardLaid() if sum(event.after) - sum(event.before) >= 8:
                return UP
            case glass.GameEnded():
                return COUNTED
            case _:
                return None

    def sheet_length(self, events: Sequence[glass.Event]) -> int:
        """The cases are closed, and everything is counted at once."""
        return len(events) if isinstance(events[0], glass.CasesClosed) else 0

    def sheet(
        self, session: GlassSession, views: Sequence[View], events: Sequence[glass.Event]
    ) -> Scene[MenuCommand | None]:
        return CaseScoringScene(session, views[1], events)

    def mood(self, view: View) -> Mood:
        return ROOM

    # how it is drawn

    def layout(self, frame: Frame, view: View) -> Layout:
        """The map of the table."""
        return layout_of(frame)

    def draw(
        self, frame: Frame, view: View, top: TableContext, highlights: Highlights
    ) -> list[Item]:
        """The cases and all that lies beside them."""
        return table_items(frame, view, top, highlights)

    def boxes(
        self, frame: Frame, view: View, top: TableContext, highlights: Highlights
    ) -> dict[str, Place]:
        return places_of(frame, view).boxes(low=not top.covered)

    def positions(self, frame: Frame, view: View, top: TableContext) -> GlassPlaces:
        """Where things fly to."""
        return places_of(frame, view)

    def moment(self, view: View) -> str:
        """``turn 7``."""
        if not view.turn:
            return _("the very beginning")
        return _("turn {number}").format(number=view.turn)

    # what is asked

    def layer(self, session: GlassSession, decision: Decision) -> Scene[Answer[glass.Action]]:
        """A layer for each kind of question."""
        return LAYERS[glass.Phase(decision.kind)](session, decision.seat)

    def shows(self, event: glass.Event, seat: Seat) -> bool:
        return isinstance(event, glass.TopShown) and event.card is not None

    def close_up(self, session: GlassSession, view: View) -> Scene[None] | None:
        return BothCases(view, session.seats)

    # what the shell shows of it

    def facts(self, session: GlassSession, decision: Decision) -> PublicFacts:
        return public_facts(session.view(None), session.seats)

    def result(self, session: GlassSession) -> FinalResult:
        return final_result(session)

    def rules(self, clause: str = "") -> Scene[None]:
        from scenes.glass.rules.book import rules

        return rules(clause)


UI: Final = GlassUI()
