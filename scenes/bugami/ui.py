"""Bugami at the shared table: its desk, its words, its motion and its questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.describe.bugami import DESCRIPTION
from game.describe.bugami.lines import say, say_taken
from game.describe.bugami.names import card_codes, card_words, deal_words
from game.rules.bugami import api as bugami
from game.rules.bugami.api import CLAUSES, Card, Event, RestTaken, TrickWon, View
from game.seating import SeatSetup
from game.table import Decision, Seat
from game.words import N_, _
from scenes.bugami.cards import DECK, face
from scenes.bugami.layers.bid import BidLayer
from scenes.bugami.layers.play import PlayLayer
from scenes.bugami.palette import CROWN
from scenes.bugami.picture import table_items
from scenes.bugami.places import Desk, layout_of, places_of
from scenes.bugami.scoring.result import final_result
from scenes.bugami.scoring.scene import DealScoringScene, is_scoring
from scenes.bugami.scoring.wedding import WeddingScene
from scenes.bugami.session import BugamiQuestionLayer, BugamiSession
from scenes.bugami.show.cues import cues
from scenes.bugami.words.key_labels import KEY_LABELS
from scenes.kit.display import Item
from scenes.kit.layout import Layout, Place
from scenes.kit.music import Mood
from scenes.kit.scene import Frame, Scene
from scenes.kit.theme import PAPER
from scenes.shell.dialogs.pause import MenuCommand
from scenes.shell.results.result import FinalResult
from scenes.table.base_ui import BaseTableUI
from scenes.table.chapter import LogChapter, Mark
from scenes.table.cue import Cue
from scenes.table.highlights import FILM_BAR, Highlights, TableContext
from scenes.table.pieces import hand as fan
from scenes.table.ui import Answer, FilmWords
from scenes.tricks.last_trick import LastTrickScene


def trick_told(
    cards: Sequence[tuple[Seat, Card]], log: Sequence[Event], seats: Sequence[SeatSetup]
) -> LastTrickScene:
    """These cards, looked at closely, with what the log tells about them."""
    shown = [(seat, face(card)) for seat, card in cards]
    names = [card_words(card) for _seat, card in cards]
    said: list[str] = []
    for event in reversed(log):
        if isinstance(event, RestTaken):
            said.insert(0, say_taken(event, seats).text)
        if isinstance(event, TrickWon):
            if event.cards != tuple(cards):
                break
            reason = [_(CLAUSES[event.clause])] if event.bugs else []  # else the line says it
            said = [say(event, seats).text, *reason, *said]
            return LastTrickScene(shown, names, seats, {event.seat: (CROWN,)}, event.seat, said)
    return LastTrickScene(shown, names, seats)


LAYERS: Final[dict[bugami.Phase, type[BugamiQuestionLayer]]] = {
    bugami.Phase.BID: BidLayer,
    bugami.Phase.PLAY: PlayLayer,
}
WON: Final = Mark("shared/token_crown")
MARRIED: Final = Mark("bugami/token_ring", face=PAPER)
POINTS: Final = Mark("bugami/token_bug", lit=True)
# Nobody learns from these what they could not have known. Anything else may tell a secret.
TELLS_NOTHING: Final = (
    bugami.BidMade,
    bugami.TrickWon,
    bugami.Wedding,
    bugami.DealScored,
    bugami.PlayWentOn,
    bugami.GameEnded,
)

ROOM: Final = Mood("bugami/desk")


class BugamiUI(BaseTableUI[View, bugami.Action, Event]):
    """What the shared table asks of Bugami."""

    game = "bugami"
    description = DESCRIPTION
    key_labels = KEY_LABELS
    landmarks = (bugami.BidsRevealed, bugami.TrickWon)
    film_words = FilmWords(
        part=N_("Deal"),
        step=N_("Trick"),
        play_on=N_(
            "A new game starts at {moment}; the one you watched is kept. Cards already "
            "dealt stay as they are, later ones are dealt again."
        ),
    )

    # how it is told

    def cues(
        self, event: Event, before: View, after: View, seats: Sequence[SeatSetup]
    ) -> Sequence[Cue[View]]:
        """The show of one event."""
        return cues(event, before, after, seats)

    def chapter(self, event: Event, before: LogChapter) -> LogChapter:
        deal = before.part
        match event:
            case bugami.DealBegan(number):
                title = _("Deal {deal} · Bids").format(deal=number)
                return LogChapter(number, 0, title, deal_words(number))
            case bugami.CardPlayed() if before.over:
                words, trick = _("Deal {deal} · Trick {trick}"), before.step + 1
                title = words.format(deal=deal, trick=trick)
                return replace(before, step=trick, title=title, over=False)
            case bugami.TrickWon():
                return replace(before, over=True)
            case bugami.DealScored() | bugami.PlayWentOn() | bugami.GameEnded():
                return replace(before, title=_("Deal {deal} · Points").format(deal=deal))
            case (
                bugami.BidMade()
                | bugami.BidsRevealed()
                | bugami.Wedding()
                | bugami.CardPlayed()
                | bugami.RestTaken()
            ):
                return before
            case _:
                return LogChapter(title=_("The game"), part_title=deal_words(1))

    def mark(self, event: Event) -> Mark | None:
        """A crown for a trick, rings for a wedding, a bug for the points."""
        match event:
            case bugami.TrickWon():
                return WON
            case bugami.Wedding():
                return MARRIED
            case bugami.DealScored():
                return POINTS
            case _:
                return None

    def sheet_length(self, events: Sequence[Event]) -> int:
        """All weddings of a deal together; its points, and what follows them at once."""
        length = 0
        if isinstance(events[0], bugami.Wedding):
            while length < len(events) and isinstance(events[length], bugami.Wedding):
                length += 1
        elif isinstance(events[0], bugami.DealScored):
            length = 1
            while length < len(events) and is_scoring(events[length]):
                length += 1
        return length

    def sheet(
        self, session: BugamiSession, views: Sequence[View], events: Sequence[Event]
    ) -> Scene[MenuCommand | None]:
        first = events[0]
        if isinstance(first, bugami.DealScored):
            return DealScoringScene(session, views[0], first, events[1:])
        return WeddingScene(session, views[-1], events)

    def mood(self, view: View) -> Mood:
        return ROOM

    # how it is drawn

    def layout(self, frame: Frame, view: View) -> Layout:
        """The map of the desk."""
        return layout_of(frame)

    def draw(
        self, frame: Frame, view: View, top: TableContext, highlights: Highlights
    ) -> list[Item]:
        """The desk and all that lies on it."""
        return table_items(frame, view, top, highlights)

    def open_hand(self, frame: Frame, view: View) -> list[Item]:
        """The fan, where a spectator's desk has none."""
        place = places_of(frame, view, FILM_BAR).layout["hand"]
        return fan.fan_items(DECK, place, card_codes(view.hand or ()), None)

    def boxes(
        self, frame: Frame, view: View, top: TableContext, highlights: Highlights
    ) -> dict[str, Place]:
        return places_of(frame, view, top.covered).boxes(view)

    def positions(self, frame: Frame, view: View, top: TableContext) -> Desk:
        """Where things fly to."""
        return places_of(frame, view, top.covered)

    def title(self, view: View, decision: Decision | None) -> str:
        """Before the first trick of a deal there is something else to say."""
        if not view.deal:
            return _("New game")
        return "" if view.revealed else _("The bids, to {target}").format(target=view.target)

    def moment(self, view: View) -> str:
        """``deal 4, trick 6``."""
        if not view.deal:
            return _("the very beginning")
        words = _("deal {deal}, trick {trick}")
        return words.format(deal=view.deal, trick=view.trick_number)

    # what is asked

    def layer(self, session: BugamiSession, decision: Decision) -> Scene[Answer[bugami.Action]]:
        """A layer for each kind of question."""
        return LAYERS[bugami.Phase(decision.kind)](session, decision.seat)

    def shows(self, event: Event, seat: Seat) -> bool:
        """A card of somebody else, and whatever else lay face down."""
        if isinstance(event, bugami.CardPlayed):
            return event.seat != seat
        return not isinstance(event, TELLS_NOTHING)

    def close_up(self, session: BugamiSession, view: View) -> Scene[None] | None:
        """The last trick and what came of it; nothing before there is one."""
        cards = view.last_trick
        return trick_told(cards, session.public_log(), session.seats) if cards else None

    # what the shell shows of it

    def result(self, session: BugamiSession) -> FinalResult:
        return final_result(session)

    def rules(self, clause: str = "") -> Scene[None]:
        from scenes.bugami.rules.book import rules

        return rules(clause)


UI: Final = BugamiUI()
