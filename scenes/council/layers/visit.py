"""Visiting the council: choose a faction, see what its cubes would do, activate it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.describe import Choice, Remark
from game.describe.council.names import faction_name
from game.describe.council.reasons import win_reason
from game.describe.council.stake_words import price_words
from game.describe.council.visits import SPACE, faction_of
from game.describe.line import Line, said_of
from game.rules.council import api as rules
from game.table import Seat
from game.words import _, pgettext
from scenes.council.board.board import BoardLook
from scenes.council.board.sowing_panel import Council, Mine, panel_rows, visit_panel
from scenes.council.board_place import BoardPlace
from scenes.council.palette import MEDALS
from scenes.council.picture import CouncilHighlights, plain_board
from scenes.council.places import place_of
from scenes.council.session import CouncilAnswer, CouncilQuestionLayer, CouncilSession
from scenes.council.solo.side import SoloHighlights
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Item
from scenes.kit.layout import Layout, Place
from scenes.kit.parts import fitted
from scenes.kit.scene import Change, Frame, Pop
from scenes.kit.theme import WHITE
from scenes.kit.tooltip import Tooltip
from scenes.table.cue import Point
from scenes.table.layer import Hints
from scenes.table.pieces.ribbon import talk

CLEAR: Final = 8.0  # between the verdict and the keys below it
PULSE: Final = 0.9  # seconds in which the spaces light up once, as the visit begins
PASS_ROW: Final = 62.0  # what the button for staying away adds to the panel


class VisitLayer(CouncilQuestionLayer):
    """Pops with the visit. The faction last in focus stays chosen."""

    clear_of_refusal = -120.0  # a long reason would end on the panel
    lies = CouncilHighlights(panels=True, solo=SoloHighlights(ideology=False))

    def __init__(self, session: CouncilSession, seat: Seat) -> None:
        super().__init__(session, seat)
        self._space: str | None = None
        self._begun = 0.0 if self._moves else 1.0
        self._outcomes = {
            faction: rules.sowing_preview(self.view, faction)
            for faction in self.view.ring
            if rules.VISITS[faction] in self.view.legal
        }
        self._won = next(
            event for event in reversed(session.match.log) if isinstance(event, rules.TrickWon)
        )

    def on_focus(self, name: str | None) -> None:
        """A space in focus is chosen."""
        super().on_focus(name)
        if name is not None and name.startswith(SPACE):
            self._space = name

    @property
    def choice(self) -> Choice[rules.Action] | None:
        """The space that is chosen."""
        return self.question.choice(self._space)

    # time

    @property
    def is_moving(self) -> bool:
        """While the spaces light up."""
        return self._begun < 1 or super().is_moving

    def tick(self, dt: float) -> Change[CouncilAnswer]:
        """They light up once."""
        self._begun = min(1.0, self._begun + dt / PULSE)
        return super().tick(dt)

    def skip_animation(self) -> bool:
        """Nobody has to watch that."""
        self._begun = 1.0
        return super().skip_animation()

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The table; with a faction chosen its preview on the board and in words."""
        layout = self.layout(frame)
        place = place_of(frame, self.view, visit=True)
        preview = self._preview()
        asked = self.question_highlights
        asked["hints"] = _hints(frame, asked["hints"][1])
        highlights = CouncilHighlights(
            **asked,
            visit=True,
            board=self._board(preview),
            solo=SoloHighlights(ideology=False),
        )
        controls = space_controls(place.board, self.question.choices)
        items: list[Item] = [*controls, *self.picture(frame, highlights)]
        if self.view.termite is None and not frame.large:  # large letters leave no room for reasons
            items += self._result(frame, self._above_keys(frame, layout, highlights.hints))
        items += self._side(frame, layout["preview"])
        return [*items, *self.speech(frame, layout)]

    def _above_keys(self, frame: Frame, layout: Layout, hints: Hints) -> Place:
        """Where the verdict stands: clear of the keys, those of every table among them."""
        lines = parts.hint_lines(frame, layout["hints"], self.hints_with(hints))
        keys = parts.hint_room(frame, layout["hints"], len(lines))
        place = layout["verdict"]
        return place._replace(y=min(place.y, keys.y - CLEAR - place.h))

    @property
    def _termite(self) -> rules.Faction | None:
        return self.view.termite

    @property
    def _faction(self) -> rules.Faction | None:
        return None if self._space is None else faction_of(self._space)

    def _preview(self) -> rules.SowingPreview | None:
        return None if self._faction is None else self._outcomes.get(self._faction)

    def _board(self, preview: rules.SowingPreview | None) -> BoardLook:
        board = replace(plain_board(self.view), focus=self._faction)
        if preview is None:
            pulse = math.sin(math.pi * self._begun)
            return replace(board, inviting=tuple(self._outcomes), pulse=max(0.0, pulse))
        arriving = tuple(preview.path.count(faction) for faction in range(5))
        leaving = tuple(
            preview.before[faction] if faction == preview.origin else 0 for faction in range(5)
        )
        return replace(
            board,
            arriving=arriving,
            leaving=leaving,
            to_chambers=preview.to_chambers,
            path=preview.path,
        )

    def speech(self, frame: Frame, layout: Layout) -> Sequence[Item]:
        """Where a stake makes the visit in focus cost points, it says so."""
        preview = self._preview()
        if preview is None or not preview.tribute:
            return super().speech(frame, layout)
        return talk(frame, Line.of(price_words(preview.tribute)), layout)

    def remarks(self, choice: Choice[rules.Action]) -> tuple[Remark, ...]:
        """The panel shows what a visit would do; the whole account is given to whoever asks."""
        return ()

    def tooltips(self, frame: Frame) -> Sequence[Tooltip]:
        """At the row of each faction all that activating it would do."""
        rows = panel_rows(frame, self.layout(frame)["preview"], self.view.ring)
        spaces = [each for each in self.question.choices if each.id.startswith(SPACE)]
        notes = self.reading.notes
        return [
            *super().tooltips(frame),
            *(
                Tooltip(each.id, row, each.name, notes[each.id])
                for each, row in zip(spaces, rows, strict=True)
            ),
        ]

    def tip(self, frame: Frame, layout: Layout, choice: Choice[rules.Action]) -> Point:
        """The board above the bubble."""
        place = layout["caption"]
        return place.cx, place.y - 10

    def _result(self, frame: Frame, place: Place) -> list[Item]:
        """Who has won the trick and why, and who visits."""
        won = self._won
        items: list[Item] = [*parts.quiet_bar(place)]
        best = next(card for seat, card in won.cards if seat == won.seat)
        reason = win_reason(won.clause, best)
        suit = faction_name(rules.suit_of(won.cards[0][1]))
        winner, visitor = (self.session.seats[seat] for seat in (won.seat, self.seat))
        wins = (
            said_of(winner, _("{who} wins: {reason}"), _("You win: {reason}")),
            said_of(winner, _("{who} wins"), _("You win")),
        )
        visits = (
            said_of(visitor, _("{who} visits: lowest {suit}"), _("You visit: lowest {suit}")),
            said_of(visitor, _("{who} visits"), _("You visit")),
        )
        wordings = (
            ("crown", [words.format(who=winner.name, reason=reason) for words in wins]),
            ("door", [words.format(who=visitor.name, suit=suit) for words in visits]),
        )
        for row, (sign, said) in zip(parts.rows(place, 2), wordings, strict=True):
            room = place.w - 76
            words = parts.first_that_fits(frame, said, room, 20)
            items += parts.medal(place.x + 32, row.cy, 16, *MEDALS[sign])
            items.append(fitted(frame, words, place.x + 62, row.cy - 1, room, 20, colour=WHITE))
        return items

    @property
    def _mine(self) -> Mine:
        """What cubes can still be worth to whoever visits."""
        if self.seat in self.view.broken:
            return Mine.NOTHING
        return Mine.NO_ALLEGIANCE if self.view.declared[self.seat] else Mine.CARDS

    def _side(self, frame: Frame, place: Place) -> list[Item]:
        may_pass = rules.PASS in self.view.legal
        if may_pass:
            place = place._replace(h=place.h + PASS_ROW)
        items: list[Item] = [*parts.panel(place)]
        sheet = place._replace(h=place.h - PASS_ROW) if may_pass else place
        council = Council(
            self.view.cubes, self.view.ring, frozenset(self._outcomes), self._faction,
            self._preview(), self._mine, self._termite,
        )  # fmt: skip
        items += visit_panel(frame, sheet, council)
        if may_pass:
            spot = Place(place.x + 20, place.bottom - 74, place.w - 40, 54)
            button = parts.button(frame, spot, "pass", _("Pass"), key="P")
            items += parts.as_answers(button)
        return items

    # input

    def activate(self, name: str) -> Change[CouncilAnswer]:
        """Activate a faction, by its space or by its row; or pass."""
        if name.startswith(SPACE):
            self._space = name
        return super().activate(name)

    def key(self, name: str) -> Change[CouncilAnswer]:
        """P passes where the edition allows it; a letter of a faction needs no arrows."""
        if name == "p" and rules.PASS in self.view.legal:
            return Pop(rules.PASS)
        return super().key(name)


def space_controls(board: BoardPlace, choices: Sequence[Choice[rules.Action]]) -> list[Control]:
    """One control for each space, clockwise from the top."""
    controls = []
    for choice in choices:
        if choice.id.startswith(SPACE):
            place, refused = board.city(faction_of(choice.id)), choice.refused is not None
            controls.append(
                Control(choice.id, *place[:4], choice.name, refused, answers=True, previews=True)
            )
    return controls


def _hints(frame: Frame, activate: tuple[str, str]) -> tuple[tuple[str, str], ...]:
    """What keys do; in large letters the panel needs the room of what the menu bar says as well."""
    keys = (("← →", pgettext("what a key chooses", "faction")), activate)
    return keys if frame.large else (*keys, ("Esc", pgettext("what a key does", "menu")))
