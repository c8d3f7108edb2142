"""Who sits at the table: a plaque for each seat, with what it has declared and won."""

from __future__ import annotations

from typing import Final

from game.rules.council.api import Oath, View
from game.seating import SeatSetup
from game.table import Seat
from game.words import N_, NC_, _, pgettext
from scenes.council.faces.feelings import feelings
from scenes.council.places import TablePlace
from scenes.kit.display import Glow, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.kit.theme import SEAT_COLOURS
from scenes.table.faces.delegate import delegate
from scenes.table.faces.feeling import Feeling
from scenes.table.faces.people import delegate_of
from scenes.table.highlights import Highlights, TableContext
from scenes.table.pieces.plaque import PlaqueNote, PlaquePile, Sitter, plaque
from scenes.tricks.cards import trick_words

# What lies before a seat; the words are messages.
OATHS: Final = {
    Oath.NONE: PlaqueNote(
        "council/token_undecided", (N_("still to declare"), NC_("before a seat", "to declare"))
    ),
    Oath.FACE_DOWN: PlaqueNote(
        "council/letter_sealed", (N_("declared, face down"), NC_("before a seat", "declared"))
    ),
    Oath.ALLEGIANCE: PlaqueNote("council/token_allegiance", (N_("Allegiance"),)),
    Oath.NO_ALLEGIANCE: PlaqueNote(
        "council/token_no_allegiance",
        # Translators: it stands for “No Allegiance” where there is little room.
        (N_("No Allegiance"), NC_("before a seat", "No Alleg.")),
    ),
    Oath.NEUTRAL: PlaqueNote(
        "council/token_visitor", (N_("never declares"), NC_("before a seat", "neutral"))
    ),
}

BROKEN: Final = PlaqueNote(
    "council/token_no_allegiance_broken",
    (N_("No Allegiance broken"), NC_("before a seat", "broken")),
    faint=True,
)
FAN_RATIO: Final = 240 / 400
FAN_MOST: Final = 11  # drawn cards of a hand
WON: Final = 0.72  # of a plaque's width, how far it glows when its seat has won a trick


def seat_items(
    frame: Frame,
    place: TablePlace,
    view: View,
    top: TableContext,
    highlights: Highlights,
    winner: Seat | None = None,
) -> list[Item]:
    """The plaque of each seat; the Termitenator has a panel of its own instead.

    ``winner``: the seat that glows, for it wins the trick.
    """
    items: list[Item] = []
    felt = feelings(view)
    declaring = Oath.NONE in view.oaths or Oath.FACE_DOWN in view.oaths
    for seat, who in enumerate(top.seats[:1] if view.seats == 1 else top.seats):
        turn, tricks = seat == highlights.turn, view.tricks[seat]
        sitter = Sitter(
            who=who,
            points=view.scores[seat],
            note=_note(BROKEN if seat in view.broken else OATHS[view.oaths[seat]]),
            pile=None
            if declaring
            else PlaquePile("shared/token_trickpile", tricks, trick_words(tricks)),
            turn=turn,
            status=highlights.turn_words if turn else _status(seat, view, declaring=declaring),
            you=seat == view.you,
        )
        at = place.seat(seat)
        if seat == winner:
            items.append(Glow(at.cx, at.cy, at.w * WON, SEAT_COLOURS[who.colour], 0.85))
        items += _sitter(place, view, seat, who, felt[seat])
        items += plaque(frame, at, sitter)
    return items


def _sitter(
    place: TablePlace, view: View, seat: Seat, who: SeatSetup, feeling: Feeling
) -> list[Item]:
    """The delegate of a seat behind its plaque, and its cards from behind; mine I see myself."""
    if not place.has_faces(seat):
        return []
    at, person = place.face(seat), delegate_of(who.colour)
    items = delegate(at, person, feeling, who.colour, seat)
    if seat not in (view.you, view.seats):
        items += _fan(place.fan(seat), view.hand_sizes[seat], person)
    return items


def _fan(place: Place, cards: int, who: str) -> list[Item]:
    """So many backs in the claws of this delegate; empty hands are not shown."""
    if not cards:
        return []
    high = place.w * FAN_RATIO
    drawing = f"council/fans/fan_{min(cards, FAN_MOST):02}"
    claws = f"council/fans/claws_{who}"
    return [Picture(name, place.x, place.y, place.w, high) for name in (drawing, claws)]


def _note(note: PlaqueNote) -> PlaqueNote:
    whole, *shorter = note.wordings
    short = [pgettext("before a seat", words) for words in shorter]
    return note._replace(wordings=(_(whole), *short))


def _status(seat: Seat, view: View, *, declaring: bool) -> str:
    if seat == view.won_by:
        return _("won trick {number}").format(number=view.this_trick)
    if seat == view.visitor:
        return pgettext("beside a name", "visits")
    if not declaring and seat == view.lead and view.won_by is None and view.hand_sizes[seat]:
        return _("leads this trick") if view.trick else pgettext("beside a name", "leads")
    return ""
