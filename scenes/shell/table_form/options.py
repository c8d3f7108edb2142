"""The right half of the table form: what holds for the whole table, whatever the game asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.words import _, capitalise, ngettext
from scenes.kit import parts
from scenes.kit.layout import Place
from scenes.kit.parts import Items, box
from scenes.kit.parts.breaking import unbroken
from scenes.kit.parts.values import CHOICE_EDGE, LEAST_CHOICE
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK
from scenes.shell.entry import FormWords
from scenes.shell.table_form.choices import LEAD, FormRow, choices, hands
from scenes.shell.table_form.draft import TableDraft
from scenes.shell.table_form.form import touch_high

NOTE_HIGH: Final = 34.0  # the sentence below a choice
WITH_NOTE, WITHOUT_NOTE, SUMMARY = 132.0, 98.0, 110.0  # how high these are
# For large letters notes go to the foot of the form.
ROW_LARGE, SUMMARY_LARGE = 139.0, 190.0
MANY: Final = 7  # choices that leave what comes out of them no more than its lines
SHORT, SHORT_LARGE = 78.0, 116.0
TITLE_WIDE: Final = 0.45  # of the place, where a heading stands beside its control
FEW: Final = 5  # values that may all be shown side by side
THREE: Final = 3  # and so many always may, where a row has its whole width for them


HOUSE_RULES: Final = "house-rules"
"""The control that unfolds them, and folds them away."""


def house_rules(frame: Frame, place: Place, *, shown: bool) -> Items:
    """Above their place, whether they are there or not."""
    words = _("Hide house rules") if shown else _("Show house rules")
    return parts.button(frame, place, HOUSE_RULES, words, size=24)


def summary_items(frame: Frame, place: Place, draft: TableDraft, words: FormWords) -> Items:
    """Only what comes out of them; with several people, where they hold their hands as well."""
    inner = parts.inset(place, 28, 12)
    low = SUMMARY_LARGE if frame.large else SUMMARY
    high = 0.0 if not draft.is_shared else ROW_LARGE if frame.large else WITH_NOTE
    summary = box(inner.x, inner.y + 8 + high, inner.w, low)
    row = box(inner.x, inner.y + 8, inner.w, high)
    return (
        *parts.inlay(place._replace(h=low + high + 36)),
        *(_below(frame, row, hands(draft, words), draft) if high else ()),
        *_summary(frame, summary, draft, words),
    )


def options(frame: Frame, place: Place, draft: TableDraft, words: FormWords) -> Items:
    """A row for each choice, and what comes out of all of them."""
    inner = parts.inset(place, 28, 12)
    asked = choices(draft, words)
    whole, short = (SUMMARY_LARGE, SHORT_LARGE) if frame.large else (SUMMARY, SHORT)
    low = short if len(asked) >= MANY else whole
    rows = _rows(frame, inner._replace(h=inner.h - low), asked)
    drawn = (
        _beside(frame, row, choice, draft)
        if row.h < WITHOUT_NOTE or (frame.large and row.h < ROW_LARGE)
        else _below(frame, row, choice, draft)
        for row, choice in zip(rows, asked, strict=True)
    )
    return (
        *parts.inlay(place),
        *(item for items in drawn for item in items),
        parts.rule(inner.x, rows[-1].bottom, inner.w),
        *_summary(frame, box(inner.x, rows[-1].bottom, inner.w, low), draft, words),
    )


def _rows(frame: Frame, place: Place, asked: Sequence[FormRow]) -> list[Place]:
    """Rows of their own height; where that is too much, equally low ones."""
    if frame.large:
        highs = [ROW_LARGE] * len(asked)
    else:
        highs = [WITHOUT_NOTE if choice.id == LEAD else WITH_NOTE for choice in asked]
    if sum(highs) > place.h:
        highs = [min(place.h / len(asked), WITHOUT_NOTE - 1)] * len(asked)
    rows, y = [], place.y
    for high in highs:
        rows.append(box(place.x, y, place.w, high))
        y += high
    return rows


def _control(
    frame: Frame, place: Place, choice: FormRow, draft: TableDraft, most: int = 1
) -> Items:
    """Values side by side where they have room, or are at ``most`` so many; else one at a time."""
    title = _(choice.title)
    if choice.id == LEAD:
        lead = _("Random") if draft.lead is None else draft.seats[draft.lead].name.strip() or "?"
        return parts.stepper(frame, place, choice.id, lead, title)
    values = [(value.key, value.words) for value in choice.values]
    wide = place.w / len(values) - CHOICE_EDGE
    room = all(parts.width_of(frame, words, LEAST_CHOICE) <= wide for _key, words in values)
    if len(values) <= (FEW if room else most):
        return parts.choice(frame, place, choice.id, values, choice.now, title)
    words = choice.value.words
    return parts.stepper(frame, place, choice.id, words, title)


def _below(frame: Frame, place: Place, choice: FormRow, draft: TableDraft) -> Items:
    """A heading, the control below it, and perhaps one sentence."""
    title_line = parts.heading(
        frame, _(choice.title), place.x, place.y + parts.roomier(frame, 14), place.w, 25
    )
    top = place.y + parts.roomier(frame, 36, 32)
    body = _control(frame, box(place.x, top, place.w, touch_high(frame)), choice, draft, THREE)
    note = choice.value.sentence
    if frame.large or not note:
        return (title_line, *body)
    words = parts.fitted_paragraph(
        frame, note, place.x, place.y + 94, place.w, NOTE_HIGH, 20, colour=FAINT_INK
    )
    if words.bottom <= place.y + 94 + NOTE_HIGH + 1:
        return (title_line, *body, *words.items)
    y = place.y + 92 + NOTE_HIGH / 2
    lines = parts.fitted_lines(
        frame, note, place.x, y, place.w, NOTE_HIGH + 7, 20, colour=FAINT_INK
    )
    return (title_line, *body, *lines)


def _beside(frame: Frame, place: Place, choice: FormRow, draft: TableDraft) -> Items:
    """Where there is much to choose: the heading beside its control, the sentence at the foot."""
    wide, high = place.w * TITLE_WIDE, touch_high(frame)
    spot = box(place.x + wide, place.cy - high / 2, place.w - wide, high)
    title = parts.fitted_lines(
        frame, _(choice.title), place.x, place.cy - 1, wide - 16, place.h - 8, 22
    )
    return (*title, *_control(frame, spot, choice, draft))


def _summary(frame: Frame, place: Place, draft: TableDraft, words: FormWords) -> Items:
    """What comes out of all this, in two short lines; a heading where there is room for one."""
    people = sum(seat.bot is None for seat in draft.seats)
    bots = len(draft.seats) - people
    counts = {"people": capitalise(_people(people)), "bots": capitalise(_bots(bots))}
    who = _("{people}. {bots}.").format(**counts)
    cards = words.cards(draft.options, len(draft.seats))
    if frame.large:
        told = unbroken([who, cards])
        return parts.fitted_paragraph(
            frame, told, place.x, place.y + 16, place.w, place.h - 16, 20, colour=FAINT_INK
        ).items
    headed = place.h >= SUMMARY
    head = parts.heading(frame, _("At this table"), place.x, place.y + 18, place.w, 25)
    lines = parts.rows(parts.box(place.x, place.y + (34 if headed else 4), place.w, 72), 2)
    return (
        *((head,) if headed else ()),
        parts.fitted(frame, who, place.x, lines[0].cy, place.w, 20, colour=FAINT_INK),
        *parts.fitted_lines(
            frame, cards, place.x, lines[1].cy, place.w, lines[1].h + 12, 20, colour=FAINT_INK
        ),
    )


def _people(count: int) -> str:
    if not count:
        return _("no people")
    return ngettext("{count} person", "{count} people", count).format(count=count)


def _bots(count: int) -> str:
    if not count:
        return _("no bots")
    return ngettext("{count} bot", "{count} bots", count).format(count=count)
