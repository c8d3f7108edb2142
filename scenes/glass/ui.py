"""Under Glass at the shared table: its cases, its words, its motion and its questions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, assert_never

from game.describe.glass import DESCRIPTION
from game.describe.glass.names import turn_words
from game.describe.glass.surface import HOLD
from game.rules.glass import api as glass
from game.rules.glass.api import STACKS
from game.seating import SeatSetup
from game.table import Decision, Seat
from game.words import N_, _
from scenes.glass.anchors import (
    GlassAnchor,
    Held,
    InCase,
    Insect,
    OnStack,
    Purse,
    Thread,
)
from scenes.glass.board.seats import hand_place
from scenes.glass.layers.place import PlaceLayer
from scenes.glass.layers.question import GlassLayer
from scenes.glass.layers.turn import TurnLayer
from scenes.glass.picture import table_items
from scenes.glass.places import GlassPlaces, around, cell_size, crossing, layout_of, places_of
from scenes.glass.scoring.both import BothCases
from scenes.glass.scoring.result import final_result
from scenes.glass.scoring.scene import CaseScoringScene
from scenes.glass.session import GlassSession
from scenes.glass.show.cues import cues
from scenes.glass.stage import Stage, stage_of
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
from scenes.table.chapter import Chapter, Mark
from scenes.table.cue import Anchor, Cue, Flight, Point, Position
from scenes.table.highlights import Highlights, TableTop
from scenes.table.ui import Answer, FilmWords

LIFT: Final = 40.0
COIN: Final = 44.0
ARC: Final = 60.0
FLED: Final = 0.62  # of a cell, how far an insect runs
SMALLER: Final = 0.6  # it is that much smaller then
HANGING: Final = 0.746  # of a card: the Spider comes to hang where it is drawn on its own
MIDDLE: Final = 0.545  # of the card's height


@dataclass(frozen=True, slots=True)
class GlassPositions:
    """``places`` are those of the stage in which the cue ends."""

    places: GlassPlaces

    def position(self, anchor: Anchor) -> Position:
        """Where an anchor is."""
        if not isinstance(anchor, GlassAnchor):
            raise TypeError(f"{anchor!r} is no place of this table")
        return self._spot(anchor)

    def way(self, flight: Flight, start: Position, goal: Position, along: float) -> Point:
        """A flat arc: cards are lifted over what lies there."""
        lift = ARC * math.sin(math.pi * min(1.0, along))
        return start.x + (goal.x - start.x) * along, start.y + (goal.y - start.y) * along - lift

    def _spot(self, anchor: GlassAnchor) -> Position:
        places = self.places
        match anchor:
            case OnStack(stack, above):
                place = places.stack(stack)
                return Position(place.cx, place.cy - LIFT * above, place.w)
            case Held(seat, card):
                place = places.card(seat, card)
                return Position(place.cx, place.cy, place.w)
            case InCase(seat, cell):
                case = places.case(seat)
                return Position(*crossing(case, cell), 2 * cell_size(case))
            case Purse(seat):
                place = places.seat(seat)
                return Position(place.x + 110, place.cy, COIN)
            case Insect(seat, cells, (right, down)):
                case = places.case(seat)
                box, step = around(case, cells), cell_size(case) * FLED
                size = max(box.w, box.h) * (SMALLER if right or down else 1.0)
                return Position(box.cx + right * step, box.cy + down * step, size)
            case Thread(stack, up):
                place = places.stack(stack)
                return Position(
                    place.cx, 0.0 if up else place.y + place.h * MIDDLE, place.w * HANGING
                )
            case _:
                assert_never(anchor)


def boxes(frame: Frame, stage: Stage, top: TableTop) -> dict[str, Place]:
    """The points, the cases, the stacks, the seats and both hands."""
    places = places_of(frame, stage)
    found = {name: places.layout[name] for name in ("points", "case", "case_other")}
    for stack in range(STACKS):
        found[f"stack:{stack}"] = places.stack(stack)
    for seat, hand in enumerate(stage.hands):
        found[f"plaque:{seat}"] = places.seat(seat)
        for slot, card in enumerate(hand):
            found[f"{HOLD}{card}"] = hand_place(places, seat, slot, low=not top.covered)
    return found


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


class GlassUI(BaseTableUI[Stage, glass.Action, glass.Event, glass.View]):
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

    # what lies where

    def stage_of(self, view: glass.View) -> Stage:
        """The stage of a view."""
        return stage_of(view)

    # how it is told

    def noted(self, event: glass.Event) -> bool:
        """What comes to light under a card is seen anyway; turns are chapters."""
        return not isinstance(event, glass.TopShown | glass.TurnBegan)

    def cues(
        self, event: glass.Event, before: Stage, after: Stage, seats: Sequence[SeatSetup]
    ) -> Sequence[Cue[Stage]]:
        """The show of one event."""
        return cues(event, before, after, seats)

    def chapter(self, event: glass.Event, before: Chapter) -> Chapter:
        """Every turn is one, after the first cards and before the points."""
        match event:
            case glass.CasesOpened():
                return Chapter(ONLY_PART, 0, turn_words(0), _("The game"))
            case glass.TurnBegan(_seat, number):
                return Chapter(ONLY_PART, number, turn_words(number), _("The game"))
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
        self, session: GlassSession, stages: Sequence[Stage], events: Sequence[glass.Event]
    ) -> Scene[MenuCommand | None]:
        return CaseScoringScene(session, stages[1], events)

    def mood(self, stage: Stage) -> Mood:
        return ROOM

    # how it is drawn

    def layout(self, frame: Frame, stage: Stage) -> Layout:
        """The map of the table."""
        return layout_of(frame)

    def draw(self, frame: Frame, stage: Stage, top: TableTop, highlights: Highlights) -> list[Item]:
        """The cases and all that lies beside them."""
        return table_items(frame, stage, top, highlights)

    def boxes(
        self, frame: Frame, stage: Stage, top: TableTop, highlights: Highlights
    ) -> dict[str, Place]:
        return boxes(frame, stage, top)

    def positions(self, frame: Frame, stage: Stage, top: TableTop) -> GlassPositions:
        """Where things fly to."""
        return GlassPositions(places_of(frame, stage))

    def moment(self, stage: Stage) -> str:
        """``turn 7``."""
        if not stage.turn:
            return _("the very beginning")
        return _("turn {number}").format(number=stage.turn)

    # what is asked

    def layer(self, session: GlassSession, decision: Decision) -> Scene[Answer[glass.Action]]:
        """A layer for each kind of question."""
        return LAYERS[glass.Phase(decision.kind)](session, decision.seat)

    def shows(self, event: glass.Event, seat: Seat) -> bool:
        return isinstance(event, glass.TopShown) and event.card is not None

    def close_up(self, session: GlassSession, stage: Stage) -> Scene[None] | None:
        return BothCases(stage, session.seats)

    # what the shell shows of it

    def facts(self, session: GlassSession, decision: Decision) -> PublicFacts:
        return public_facts(session.view(None), session.seats)

    def result(self, session: GlassSession) -> FinalResult:
        return final_result(session)

    def rules(self, clause: str = "") -> Scene[None]:
        from scenes.glass.rules.book import rules

        return rules(clause)


UI: Final = GlassUI()
