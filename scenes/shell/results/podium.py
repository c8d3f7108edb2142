"""The end of a game: who stands where, why, and how it came to that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from math import inf
from pathlib import Path
from typing import Final, Protocol, TypeVar

from game.library import disk_trouble, write_picture
from game.words import _
from scenes.kit import parts
from scenes.kit.display import Backdrop, DisplayList, Font, Glow, Item, Picture, Text
from scenes.kit.layout import Layout, Place
from scenes.kit.memo import LastResult
from scenes.kit.music import Mood
from scenes.kit.parts import Items
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, CaptureImage, Change, Frame, Pop, Push, Scene
from scenes.kit.sound import Sound, SoundCue
from scenes.kit.theme import GOLD, INK, LANTERN, PAPER_LIGHT
from scenes.shell.backyard import fireflies
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import ExitReason
from scenes.shell.keys import KeysScene
from scenes.shell.results.chart import score_chart
from scenes.shell.results.decided import NAME, decided_sheet
from scenes.shell.results.podium_items import Podium
from scenes.shell.results.points_table import points_table
from scenes.shell.results.procession import Procession
from scenes.shell.results.result import Ending, FinalResult
from scenes.shell.results.weather import COLD, RAIN, weather

SIGN: Final = 48.0
HIGH: Final = 60.0
EDGE: Final = 20.0  # below a line at the foot


def headline(frame: Frame, place: Place, result: FinalResult) -> Items:
    """Who has won in large letters, and below it on a ribbon why."""
    title = parts.heading(frame, result.title, place.cx, place.y + 42, place.w - 20, 72, "c")
    return (
        parts.with_rim(title, GOLD, 8),
        *_verdict(frame, place, result.verdict),
    )


def line_below(frame: Frame, layout: Layout, words: str) -> Items:
    """A line at the foot of the podium, beside the buttons: what went into the case."""
    if not words:
        return ()
    head = layout["headline"]
    place = parts.box(head.x, frame.height - EDGE - HIGH, head.w - 20, HIGH)
    text = parts.box(place.x + SIGN + 28, place.y, place.w - SIGN - 48, place.h)
    return (
        *parts.bar(place),
        Picture("shared/prop_case", place.x + 14, place.cy - SIGN / 2, SIGN, SIGN),
        *parts.fitted_lines(
            frame, words, text.x, text.cy, text.w, text.h - 8, 24, colour=PAPER_LIGHT
        ),
    )


def _verdict(frame: Frame, place: Place, verdict: str) -> Items:
    """Why, on a ribbon; in large letters, and in long words, it may take two lines."""
    words = parts.fit_text(frame, verdict, place.w - 80, 26)
    lines = [words.text]
    is_cut = words.text != verdict
    if is_cut or (frame.large and words.size < parts.drawn_size(frame, 26)):
        lines = parts.wrap(frame, verdict, place.w - 80, 26)
        words = parts.fit_text(frame, max(lines, key=len), place.w - 80, 26)
    high = max(52.0, words.size * 1.35 * len(lines) + 10)
    ribbon = parts.centre(place.cx, place.y + 92 + high / 2, words.width + 84, high)
    step = words.size * 1.3
    top = ribbon.cy - 1 - step * (len(lines) - 1) / 2
    return (
        *parts.ribbon(ribbon),
        *(
            Text(line, ribbon.cx, top + step * row, words.size, Font.BOLD, INK, "c")
            for row, line in enumerate(lines)
        ),
    )


__all__ = ["FinalResult", "ResultsScene"]

TUNES: Final = {
    Ending.WON: Sound.VICTORY,
    Ending.SHARED: Sound.LEVEL,
    Ending.LOST: Sound.DEFEAT,
    Ending.WATCHED: Sound.LEVEL,
}
MOODS: Final = {
    Ending.WON: Mood("shared/won"),
    Ending.SHARED: Mood("shared/shared"),
    Ending.LOST: Mood("shared/lost"),
    Ending.WATCHED: Mood("shared/shared"),
}
MACHINE: Final = Mood("shared/lost_machine")
RED_EYE: Final = "#E5342B"  # in whose light the thing behind the shed has won
CALM: Final = 2.0
"""Seconds that the podium is looked at before anything leads away from it."""
MOON_CLEAR: Final = 0.56  # of the backdrop's width: around it the moon keeps left of the sheets
CORNER: Final = 240.0  # of the width of the lower sheet, for a button in its corner
SHORT: Final = 150.0  # for one with a short word


class Afterwards(StrEnum):
    """What is done after a game; also the names of the buttons that leave."""

    REMATCH = "rematch"
    TITLE = "title"


Film = Callable[[int | None], Scene[ExitReason | None]]
"""The replay of the game that is over, from the moment after so many events on; None: all of it."""


R = TypeVar("R")


class ReviewDoor(Protocol):
    """Opens the review of the game that is over."""

    def __call__(self, then: Callable[[ExitReason | None], Change[R]]) -> Change[R]:
        """What leads there; ``then`` says what follows it."""


class ResultsScene(BaseScene[Afterwards]):
    """Pops with what is done next; ``again`` is what a rematch is called here.

    With a ``film`` the game is watched from here, with a ``review`` it is looked through; with an
    ``album``, a folder, a picture of the podium can be saved there. ``fair`` opens what
    *Fair?* says; None: nobody can ask.
    """

    def __init__(
        self,
        result: FinalResult,
        preferences: Preferences,
        again: str = "",
        film: Film | None = None,
        album: Path | None = None,
        review: ReviewDoor | None = None,
        fair: Callable[[], Scene[None]] | None = None,
    ) -> None:
        self._result = result
        self._again = again
        self._preferences = preferences
        self._film, self._album, self._review = film, album, review
        self._fair = fair
        self._march = Procession.of(result)
        at_once = not preferences.pace
        self._time = self._march.length if at_once else 0.0  # of the procession
        self._stood = 0.0  # since everybody is there
        self._age = RAIN if preferences.still else 0.0
        self._arrived = 0  # how many of them have been heard
        self._praise = [SoundCue(TUNES[result.ending])]  # not heard yet
        self._chart = not result.decided
        self._sheets = LastResult(self._all_sheets)
        self._onward = ""
        self._line = ""

    def tell(self, line: str) -> None:
        """Something else that this game has brought stands below the podium."""
        self._line = line

    def once_more(self, words: str) -> None:
        """What a rematch is called here."""
        self._again = words

    def lead_on(self, words: str) -> None:
        """There is more to come than the title: ``words`` stand on the button that leads there."""
        self._onward = words

    @property
    def mood(self) -> Mood:
        """The march of whoever has won."""
        return MACHINE if self._result.is_beaten_by_it else MOODS[self._result.ending]

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """Podium on the left, sheets on the right."""
        layout = frame.layout("shared/end")
        corner = self._corner(frame, layout["chart"])
        return *self._picture(frame), *corner, *self._ways_on(frame, layout)

    def _ways_on(self, frame: Frame, layout: Layout) -> Items:
        """The buttons that lead away come last: whoever hurries sees the podium as well."""
        if self._stood < CALM:
            return ()
        leave = Afterwards.TITLE, self._onward or _("Main menu")
        once_more = Afterwards.REMATCH, self._again or _("Rematch")
        (aside, less), (main, most) = (once_more, leave) if self._onward else (leave, once_more)
        key, enter = "" if self._onward else "Esc", "Enter" if frame.focus == main else ""
        places, film = [layout["to_title"], layout["replay"], layout["rematch"]], _("Watch replay")
        reviewed: Items = ()
        if self._review is not None:
            places, film = _four(places), _("Replay")
            reviewed = parts.button(frame, places.pop(2), "review", _("Review"))
        watch = parts.button(frame, places[1], "watch", film) if self._film is not None else ()
        first = parts.button(frame, places[0], aside, less, key=key)
        return (
            *parts.in_a_row((*first, *watch, *reviewed)),
            *parts.button(frame, places[2], main, most, primary=True, key=enter, size=30),
        )

    def _picture(self, frame: Frame) -> Items:
        """Everything but the buttons, as far as it has come."""
        layout, schedule, time = frame.layout("shared/end"), self._march.schedule, self._time
        podium, calm = layout["podium"], self._preferences.reduced_motion
        stumps = Podium(self._result, schedule, podium, layout["table"].x)
        won, sheets = schedule.ease_in_out("1", time), schedule.ease_in_out("sheets", time)
        return (
            Backdrop("shared/backdrop_dusk", MOON_CLEAR, 0.6),
            *fireflies(frame, 0.0, 0.7),
            Glow(podium.x, podium.y - 400, 520, self._light, 0.6 * won),
            *weather(self._result.ending, frame.width, frame.height, self._age),
            *stumps.draw(frame, time, calm=calm),
            *parts.fade_in(headline(frame, layout["headline"], self._result), won),
            stumps.spoken_item(time),
            *parts.coming_together(self._sheets(frame, chart=self._chart, line=self._line), sheets),
        )

    def _all_sheets(self, frame: Frame, *, chart: bool, line: str) -> Items:
        """The points; below them the big moments, or the course of the game; a line at the foot."""
        layout = frame.layout("shared/end")
        place, corner = layout["chart"], sum(map(_room_of, self._corner_buttons))
        return (
            *points_table(frame, layout["table"], self._result),
            *(
                score_chart(frame, place, self._result, corner)
                if chart
                else decided_sheet(frame, place, self._result.decided, corner)
            ),
            *line_below(frame, layout, line),
        )

    @property
    def _corner_buttons(self) -> list[tuple[str, str]]:
        """Ask for the cards, turn the sheet over, save a picture: what of it is possible here."""
        turn = _("Big moments") if self._chart else _("Chart")
        asked = [("fair", _("Fair?"))] if self._fair is not None else []
        turned = [("turn", turn)] if self._result.decided else []
        saved = [("picture", _("Save picture"))] if self._album is not None else []
        return [*asked, *turned, *saved]

    def _corner(self, frame: Frame, place: Place) -> Items:
        """They stand at the right end of the lower sheet's heading, once that is there."""
        if self._march.schedule.share("sheets", self._time) < 1:
            return ()
        items: list[Item] = []
        x = place.right - 20
        for name, words in reversed(self._corner_buttons):
            wide = _room_of((name, words))
            x -= wide
            items += parts.button(
                frame, parts.box(x, place.y + 14, wide - 10, 52), name, words, size=20
            )
        return parts.in_a_row(items)

    @property
    def _light(self) -> str:
        """Lanterns shine for the people; what beats them has a light of its own."""
        if self._result.ending is not Ending.LOST:
            return LANTERN
        return RED_EYE if self._result.is_beaten_by_it else COLD

    # time

    @property
    def is_moving(self) -> bool:
        """Until everybody has come and been seen, and while petals or drops fall."""
        falls = self._age < RAIN and self._result.ending is not Ending.WATCHED
        return self._stood < CALM or falls

    def tick(self, dt: float) -> Change[Afterwards]:
        """They come, one after the other; whatever falls falls when it is seen who has won."""
        pace = self._preferences.pace
        self._stood = 0.0 if self._comes else self._stood + dt
        self._time = min(self._march.length, self._time + dt / pace if pace else inf)
        if self._time >= self._march.winner_at:
            self._age = min(RAIN, self._age + dt)
        return None

    def sounds(self) -> Sequence[SoundCue]:
        """A note for everybody who comes; the winners are praised, the beaten comforted, once."""
        if self._time >= self._march.winner_at:
            praise, self._praise = self._praise, []
            return praise
        before, self._arrived = self._arrived, self._march.come(self._time)
        return [SoundCue(Sound.SCORE, self._arrived - 1)] if self._arrived > before else []

    @property
    def _comes(self) -> bool:
        """Whether somebody, or a sheet, is still on the way."""
        return self._time < self._march.length

    def skip_animation(self) -> bool:
        comes, self._time = self._comes, self._march.length
        return comes

    # input

    def default_focus(self) -> str | None:
        """Once more, or on to what is to come, as soon as everything has been seen."""
        onward = Afterwards.TITLE if self._onward else Afterwards.REMATCH
        return None if self._stood < CALM else onward

    def activate(self, name: str) -> Change[Afterwards]:
        """The large buttons leave; cards lead to their moment of the film."""
        if name == "turn":
            self._chart = not self._chart
            return None
        if name == "picture":
            return CaptureImage(self._picture, self._save)
        if name == "fair":
            return None if self._fair is None else Push(self._fair())
        if name.startswith(NAME):
            return self._watch(self._result.decided[int(name.removeprefix(NAME))].at)
        if name == "watch":
            return self._watch(None)
        if name == "review":
            return None if self._review is None else self._review(self._left)
        return Pop(Afterwards(name))

    def key(self, name: str) -> Change[Afterwards]:
        if name == "escape":
            return Pop(Afterwards.TITLE)
        return Push(KeysScene()) if name == "f1" else None

    def _watch(self, at: int | None) -> Change[Afterwards]:
        """The film from a moment on. Whoever has played on from there leaves the table as well."""
        if self._film is None:
            return None
        return Push(self._film(at), self._left)

    def _left(self, left: ExitReason | None) -> Change[Afterwards]:
        """Whoever has left a table up there leaves this one too."""
        return None if left is None else Pop(Afterwards.TITLE)

    # a picture of it

    def _save(self, png: bytes) -> Change[Afterwards]:
        """Put it where other exports lie, and say where that is or why it is not there."""
        assert self._album is not None
        names = [seat.name for seat in self._result.seats]
        try:
            file = write_picture(png, self._album, names)
        except OSError as trouble:
            words = disk_trouble(trouble, self._album)
            return Push(NoticeScene(_("The picture was not saved"), words))
        words = _("The picture of the podium is {name} in {folder}.")
        words = words.format(name=file.name, folder=file.parent)
        return Push(NoticeScene(_("Picture saved"), words))


def _room_of(button: tuple[str, str]) -> float:
    """How much of the corner a button takes, by its name and words."""
    return SHORT if button[0] == "fair" else CORNER


def _four(three: Sequence[Place]) -> list[Place]:
    """Places for four buttons where three would stand, the last one a little wider."""
    first, last = three[0], three[-1]
    gap, wide = 14.0, last.right - first.x
    shares = (0.29, 0.2, 0.2, 0.31)
    room, x, places = wide - 3 * gap, first.x, []
    for share in shares:
        places.append(first._replace(x=x, w=room * share))
        x += room * share + gap
    return places
