"""Bug Council at the shared table: its board, its words, its motion and its questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from game.catalogue import FIRST
from game.describe import Piece
from game.describe.council import DESCRIPTION
from game.describe.council.lines import say
from game.describe.council.names import NUMERALS, age_words, card_codes, card_span
from game.describe.council.solo_rules import solo_rule
from game.rules.council import api as council
from game.rules.council.api import View
from game.seating import SeatSetup
from game.table import Decision, Seat
from game.words import N_, _, pgettext
from scenes.council.boxes import boxes, outlines
from scenes.council.cards import DECK, face
from scenes.council.close_up import CouncilCardCloseUp
from scenes.council.layers.declaration import DeclarationLayer
from scenes.council.layers.tiebreak import TiebreakLayer
from scenes.council.layers.trick import TrickLayer
from scenes.council.layers.visit import VisitLayer
from scenes.council.mood import mood_of
from scenes.council.palette import DOOR, MEDALS
from scenes.council.picture import table_items
from scenes.council.places import layout_of, place_of
from scenes.council.positions import Spots
from scenes.council.scoring.result import end_of
from scenes.council.scoring.scene import ScoringScene, is_scoring
from scenes.council.session import CouncilQuestionLayer, CouncilSession
from scenes.council.show.cues import cues
from scenes.council.words.key_labels import KEY_LABELS
from scenes.council.words.told import public_facts
from scenes.kit.display import Item
from scenes.kit.layout import Layout, Outline, Place
from scenes.kit.music import Mood
from scenes.kit.scene import Frame, Scene
from scenes.shell.dialogs.hand_over import PublicFacts
from scenes.shell.dialogs.pause import MenuCommand
from scenes.shell.results.podium import Afterwards
from scenes.table.base_ui import BaseTableUI
from scenes.table.chapter import LogChapter, Mark
from scenes.table.cue import Cue
from scenes.table.highlights import FILM_BAR, Highlights, TableContext
from scenes.table.pieces import hand as fan
from scenes.table.ui import Answer, FilmWords
from scenes.tricks.last_trick import LastTrickScene

TOLD = (
    council.TrickWon
    | council.VisitBegan
    | council.VisitSkipped
    | council.VisitPassed
    | council.CubesSown
)


def trick_told(
    cards: Sequence[tuple[Seat, council.Card]],
    log: Sequence[council.Event],
    seats: Sequence[SeatSetup],
) -> LastTrickScene:
    """These cards, looked at closely, with what the log tells about them."""
    events = _of_trick(cards, log)
    badges: dict[Seat, tuple[tuple[str, str], ...]] = {}
    winner = None
    for event in events:
        if isinstance(event, council.TrickWon):
            winner = event.seat
            badges[winner] = (MEDALS["crown"],)
        if isinstance(event, council.VisitBegan):
            badges[event.seat] = (*badges.get(event.seat, ()), MEDALS["door"])
    said = [say(event, seats).text for event in events]
    shown = [(seat, face(card)) for seat, card in cards]
    names = [card_span(card).words for _seat, card in cards]
    return LastTrickScene(shown, names, seats, badges, winner, said)


def _of_trick(
    cards: Sequence[tuple[Seat, council.Card]], log: Sequence[council.Event]
) -> list[council.Event]:
    """What was told of this trick from its end on, up to the next one."""
    found: list[council.Event] = []
    for event in reversed(log):
        if isinstance(event, TOLD):
            found.insert(0, event)
        if isinstance(event, council.TrickWon):
            return found if event.cards == tuple(cards) else []
    return []


LAYERS: Final[dict[council.Phase, type[CouncilQuestionLayer]]] = {
    council.Phase.DECLARE: DeclarationLayer,
    council.Phase.DISCARD: TrickLayer,
    council.Phase.PLAY: TrickLayer,
    council.Phase.VISIT: VisitLayer,
    council.Phase.TIEBREAK: TiebreakLayer,
}
WON: Final = Mark("shared/token_crown")
VISITED: Final = Mark("council/token_door", face=DOOR)
POINTS: Final = Mark("council/token_age", lit=True)
CLOSER: Final = frozenset({"trick", "emissary", "hand"})
"""Where cards lie that may be looked at closely."""
# Nobody learns from these what they could not have known. Anything else may tell a secret.
TELLS_NOTHING: Final = (
    council.AllegianceDeclared,
    council.CardDiscarded,
    council.TrickWon,
    council.VisitBegan,
    council.VisitPassed,
    council.VisitSkipped,
    council.CubesSown,
)


class CouncilUI(BaseTableUI[View, council.Action, council.Event]):
    """What the shared table asks of Bug Council."""

    game = FIRST
    description = DESCRIPTION
    key_labels = KEY_LABELS
    landmarks = (council.DeclarationsRevealed, council.TrickWon, council.CubesSown)
    forced_actions = (council.PlayCard,)
    film_words = FilmWords(
        part=N_("Age"),
        step=N_("Trick"),
        play_on=N_(
            "A new game starts at {moment}; the one you watched is kept. Cards already "
            "dealt stay as they are, later Ages are dealt again."
        ),
    )

    # what lies where

    # how it is told

    def cues(
        self, event: council.Event, before: View, after: View, seats: Sequence[SeatSetup]
    ) -> Sequence[Cue[View]]:
        """The show of one event."""
        return cues(event, before, after, seats)

    def chapter(self, event: council.Event, before: LogChapter) -> LogChapter:
        """An Age has declarations, tricks and points; a trick begins with what leads up to it."""
        match event:
            case council.CouncilSeated():
                return LogChapter(title=_("The council"), part_title=age_words(1))
            case council.AgeBegan(age):
                words = _("Age {age} · Declarations")
                title = words.format(age=NUMERALS[age - 1])
                return LogChapter(age, 0, title, age_words(age))
            # The Termitenator turns cards over and chooses before it leads.
            case council.CardsFlipped() | council.CardChosen() | council.CardPlayed() if (
                before.over
            ):
                words, trick = _("Age {age} · Trick {trick}"), before.step + 1
                title = words.format(age=NUMERALS[before.part - 1], trick=trick)
                led = isinstance(event, council.CardPlayed)
                return replace(before, step=trick, title=title, over=False, begun=led)
            case council.CardPlayed():
                return replace(before, begun=True)
            case council.TrickWon():
                return replace(before, over=True)
            case (
                council.PokerHandShown()
                | council.AgeScored()
                | council.RecruitsArrived()
                | council.GameEnded()
            ):
                words = _("Age {age} · Points")
                return replace(before, title=words.format(age=NUMERALS[before.part - 1]))
            case _:
                return before

    def mark(self, event: council.Event) -> Mark | None:
        """A crown for a trick, a door for a visit, the Age's token for its points."""
        match event:
            case council.TrickWon():
                return WON
            case council.CubesSown() | council.VisitPassed():
                return VISITED
            case council.AgeScored():
                return POINTS
            case _:
                return None

    def shares_mark(self, event: council.Event, earlier: council.Event) -> bool:
        """Crown and door stand with the card that has won them."""
        if not isinstance(event, council.TrickWon | council.CubesSown | council.VisitPassed):
            return False
        return isinstance(earlier, council.CardPlayed) and earlier.seat == event.seat

    def has_line(self, event: council.Event) -> bool:
        """That a visit begins is told together with what becomes of it."""
        return not isinstance(event, council.VisitBegan)

    def rule(self, event: council.Event) -> str:
        """The machine and its personalities have articles of their own."""
        return solo_rule(event) or super().rule(event)

    def sheet_length(self, events: Sequence[council.Event]) -> int:
        """The points of an Age, and what follows them at once."""
        if not isinstance(events[0], council.AgeScored):
            return 0
        length = 1
        while length < len(events) and is_scoring(events[length]):
            length += 1
        return length

    def sheet(
        self, session: CouncilSession, views: Sequence[View], events: Sequence[council.Event]
    ) -> Scene[MenuCommand | None]:
        scored = events[0]
        assert isinstance(scored, council.AgeScored)
        return ScoringScene(session, views[0], scored, events[1:])

    def mood(self, view: View) -> Mood:
        return mood_of(view)

    # how it is drawn

    def layout(self, frame: Frame, view: View) -> Layout:
        """The map of the table, or of that of one person alone."""
        return layout_of(frame, view)

    def draw(
        self, frame: Frame, view: View, top: TableContext, highlights: Highlights
    ) -> list[Item]:
        """The board and all round it."""
        return table_items(frame, view, top, highlights)

    def boxes(
        self, frame: Frame, view: View, top: TableContext, highlights: Highlights
    ) -> dict[str, Place]:
        return boxes(frame, view, top, highlights)

    def outlines(
        self, frame: Frame, view: View, top: TableContext, highlights: Highlights
    ) -> dict[str, Outline]:
        return outlines(frame, view, top, highlights)

    def close_up_of(
        self, piece: Piece, view: View, top: TableContext
    ) -> Callable[[], Scene[None]] | None:
        if piece.card is None or piece.zone not in CLOSER:
            return None
        return partial(CouncilCardCloseUp, council.CARDS[piece.card.code], view, top.seats)

    def open_hand(self, frame: Frame, view: View) -> list[Item]:
        """The fan, where a spectator's table has none."""
        hand = card_codes(view.hand or ())
        place = place_of(frame, view, covered=FILM_BAR)
        return fan.fan_items(DECK, place.layout["hand"], hand, None)

    def positions(self, frame: Frame, view: View, top: TableContext) -> Spots:
        """Where things fly to."""
        return Spots(place_of(frame, view, covered=top.covered), view)

    def title(self, view: View, decision: Decision | None) -> str:
        """Before the first trick of an Age there is something else to say."""
        if not view.dealt:
            return _("New council") if view.age == 1 else pgettext("heading", "Deal")
        if decision is not None and decision.kind is council.Phase.DECLARE and not any(view.tricks):
            return _("Declaration")
        return ""

    def moment(self, view: View) -> str:
        """``Age II, trick 3``."""
        if not view.dealt and view.age == 1:
            return _("the very beginning")
        words = _("Age {age}, trick {trick}")
        return words.format(age=NUMERALS[view.age - 1], trick=view.this_trick)

    # what is asked

    def layer(self, session: CouncilSession, decision: Decision) -> Scene[Answer[council.Action]]:
        """A layer for each phase."""
        return LAYERS[council.Phase(decision.kind)](session, decision.seat)

    def shows(self, event: council.Event, seat: Seat) -> bool:
        """A card of somebody else, and whatever else lay face down."""
        if isinstance(event, council.CardPlayed):
            return event.seat != seat
        return not isinstance(event, TELLS_NOTHING)

    def close_up(self, session: CouncilSession, view: View) -> Scene[None] | None:
        """The last trick and what came of it; nothing before there is one."""
        cards = view.trick_before if view.won_by is None else view.trick
        return trick_told(cards, session.public_log(), session.seats) if cards else None

    # what the shell shows of it

    def facts(self, session: CouncilSession, decision: Decision) -> PublicFacts:
        return public_facts(session.view(None), decision, session.seats)

    def end(self, session: CouncilSession) -> Scene[Afterwards]:
        """The podium; after a game of a Trilogy the story goes on."""
        return end_of(session)

    def rules(self, clause: str = "") -> Scene[None]:
        from scenes.council.rules.book import rules

        return rules(clause)


UI: Final = CouncilUI()
