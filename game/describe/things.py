"""What lies in a zone as it is read out: nothing twice, and whose it is where that is not clear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.describe import Piece, Seats, Surface, Zone
from game.words import _


def things(surface: Surface, zone: Zone, seats: Seats) -> tuple[Piece, ...]:
    """What is there several times and says the same is told once, unless it is a card."""
    found: dict[object, Piece] = {}
    for piece in surface.pieces:
        if piece.zone == zone.id:
            alike = (piece.name, piece.says) if piece.card is None else piece.id
            found.setdefault(alike, piece)
    told = list(found.values())
    names = _names_with_owners(told, seats)
    return tuple(piece._replace(name=name) for piece, name in zip(told, names, strict=True))


def _names_with_owners(pieces: Sequence[Piece], seats: Seats) -> list[str]:
    """What they are called: where several people's lie together, by their owners as well.

    That is so where several are called the same, or where none of them says whose it is.
    """
    often = Counter(piece.name for piece in pieces)
    owners = {piece.owner for piece in pieces} - {None}
    unsaid = not any(
        piece.owner is not None and seats[piece.owner].name in f"{piece.name} {piece.says}"
        for piece in pieces
    )
    return [
        _("{what}: {value}").format(what=seats[piece.owner].name, value=piece.name)
        if piece.owner is not None and len(owners) > 1 and (unsaid or often[piece.name] > 1)
        else piece.name
        for piece in pieces
    ]
