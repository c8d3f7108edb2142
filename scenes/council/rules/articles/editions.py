"""The two editions: what differs, and the marks of passages that do not hold for every game."""

from __future__ import annotations

from typing import Final

from game.words import N_, NC_, _
from scenes.kit import parts
from scenes.kit.display import Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.shell.rulebook.article import Article, rule

PUBLISHED: Final = N_("Published edition")
PROTOTYPE: Final = N_("Prototype edition")
DIFFERENCES: Final = (
    ("", N_("Published"), N_("Prototype")),
    (N_("The ring"), N_("the same in every game"), N_("shuffled for every game")),
    (
        N_("Cards of a suit"),
        N_("1–8; with four 1–10; with five 1–12"),
        N_("1–10; with four 1–11; with five 1–12"),
    ),
    (N_("Visit"), N_("must be made"), N_("may be passed")),
    (N_("No Allegiance, shared"), N_("rounded down"), N_("rounded up")),
    (N_("Emissary without tricks"), N_("No Allegiance"), N_("Allegiance")),
    (
        N_("Emissary leads and wins"),
        N_("the same person plays for it"),
        N_("whoever played last plays for it"),
    ),
    (N_("Tied at the end"), N_("most tricks in Age III"), N_("most trick points, then best Age")),
    (N_("Solo"), N_("against the Termitenator"), N_("not in this edition")),
)


def differences(frame: Frame, place: Place) -> Items:
    """What the two rulebooks do differently, side by side."""
    sheet = parts.inset(place, 20, 20)
    items: list[Item] = [*parts.panel(sheet, radius=14.0, inner=False)]
    lines = parts.rows(parts.inset(sheet, 14, 8), len(DIFFERENCES))
    for number, (line, words) in enumerate(zip(lines, DIFFERENCES, strict=True)):
        if number:
            items.append(parts.rule(line.x, line.y, line.w))
        for column, (cell, said) in enumerate(zip(parts.columns(line, 3, 14), words, strict=True)):
            font = Font.TITLE if number == 0 or column == 0 else Font.BOLD
            items += parts.fitted_lines(
                frame, _(said) if said else "", cell.x, line.cy, cell.w, line.h - 6, 21, font
            )
    return tuple(items)


EDITIONS: Final = Article(
    "editions",
    NC_("article", "Two editions"),
    rule(
        N_(
            "The game has two editions, and whoever sets the table chooses one: the published game,"
            " or the prototype with its shuffled ring. They differ in the cards, in whether a visit"
            " may be passed, in who plays for the Emissary, and in how bonuses are shared and ties"
            " are settled. A passage that holds for one edition alone is marked."
        )
    ),
    differences,
    (),
    N_("edition published prototype variant house rules difference"),
    ("deal", "visitor", "winning-the-game"),
)
