"""Last Leaf at the shared table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.describe import Choice
from game.seating import SeatSetup
from game.table import Decision, Seat
from game.words import join_names
from scenes.kit.display import DisplayList, Item
from scenes.kit.layout import Layout, Place
from scenes.kit.scene import Frame, Scene
from scenes.shell.results.result import FinalResult
from scenes.table.base_ui import BaseTableUI
from scenes.table.card_layer import tip
from scenes.table.chapter import LogChapter
from scenes.table.cue import Cue, Point
from scenes.table.highlights import Highlights, TableContext
from scenes.table.pieces import hand as fan
from scenes.table.question_layer import QuestionLayer
from scenes.table.session import TableSession
from scenes.table.ui import Answer, FilmWords
from tests.small_game import book, cues, picture
from tests.small_game.deck import words
from tests.small_game.description import DESCRIPTION
from tests.small_game.rules import GAME, Dealt, Event, Play, Played, RoundWon, View

LeafSession = TableSession[View, Play, Event]


class LeafLayer(QuestionLayer[View, Play, Event]):
    def draw(self, frame: Frame) -> DisplayList:
        layout, hand = self.layout(frame), tuple(map(str, self.view.hand))
        controls = fan.fan_controls(layout["hand"], hand, self.allowed, self.card, words)
        highlights = Highlights(**self.question_highlights, **self.hand_highlights)
        return [*controls, *self.picture(frame, highlights), *self.speech(frame, layout)]

    def tip(self, frame: Frame, layout: Layout, choice: Choice[Play]) -> Point | None:
        hand = tuple(map(str, self.view.hand))
        return tip(layout["hand"], hand, self.allowed, choice.id.removeprefix("card:"))


class LeafUI(BaseTableUI[View, Play, Event]):
    game, description = GAME.id, DESCRIPTION
    landmarks = (RoundWon,)
    film_words = FilmWords("Deal", "Round")

    def cues(
        self, event: Event, before: View, after: View, seats: Sequence[SeatSetup]
    ) -> list[Cue[View]]:
        return cues.cues(event, before, after, seats)

    def chapter(self, event: Event, before: LogChapter) -> LogChapter:
        deal, step = before.part, before.step
        match event:
            case Dealt():
                deal += step > 0
                return LogChapter(deal, 0, f"Deal {deal}", f"Deal {deal}")
            case Played() if before.over:
                title = f"Deal {deal} · Round {step + 1}"
                return replace(before, step=step + 1, title=title, over=False)
            case RoundWon():
                return replace(before, over=True)
            case _:
                return before

    def layout(self, frame: Frame, view: View) -> Layout:
        return picture.layout_of(frame, view)

    def draw(
        self, frame: Frame, view: View, top: TableContext, highlights: Highlights
    ) -> list[Item]:
        return picture.draw(frame, view, top, highlights)

    def boxes(
        self, frame: Frame, view: View, top: TableContext, highlights: Highlights
    ) -> dict[str, Place]:
        return picture.boxes(frame, view)

    def open_hand(self, frame: Frame, view: View) -> list[Item]:
        return picture.hand_items(frame, view, Highlights())

    def positions(self, frame: Frame, view: View, top: TableContext) -> picture.LeafPlaces:
        return picture.places_of(frame, view)

    def moment(self, view: View) -> str:
        return "deal {}, round {}".format(*view.progress)

    def layer(self, session: LeafSession, decision: Decision) -> Scene[Answer[Play]]:
        return LeafLayer(session, decision.seat)

    def shows(self, event: Event, seat: Seat) -> bool:
        return isinstance(event, Dealt) or (isinstance(event, Played) and event.seat != seat)

    def result(self, session: LeafSession) -> FinalResult:
        view = session.view(None)
        deals = tuple(zip(*view.won, strict=True))
        names = join_names([session.name(seat) for seat in view.winners])
        heads = [(f"Deal {deal}", str(deal)) for deal in range(1, len(view.won) + 1)]
        said = f"Winner: {names}"
        return FinalResult(session.seats, deals, (), view.winners, heads, headline=said)

    def rules(self, clause: str = "") -> Scene[None]:
        return book.rules(clause)


UI: Final = LeafUI()
