"""What most games have in common at the shared table: the defaults of a ``TableUI``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from game.describe import Description, Piece
from game.table import Decision, Seat
from scenes.kit.display import Item
from scenes.kit.key_labels import USUAL
from scenes.kit.layout import Outline, Place
from scenes.kit.music import HOME, Mood
from scenes.kit.parts import Items
from scenes.kit.scene import Frame, Scene
from scenes.kit.tooltip import Tooltip
from scenes.shell.dialogs.hand_over import PublicFacts
from scenes.shell.dialogs.hand_over_art import velvet
from scenes.shell.dialogs.pause import MenuCommand
from scenes.shell.levels import with_temper
from scenes.shell.results.podium import Afterwards, ResultsScene
from scenes.shell.results.result import FinalResult
from scenes.table.chapter import LogChapter, Mark
from scenes.table.highlights import Highlights, TableContext
from scenes.table.session import TableSession
from scenes.table.ui import A, E, FilmWords, V


class BaseTableUI(Generic[V, A, E]):
    """What most games have in common. The rest of ``TableUI`` is left to be filled.

    A game that is content with the podium at its end fills ``result`` instead of ``end``.
    """

    game: str
    """Its id on the shelf."""
    description: Description[V, A, E]
    landmarks: tuple[type[Any], ...] = ()
    forced_actions: tuple[type[Any], ...] = ()
    film_words = FilmWords()
    key_labels = USUAL
    secrets = True

    def mark(self, event: E) -> Mark | None:
        """No line bears a sign."""
        return None

    def shares_mark(self, event: E, earlier: E) -> bool:
        """Every sign stands in the line of its own event."""
        return False

    def has_line(self, event: E) -> bool:
        """Everything has a line."""
        return True

    def rule(self, event: E) -> str:
        """Some events name their clause."""
        return getattr(event, "clause", "")

    def chapter(self, event: E, before: LogChapter) -> LogChapter:
        """The whole game is one chapter."""
        return before

    def sheet_length(self, events: Sequence[E]) -> int:
        """Nothing has a sheet of its own."""
        return 0

    def sheet(
        self, session: TableSession[V, A, E], views: Sequence[V], events: Sequence[E]
    ) -> Scene[MenuCommand | None]:
        """There is none."""
        raise NotImplementedError

    def mood(self, view: V) -> Mood:
        """The music of the title goes on."""
        return HOME

    def papers(
        self, frame: Frame, view: V, top: TableContext, highlights: Highlights
    ) -> Sequence[Item]:
        """Nothing lies where things fly."""
        return ()

    def boxes(
        self, frame: Frame, view: V, top: TableContext, highlights: Highlights
    ) -> Mapping[str, Place]:
        """Where pieces lie in the picture, by their ids."""
        raise NotImplementedError

    def outlines(
        self, frame: Frame, view: V, top: TableContext, highlights: Highlights
    ) -> Mapping[str, Outline]:
        """The pieces that are no boxes, by their ids: none."""
        return {}

    def close_up_of(
        self, piece: Piece, view: V, top: TableContext
    ) -> Callable[[], Scene[None]] | None:
        """Nothing is to be looked at closely."""
        return None

    def tooltips(
        self, frame: Frame, view: V, top: TableContext, highlights: Highlights
    ) -> Sequence[Tooltip]:
        """The pieces that have a place in the picture."""
        boxes = self.boxes(frame, view, top, highlights)
        outlines = self.outlines(frame, view, top, highlights)
        return [
            Tooltip(
                piece.id,
                boxes[piece.id],
                piece.name,
                self._piece_words(piece, top),
                self.close_up_of(piece, view, top),
                piece.article,
                piece.zone,
                outlines.get(piece.id),
            )
            for piece in self.description.surface(view, top.seats).pieces
            if piece.id in boxes
        ]

    def _piece_words(self, piece: Piece, top: TableContext) -> str:
        """What a piece says; a plaque tells the temper of its bot as well."""
        if piece.owner is None or not piece.id.startswith("plaque:"):
            return piece.says
        return with_temper(self.game, top.seats[piece.owner], piece.says)

    def open_hand(self, frame: Frame, view: V) -> list[Item]:
        """There are no hands, or they lie open anyway."""
        return []

    def title(self, view: V, decision: Decision | None) -> str:
        """The usual words."""
        return ""

    def shows(self, event: E, seat: Seat) -> bool:
        """Anything may: rather ask the others than give a secret away."""
        return True

    def close_up(self, session: TableSession[V, A, E], view: V) -> Scene[None] | None:
        """Nothing needs to be looked at closely."""
        return None

    def rules(self, clause: str = "") -> Scene[None] | None:
        """There is nothing to look up."""
        return None

    def curtain(self, frame: Frame, up: float) -> Items:
        """The curtain of the house."""
        return velvet(frame, up)

    def facts(self, session: TableSession[V, A, E], decision: Decision) -> PublicFacts:
        """How far the game is, and the points."""
        found = self.description.surface(session.view(None), session.seats)
        scores = tuple(zip(session.seats, found.scores, strict=True))
        return PublicFacts(found.part, found.step, scores)

    def result(self, session: TableSession[V, A, E]) -> FinalResult:
        """How the game ended."""
        raise NotImplementedError

    def end(self, session: TableSession[V, A, E]) -> Scene[Afterwards]:
        """The podium."""
        return ResultsScene(
            self.result(session),
            session.preferences,
            film=session.film,
            album=session.album,
            review=session.review,
            fair=session.fair,
        )
