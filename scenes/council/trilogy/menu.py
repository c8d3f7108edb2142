"""The Termitenator: against whom, as whom, one game or the Trilogy."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from game.campaign.council import GAMES, Archive, Campaign, tables_of_victories
from game.describe.council.names import neutral_beginning
from game.describe.council.personas import PERSONAS, persona_name
from game.history.bolts import known_bolts
from game.library import Library
from game.rules.council.api import STEPS, Personality, Stake
from game.seating import TableSetup
from game.words import N_, _, pgettext
from scenes.council.mood import IN_THE_SHED
from scenes.council.trilogy.campaign_list import CampaignsScene
from scenes.council.trilogy.choose_stake import ChooseStakeScene, bolt_row
from scenes.council.trilogy.draft import SoloDraft
from scenes.council.trilogy.opponent_cards import RANDOM, face, opponent_cards, you
from scenes.council.trilogy.scene import TrilogyScene
from scenes.kit import parts
from scenes.kit.bindings import Shortcut
from scenes.kit.display import DisplayList
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.kit.text_field import TextField
from scenes.kit.theme import BAD, FAINT_INK
from scenes.shell.backyard import dusk
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import ExitReason, GameEntry
from scenes.shell.keys import KeysScene
from scenes.shell.table_form.draft import LONGEST_NAME, longest_name
from scenes.shell.table_form.form import name_hint
from scenes.shell.table_form.known import known_name

TRILOGY: Final = N_("Three games in a row, a new opponent each time. Points carry over.")
BOLTS: Final = 300.0  # beside the heading of the Trilogy, for a row of bolts
AGAINST_ANY: Final = N_("Opponent: one of the four with an ability. Three Ages.")


class SoloMenuScene(BaseScene[None]):
    """Stays below the tables it opens; pops with None."""

    mood = IN_THE_SHED

    def __init__(self, box: GameEntry, preferences: Preferences, library: Library | None) -> None:
        self._box = box
        self._preferences = preferences
        self._archive = Archive(library)
        self._draft = SoloDraft.of(
            self._archive.player(), known_name(preferences), preferences.colour
        )
        self._campaigns = self._archive.campaigns()
        self._bolts = known_bolts(library, tables_of_victories(self._campaigns))
        self._chance = Random(box.seed)
        self._focus: str | None = None
        self._line = TextField(LONGEST_NAME)
        self._note = ""

    @property
    def _running_campaigns(self) -> list[Campaign]:
        return [campaign for campaign in self._campaigns if not campaign.over]

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """Cards above, the three corners below."""
        sheet = parts.sheet(frame, 1720, 964)
        inner = parts.inset(sheet, 48)
        note = _("You against the Termitenator. It shows its reasons.")
        cards = parts.box(inner.x, inner.y + 92, inner.w, 426 if not frame.large else inner.h - 452)
        rest = parts.box(inner.x, cards.bottom + 28, inner.w, inner.bottom - cards.bottom - 28)
        left = parts.box(rest.x, rest.y, 400, rest.h)
        middle = parts.box(left.right + 44, rest.y, 520, rest.h)
        right = parts.box(middle.right + 24, rest.y, rest.right - middle.right - 24, rest.h)
        return (
            *dusk(frame),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, neutral_beginning(1), inner.x, inner.y + 18, 800),
            parts.fitted(
                frame, note, inner.right, inner.y + 22, 760, 22, colour=FAINT_INK, align="r"
            ),
            parts.rule(sheet.x + 36, inner.y + 62, sheet.w - 72),
            *opponent_cards(frame, cards, self._draft),
            *you(frame, left, self._draft, self.line),
            *self._back(frame, left),
            *self._single(frame, middle),
            *self._trilogy(frame, right),
        )

    def _back(self, frame: Frame, place: Place) -> Items:
        row = parts.columns(parts.box(place.x, place.bottom - 72, place.w, 72), 2, 16)
        why = self._note or self._draft.fault
        hint = name_hint(frame) if self.is_typing else ""
        colour = BAD if why else FAINT_INK
        said = parts.fitted_paragraph(
            frame, why or hint, place.x, place.y + 190, place.w, place.h - 268, 20, colour=colour
        )
        return (
            *said.items,
            *parts.button(frame, row[0], "back", _("Back"), key="Esc"),
            *parts.button(frame, row[1], "problems", _("Problems"), size=28),
        )

    def _single(self, frame: Frame, place: Place) -> Items:
        inner = parts.inset(place, 28, 24)
        opponent = self._draft.opponent
        words = _(PERSONAS[opponent].against if opponent else AGAINST_ANY)
        key = "Enter" if frame.focus in ("play", None) else ""
        button = parts.box(inner.x, inner.bottom - 84, inner.w, 84)
        return (
            *parts.inlay(place),
            *face(inner.right - 70, inner.y + 72, self._draft.opponent, 144),
            parts.heading(frame, _("Single game"), inner.x, inner.y + 14, inner.w - 150, 32),
            *parts.fitted_paragraph(
                frame, words, inner.x, inner.y + 46, inner.w - 160, 120, 24, colour=FAINT_INK
            ).items,
            *parts.button(
                frame, button, "play", pgettext("start", "Play"), primary=True, key=key, size=34,
                enabled=not self._draft.fault, why=self._draft.fault,
            ),
        )  # fmt: skip

    def _trilogy(self, frame: Frame, place: Place) -> Items:
        inner = parts.inset(place, 28, 24)
        count = 2 if self._campaigns else 1
        buttons = parts.columns(parts.box(inner.x, inner.bottom - 84, inner.w, 84), count, 20)
        many = _("Past Trilogies")
        if self._running_campaigns:
            many = _("Continue ({count})").format(count=len(self._running_campaigns))
        waiting = self._waiting_words()
        told = "" if waiting and frame.large else _(TRILOGY)
        line = inner.y + (96 if frame.large else 148)
        high = inner.h - 140 if frame.large else 66.0
        return (
            *parts.inlay(place),
            parts.heading(frame, _("The Trilogy"), inner.x, inner.y + 14, inner.w - BOLTS, 32),
            *bolt_row(parts.box(inner.right - BOLTS, inner.y - 8, BOLTS, 44), self._bolts),
            *parts.fitted_paragraph(
                frame, told, inner.x, inner.y + 46, inner.w, high, 24, colour=FAINT_INK
            ).items,
            parts.fitted(frame, waiting, inner.x, line, inner.w, 22),
            *parts.button(
                frame, buttons[0], "trilogy", _("New Trilogy"), size=28,
                enabled=not self._draft.fault, why=self._draft.fault,
            ),
            *(
                parts.button(frame, buttons[-1], "campaigns", many, size=28)
                if self._campaigns
                else ()
            ),
        )  # fmt: skip

    def _waiting_words(self) -> str:
        if not self._running_campaigns:
            return ""
        last = self._running_campaigns[0]
        words = _("In progress: {name}, game {number} of {all}, {opponent}")
        opponent = persona_name(last.opponent)
        return words.format(name=last.name, number=last.game, all=GAMES, opponent=opponent)

    # input

    @property
    def is_typing(self) -> bool:
        """Letters are wanted while the name has the focus."""
        return self._focus == "name"

    @property
    def line(self) -> TextField:
        """The name."""
        name = self._draft.name
        return self._line if self._line.text == name else TextField.of(name, LONGEST_NAME)

    def on_text(self, line: TextField, trouble: str = "") -> None:
        """The name has become this."""
        self._line = line
        self._draft.name = line.text
        self._note = trouble or (longest_name() if line.full else "")

    def default_focus(self) -> str | None:
        return "play"

    def on_focus(self, name: str | None) -> None:
        self._focus = name
        self._line = TextField(LONGEST_NAME)
        self._note = ""

    def activate(self, name: str) -> Change[None]:
        self._note = ""
        group, _colon, value = name.partition(":")
        match group:
            case "opponent":
                self._draft.opponent = None if value == RANDOM else Personality(value)
            case "colour":
                self._draft.colour = value
            case "back":
                return Pop(None)
            case "problems":
                return self._open_problems()
            case "campaigns":
                return Push(CampaignsScene(self._archive, self._story), self._on_closed)
            case "play" | "trilogy" if not self._draft.fault:
                return self._play() if group == "play" else self._begin()
        return None

    def key(self, name: str) -> Change[None]:
        """Escape leaves; a gamepad without letters gives the focused name another one."""
        self._note = ""
        if name == "escape":
            return Pop(None)
        if name == "f1":
            return Push(KeysScene())
        if self.is_typing and name == Shortcut.LOOK_CLOSER:
            self._draft.rename()
        return None

    def _open_problems(self) -> Change[None]:
        # The menu appears sooner without them.
        from game.problems.problem import problems
        from scenes.shell.title.problems import ProblemsScene

        alone = [each for each in problems() if each.is_alone and each.game == self._box.game.id]
        return Push(ProblemsScene({self._box.game.id: self._box}, alone, self._preferences))

    def _remember(self) -> None:
        """Who begins to play, and against whom, is proposed next time."""
        player = self._draft.player
        self._archive.remember(player)
        if self._preferences.called:
            self._preferences.called, self._preferences.colour = player.name, player.colour

    def _play(self) -> Change[None]:
        self._remember()
        return self._sit_down(self._draft.settle(self._chance))

    def _sit_down(self, setup: TableSetup) -> Change[None]:
        return Push(self._box.open_table(setup, self._preferences), partial(self._got_up, setup))

    def _got_up(self, setup: TableSetup, left: ExitReason) -> Change[None]:
        """Play again against the same opponent, or leave."""
        return self._sit_down(setup) if left is ExitReason.REMATCH else Pop(None)

    def _begin(self) -> Change[None]:
        """A new Trilogy; whoever has won one is asked for what stake."""
        self._remember()
        if self._bolts.opens(STEPS[0]):
            return Push(ChooseStakeScene(self._bolts), self._on_stake)
        return self._on_stake(Stake.NONE)

    def _on_stake(self, stake: Stake | None) -> Change[None]:
        if stake is None:
            return None
        begun = self._archive.begin(self._draft.seat, self._box.seed, stake)
        return Push(self._story(begun), self._on_closed)

    def _story(self, campaign: Campaign) -> TrilogyScene:
        return TrilogyScene(campaign, self._box, self._preferences, self._archive)

    @staticmethod
    def _on_closed(left: ExitReason | None) -> Change[None]:
        """From a table of the story one goes on to the title."""
        return None if left is None else Pop(None)

    def resume(self) -> None:
        """The campaigns may have gone on."""
        self._campaigns = self._archive.campaigns()
        self._bolts = known_bolts(self._archive.library, tables_of_victories(self._campaigns))

    # time

    @property
    def is_moving(self) -> bool:
        """Only while something is to be told about the campaigns."""
        return bool(self._archive.news)

    def tick(self, dt: float) -> Change[None]:
        if not self._archive.news:
            return None
        news = self._archive.news.pop(0)
        return Push(NoticeScene(news.title, news.words))
