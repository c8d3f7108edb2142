"""The drawn parts of the solo menu: six large cards to choose from, and the player's corner."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.describe.council.personas import PERSONAS, persona_name
from game.rules.council.api import Personality
from game.words import N_, _, in_turn, pgettext, with_full_stop
from scenes.council.personas import LOOKS
from scenes.council.trilogy.draft import COLOURS, DRAWN, SoloDraft
from scenes.kit import parts
from scenes.kit.display import Control, Font, Glow, Item, Kind, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import circle, path, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.text_field import TextField
from scenes.kit.theme import FAINT_INK, INK, LANTERN, LIT, NIGHT, PAPER_LIGHT, mix
from scenes.shell.table_form.draft import colour_name

RANDOM: Final = "random"
ANY_DEED: Final = N_("One of the four with an ability, drawn as you sit down.")
TITLE: Final = 48.0  # the height of two lines of a long name
FIELD: Final = 236.0  # how high the coloured field behind a portrait is
CHOICES: Final[tuple[Personality | None, ...]] = (*Personality, None)


def name_of(opponent: Personality | None) -> str:
    """What the card is called."""
    return _("Surprise me") if opponent is None else persona_name(opponent)


def control_of(opponent: Personality | None) -> str:
    """The control of a card."""
    return f"opponent:{RANDOM if opponent is None else opponent.value}"


def opponent_cards(frame: Frame, place: Place, draft: SoloDraft) -> Items:
    """Five portraits and a question mark, side by side."""
    items: list[Item] = []
    for cell, opponent in zip(parts.columns(place, len(CHOICES), 20), CHOICES, strict=True):
        items += _card(frame, cell, opponent, chosen=draft.opponent is opponent)
    return tuple(items)


def _card(frame: Frame, place: Place, opponent: Personality | None, *, chosen: bool) -> Items:
    name, title = control_of(opponent), name_of(opponent)
    deed = _(PERSONAS[opponent].deed if opponent else ANY_DEED)
    said = in_turn((with_full_stop(title), deed))
    ground = LOOKS[opponent].ground if opponent else NIGHT
    words = parts.fitted_paragraph(
        frame, deed, place.cx, place.y + FIELD + 62, place.w - 30,
        place.h - FIELD - 72, 20, colour=FAINT_INK, align="c",
    )  # fmt: skip
    middle = place.y + FIELD / 2 + 6
    light: Items = (Glow(place.cx, middle, 118, LIT, 0.75),) if chosen else ()
    mark: Items = (
        (parts.token("shared/token_check", place.right - 26, place.y + 28, 52),) if chosen else ()
    )
    return (
        *parts.ring_if(frame, name, place, 18),
        *parts.panel(place, LIT if chosen else PAPER_LIGHT, 18, inner=False),
        _field(parts.box(place.x + 8, place.y + 8, place.w - 16, FIELD - 8), ground),
        *light,
        *face(place.cx, middle, opponent, 196),
        *mark,
        *parts.line_or_lines(
            frame, title, place.cx, place.y + FIELD + 34, place.w - 24, TITLE, 28, Font.TITLE,
            align="c",
        ),
        *words.items,
        Control(
            *(name, *place[:4], said), kind=Kind.RADIO, group=_("Opponent"), value=said, on=chosen,
        ),
    )  # fmt: skip


@lru_cache(maxsize=16)
def _field(place: Place, ground: str) -> Item:
    """A coloured evening with a hill, behind a portrait."""
    x, y, w, h = place[:4]
    dark = mix(ground, INK, 0.35)
    drawn = rect(0, 0, w, h, ground, 12, INK, 2.4)
    drawn += path(
        f"M2 {h * 0.74}Q{w * 0.3} {h * 0.58} {w * 0.56} {h * 0.72}T{w - 2} {h * 0.66}"
        f"V{h - 12}Q{w - 2} {h - 2} {w - 12} {h - 2}H12Q2 {h - 2} 2 {h - 12}Z",
        dark,
    )
    for share_x, share_y, r in ((0.12, 0.16, 2.4), (0.86, 0.12, 2.0), (0.74, 0.3, 1.6)):
        drawn += circle(w * share_x, h * share_y, r, "#FFE9B8", None, 0, 0.8)
    return shape(drawn, x, y, w, h)


def face(x: float, y: float, opponent: Personality | None, size: float) -> Items:
    """The portrait; where chance chooses, those it chooses from."""
    if opponent is not None:
        return (Picture(LOOKS[opponent].portrait, x - size / 2, y - size / 2, size, size),)
    small, off = size * 0.53, size * 0.235
    around = ((-off, -off), (off, -off), (-off, off), (off, off))
    return (
        *(
            Picture(
                LOOKS[each].portrait,
                x + aside - small / 2,
                y + down - small / 2,
                small,
                small,
                0.0,
                0.55,
            )
            for each, (aside, down) in zip(DRAWN, around, strict=True)
        ),
        parts.disc(x, y, size * 0.255, LANTERN, 3.0),
        Text("?", x, y - 2, size * 0.38, Font.TITLE, INK, "c"),
    )


def you(frame: Frame, place: Place, draft: SoloDraft, line: TextField) -> Items:
    """Name and colour; ``line`` is the name while somebody writes it."""
    field = parts.box(place.x, place.y + 42, place.w, 56)
    items: list[Item] = [
        parts.heading(frame, _("You"), place.x, place.y + 14, place.w, 28),
        *parts.field(
            frame,
            field,
            "name",
            draft.name,
            _("Your name"),
            line=line,
            wrong=bool(draft.fault),
            empty=pgettext("in an empty field", "name"),
        ),
    ]
    row = parts.box(place.x, field.bottom + 20, place.w, 64)
    for cell, colour in zip(parts.columns(row, len(COLOURS), 8), COLOURS, strict=True):
        name = f"colour:{colour}"
        if draft.colour == colour:
            items.append(_mark(cell))
        items += parts.ring_if(frame, name, cell, 12)
        items += parts.pawn(cell.cx, cell.cy + 4, 24, colour, draft.name.strip() or "?")
        items.append(
            Control(
                *(name, *cell[:4], parts.control_name(_("Your colour"), colour_name(colour))),
                kind=Kind.RADIO,
                group=_("Your colour"),
                value=colour_name(colour),
                on=draft.colour == colour,
            )
        )
    return tuple(items)


@lru_cache(maxsize=8)
def _mark(place: Place) -> Item:
    """The chosen colour stands on a light field."""
    x, y, w, h = place[:4]
    return shape(rect(0, 0, w, h, LIT, 12, INK, 2.4), x, y, w, h)
