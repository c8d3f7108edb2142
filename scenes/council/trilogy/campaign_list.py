"""The campaigns: one row each, those in progress first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.campaign.council import GAMES, Archive, Campaign
from game.clock import Clock, now
from game.describe.council.personas import persona_name
from game.library import CannotOpen
from game.neutral import NEUTRAL
from game.words import N_, _, in_turn, pgettext, with_full_stop
from scenes.council.personas import LOOKS
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push, Scene
from scenes.kit.theme import FAINT_INK, FOCUS, INLAY
from scenes.shell import dates
from scenes.shell.backyard import dusk
from scenes.shell.dialogs.confirm import ConfirmScene, if_yes
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import ExitReason
from scenes.shell.keys import back_or_keys
from scenes.shell.lists.pages import spared_row

ROWS: Final = 5
ABANDON: Final = N_(
    "“{what}” cannot be continued afterwards. The replays of its finished games are kept."
)


class CampaignsScene(BaseScene[ExitReason | None]):
    """Stays below the ``story`` of a campaign. Pops with how a table of it was left, or None."""

    def __init__(
        self,
        archive: Archive,
        story: Callable[[Campaign], Scene[ExitReason | None]],
        clock: Clock = now,
    ) -> None:
        self._archive = archive
        self._story = story
        self._campaigns = archive.campaigns()
        self._clock = clock
        self._page = 0

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self._campaigns) // ROWS))

    @property
    def _campaigns_on_page(self) -> list[Campaign]:
        return self._campaigns[self._page * ROWS : (self._page + 1) * ROWS]

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The sheet with a page of rows."""
        sheet = parts.sheet(frame, 1360, 940)
        inner = parts.inset(sheet, 52)
        body = parts.box(inner.x, inner.y + 92, inner.w, inner.h - 92 - 104)
        items: list[Item] = [
            *dusk(frame),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, _("Trilogies"), inner.x, inner.y + 20, inner.w - 300),
            parts.rule(sheet.x + 40, inner.y + 64, sheet.w - 80),
        ]
        for row, campaign in zip(parts.rows(body, ROWS, 14), self._campaigns_on_page, strict=False):
            draw = partial(self._row, frame, row, campaign)
            items += spared_row(frame, row, f"open:{campaign.id}", draw)
        if not self._campaigns:
            words = _("No Trilogies yet.")
            items.append(parts.fitted(frame, words, body.x, body.y + 40, body.w, 26))
        return [*items, *self._foot(frame, inner)]

    def _row(self, frame: Frame, place: Place, campaign: Campaign) -> Items:
        name = f"open:{campaign.id}"
        body = place._replace(w=place.w - 92)
        cross = parts.box(body.right + 24, place.y, 68, place.h)
        size = place.h - 16
        left = body.x + size + 34
        title, words = row_words(campaign)
        abandon = _("Abandon: {what}").format(what=title)
        played = dates.when(campaign.played, self._clock())
        return (
            *parts.ring_if(frame, name, body),
            *parts.inlay(body, FOCUS if frame.focus == name else INLAY),
            Picture(_portrait(campaign), body.x + 16, body.y + 8, size, size),
            parts.fitted(frame, title, left, body.cy - 24, body.w - size - 320, 30, Font.TITLE),
            *_scores(frame, parts.box(left, body.cy + 4, 620, 44), campaign),
            parts.fitted(
                frame, played, body.right - 26, body.cy - 24, 260, 21, align="r"
            ),
            parts.fitted(
                frame, words, body.right - 26, body.cy + 26, 300, 21, colour=FAINT_INK, align="r"
            ),
            Control(name, *body[:4], in_turn((with_full_stop(title), words))),
            *parts.remove_button(frame, cross, f"abandon:{campaign.id}", abandon),
        )  # fmt: skip

    def _foot(self, frame: Frame, inner: Place) -> Items:
        cells = parts.columns(Place(inner.x, inner.bottom - 72, inner.w, 72), 3, 24)
        back = parts.button(frame, cells[2], "back", _("Back"), key="Esc")
        if self._pages == 1:
            return back
        page = _("page {number} of {all}").format(number=self._page + 1, all=self._pages)
        return (
            *parts.button(
                frame,
                cells[0],
                "newer",
                _("Newer"),
                enabled=self._page > 0,
                why=_("This is the newest page."),
            ),
            *parts.button(
                frame,
                cells[1],
                "older",
                _("Older"),
                enabled=self._page + 1 < self._pages,
                why=_("This is the oldest page."),
            ),
            *back,
            parts.fitted(frame, page, inner.right, inner.y + 20, 240, 22, align="r"),
        )

    # input

    def default_focus(self) -> str | None:
        return f"open:{self._campaigns_on_page[0].id}" if self._campaigns_on_page else "back"

    def activate(self, name: str) -> Change[ExitReason | None]:
        """Go on with one, ask before abandoning one, turn the page."""
        group, _colon, chosen = name.partition(":")
        campaign = next((each for each in self._campaigns_on_page if each.id == chosen), None)
        match group:
            case "open" if campaign is not None:
                return Push(self._story(campaign), lambda left: None if left is None else Pop(left))
            case "abandon" if campaign is not None:
                words = _(ABANDON).format(what=row_words(campaign)[0])
                return Push(
                    ConfirmScene(_("Abandon this Trilogy?"), words, _("Abandon"), _("Keep it")),
                    if_yes(partial(self._abandon, campaign)),
                )
            case "newer" | "older":
                step = 1 if group == "older" else -1
                self._page = min(max(0, self._page + step), self._pages - 1)
                return None
            case _:
                return Pop(None)

    def key(self, name: str) -> Change[ExitReason | None]:
        return back_or_keys(name)

    def _abandon(self, campaign: Campaign) -> Change[ExitReason | None]:
        """Carry it out, or say why that is impossible."""
        try:
            self._archive.abandon(campaign)
        except CannotOpen as refusal:
            return Push(NoticeScene(refusal.news.title, refusal.news.words))
        finally:
            self.resume()
        return None

    def resume(self) -> None:
        """The campaigns may have gone on."""
        self._campaigns = self._archive.campaigns()
        self._page = min(self._page, self._pages - 1)


def row_words(campaign: Campaign) -> tuple[str, str]:
    """What a campaign is called in the list, and how far its game is."""
    if campaign.over:
        won, lost = _("Backyardia is free"), _("The shed has won")
        title = won if campaign.victory else lost
        return _title_with_stake(campaign, title), _("read the end")
    opponent = persona_name(campaign.opponent)
    title = _("Game {number} of {all}: {opponent}")
    title = title.format(number=campaign.game, all=GAMES, opponent=opponent)
    title = _title_with_stake(campaign, title)
    return title, _("game in progress") if campaign.table else _("next: the story")


def _title_with_stake(campaign: Campaign, title: str) -> str:
    """The title, with the stake where there is one."""
    if not campaign.stake:
        return title
    return _("{title} (stake {number})").format(title=title, number=int(campaign.stake))


def _portrait(campaign: Campaign) -> str:
    if campaign.over:
        return "council/portrait_bees" if campaign.victory else "council/portrait_termite"
    return LOOKS[campaign.opponent].portrait


def _scores(frame: Frame, place: Place, campaign: Campaign) -> Items:
    items: list[Item] = []
    sides = ((campaign.colour, campaign.name), (NEUTRAL, pgettext("opponent", "Termitenator")))
    for cell, (colour, who), points in zip(
        parts.columns(place, 2, 16), sides, campaign.scores, strict=True
    ):
        items += parts.pawn(cell.x + 18, cell.cy + 4, 17, colour, who)
        words = _("{name} {points}").format(name=who, points=points)
        items.append(parts.fitted(frame, words, cell.x + 48, cell.cy, cell.w - 48, 22))
    return tuple(items)
