"""Visiting the council: choose a faction, see what its cubes would do, activate it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from game.describe.council.names import faction_name
from game.describe.council.reasons import win_reason
from game.describe.line import Line
from game.rules.council.api import (
    FACTIONS,
    PASS,
    VISITS,
    Faction,
    SowingPreview,
    TrickWon,
    sowing_preview,
    suit_of,
    why_not,
)
from game.table import Seat
from game.words import _, pgettext
from scenes.council.board.board import BoardLook
from scenes.council.board.sowing_panel import outcomes_panel, preview_panel
from scenes.council.board_place import BoardPlace
from scenes.council.layers.refusals import told
from scenes.council.palette import MEDALS
from scenes.council.picture import CouncilLook, place_of
from scenes.council.session import CouncilAnswer, CouncilLayer, CouncilSession
from scenes.council.solo.side import SoloLook
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Item
from scenes.kit.layout import Layout, Place
from scenes.kit.parts import fitted
from scenes.kit.scene import Change, Frame, Pop
from scenes.kit.theme import WHITE
from scenes.table.layer import hints_at
from scenes.table.pieces.bubble import why_not_bubble
from scenes.table.pieces.ribbon import talk

CLEAR: Final = 8.0  # between the verdict and the keys below it
PASS_ROW: Final = 62.0  # what the button for staying away adds to the panel


class VisitLayer(CouncilLayer):
    """Pops with the visit. The faction last in focus stays chosen, so a button can activate it."""

    lies = CouncilLook(panels=True, solo=SoloLook(mind=False))

    def __init__(self, session: CouncilSession, seat: Seat) -> None:
        super().__init__(session, seat)
        self._chosen: Faction | None = None
        self._firm = False  # somebody has tried to activate what cannot be
        self._outcomes = {
            faction: sowing_preview(self.view, faction)
            for faction in self.stage.ring
            if VISITS[faction] in self.view.legal
        }
        self._won = next(
            event for event in reversed(session.match.log) if isinstance(event, TrickWon)
        )

    def focused(self, name: str | None) -> None:
        """A space in focus is chosen."""
        self._firm = self._firm and name == self.focus
        super().focused(name)
        if name is not None and name.startswith("space:"):
            self._chosen = FACTIONS.index(name.removeprefix("space:"))

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The table; with a faction chosen its preview on the board and in words."""
        layout = self.layout(frame)
        place = place_of(frame, self.stage, visit=True)
        preview = self._preview()
        look = CouncilLook(
            title=_("Trick {number}: council visit").format(number=self.view.trick_number),
            turn=self.seat,
            turn_words=_("your visit"),
            visit=True,
            board=self._board(preview),
            hints=_hints(frame),
            solo=SoloLook(mind=False),
        )
        items: list[Item] = [*self._spaces(place.board), *self.picture(frame, look)]
        if self.stage.solo is None and not frame.large:  # large letters leave no room for reasons
            items += self._result(frame, self._above_keys(frame, layout, len(look.hints)))
        items += self._side(frame, layout["preview"], preview)
        return [*items, *self._speech(frame, layout["caption"], place.board)]

    def _above_keys(self, frame: Frame, layout: Layout, hints: int) -> Place:
        """Where the verdict stands: clear of the keys, those of every table among them."""
        count = hints + len(hints_at((), take_back=self._take_back))
        keys, place = parts.hint_room(frame, layout["hints"], count), layout["verdict"]
        return place._replace(y=min(place.y, keys.y - CLEAR - place.h))

    def _spaces(self, board: BoardPlace) -> list[Control]:
        legal = self.view.legal
        return space_controls(
            board, {faction for faction in board.ring if VISITS[faction] in legal}
        )

    @property
    def _termite(self) -> Faction | None:
        return None if self.stage.solo is None else self.stage.solo.termite

    def _preview(self) -> SowingPreview | None:
        return None if self._chosen is None else self._outcomes.get(self._chosen)

    def _board(self, preview: SowingPreview | None) -> BoardLook:
        board = BoardLook(
            cubes=self.stage.cubes,
            chambers=self.stage.chambers,
            age=self.stage.age,
            scores=self.stage.scores,
            focus=self._chosen,
            termite=self._termite,
            inviting=() if preview else tuple(self._outcomes),
        )
        if preview is None:
            return board
        arriving = tuple(preview.path.count(faction) for faction in range(5))
        leaving = tuple(
            preview.before[faction] if faction == preview.origin else 0 for faction in range(5)
        )
        return BoardLook(
            cubes=board.cubes,
            chambers=board.chambers,
            age=board.age,
            scores=board.scores,
            focus=self._chosen,
            termite=self._termite,
            arriving=arriving,
            leaving=leaving,
            to_chambers=preview.to_chambers,
            path=preview.path,
        )

    @property
    def clause(self) -> str:
        """The clause that refuses the space in focus."""
        if self._chosen is None:
            return ""
        refusal = why_not(self.view, VISITS[self._chosen])
        return "" if refusal is None else refusal.clause

    def _speech(self, frame: Frame, place: Place, board: BoardPlace) -> list[Item]:
        name = self.session.name(self.seat)
        if self._chosen is not None:
            refusal = why_not(self.view, VISITS[self._chosen])
            if refusal is not None:
                tip = (place.cx, place.y - 10)
                return why_not_bubble(frame, place, tip, *told(refusal, {}), firm=self._firm)
        line = Line.of(_("activate a faction: its cubes move on clockwise."), name)
        return list(talk(frame, line, self.layout(frame)))

    def _result(self, frame: Frame, place: Place) -> list[Item]:
        """Who has won the trick and why, and who visits."""
        won = self._won
        items: list[Item] = [*parts.quiet_bar(place)]
        best = next(card for seat, card in won.cards if seat == won.seat)
        reason = win_reason(won.clause, best)
        suit = faction_name(suit_of(won.cards[0][1]))
        wins = (_("{who} wins: {reason}"), _("{who} wins"))
        visits = (_("{who} visits: lowest {suit}"), _("{who} visits"))
        winner, visitor = self.session.name(won.seat), self.session.name(self.seat)
        wordings = (
            ("crown", [words.format(who=winner, reason=reason) for words in wins]),
            ("door", [words.format(who=visitor, suit=suit) for words in visits]),
        )
        for row, (sign, said) in zip(parts.rows(place, 2), wordings, strict=True):
            room = place.w - 76
            words = parts.first_that_fits(frame, said, room, 20)
            items += parts.medal(place.x + 32, row.cy, 16, *MEDALS[sign])
            items.append(fitted(frame, words, place.x + 62, row.cy - 1, room, 20, colour=WHITE))
        return items

    def _side(self, frame: Frame, place: Place, preview: SowingPreview | None) -> list[Item]:
        may_pass = PASS in self.view.legal
        if may_pass:
            place = place._replace(h=place.h + PASS_ROW)
        items: list[Item] = [*parts.panel(place)]
        if preview is None:
            sheet = place._replace(h=place.h - PASS_ROW) if may_pass else place
            items += outcomes_panel(frame, sheet, self._outcomes, self.view.ring, self._termite)
        else:
            items += preview_panel(frame, place, preview, self.view.ring, self._termite)
        if may_pass:
            above = 74 if preview is None else 74 + PASS_ROW
            spot = Place(place.x + 20, place.bottom - above, place.w - 40, 54)
            button = parts.button(frame, spot, "pass", _("Pass"), key="P")
            items += parts.answering(button)
        return items

    # input

    def activate(self, name: str) -> Change[CouncilAnswer]:
        """Activate a faction, by its space or by the button; or pass."""
        if name == "pass":
            return Pop(PASS)
        if name.startswith("space:"):
            self._chosen = FACTIONS.index(name.removeprefix("space:"))
        elif name != "activate":
            return super().activate(name)
        if self._chosen is None or self._preview() is None:
            self._firm = self._chosen is not None
            return None
        return Pop(VISITS[self._chosen])

    def key(self, name: str) -> Change[CouncilAnswer]:
        """P passes where the edition allows it; a letter of a faction needs no arrows."""
        if name == "p" and PASS in self.view.legal:
            return Pop(PASS)
        return super().key(name)


def space_controls(board: BoardPlace, allowed: Collection[Faction]) -> list[Control]:
    """One control for each space, clockwise from the top."""
    wide, high = 0.66 * board.radius, 0.58 * board.radius
    items = []
    for faction in board.ring:
        x, y = board.at(0.56, board.middle(faction))
        items.append(
            Control(
                f"space:{FACTIONS[faction]}",
                x - wide / 2,
                y - high / 2,
                wide,
                high,
                faction_name(faction),
                refused=faction not in allowed,
                answers=True,
                previews=True,
            )
        )
    return items


def _hints(frame: Frame) -> tuple[tuple[str, str], ...]:
    """What keys do; in large letters the panel needs the room of what the menu bar says as well."""
    keys = (
        ("← →", pgettext("what a key chooses", "faction")),
        ("Enter", pgettext("what a key does", "activate")),
    )
    return keys if frame.large else (*keys, ("Esc", pgettext("what a key does", "menu")))
