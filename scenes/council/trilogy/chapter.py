"""A chapter of the Trilogy begins or is over: its number in lamplight, or how it has gone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from game.campaign.council import GAMES, Campaign
from game.describe.council.personas import persona_name
from game.rules.council.api import Personality
from game.words import _
from scenes.council.faces.machine import Lamp, machine_face
from scenes.council.personas import LOOKS
from scenes.council.show.schedules import CHAPTER, CHAPTER_OVER
from scenes.council.show.spotlight import spotlit
from scenes.council.trilogy.page import score_bar
from scenes.kit import parts
from scenes.kit.display import Font, Glow, Item, Picture, Text
from scenes.kit.parts import Items
from scenes.kit.parts.svg import circle, shape
from scenes.kit.scene import Frame
from scenes.kit.schedule import Schedule
from scenes.kit.theme import HEADING, INK, LANTERN, RED, WHITE, WOOD_DARK, mix

SEAL: Final = 150.0  # half as wide as the number's disc
ABOVE: Final = 130.0  # the middle of the window
FAR: Final = 90.0  # from where things come up
ROUND: Final = 58.0  # half as wide as those of the other chapters
ASIDE: Final = 300.0
FACE: Final = 430.0
FALLS: Final = 46.0
SHEET: Final = (1080.0, 150.0)
COLD: Final = "#9DB8F2"
UNMET: Final = "#6B5A48"


@dataclass(frozen=True, slots=True)
class ChapterOpens:
    """The campaign's next game begins."""

    campaign: Campaign

    kind: ClassVar[str] = "chapter"

    @property
    def schedule(self) -> Schedule:
        """Its schedule."""
        return CHAPTER

    def items(self, frame: Frame, seconds: float, *, calm: bool) -> Items:
        """The number of the game comes up between the others, then against whom it goes."""
        cx, cy = frame.width / 2, frame.height / 2 - ABOVE
        low = 0.0 if calm else FAR * (1 - CHAPTER.ease_out("come", seconds))
        number = self.campaign.game
        kicker = _("Game {number} of {all}").format(number=number, all=GAMES)
        name = persona_name(self.campaign.opponent)
        light = Glow(cx, cy, SEAL * 2.1, LANTERN, 0.55 * CHAPTER.opacity(seconds, "come"))
        seal = (_disc(SEAL, LANTERN), _numeral(number, 0, 0, 150))
        words = (
            *self._others(cx, cy),
            _headline(frame, cy + SEAL + 100, name, 76),
            _headline(frame, cy + SEAL + 180, kicker, 40, HEADING),
        )
        return spotlit(CHAPTER, seconds, light, parts.shift(seal, cx, cy + low), words)

    def _others(self, cx: float, cy: float) -> list[Item]:
        """On both sides: who has been met, and how many are still to come."""
        items: list[Item] = []
        here = self.campaign.game - 1
        for number in range(GAMES):
            x = cx + (number - here) * ASIDE
            if number < here:
                met = self.campaign.opponents[number]
                items += parts.shift((_disc(ROUND, UNMET), _portrait(met)), x, cy)
                items.append(parts.token("shared/token_check", x + 44, cy + 40, 44))
            elif number > here:
                items += parts.shift((_disc(ROUND, UNMET),), x, cy)
                items.append(_numeral(number + 1, x, cy, 58))
        return items


@dataclass(frozen=True, slots=True)
class ChapterEnds:
    """The campaign's latest game is over; ``campaign`` has taken it in."""

    campaign: Campaign

    kind: ClassVar[str] = "chapter"

    @property
    def schedule(self) -> Schedule:
        """Its schedule."""
        return CHAPTER_OVER

    @property
    def lamp(self) -> Lamp:
        """How the opponent takes it: this game, and in the end all three."""
        before = self.campaign.results[-2].scores if len(self.campaign.results) > 1 else (0, 0)
        mine, its = (now - old for now, old in zip(self.campaign.scores, before, strict=True))
        if self.campaign.over:
            return Lamp.BEATEN if self.campaign.victory else Lamp.VICTORIOUS
        if mine == its:
            return Lamp.THINKING
        return Lamp.BEATEN if mine > its else Lamp.VICTORIOUS

    def items(self, frame: Frame, seconds: float, *, calm: bool) -> Items:
        """The opponent as it leaves the table, then the points of all games so far."""
        cx, cy = frame.width / 2, frame.height / 2 - ABOVE
        # Whoever is beaten sinks, whoever has won comes nearer.
        beaten = self.lamp is Lamp.BEATEN
        along = CHAPTER_OVER.ease_out("come", seconds)
        low = 0.0 if calm else (FALLS if beaten else FAR) * ((along - 1) if beaten else (1 - along))
        done = len(self.campaign.results)
        met = self.campaign.opponents[done - 1]
        words = _("Game {number} is over").format(number=done)
        if self.campaign.over:
            words = _("The Trilogy is over")
        face = Picture(machine_face(met, self.lamp), -FACE / 2, -FACE / 2, FACE, FACE)
        come = CHAPTER_OVER.opacity(seconds, "come")
        light = Glow(cx, cy, FACE * 0.75, COLD if beaten else RED, 0.5 * come)
        wide, high = SHEET
        sheet = parts.centre(cx, cy + FACE / 2 + 100 + high / 2, wide, high)
        inside = parts.inset(sheet, 40, 18)
        said = (
            _headline(frame, cy + FACE / 2 + 44, words, 62),
            *parts.panel(sheet, radius=22.0),
            *score_bar(frame, inside, self.campaign, self.campaign.scores),
        )
        return spotlit(CHAPTER_OVER, seconds, light, parts.shift((face,), cx, cy + low), said)


Chapter = ChapterOpens | ChapterEnds


@lru_cache(maxsize=4)
def _disc(half: float, colour: str) -> Item:
    side = 2 * half + 8
    drawn = circle(side / 2, side / 2, half, colour, INK, half * 0.045)
    drawn += circle(side / 2, side / 2, half * 0.87, "none", mix(colour, WOOD_DARK, 0.5), 3)
    return shape(drawn, -side / 2, -side / 2, side, side)


def _portrait(met: Personality) -> Item:
    side = 1.9 * ROUND
    return Picture(LOOKS[met].portrait, -side / 2, -side / 2, side, side)


def _numeral(number: int, x: float, y: float, size: float) -> Text:
    return Text(str(number), x, y - size * 0.03, size, Font.TITLE, INK, "c")


def _headline(frame: Frame, y: float, words: str, size: float, colour: str = WHITE) -> Text:
    """In a line of its own, in the middle of the window."""
    line = parts.heading(frame, words, frame.width / 2, y, frame.width * 0.8, size, "c")
    return parts.with_rim(line, colour)
