"""The table: stays at the bottom of the stack, owns the match and the animation.

It plays the events of each action as cues, asks people through layers and bots directly, and
puts the curtain between two people. Nothing here decides what is legal or what happens.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game.library import Sitting
from game.match import TableSetup
from game.rules.council.api import (
    AgeBegan,
    AgeScored,
    CardChosen,
    Choice,
    CubesSown,
    DeclarationsRevealed,
    Declare,
    DiscardCard,
    Event,
    Phase,
    PlayCard,
    Settle,
    TrickWon,
    Visit,
)
from game.table import Decision, Seat
from scenes.council.choreography import cues
from scenes.council.cues import Cue
from scenes.council.declaration import DeclarationLayer
from scenes.council.finish import end_of
from scenes.council.handover import hand_over
from scenes.council.hearing import Listener
from scenes.council.intent import ask_again
from scenes.council.layer import Layer, menu_change
from scenes.council.line import Line
from scenes.council.motion import flying
from scenes.council.picture import Look, layout_of, place_of, table_items, talk
from scenes.council.recap import looked_at, stage_after, told_so_far
from scenes.council.replay import ReplayScene
from scenes.council.rewind import Offer, ask_others, offer, others
from scenes.council.room import Room
from scenes.council.scoring import ScoringScene, is_reckoning
from scenes.council.solo_side import SoloLook
from scenes.council.stage import Stage, empty_stage, settle
from scenes.council.tiebreak import TiebreakLayer
from scenes.council.trick import CardLayer
from scenes.council.visit import VisitLayer
from scenes.kit.display import DisplayList, Item
from scenes.kit.latest import Latest
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push, Scene
from scenes.kit.sound import Heard
from scenes.kit.timeline import Timeline
from scenes.shell.notice import NoticeScene
from scenes.shell.pause import LEAVE, TAKE_BACK

LAYERS: Final[dict[Phase, type[Layer]]] = {
    Phase.DECLARE: DeclarationLayer,
    Phase.DISCARD: CardLayer,
    Phase.PLAY: CardLayer,
    Phase.VISIT: VisitLayer,
    Phase.TIEBREAK: TiebreakLayer,
}
# What nobody should miss: hurrying stops after these.
LANDMARKS: Final = (DeclarationsRevealed, TrickWon, CubesSown)
HINTS: Final = (("Space", "hurry"), ("S", "speed"), ("Esc", "menu"))


def open_table(setup: TableSetup, preferences: Preferences) -> Scene:
    """A new game at this table, which nobody writes down."""
    return TableScene(Room.furnish(setup, preferences))


def sit_down(sitting: Sitting, preferences: Preferences) -> Scene:
    """A table of the library: a new game, or one that goes on."""
    return TableScene(Room.sit_down(sitting, preferences), resumed=bool(sitting.match.actions))


class TableScene(BaseScene):
    """Pops with ``rematch``, ``title`` or LEAVE.

    A resumed table begins with what happened since each person's last turn.
    """

    def __init__(self, room: Room, *, resumed: bool = False) -> None:
        self.room = room
        self.timeline: Timeline[Cue] = Timeline()
        self._listener = Listener()
        people = room.people
        self.viewer: Seat | None = min(people) if len(people) == 1 else None
        self.stage = empty_stage(self.viewer, len(room.setup.seats))
        self._events: deque[Event] = deque()
        self._index = 0  # how many events of the log have been taken over
        self._shown = 0  # how many of them anybody has seen
        self._kept: dict[Seat, tuple[Stage, int]] = {}
        self._choice: Choice | None = None  # what the Termitenator has decided last
        self._hidden = False  # while the curtain goes up nobody's hand may be seen
        self._at_rest = Latest(table_items)
        self._leaving: Change = None  # as soon as everything is saved
        self._if_yes: Callable[[], None] | None = None  # while a question is open
        if resumed:
            self._take_up()

    def _take_up(self) -> None:
        """Go on in the middle of a game."""
        self._kept = looked_at(self.room)
        self._shown = told_so_far(self.room)
        if self.viewer is None:
            self.stage, self._index = stage_after(self.room, None), len(self.room.match.log)
        elif self.viewer in self._kept:
            self.stage, self._index = self._kept[self.viewer]

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The table, what flies over it, and the sentence about it."""
        cue = self.timeline.current
        stage = cue.stage if cue else self.stage
        look = Look(
            hints=HINTS,
            hide_hand=self._hidden,
            watching="" if self.room.people else self._speed(),
            seated=cue.seated if cue else 5,
            lit=cue.lit if cue else None,
            inviting=cue.inviting if cue else (),
            crowned=cue.crowned if cue else None,
            title=self._title(stage),
            solo=SoloLook(choice=self._choice),
        )
        items: list[Item] = [*self._at_rest(frame, stage, self.room.top, look)]
        if cue is not None:
            if cue.line is not None:
                items += talk(frame, cue.line, layout_of(frame, stage))
            place = place_of(frame, stage, self.room.top)
            calm = self.room.preferences.reduced_motion
            flights = flying(place, cue, self.timeline.progress, calm=calm)
            items += dict.fromkeys(flights)  # what looks the same at one place is drawn once
        elif self._hidden:
            line = Line("", "The next hand is about to be shown")
            items += talk(frame, line, layout_of(frame, stage))
        return items

    def _speed(self) -> str:
        speed = self.room.preferences.speed
        return "without motion" if speed is Speed.OFF else f"{speed.value} speed"

    def _title(self, stage: Stage) -> str:
        decision = self.room.match.decision
        if not any(stage.hand_sizes):
            return "New council"
        if decision is not None and decision.kind is Phase.DECLARE and not any(stage.tricks):
            return "Declaration"
        return ""

    # time

    @property
    def moving(self) -> bool:
        """The table always goes on until a layer lies over it."""
        return True

    def tick(self, dt: float) -> Change:
        """Play the cues; when nothing is left to show, the game goes on."""
        if self._leaving is not None:
            return self._leave()
        if self._hidden or self._if_yes is not None:
            return None
        pace = self.room.preferences.pace
        if pace:
            ended = self.timeline.advance(dt / pace)
            self._listener.ended(ended)
            self._land(ended)
        else:
            self._land(self.timeline.finish())
        return None if self.timeline else self._go_on()

    def sounds(self) -> Sequence[Heard]:
        """The sound of the cue that plays."""
        return self._listener.listen(self.timeline)

    def hurry(self) -> None:
        """Finish what moves, and what bots do until the next thing nobody should miss."""
        seen: list[Event] = []
        while not any(isinstance(event, LANDMARKS) for event in seen):
            self._land(self.timeline.finish())
            self._take_over()
            if self._events and isinstance(self._events[0], AgeScored):
                return
            if self._events:
                event = self._next_event()
                self.stage = settle(self.stage, event)
                seen.append(event)
            elif not self._ask_bot():
                return
        while self._events and not isinstance(self._events[0], AgeScored):
            self.stage = settle(self.stage, self._next_event())

    def _land(self, ended: list[Cue]) -> None:
        if ended:
            self.stage = ended[-1].after

    def _take_over(self) -> None:
        """Fetch what the viewer may know of the events since the last look."""
        log = self.room.match.client(self.viewer).events(self._index)
        self._events.extend(log)
        self._index += len(log)

    def _next_event(self) -> Event:
        """The next thing to tell; what the Termitenator decides stays in mind for its Age."""
        event = self._events.popleft()
        if isinstance(event, CardChosen):
            self._choice = event.choice
        elif isinstance(event, AgeBegan):
            self._choice = None
        return event

    def _go_on(self) -> Change:
        """The next event, the next question, or the end."""
        while True:
            self._take_over()
            while self._events:
                seen_before = self._index - len(self._events) < self._shown
                event = self._next_event()
                self._shown = max(self._shown, self._index - len(self._events))
                if isinstance(event, AgeScored) and not seen_before:
                    return self._score(event)
                self.timeline.add(cues(event, self.stage, self.room.seats))
                cue = self.timeline.current
                if cue is not None and cue.seconds > 0 and self.room.preferences.pace:
                    return None
                self._land(self.timeline.finish())
            if not self._ask_bot():
                return self._ask()

    def _score(self, scored: AgeScored) -> Change:
        """Show the points; the events that belong to them are settled when it closes."""
        before = self.stage
        after = settle(before, scored)
        rest: list[Event] = []
        while self._events and is_reckoning(self._events[0]):
            event = self._events.popleft()
            after = settle(after, event)
            rest.append(event)
        self._shown = max(self._shown, self._index - len(self._events))
        self.stage = after
        return Push(ScoringScene(self.room, before, scored, rest))

    # asking

    def _ask_bot(self) -> bool:
        """Let a bot decide if it is a bot's turn."""
        decision = self.room.match.decision
        if decision is None or decision.seat not in self.room.bots:
            return False
        view = self.room.view(decision.seat)
        self.room.play(self.room.bots[decision.seat].choose(view, view.legal))
        return True

    def _ask(self) -> Change:
        """The next decision, once everything before it is saved."""
        if not self.room.settled:
            return None
        if (news := self.room.next_news()) is not None:
            return Push(NoticeScene(news.title, news.words))
        decision = self.room.match.decision
        if decision is None:
            return Push(end_of(self.room))
        if decision.seat == self.viewer:
            kind = Phase(decision.kind)
            return Push(LAYERS[kind](self.room, decision.seat))
        return Push(self._curtain(decision))

    def _curtain(self, decision: Decision) -> Scene:
        """Hide everything and name the next person."""
        self._hide_hands()
        _, since = self._kept.get(decision.seat, (None, 1))
        return hand_over(self.room, decision, since)

    def _hide_hands(self) -> None:
        """From here on nobody's table, until a curtain is lifted."""
        if self.viewer is not None:
            self._kept[self.viewer] = self.stage, self._index
        self.viewer = None
        self._hidden = True
        self.stage = stage_after(self.room, None)

    def _lift(self, seat: Seat) -> None:
        """The curtain is up: from here on the table is this person's."""
        self.viewer = seat
        self._hidden = False
        if seat not in self._kept:
            opening = self.room.match.log[0]
            self._kept[seat] = settle(empty_stage(seat, len(self.room.setup.seats)), opening), 1
        self.stage, self._index = self._kept[seat]
        self._events.clear()

    def _leave(self, change: Change = None) -> Change:
        """Get up, but not before everything is saved."""
        self._leaving = change or self._leaving
        if not self.room.settled:
            return None
        self.room.leave()
        return self._leaving

    def _wish_back(self) -> Change:
        """Take back, or ask the others first."""
        wished = offer(self.room)
        if wished is None:
            return None
        if not others(self.room, wished):
            self._take_back(wished)
            return None
        self._if_yes = partial(self._take_back, wished)
        self._hide_hands()  # everybody comes to look
        return Push(ask_others(self.room, wished))

    def _take_back(self, wished: Offer) -> None:
        """The table as it was before the choice; a curtain hides it where there are others."""
        self.room.take_back(wished.actions, agreed=not wished.free)
        self.timeline.finish()
        self._events.clear()
        self._choice = None
        self._hidden = False
        if len(self.room.people) > 1:
            self.viewer = None
        self._take_up()
        self.stage, self._index = stage_after(self.room, self.viewer), len(self.room.match.log)

    # input

    def activate(self, name: str) -> Change:
        """The menu bar, unless everybody is about to get up."""
        return None if self._leaving is not None else menu_change(self.room, name)

    def key(self, name: str) -> Change:
        """The keys of the menu bar; any other key has hurried already."""
        return self.activate(name)

    def resume(self, result: object) -> Change:
        """A layer has returned an action, the curtain is up, or the game is left."""
        match result:
            case "watch":
                return Push(ReplayScene(self.room))
            case "rematch" | "title":
                return self._leave(Pop(result))
            case str() if result == LEAVE:
                return self._leave(Pop(LEAVE))
            case str() if result == TAKE_BACK:
                return self._wish_back()
            case bool() if self._if_yes is not None:
                carry_out, self._if_yes = self._if_yes, None
                self._hidden = False
                if result:
                    carry_out()
            case True:
                decision = self.room.match.decision
                assert decision is not None
                self._lift(decision.seat)
            case Declare() | DiscardCard() | PlayCard() | Visit() | Settle():
                if self.room.preferences.confirm_plays:
                    self._if_yes = partial(self.room.play, result)
                    return Push(ask_again(result))
                self.room.play(result)
            case _:
                pass
        return None
