"""The ghost of a choice: what would have come of it, shown on a pale table and taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from game.match import AnyMatch
from game.words import _
from scenes.kit.display import DisplayList, Item, KeyPlace, Veil
from scenes.kit.memo import LastResult
from scenes.kit.preferences import Speed
from scenes.kit.reader.reading import TableReading
from scenes.kit.scene import BaseScene, Change, Frame, Pop
from scenes.kit.theme import PAPER
from scenes.table.highlights import Highlights
from scenes.table.lesson.guide import Guide, names_in
from scenes.table.narrator import EventNarrator
from scenes.table.pieces import firefly
from scenes.table.pieces.firefly import Door, Room, Saying
from scenes.table.pieces.ribbon import talk

PALE: Final = 0.22


class GhostScene(BaseScene[None]):
    """Pops when it has been read; the real game has not heard of any of it.

    Args:
        guide: What the lesson's steps share.
        match: The game as it would have gone on.
        told: So many of its events have really happened.
        says: The firefly's answer to the choice.
    """

    def __init__(self, guide: Guide, match: AnyMatch, told: int, says: str) -> None:
        wishes = guide.session.preferences
        quick = wishes.speed if wishes.speed is Speed.OFF else Speed.FAST
        shown = replace(wishes, speed=quick)
        self.session = replace(guide.session, match=match, preferences=shown)
        self.narrator: EventNarrator[Any, Any, Any] = EventNarrator(self.session)
        self.narrator.limit = told
        self.narrator.go_back()
        self.narrator.limit = self._end(told)
        self._guide = guide
        self._says = says
        self._told = told
        self._over = False
        self._bubble = LastResult(firefly.bubble)

    def _end(self, told: int) -> int:
        """Points are not counted in a ghost: it ends before them."""
        log, ui = self.session.match.log, self.session.ui
        ends = (at for at in range(told, len(log)) if ui.sheet_length(log[at:]))
        return next(ends, len(log))

    @property
    def place(self) -> object:
        return self._guide.session

    @property
    def says(self) -> str:
        """The answer, as plain words."""
        return self._guide.plain(_(self._says))

    @property
    def reading(self) -> TableReading:
        """The answer, for whoever hears it, as soon as it stands there."""
        return TableReading(_("What if?"), self.says if self._over else "")

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The pale table; when nothing moves, what the rules and the firefly say about it."""
        player, ui = self.narrator.player, self.session.ui
        view = player.view(self.narrator.view)
        items: list[Item] = [KeyPlace("on", 0, 0, frame.width, frame.height)]
        highlights = player.with_highlights(Highlights(title=_("What if?")))
        items += [*ui.draw(frame, view, self.session.top, highlights), Veil(PAPER, PALE)]
        if player:
            calm = self.session.preferences.reduced_motion
            return [*items, *player.items(frame, self.session.top, None, calm=calm)]
        if self._over:
            items += self._answer(frame, view)
        return items

    def _answer(self, frame: Frame, view: object) -> list[Item]:
        ui, log = self.session.ui, self.session.match.log[self._told : self.narrator.told]
        shown = [event for event in log if isinstance(event, ui.landmarks)]
        layout = ui.layout(frame, view)
        said = (
            [*talk(frame, ui.description.line(shown[-1], self.session.seats), layout)]
            if shown
            else []
        )
        door = Door("next", _("Back to the lesson"), "Enter")
        saying = Saying((), self._guide.spans(_(self._says)), (), (door,))
        tooltips = ui.tooltips(frame, view, self.session.top, Highlights())
        teaching = self._guide.teaching
        trick = teaching.lit_patches(frame, self.session, view, tooltips, teaching.trick)
        spoken = [
            place
            for name in sorted(names_in(self._says))
            for place in teaching.spoken_places(frame, self.session, view, tooltips, name)
        ]
        room = Room((layout["caption"], *trick), (layout["hand"],), spoken=tuple(spoken))
        place, items = self._bubble(frame, saying, room)
        goal = place.right - 60, place.y - 6
        self._guide.home = goal
        return [*said, *items, *firefly.firefly(goal, goal)]

    # time

    @property
    def is_moving(self) -> bool:
        return not self._over

    def tick(self, dt: float) -> Change[None]:
        self.narrator.tick(dt)
        if not self.narrator.player and not self._over:
            self.narrator.tell()
            self._over = not self.narrator.player
        return None

    def skip_animation(self) -> bool:
        passed = not self._over
        while not self._over:
            self.narrator.player.finish()
            self.narrator.skip_animation()
            self._over = self.narrator.told >= (self.narrator.limit or 0)
        return passed

    # input

    def default_focus(self) -> str | None:
        return "next" if self._over else None

    def activate(self, name: str) -> Change[None]:
        return Pop(None)

    def key(self, name: str) -> Change[None]:
        """Any key does the same once everything has been told."""
        return Pop(None)
