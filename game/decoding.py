"""The only door to the decoder: values of a kind out of JSON, or out of what JSON was read as.

It looks a kind over when it first meets it, and another thread that comes to the same kind
meanwhile brings the whole program down: the history reads beside the table, and so does the music.
So one asks at a time.
"""

from __future__ import annotations

from threading import RLock
from typing import Any, Final, TypeVar, overload

import msgspec

ONE_AT_A_TIME: Final = RLock()

T = TypeVar("T")


@overload
def from_json(data: bytes | str, kind: type[T]) -> T: ...
@overload
def from_json(data: bytes | str, kind: object) -> Any: ...
def from_json(data: bytes | str, kind: object) -> object:
    """What stands there as a value of ``kind``, a class or whatever else an annotation can be.

    Raises:
        msgspec.ValidationError: It is another kind of value; it says where.
        msgspec.DecodeError: It is no JSON.
        UnicodeDecodeError: A text in it is not UTF-8.
        RecursionError: It is nested too deeply.
    """
    with ONE_AT_A_TIME:
        return msgspec.json.decode(data, type=kind)


@overload
def from_plain(value: object, kind: type[T]) -> T: ...
@overload
def from_plain(value: object, kind: object) -> Any: ...
def from_plain(value: object, kind: object) -> object:
    """Lists, dicts, numbers and texts as a value of ``kind``.

    Raises:
        msgspec.ValidationError: It is another kind of value; it says where.
        RecursionError: It is nested too deeply.
    """
    with ONE_AT_A_TIME:
        return msgspec.convert(value, kind)
