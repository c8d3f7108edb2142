"""Declaring Allegiance or No Allegiance, behind the curtain."""

from __future__ import annotations

from typing import Final

from game.describe import Choice, Remark
from game.describe.council.questions import ALLEGIANCE, NO_ALLEGIANCE
from game.rules.council.api import Action, suit_of
from game.words import _, ngettext, pgettext
from scenes.council.board.cubes import faction_asset
from scenes.council.picture import CouncilHighlights
from scenes.council.session import CouncilQuestionLayer
from scenes.council.solo.side import SoloHighlights
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Font, Glow, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import fitted, focus_ring
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, FOCUS

ART, ART_LARGE = 150.0, 84.0  # how high the drawing on a sheet is, at most
WORDS: Final = 286.0  # how high all else on a sheet is
LOW: Final = 410.0  # a sheet so high has room for large words, and none for a drawing
DRAWINGS: Final = {
    ALLEGIANCE: "council/panel_allegiance", NO_ALLEGIANCE: "council/panel_no_allegiance"
}  # fmt: skip


class DeclarationLayer(CouncilQuestionLayer):
    """Two sheets, one choice; nobody sees it yet. Pops with the declaration."""

    lies = CouncilHighlights(
        panels=True, supply=False, solo=SoloHighlights(pyramid=False, ideology=False)
    )

    def draw(self, frame: Frame) -> DisplayList:
        """The table with the two sheets at its sides."""
        layout, asked = self.layout(frame), self.question_highlights
        asked["hints"] += (("Esc", pgettext("what a key does", "menu")),)
        highlights = CouncilHighlights(
            **asked,
            panels=True,
            supply=self.view.termitenator is not None and not frame.large,  # it would look out
            solo=SoloHighlights(pyramid=False, ideology=False),
        )
        yes, no = layout["declare_yes"], layout["declare_no"]
        controls = [
            Control(choice.id, *place[:4], choice.name, answers=True)
            for choice, place in zip(self.question.choices, (yes, no), strict=True)
        ]
        items: list[Item] = [*controls, *self.picture(frame, highlights)]
        items += self._allegiance(frame, yes)
        items += self._no_allegiance(frame, no)
        return [*items, *self.speech(frame, layout)]

    def remarks(self, choice: Choice[Action]) -> tuple[Remark, ...]:
        """Its sheet says enough."""
        return ()

    def default_focus(self) -> str | None:
        """Nothing: a declaration is not made by accident."""
        return None

    def _sheet(self, frame: Frame, place: Place, name: str) -> list[Item]:
        """The head of a sheet, what has to be done for it, and its button."""
        choice = self.question.choice(name)
        assert choice is not None
        duty = super().remarks(choice)[0]
        chosen = frame.focus == name
        items: list[Item] = []
        if chosen:
            items.append(Glow(place.cx, place.cy, place.w * 0.85, FOCUS, 0.5))
            items += focus_ring(place, 18)
        items += parts.panel(place, radius=18.0)
        art_high = _art_high(frame, place)
        if art_high:
            art = Place(place.x + 16, place.y + 14, place.w - 32, art_high)
            items.append(Picture(DRAWINGS[name], *art[:4]))
        y = place.y + art_high + (44 if not frame.large else 36)
        items.append(
            fitted(frame, choice.name, place.cx, y, place.w - 40, 34, Font.TITLE, align="c")
        )
        top = y + (22 if not frame.large else 28)
        room = _cells(frame, place).y - 8 - top
        items += parts.fitted_paragraph(
            frame, self.effect_words(frame, duty), place.cx, top,
            place.w - 60 + 20 * frame.large, room, 21, align="c",
        ).items  # fmt: skip
        high = 54 if not frame.large else 64
        face = Place(place.x + 24, place.bottom - high - 20, place.w - 48, high)
        items += parts.button(
            frame,
            face,
            f"{name}:button",
            _("Declare"),
            primary=chosen,
            key="Enter" if chosen else "",
            anywhere=True,
        )[:-1]  # the whole sheet is the control
        return items

    def _allegiance(self, frame: Frame, place: Place) -> list[Item]:
        items = self._sheet(frame, place, ALLEGIANCE)
        held = [suit_of(card) for card in self.view.hand or ()]
        termite = self.view.termite
        cells = parts.columns(_cells(frame, place), 5, 6)
        roomy = parts.width_of(frame, _card_key(10, "00"), 18) <= cells[0].w - 4
        asked = frame.focus == ALLEGIANCE  # whoever looks closely: the cards lie below anyway
        for cell, faction in zip(cells, self.view.ring, strict=True):
            items += parts.inlay(cell, radius=10)
            top = cell.y if asked else cell.cy - 21
            items.append(
                Picture(
                    f"council/emblem_{faction_asset(faction, termite)}",
                    cell.x + 5,
                    top + 4,
                    34,
                    34,
                )
            )
            low = cell.bottom - (22 if frame.large else 16)
            count = str(self.view.cubes[faction])
            items.append(
                fitted(
                    frame,
                    count,
                    cell.x + (62 if frame.large else 54),
                    top + 21 + 3 * frame.large,
                    34 + 10 * frame.large,
                    26,
                    Font.TITLE,
                    align="c",
                )
            )
            if not asked:
                continue
            number = held.count(faction)
            words = _card_key(number, str(number)) if roomy else f"×{number}"
            items.append(
                fitted(
                    frame, words, cell.cx, low, cell.w - 6, 18, colour=FAINT_INK,
                    align="c",
                )
            )  # fmt: skip
        return items

    def _no_allegiance(self, frame: Frame, place: Place) -> list[Item]:
        items = self._sheet(frame, place, NO_ALLEGIANCE)
        row = _cells(frame, place)
        chambers = self.view.chambers
        base = self.view.no_allegiance_base
        worth = base + chambers
        sums = [
            words.format(base=base, chambers=chambers)
            for words in (
                _("{base} + {chambers} from the Chambers ="),
                _("{base} + {chambers} Chambers ="),
            )
        ]
        sum_words = parts.first_that_fits(frame, sums, row.w - 116, 22)
        items += parts.inlay(row, radius=10)
        items.append(fitted(frame, sum_words, row.x + 20, row.cy - 1, row.w - 110, 22))
        items.append(
            fitted(frame, str(worth), row.right - 48, row.cy - 12, 80, 38, Font.TITLE, align="c")
        )
        unit = parts.first_that_fits(frame, (ngettext("point", "points", worth), ""), 88, 18)
        items.append(fitted(frame, unit, row.right - 48, row.bottom - 15, 88, 18, align="c"))
        return items


def _art_high(frame: Frame, place: Place) -> float:
    if not frame.large:
        return min(ART, place.h - WORDS)
    return ART_LARGE if place.h > LOW else 0.0


def _card_key(number: int, written: str) -> str:
    return ngettext("{count} in hand", "{count} in hand", number).format(count=written)


def _cells(frame: Frame, place: Place) -> Place:
    """What a sheet reckons with, above its button."""
    if frame.large:
        return Place(place.x + 16, place.bottom - 190, place.w - 32, 94)
    return Place(place.x + 24, place.bottom - 150, place.w - 48, 68)
