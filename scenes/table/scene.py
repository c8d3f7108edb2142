"""The table: stays at the bottom of the stack, has told what happens, and asks how it goes on.

It asks people through layers and bots directly, and puts the curtain between two people if
the game has secrets.
Nothing here decides what is legal or what happens.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final, assert_never

from game.campaign.evening import is_evening
from game.table import Decision
from game.words import N_, _
from scenes.kit.preferences import Onward
from scenes.kit.scene import Change, Pop, Push, Scene
from scenes.shell.dialogs.confirm import ConfirmScene, if_yes
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.dialogs.pause import MenuCommand, PauseScene, if_chosen
from scenes.shell.entry import ExitReason
from scenes.shell.results.podium import Afterwards, ResultsScene
from scenes.table.daily_result import counted_today
from scenes.table.deed_notice import newly_collected
from scenes.table.event_sheet import told_sheet
from scenes.table.handover_check import TableCurtain, is_forced
from scenes.table.layer import UNHURRIED, menu_change
from scenes.table.levels import Levels, LevelsScene
from scenes.table.phones.codes import CodesScene
from scenes.table.phones.firewall import sheet_before_listening
from scenes.table.phones.wait import PhoneWait
from scenes.table.session import AnySession
from scenes.table.take_back import Offer, ask_others, offer, others
from scenes.table.ui import Answer
from scenes.table.warning import before, think_ahead
from scenes.table.watched_table import WatchedTable

ASKED: Final = N_("Confirm plays is on. You can turn it off in the settings.")
NO_NETWORK: Final = N_(
    "This computer is on no private network where phones could reach it. Connect it and the "
    "phones to the same Wi-Fi, or to the hotspot of a phone, and try again."
)


PUT_AWAY: Final = N_("The big screen is put away. The table goes on as soon as it is back.")
IN_MENU: Final = N_("The big screen is in the menu. The table goes on when that is closed.")
COVERED: Final = N_("The big screen shows something else. The table goes on after that.")


class TableScene(WatchedTable):
    """Pops with the way it is left.

    A resumed table begins with what happened since each person's last turn.
    """

    always_enabled = UNHURRIED

    def __init__(self, session: AnySession, *, resumed: bool = False) -> None:
        super().__init__(session)
        self._held: int | None = None  # after so many actions nothing is played by itself
        wished = session.preferences.phones and len(session.people) > 1
        saved = session.autosaver
        back = saved is not None and saved.phones.exists()
        self._codes_due = session.hands is None and (wished or back)
        if resumed:
            self.narrator.take_up()

    # time

    @property
    def is_moving(self) -> bool:
        """The table always goes on until a layer lies over it."""
        return True

    def tick(self, dt: float) -> Change[ExitReason]:
        """Play the cues; when nothing is left to show, the game goes on."""
        if self._leaving is not None:
            return self._leave(self._leaving)
        if self._codes_due:
            return self._open_codes() if self.session.is_settled else None
        if self._hidden:
            return None
        self.narrator.tick(dt)
        return None if self.narrator.player else self._go_on()

    def skip_animation(self) -> bool:
        """Finish what moves, and what bots do until the next thing nobody should miss."""
        while not self.narrator.skip_animation() and self._ask_bot():
            pass
        self.session.minds.finish_soon()
        return True

    def _go_on(self) -> Change[ExitReason]:
        """The next event, the next question, or the end."""
        while True:
            sheet = self.narrator.tell()
            if sheet is not None:
                return Push(self._ui.sheet(self.session, *sheet), if_chosen(self._handle))
            if self.narrator.player:
                return None
            if not self._ask_bot():
                return self._ask()

    # asking

    def _ask_bot(self) -> bool:
        """Let a bot decide if it is a bot's turn; False as well while it is thinking."""
        session, decision = self.session, self.session.match.decision
        if decision is None:
            return False
        hands = session.hands
        if decision.seat in session.minds.bots:
            action = session.minds.decide(session.setup, session.match, decision.seat)
        elif hands is not None and decision.seat in hands.stood_in:
            action = hands.stand_ins.decide(session.match, decision.seat)
        else:
            return False
        if action is None:
            return False
        session.play(action)
        return True

    def _ask(self) -> Change[ExitReason]:
        """The next decision, once everything before it is saved."""
        if not self.session.is_settled:
            return None
        if (news := self.session.next_news()) is not None:
            return Push(NoticeScene(news.title, news.words))
        decision = self.session.match.decision
        if decision is None:
            return Push(self._podium(), self._over)
        if decision.seat in self.session.minds.bots:
            return None  # it is still thinking
        if self.session.hands is not None:
            self.session.hands.ask()
        if decision.seat in self.session.phones:
            return self._ask_phone(decision)
        if decision.seat == self.narrator.viewer or not self._ui.secrets:
            if is_forced(self.session, decision, self._held):
                self.session.play(*self.session.view(decision.seat).legal)
                return None
            think_ahead(self.session, decision.seat)
            return Push(self._ui.layer(self.session, decision), self._on_chosen)
        return Push(self._curtain(decision), self._on_lifted)

    def _podium(self) -> Scene[Afterwards]:
        """What is shown when the game is over."""
        podium = self._ui.end(self.session)
        if isinstance(podium, ResultsScene):
            podium.tell(counted_today(self.session) or newly_collected(self.session))
            if is_evening(self.session.setup.campaign):
                podium.once_more(_("Back to the Evening"))
        return podium

    def _ask_phone(self, decision: Decision) -> Change[ExitReason]:
        hands = self.session.hands
        assert hands is not None
        if self.narrator.viewer is not None:
            self.narrator.turn_away()
        if is_forced(self.session, decision, self._held):
            self.session.play(*self.session.view(decision.seat).legal)
            return None
        chosen = hands.take(decision.seat)  # it was sealed until the choices before it were played
        if chosen is not None:
            self.session.play(chosen.action)
            return None
        return Push(PhoneWait(self.session, hands, decision.seat), self._from_phone)

    def _curtain(self, decision: Decision) -> HandOverScene:
        self._hide_hands()
        return TableCurtain(self.session, self.narrator.seen_by(decision.seat), decision)

    def _hide_hands(self) -> None:
        """From here on nobody's table, until a curtain is lifted."""
        self._hidden = True
        self.narrator.turn_away()

    # what the scenes above have popped with

    def _on_chosen(self, chosen: Answer[Any]) -> Change[ExitReason]:
        """Play it; whoever wants to be warned, or asked, is first. None: a phone has the hand."""
        if isinstance(chosen, MenuCommand):
            return self._handle(chosen)
        if chosen is None:
            return None
        decision = self.session.match.decision
        assert decision is not None
        warned = before(self.session, decision.seat, chosen)
        if warned is not None:
            return Push(warned, if_yes(partial(self._play, chosen)))
        if self.session.preferences.confirm_plays:
            view = self.session.view(decision.seat)
            question = self._ui.description.confirm(view, chosen)
            asked = ConfirmScene(question, _(ASKED), _("Yes"), _("No"), eager=True)
            return Push(asked, if_yes(partial(self._play, chosen)))
        self._play(chosen)
        return None

    def _play(self, action: object) -> None:
        """Where others look at the screen while they hold phones, a hand is shown no longer."""
        if self.session.phones:
            self.narrator.turn_away()
        self.session.play(action)

    def _from_phone(self, chosen: Answer[Any]) -> Change[ExitReason]:
        """On a phone everything has been asked twice already; None: the hand is back here."""
        if isinstance(chosen, MenuCommand):
            return self._handle(chosen)
        if chosen is not None:
            self.session.play(chosen)
        return None

    def _on_lifted(self, command: MenuCommand | None) -> Change[ExitReason]:
        """The curtain is up: now the next person may be shown everything."""
        if command is not None:
            return self._handle(command)
        decision = self.session.match.decision
        assert decision is not None
        self._hidden = False
        if decision.seat not in self.session.phones:
            self.narrator.turn_to(decision.seat)
        return None

    def _over(self, afterwards: Afterwards) -> Change[ExitReason]:
        session, wishes = self.session, self.session.preferences
        mixed = session.people and session.minds.bots
        if session.autosaver and mixed and wishes.onward is Onward.LATER:
            # whoever comes to an Evening sees all boxes there
            wishes.onward = Onward.TOLD if is_evening(session.setup.campaign) else Onward.DUE
        match afterwards:
            case Afterwards.REMATCH:
                return self._leave(ExitReason.REMATCH)
            case Afterwards.TITLE:
                return self._leave(ExitReason.TITLE)
            case _:
                assert_never(afterwards)

    def _handle(self, command: MenuCommand) -> Change[ExitReason]:
        match command:
            case MenuCommand.LEAVE:
                return self._leave(ExitReason.EARLY)
            case MenuCommand.TAKE_BACK:
                return self._wish_back()
            case MenuCommand.LEVELS:
                return Push(LevelsScene(self.session), self._levels_chosen)
            case MenuCommand.HINT:
                return None  # whoever is asked has been told
            case MenuCommand.PHONES:
                return self._open_codes()
            case _:
                assert_never(command)

    def _open_codes(self) -> Change[ExitReason]:
        """The server starts when somebody has asked for it, and knows what the system asks then.

        Where phones come back by themselves, nobody need look at codes.
        """
        session = self.session
        first = sheet_before_listening(session.preferences) if session.hands is None else None
        if first is not None:
            return Push(first, self._firewall_told)
        begins, self._codes_due = self._codes_due, False
        from scenes.table.phones.hands import Hands

        try:
            if session.hands is None:
                session.hands = Hands(session)
                session.hands.stop()
            elif session.hands.has_ended:
                session.hands.restart()
        except OSError:
            return Push(NoticeScene(_("Hands on phones"), _(NO_NETWORK)), self._codes_closed)
        if begins and session.hands.expected:
            self._codes_closed(on=True)
            return None
        return Push(CodesScene(session, session.hands), self._codes_closed)

    def _firewall_told(self, yes: bool) -> Change[ExitReason]:  # noqa: FBT001 — so the scene pops
        self.session.preferences.firewall = yes
        if yes:
            return self._open_codes()
        self._codes_due = False
        self._codes_closed(on=False)
        return None

    def attend(self, top: Scene[object] | None) -> bool:
        """Phones are answered at any time; what would have to be shown waits, and they say why."""
        hands = self.session.hands
        return hands is not None and hands.attend(self._waits_for(top))

    def _waits_for(self, top: Scene[object] | None) -> str:
        """Why the table does not go on; empty: it does, or waits for somebody."""
        if top is None:
            return PUT_AWAY
        if top is self or top.place is self.session or isinstance(top, HandOverScene):
            return ""
        return IN_MENU if isinstance(top, PauseScene) else COVERED

    def part(self) -> None:
        """Phones come back when the table goes on."""
        if self.session.hands is not None:
            self.session.hands.close()

    def _codes_closed(self, on: bool | None) -> None:  # noqa: FBT001 — so the scene pops
        """Nobody's table, until it is known who is asked where."""
        session = self.session
        session.preferences.phones = bool(on)
        if session.hands is not None and not on:
            session.hands.switch_off()
            session.hands = None
        self._hidden = False
        if len(session.people) > 1 or self.narrator.viewer in session.phones:
            self.narrator.turn_away()

    def _levels_chosen(self, levels: Levels | None) -> Change[ExitReason]:
        """The bots are as they are wanted; whoever was to come next still is."""
        if levels is not None:
            self.session.change_levels(levels)
        decision = self.session.match.decision
        return Push(self._curtain(decision), self._on_lifted) if self._hidden and decision else None

    # leaving and taking back

    def _leave(self, how: ExitReason) -> Change[ExitReason]:
        """Get up, but not before everything is saved."""
        self._leaving = how
        if not self.session.is_settled:
            return None
        self.session.leave()
        return Pop(how)

    def _wish_back(self) -> Change[ExitReason]:
        wished = offer(self.session)
        if wished is None:
            return None
        if not others(self.session, wished):
            self._take_back(wished)
            return None
        self._hide_hands()  # everybody comes to look
        asked = ask_others(self.session, wished)
        return Push(asked, lambda agreed: self._on_answered(wished, agreed=agreed))

    def _on_answered(self, wished: Offer, *, agreed: bool) -> None:
        self._hidden = False
        if agreed:
            self._take_back(wished)

    def _take_back(self, wished: Offer) -> None:
        """The table as it was before the choice; a curtain hides it where there are others."""
        self.session.take_back(wished.actions, agreed=not wished.free)
        self._held = wished.actions
        self.narrator.go_back()
        self._hidden = False

    # input

    def activate(self, name: str) -> Change[ExitReason]:
        """The menu bar, unless everybody is about to get up."""
        return None if self._leaving is not None else menu_change(self.session, name, self._handle)

    def key(self, name: str) -> Change[ExitReason]:
        """Two sheets of sentences, the keys of the menu bar; any other key has hurried already."""
        teller = self.narrator
        return told_sheet(name, self.session, teller.viewer, teller.told) or self.activate(name)
