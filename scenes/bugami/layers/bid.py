"""Folding a bid behind the curtain: which suit to keep out of the own tricks, or no trick."""

from __future__ import annotations

from typing import Final

from game.describe.bugami.names import (
    bid_name,
    bug_picture,
    card_codes,
    card_span,
    rank_words,
    suit_sign,
)
from game.describe.bugami.questions import BIDS_BY_ID, OF_SUIT, would_be_bugs
from game.rules.bugami import api as bugami
from game.words import _, ngettext, pgettext
from scenes.bugami.palette import MISERE_COLOUR, SUIT_COLOURS
from scenes.bugami.picture import DeskHighlights
from scenes.bugami.session import BugamiQuestionLayer
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Font, Glow, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts.svg import num, path, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import BAR, FAINT_INK, FOCUS, HEADING, INK, LANTERN, PAPER, WHITE, mix

HEAD: Final = 104.0
GAP: Final = 12.0
EDGE: Final = 16.0
SIGN: Final = 35.0  # how wide the sign of a suit or a Joker is in a line


class BidLayer(BugamiQuestionLayer):
    """Five papers, one choice; nobody sees it yet. Pops with the bid."""

    def draw(self, frame: Frame) -> DisplayList:
        """The desk with the five papers over it; the suit in focus stands up in the hand."""
        layout, choice = self.layout(frame), self.choice
        asked = self.question_highlights
        asked["hints"] += (("Esc", pgettext("what a key does", "menu")),)
        if frame.large:
            asked["title"] = _("Your bid")
        allowed = None if choice is None else self._held_codes(BIDS_BY_ID[choice.id].bid)
        highlights = DeskHighlights(**asked, allowed=allowed, trick=False)
        sheet, choices = layout["bids"], self.question.choices
        papers = self._papers(sheet)
        controls = [
            Control(each.id, *paper[:4], each.name, answers=True)
            for each, paper in zip(choices, papers, strict=True)
        ]
        items: list[Item] = [*controls, *self.picture(frame, highlights), *_ground(frame, sheet)]
        for each, paper in zip(choices, papers, strict=True):
            items += self._paper(
                frame, paper, BIDS_BY_ID[each.id].bid, chosen=each.id == self.focus
            )
        return [*items, *self.speech(frame, layout)]

    def default_focus(self) -> str | None:
        """Nothing: a bid is not made by accident."""
        return None

    def _held_codes(self, bid: bugami.Bid) -> frozenset[str] | None:
        return (
            None if bid == bugami.MISERE else frozenset(card_codes(would_be_bugs(self.view, bid)))
        )

    # the papers

    def _papers(self, sheet: Place) -> list[Place]:
        inner = parts.box(sheet.x + EDGE, sheet.y + HEAD, sheet.w - 2 * EDGE, sheet.h - HEAD - EDGE)
        return parts.columns(inner, len(self.question.choices), GAP)

    def _paper(self, frame: Frame, place: Place, bid: bugami.Bid, *, chosen: bool) -> list[Item]:
        if chosen:
            place = place._replace(y=place.y - 8)
        items: list[Item] = []
        if chosen:
            items.append(Glow(place.cx, place.cy, place.w * 1.1, FOCUS, 0.5))
            items += parts.focus_ring(place, 16)
        items += parts.panel(place, radius=16.0, inner=False, shadow=not chosen)
        colour = MISERE_COLOUR if bid == bugami.MISERE else SUIT_COLOURS[bid]
        high = place.h * (0.36 if frame.large else 0.47)
        items.append(_window(place, colour, high))
        size = min(place.w - 26, high - 14) * (0.78 if bid == bugami.MISERE else 1.0)
        items.append(parts.token(bug_picture(bid), place.cx, place.y + high / 2, size))
        return items + self._words(frame, place._replace(y=place.y + high, h=place.h - high), bid)

    def _words(self, frame: Frame, place: Place, bid: bugami.Bid) -> list[Item]:
        """Name, what I hold of it, and what the others have."""
        lines = parts.rows(parts.inset(place, 0, 8), 4)
        room = place.w - 24
        items: list[Item] = [
            parts.fitted(frame, bid_name(bid), place.cx, lines[0].cy, room, 28, Font.TITLE,
                         align="c")
        ]  # fmt: skip
        if bid == bugami.MISERE:
            worth = _("{points} or 0").format(points=bugami.MISERE_POINTS)
            items.append(_centre(frame, _("no tricks"), lines[1], room, INK))
            items += _field(frame, lines[2], worth, MISERE_COLOUR)
            alone = parts.first_that_fits(frame, (_("you stay alone"), _("alone")), room, 20)
            return [*items, _centre(frame, alone, lines[3], room, FAINT_INK)]
        mine = would_be_bugs(self.view, bid)
        count = ngettext("you hold {count}", "you hold {count}", len(mine))
        wordings = (count.format(count=len(mine)), f"×{len(mine)}")
        signs = (suit_sign(bid), *(card_span(card).sign for card in mine if bugami.is_joker(card)))
        beside = SIGN * len(signs)
        words = parts.first_that_fits(frame, wordings, room - beside, 20)
        wide = parts.width_of(frame, words, 20)
        left = lines[1].cx - (min(wide, room - beside) + beside) / 2
        items += (
            parts.token(sign, left + 14 + SIGN * at, lines[1].cy, 32)
            for at, sign in enumerate(signs)
        )
        items.append(parts.fitted(frame, words, left + beside, lines[1].cy - 1, room - beside, 20))
        ranks = "  ".join(rank_words(card) for card in mine if not bugami.is_joker(card))
        items += _field(frame, lines[2], ranks or "–", SUIT_COLOURS[bid])
        others = OF_SUIT + self.view.jokers - len(mine)
        wordings = (_("{count} elsewhere").format(count=others), f"+{others}")
        elsewhere = parts.first_that_fits(frame, wordings, room, 20)
        return [*items, _centre(frame, elsewhere, lines[3], room, FAINT_INK)]


def _centre(frame: Frame, words: str, line: Place, room: float, colour: str) -> Text:
    return parts.fitted(frame, words, line.cx, line.cy - 1, room, 20, colour=colour, align="c",
                        high=line.h + 8)  # fmt: skip


def _field(frame: Frame, line: Place, words: str, colour: str) -> list[Item]:
    x, wide, high = line.x + 12, line.w - 24, min(44.0, line.h - 4)
    drawn = rect(0, 0, wide, high, WHITE, 10, colour, 2.6)
    text = parts.fitted(frame, words, line.cx, line.cy - 1, wide - 12, 22, Font.TITLE, align="c",
                        high=high)  # fmt: skip
    return [shape(drawn, x, line.cy - high / 2, wide, high), text]


def _window(place: Place, colour: str, high: float) -> Item:
    """The upper part of a paper in the colour of its suit."""
    w = place.w
    d = (
        f"M1.5 {num(high)}V15Q1.5 1.5 15 1.5H{num(w - 15)}Q{num(w - 1.5)} 1.5 {num(w - 1.5)} 15"
        f"V{num(high)}Z"
    )
    return shape(path(d, mix(colour, PAPER, 0.62), INK, 2.6), place.x, place.y, w, high)


def _ground(frame: Frame, sheet: Place) -> list[Item]:
    """The night behind the papers, and the question."""
    wordings = [
        words.format(
            points=bugami.TRICK_POINTS, clean=bugami.CLEAN_TRICK_POINTS, none=bugami.NO_TRICK_POINTS
        )
        for words in (
            _(
                "Not one bug: {clean} for each trick. Any bugs: {points} for each trick, divided by"
                " the bugs. No tricks: {none}."
            ),
            _("No bug: {clean} a trick. Bugs: {points} each, divided by them. No tricks: {none}."),
        )
    ]
    said = parts.first_that_fits(frame, wordings, sheet.w - 50, 21)
    drawn = rect(0, 0, sheet.w, sheet.h, BAR, 24, LANTERN, 2.2, 0.86)
    return [
        shape(drawn, sheet.x, sheet.y, sheet.w, sheet.h),
        parts.fitted(
            frame, _("Which suit will you keep out of your tricks?"), sheet.cx, sheet.y + 32,
            sheet.w - 60, 32, Font.TITLE, HEADING, "c", high=56,
        ),
        parts.fitted(
            frame, said, sheet.cx, sheet.y + 68, sheet.w - 50, 21, colour=WHITE, align="c", high=40,
        ),
    ]  # fmt: skip
