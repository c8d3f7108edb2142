"""The points of an Age: turned over seat by seat, then the recruits arrive."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.council.lines import by
from game.describe.council.names import NUMERALS, age_words
from game.describe.council.points import say_points, share_words
from game.describe.line import Line, said_of
from game.rules.council import api as council
from game.rules.council.api import Oath, View
from game.seating import SeatSetup
from game.words import _
from scenes.council.board.board import BoardLook, board_items
from scenes.council.board.cubes import cube
from scenes.council.board_place import BoardPlace, board_place
from scenes.council.mood import POINTS
from scenes.council.scoring.ledger import Ledger
from scenes.council.session import CouncilScoreSheet, CouncilSession
from scenes.council.sky import light_of
from scenes.council.sounds import CouncilSound
from scenes.kit import parts
from scenes.kit.display import Backdrop, DisplayList, Font, Glow, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.music import Mood
from scenes.kit.scene import Frame
from scenes.kit.sound import SoundCue
from scenes.kit.theme import HEADING, WHITE
from scenes.kit.timeline import ease_out

WIDE: Final = 516.0
ART: Final = (480.0, 480.0 * 300 / 816)
RISE: Final = 0.2  # of the moment, until the picture is there
SETS: Final = 0.06  # of the moment, until it is gone again
FAR: Final = 46.0
MOONLIGHT: Final = "#FFF0C8"


def solitude(
    frame: Frame, board: BoardPlace, who: SeatSetup, sum_: str, share: float, *, calm: bool
) -> list[Item]:
    """The lonely walker, and what the walk has brought; ``share`` 0–1 of the moment's time."""
    there, seen = ease_out(min(1.0, share / RISE)), min(1.0, share / SETS, (1 - share) / SETS)
    low = 0.0 if calm else FAR * (1 - there)
    high = ART[1] + 132
    place = Place(board.cx - WIDE / 2, board.cy - high / 2 + low, WIDE, high)
    light = 0.9 * there
    words = said_of(who, _("{who}: No Allegiance"), _("You: No Allegiance"))
    shown: list[Item] = [
        Glow(board.cx, board.cy, board.radius * 1.1, MOONLIGHT, light * 0.6),
        *parts.bar(place, 0.97),
        Picture("council/panel_no_allegiance", place.x + 18, place.y + 18, *ART),
        Picture("council/token_no_allegiance", place.x + 24, place.bottom - 100, 84, 84),
        parts.fitted(
            frame, words.format(who=who.name), place.x + 124, place.bottom - 80,
            WIDE - 148, 26, Font.BOLD, WHITE,
        ),
        parts.fitted(
            frame, sum_, place.x + 124, place.bottom - 38, WIDE - 148, 36, Font.TITLE, HEADING
        ),
    ]  # fmt: skip
    return parts.fade(shown, seen)


LEAD_IN: Final = 0.7
ROW: Final = 1.15
MOON: Final = 1.5  # longer than other rows
RECRUITS: Final = 0.9


class ScoringScene(CouncilScoreSheet):
    """Pops with None when the next Age may begin, else with a command from the menu."""

    def __init__(
        self,
        session: CouncilSession,
        before: View,
        scored: council.AgeScored,
        rest: Sequence[council.Event],
    ) -> None:
        super().__init__(session)
        self._before = before
        self._scored = scored
        self._recruits = next(
            (event.factions for event in rest if isinstance(event, council.RecruitsArrived)), ()
        )
        self._ended = any(isinstance(event, council.GameEnded) for event in rest)
        self._rows = sorted(scored.rows, key=lambda row: (row.no_allegiance, row.seat))
        self._base = session.view(None).no_allegiance_base
        lengths = [ROW + MOON * _alone(row) for row in self._rows]
        self._starts = [LEAD_IN + sum(lengths[:number]) for number in range(len(lengths) + 1)]

    @property
    def mood(self) -> Mood:
        """Points are counted to a tune of their own."""
        return POINTS

    # time

    @property
    def length(self) -> float:
        """The rows, then the recruits."""
        return self._starts[-1] + (0.0 if self._ended else RECRUITS)

    @property
    def lines_counted(self) -> int:
        """The rows that have turned over half-way."""
        return sum(self._progress(number) >= 0.5 for number in range(len(self._rows)))

    def sounds(self) -> Sequence[SoundCue]:
        """A note for each row; a No Allegiance that was kept is worth more than one."""
        heard = super().sounds()
        if not heard or not self._is_kept(self._rows[self.lines_counted - 1]):
            return heard
        return [*heard, SoundCue(CouncilSound.KEPT)]

    @staticmethod
    def _is_kept(row: council.SeatScore) -> bool:
        return row.no_allegiance and row.no_allegiance_points > 0

    def _progress(self, number: int) -> float:
        """How far row ``number`` is turned over, 0–1."""
        return min(1.0, max(0.0, (self.time - self._starts[number]) / (ROW * 0.6)))

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The board on the left, the sheet of points on the right."""
        layout = frame.layout("council/scoring")
        age = self._scored.age
        place = board_place(frame, layout, self._before.ring)
        return (
            Backdrop("shared/backdrop_table", 0.5, 0.4, light_of(age)),
            *board_items(place, self._board(), self.session.seats),
            *self._flying_recruits(place),
            *self.bars(frame, layout, age_words(age)),
            *self._ledger().items(frame, layout["ledger"]),
            *self.foot(frame, layout, ()),
            *self._moonlight(frame, place),
        )

    def _board(self) -> BoardLook:
        scores = list(self._before.scores)
        for number, row in enumerate(self._rows):
            scores[row.seat] += round(row.due * ease_out(self._progress(number)))
        cubes = list(self._before.cubes)
        arrived = self._recruits_share() >= 1
        if arrived:
            for faction in self._recruits:
                cubes[faction] += 1
        return BoardLook(
            cubes=tuple(cubes),
            chambers=self._before.chambers,
            age=self._scored.age,
            scores=tuple(scores),
            recruits=self._recruits if arrived else (),
            focus=self._counted,
            termite=self._termite,
        )

    @property
    def _turning(self) -> int | None:
        for number in range(len(self._rows)):
            if self._starts[number] < self.time < self._starts[number + 1]:
                return number
        return None

    @property
    def _counted(self) -> council.Faction | None:
        card = None if self._turning is None else self._rows[self._turning].card
        return None if card is None else council.suit_of(card)

    def _moonlight(self, frame: Frame, place: BoardPlace) -> list[Item]:
        number = self._turning
        if number is None or not _alone(self._rows[number]):
            return []
        row, shared = self._rows[number], self._scored.sharing
        value = self._base + self._scored.chambers
        sum_ = f"{self._base} + {self._scored.chambers} = {value}"
        if shared > 1:
            sum_ = share_words(value, shared, row.no_allegiance_points)
        share = (self.time - self._starts[number]) / (ROW + MOON)
        who = self.session.seats[row.seat]
        calm = self.session.preferences.reduced_motion
        return solitude(frame, place, who, sum_, share, calm=calm)

    @property
    def _termite(self) -> council.Faction | None:
        return self._before.termite

    def _ledger(self) -> Ledger:
        """The sheet as far as it is turned over."""
        return Ledger(
            seats=self.session.seats,
            before=self._before,
            scored=self._scored,
            rows=tuple(self._rows),
            turned=tuple(self._progress(number) for number in range(len(self._rows))),
            recruits=self._recruits,
            recruits_shown=self._recruits_share() > 0 or self.is_done,
            base=self._base,
            ended=self._ended,
            finished=self.is_done,
        )

    def _recruits_share(self) -> float:
        return (
            min(1.0, max(0.0, (self.time - self._starts[-1]) / RECRUITS))
            if not self._ended
            else 0.0
        )

    def _flying_recruits(self, place: BoardPlace) -> list[Item]:
        share = self._recruits_share()
        if not 0 < share < 1:
            return []
        items: list[Item] = []
        for faction in self._recruits:
            count = self._before.cubes[faction] + 1
            x, y = place.cube_slots(faction, count)[count - 1]
            sx, sy = place.at(1.25, place.middle(faction))
            along = ease_out(share)
            items.append(cube(sx + (x - sx) * along, sy + (y - sy) * along, 34 * place.unit))
        return items

    def row_words(self, number: int) -> str:
        """Where the points of a seat come from."""
        return self._points_of(self._rows[number]).text

    def _points_of(self, row: council.SeatScore) -> Line:
        solo = self._before.termitenator
        stake = 0 if solo is None else solo.stake
        return say_points(self.session.seats, row, self._scored, self._base, stake)

    @property
    def clauses(self) -> Sequence[str]:
        """The rule of each seat's declaration; who is neutral scores in its own way."""
        return [self._rule(row) for row in self._rows]

    def _rule(self, row: council.SeatScore) -> str:
        neutral = self._before.oaths[row.seat] is Oath.NEUTRAL
        if self._before.termitenator is not None and (neutral or row.no_allegiance):
            return "termitenator-points"
        if neutral:
            return "emissary-points"
        if not row.no_allegiance:
            return "allegiance"
        return "shared-bonus" if self._scored.sharing > 1 else "no-allegiance"

    def line(self) -> Line:
        """The sentence about the row that is being turned over."""
        for number in reversed(range(len(self._rows))):
            if self._progress(number) > 0 and self._recruits_share() == 0:
                return self._points_of(self._rows[number])
        if self.is_done:
            return self._after()
        if self._recruits_share() > 0:
            return Line.of(_("Recruits: one cube for every faction except the strongest."))
        return Line.of(_("Everyone reveals their last card."))

    def _after(self) -> Line:
        if self._ended:
            return Line.of(_("Age III is over."))
        either = (
            _("{who} won the last trick and leads Age {age}."),
            _("You won the last trick and lead Age {age}."),
        )
        age = NUMERALS[self._scored.age]
        return by(self.session.seats, self._before.lead, *either, age=age)


def _alone(row: council.SeatScore) -> bool:
    """Whether somebody has kept out of all tricks, as No Allegiance asks."""
    return row.no_allegiance_points > 0


def is_scoring(event: council.Event) -> bool:
    """Whether an event belongs to the end of an Age and is shown by this scene."""
    return isinstance(event, council.RecruitsArrived | council.GameEnded)
