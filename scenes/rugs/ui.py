"""Bugs on Rugs at the shared table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.describe.rugs import DESCRIPTION
from game.describe.rugs.names import KIND_ASSETS, round_words
from game.rules.rugs import api as rugs
from game.rules.rugs.api import View
from game.seating import SeatSetup
from game.table import Decision, Seat
from game.words import N_, _
from scenes.kit.display import Item
from scenes.kit.layout import Layout, Place
from scenes.kit.music import Mood
from scenes.kit.parts import Items
from scenes.kit.scene import Frame, Scene
from scenes.rugs.board.floor import floor_controls
from scenes.rugs.board.hand import hand_controls
from scenes.rugs.board.highlights import RugsHighlights
from scenes.rugs.board.wall import wall_controls
from scenes.rugs.hand_over_art import rug_on_a_line
from scenes.rugs.last_round import LastRoundScene, last_round
from scenes.rugs.layers.bug import BugLayer
from scenes.rugs.layers.group import GroupLayer
from scenes.rugs.layers.keep import KeepLayer
from scenes.rugs.picture import in_hand, layout_of, open_hand, papers, table_items
from scenes.rugs.places import Attic, place_of
from scenes.rugs.scoring.result import end_of
from scenes.rugs.scoring.scene import RoundScoringScene
from scenes.rugs.session import RugsQuestionLayer, RugsSession
from scenes.rugs.show.cues import cues
from scenes.rugs.words.key_labels import KEY_LABELS
from scenes.rugs.words.told import public_facts
from scenes.shell.dialogs.hand_over import PublicFacts
from scenes.shell.dialogs.pause import MenuCommand
from scenes.shell.results.podium import Afterwards
from scenes.table.base_ui import BaseTableUI
from scenes.table.chapter import LogChapter, Mark
from scenes.table.cue import Cue
from scenes.table.highlights import Highlights, TableContext
from scenes.table.log_cut import closed_events
from scenes.table.ui import Answer, FilmWords


def boxes(frame: Frame, view: View, highlights: Highlights) -> dict[str, Place]:
    """The rug, the Wall, the drawer, the order, the slip, the seats, and every open bug."""
    places, highlights = place_of(frame, view), RugsHighlights.of(highlights)
    layout = places.layout
    found = {name: layout[name] for name in ("floor", "wall", "deck", "picks", "slip")}
    found |= {f"plaque:{seat}": places.seat(seat) for seat in range(view.seats)}
    bugs = wall_controls(places, view, ())
    if not highlights.free:
        bugs += floor_controls(places, view, ())
        if not view.picking and view.clause:
            found["power"] = places.paper(view.power)
    if view.you is not None and not highlights.hide_hand:
        bugs += hand_controls(frame, layout["hand"], in_hand(view), (), None)
    return found | {each.name: Place(*each[1:5]) for each in bugs}


OTHER_LAYERS: Final[dict[rugs.Phase, type[RugsQuestionLayer]]] = {
    rugs.Phase.KEEP: KeepLayer,
    rugs.Phase.GROUP: GroupLayer,
}
ALWAYS_TELLS: Final = (
    rugs.BugsDealt,
    rugs.FloorLaid,
    rugs.BugsPassed,
    rugs.CollectionsShown,
    rugs.EndMet,
)
"""Something that lay face down is seen."""
TELLS_NOTHING: Final = (
    rugs.RoundBegan, rugs.LeftoverFlew, rugs.PowerSetOff, rugs.PowerRested, rugs.SeatSkipped,
    rugs.PassChosen, rugs.MosquitosGrouped,
    rugs.FinalRoundEnded,
)  # fmt: skip
"""Nobody learns from these what they could not have known."""

ROOM: Final = Mood("rugs/attic")


class RugsUI(BaseTableUI[View, rugs.Action, rugs.Event]):
    """What the shared table asks of Bugs on Rugs."""

    game = "bugs-on-rugs"
    description = DESCRIPTION
    key_labels = KEY_LABELS
    landmarks = (rugs.PowerSetOff, rugs.PowerRested, rugs.EndMet, rugs.BugsPassed)
    film_words = FilmWords(
        part=N_("Round"),
        step=N_("Pick"),
        play_on=N_(
            "A new game starts at {moment}; the one you watched is kept. The deck keeps its "
            "order, so the same bugs are still to come."
        ),
    )

    # how it is told

    def cues(
        self, event: rugs.Event, before: View, after: View, seats: Sequence[SeatSetup]
    ) -> Sequence[Cue[View]]:
        """The show of one event."""
        return cues(event, before, after, seats)

    def chapter(self, event: rugs.Event, before: LogChapter) -> LogChapter:
        """A round has its picks, and then a power of the Wall."""
        round_ = round_words(before.part)
        match event:
            case rugs.CollectorsSatDown():
                return LogChapter(title=_("The beginning"), part_title=round_words(1))
            case rugs.RoundBegan(number):
                name = round_words(number)
                return LogChapter(number, 0, name, name, begun=False)
            case rugs.BugPicked(_, _, number):
                words = _("{round} · Picks")
                return LogChapter(before.part, number, words.format(round=round_), round_)
            case rugs.LeftoverFlew():
                words = _("{round} · Power")
                return replace(before, title=words.format(round=round_))
            case rugs.FinalRoundEnded():
                return replace(before, title=_("The end"))
            case _:
                return before

    def mark(self, event: rugs.Event) -> Mark | None:
        """The sign of a power, the moon of the End card, the icon of a type that is scored."""
        match event:
            case rugs.PowerSetOff(card):
                return Mark(f"rugs/power_{KIND_ASSETS[rugs.kind_of(card)]}", lit=True)
            case rugs.EndMet():
                return Mark("rugs/card_end", lit=True)
            case rugs.TypeScored(kind):
                return Mark(f"rugs/emblem_{KIND_ASSETS[kind]}")
            case _:
                return None

    def sheet_length(self, events: Sequence[rugs.Event]) -> int:
        return len(events) if isinstance(events[0], rugs.CollectionsShown) else 0

    def sheet(
        self, session: RugsSession, views: Sequence[View], events: Sequence[rugs.Event]
    ) -> Scene[MenuCommand | None]:
        return RoundScoringScene(session, views[0], events)

    def mood(self, view: View) -> Mood:
        return ROOM

    # how it is drawn

    def layout(self, frame: Frame, view: View) -> Layout:
        """The map of the attic."""
        return layout_of(frame, view)

    def draw(
        self, frame: Frame, view: View, top: TableContext, highlights: Highlights
    ) -> list[Item]:
        """The attic and all in it."""
        return table_items(frame, view, top, highlights)

    def papers(
        self, frame: Frame, view: View, top: TableContext, highlights: Highlights
    ) -> list[Item]:
        """The power on the rug, and the panels beside it."""
        return papers(frame, view, highlights)

    def open_hand(self, frame: Frame, view: View) -> list[Item]:
        """A collection, where a spectator's table has none."""
        return open_hand(frame, view)

    def boxes(
        self, frame: Frame, view: View, top: TableContext, highlights: Highlights
    ) -> dict[str, Place]:
        return boxes(frame, view, highlights)

    def positions(self, frame: Frame, view: View, top: TableContext) -> Attic:
        """Where things fly to."""
        return place_of(frame, view)

    def title(self, view: View, decision: Decision | None) -> str:
        if view.final:
            return _("The last round")
        return _("Picking") if view.picking else _("Power")

    def moment(self, view: View) -> str:
        """``round 3, pick 4``."""
        words = _("round {round}, pick {number}")
        number = min(view.picked + 1, 2 * view.seats)
        return words.format(round=view.round, number=number)

    # what is asked

    def layer(self, session: RugsSession, decision: Decision) -> Scene[Answer[rugs.Action]]:
        """A layer for each phase; most ask for a bug."""
        layer = OTHER_LAYERS.get(rugs.Phase(decision.kind), BugLayer)
        return layer(session, decision.seat)

    def shows(self, event: rugs.Event, seat: Seat) -> bool:
        """Whatever lay face down, and what somebody else has chosen in the open."""
        if isinstance(event, ALWAYS_TELLS):
            return True
        if isinstance(event, rugs.BugDrawn):
            return event.seat == seat
        if isinstance(event, TELLS_NOTHING):
            return False
        return getattr(event, "seat", None) != seat

    def close_up(self, session: RugsSession, view: View) -> Scene[None] | None:
        """The round before; nothing in the first one."""
        played = last_round(session.public_log(), view)
        if played is None:
            return None
        return LastRoundScene(played, session.seats, closed=closed_events(session) > 0)

    # what the shell shows of it

    def facts(self, session: RugsSession, decision: Decision) -> PublicFacts:
        return public_facts(session.view(None), decision, session.seats)

    def curtain(self, frame: Frame, up: float) -> Items:
        """A rug on the line, in the light of two lamps."""
        return rug_on_a_line(frame, up)

    def end(self, session: RugsSession) -> Scene[Afterwards]:
        return end_of(session)

    def rules(self, clause: str = "") -> Scene[None]:
        from scenes.rugs.rules.book import rules

        return rules(clause)


UI: Final = RugsUI()
