"""The messages between a phone and the table, as JSON. Pure data, checked when it is read."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from game.decoding import from_json

LONGEST: Final = 1024
"""Bytes of a message from a phone; no honest one has as many."""

Secret = Annotated[str, Meta(max_length=64)]
Token = Annotated[str, Meta(pattern="^([a-z2-7]{26})?$")]
"""What a phone will come back with, of its own making: so an answer that is lost costs no seat."""
Id = Annotated[str, Meta(max_length=120)]
Language = Annotated[str, Meta(max_length=35)]
Number = Annotated[int, Meta(ge=0, lt=2**53)]


class _ClientMessage(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """From a phone."""


class TakeSeatMsg(_ClientMessage, frozen=True, tag="take"):
    """I have the key of a seat, off the screen."""

    key: Secret
    lang: Language = ""
    token: Token = ""


class TypeCodeMsg(_ClientMessage, frozen=True, tag="type"):
    """I have typed the short code of a seat."""

    code: Secret
    lang: Language = ""
    token: Token = ""


class ReturnMsg(_ClientMessage, frozen=True, tag="back"):
    """I have held a seat before, and this is what I was given for it."""

    token: Secret
    lang: Language = ""


class ChooseMsg(_ClientMessage, frozen=True, tag="do"):
    """I choose this of question ``n``; ``id`` is the phone's own: sent twice it counts once."""

    id: Number
    n: Number
    choice: Id


class UndoMsg(_ClientMessage, frozen=True, tag="undo"):
    """I take my last choice back; sent twice it counts once as well."""

    id: Number


class BeatMsg(_ClientMessage, frozen=True, tag="beat"):
    """I am still here; answered with the same."""


ClientMessage: TypeAlias = TakeSeatMsg | TypeCodeMsg | ReturnMsg | ChooseMsg | UndoMsg | BeatMsg
Wish: TypeAlias = ChooseMsg | UndoMsg
"""What only whoever plays the table can answer."""


class NotUnderstood(ValueError):
    """No message of ours."""


def read_message(raw: bytes | str) -> ClientMessage:
    """A message of a phone. Raises NotUnderstood."""
    try:
        said: ClientMessage = from_json(raw, ClientMessage)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as trouble:
        raise NotUnderstood from trouble
    return said


class _ServerMessage(Struct, frozen=True, tag_field="t"):
    """To a phone."""


class CardData(Struct, frozen=True):
    """A card that is seen: its code, all its words, its value, the picture of its suit."""

    code: str
    words: str
    value: str
    sign: str


class PieceData(Struct, frozen=True, omit_defaults=True):
    """Something that lies there; ``owner`` is a seat."""

    id: str
    name: str
    says: str
    card: CardData | None = None
    owner: int | None = None


class ZoneData(Struct, frozen=True):
    """A part of the table."""

    id: str
    title: str
    shape: str
    aside: bool
    pieces: tuple[PieceData, ...]


class RemarkData(Struct, frozen=True):
    """A sentence about a choice, and the picture that may stand before it."""

    words: str
    sign: str = ""


class ChoiceData(Struct, frozen=True, omit_defaults=True):
    """Something to choose: what it would do, or by which rule it is refused.

    ``does`` is what the button says that does it; a ``step`` only leads on.
    """

    id: str
    name: str
    says: tuple[RemarkData, ...]
    refused: bool = False
    zone: str = ""
    card: CardData | None = None
    does: str = ""
    step: bool = False


class QuestionData(Struct, frozen=True):
    """What the seat is asked: question ``n`` of this phone."""

    n: int
    who: str
    words: str
    turn: str
    choices: tuple[ChoiceData, ...]


class PersonData(Struct, frozen=True, omit_defaults=True):
    """Who sits there, with the points so far; ``chooses``: the table waits for them."""

    name: str
    colour: str
    points: int
    chooses: bool = False


class TableMsg(_ServerMessage, frozen=True, tag="table"):
    """Everything a seat may know, anew each time."""

    you: int
    part: str
    step: str
    title: str
    game: str
    people: tuple[PersonData, ...]
    zones: tuple[ZoneData, ...]
    log: tuple[str, ...]
    waits: str = ""
    ask: QuestionData | None = None
    undo: bool = False
    over: str = ""


class SeatMsg(_ServerMessage, frozen=True, tag="seat"):
    """The seat is yours; come back with this."""

    token: str


Why: TypeAlias = Literal["", "used", "old"]
"""This code is on another phone already; it is from a game before; empty: it is nobody's."""


class RefusalMsg(_ServerMessage, frozen=True, tag="refused", omit_defaults=True):
    """No seat for you, and why not."""

    why: Why = ""


class LaterMsg(_ServerMessage, frozen=True, tag="later"):
    """Too many codes have been guessed: not before so many seconds; 0: only by scanning."""

    seconds: int


class DoneMsg(_ServerMessage, frozen=True, tag="done"):
    """What you wished has come to the table, or not and why not."""

    id: int
    why: str = ""


ServerMessage: TypeAlias = TableMsg | SeatMsg | RefusalMsg | LaterMsg | DoneMsg | BeatMsg


def message_bytes(told: ServerMessage) -> bytes:
    """A message for a phone."""
    return _ENCODER.encode(told)


_ENCODER: Final = msgspec.json.Encoder()
