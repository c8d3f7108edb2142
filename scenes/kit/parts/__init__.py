"""The drawn parts every screen is made of.

Each function returns items for the display list; what can be touched brings its ``Control``
along. ``from scenes.kit import parts`` is the way in.
"""

from scenes.kit.parts.bars import (
    cell,
    divider,
    hint_box,
    hint_line,
    hint_room,
    key_control,
    menu_bar,
    named_key,
    rule,
    rule_key,
    rule_key_width,
    status_bar,
)
from scenes.kit.parts.boxes import box, centred, columns, inset, rows
from scenes.kit.parts.breaking import unbroken
from scenes.kit.parts.controls import (
    answering,
    button,
    empty_place,
    focus_ring,
    named,
    remove_button,
    ring_if,
    tag,
)
from scenes.kit.parts.fading import coming, coming_together, faded, shifted
from scenes.kit.parts.growth import roomier, sheet
from scenes.kit.parts.heads import bust, head
from scenes.kit.parts.in_words import as_rows, in_words, table_in_words
from scenes.kit.parts.keys import key_cap, key_width
from scenes.kit.parts.line import field
from scenes.kit.parts.panels import (
    Pill,
    bar,
    board,
    bubble,
    caption,
    inlay,
    panel,
    pill,
    quiet_bar,
    ribbon,
)
from scenes.kit.parts.paragraphs import Paragraph, fitted_paragraph, paragraph, wrap
from scenes.kit.parts.signs import disc, medal, pawn, token
from scenes.kit.parts.text import (
    Fit,
    Items,
    drawn_size,
    first_that_fits,
    first_whole,
    fit_text,
    fitted,
    fitted_lines,
    heading,
    line_or_lines,
    rimmed,
    usual_size,
    width_of,
    with_smaller_letters,
)
from scenes.kit.parts.tooltip import tooltip
from scenes.kit.parts.values import choice, stepper

__all__ = [
    "Fit",
    "Items",
    "Paragraph",
    "Pill",
    "answering",
    "as_rows",
    "bar",
    "board",
    "box",
    "bubble",
    "bust",
    "button",
    "caption",
    "cell",
    "centred",
    "choice",
    "columns",
    "coming",
    "coming_together",
    "disc",
    "divider",
    "drawn_size",
    "empty_place",
    "faded",
    "field",
    "first_that_fits",
    "first_whole",
    "fit_text",
    "fitted",
    "fitted_lines",
    "fitted_paragraph",
    "focus_ring",
    "head",
    "heading",
    "hint_box",
    "hint_line",
    "hint_room",
    "in_words",
    "inlay",
    "inset",
    "key_cap",
    "key_control",
    "key_width",
    "line_or_lines",
    "medal",
    "menu_bar",
    "named",
    "named_key",
    "panel",
    "paragraph",
    "pawn",
    "pill",
    "quiet_bar",
    "remove_button",
    "ribbon",
    "rimmed",
    "ring_if",
    "roomier",
    "rows",
    "rule",
    "rule_key",
    "rule_key_width",
    "sheet",
    "shifted",
    "status_bar",
    "stepper",
    "table_in_words",
    "tag",
    "token",
    "tooltip",
    "unbroken",
    "usual_size",
    "width_of",
    "with_smaller_letters",
    "wrap",
]
