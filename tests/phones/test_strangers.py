"""What whoever has no seat may not do: guess, flood, speak for another page."""

from __future__ import annotations

from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from game.phones import server
from game.phones.server import GONE, NOT_UNDERSTOOD, TOO_SOON
from game.phones.tries import Tries
from tests.phones.served import HERE, Phone, Served
from tests.waiting import PATIENCE, wait_until


@pytest.mark.parametrize("message", [
    {"t": "take", "key": "a" * 26}, {"t": "take", "key": ""}, {"t": "take", "key": "é"},
    {"t": "back", "token": "a" * 26}, {"t": "back", "token": "0"},
])  # fmt: skip
def test_guessed_keys_and_tokens_get_no_seat(served: Served, message: dict[str, str]) -> None:
    phone = Phone(served.call(), message)
    assert phone.hear()["t"] == "refused"
    with pytest.raises(ConnectionClosed) as closed:
        phone.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == GONE


def test_a_code_that_is_typed_gets_the_seat_and_a_secret_of_full_length(served: Served) -> None:
    phone = Phone(served.call(), {"t": "type", "code": served.desk.code(3).lower(), "lang": "de"})
    token = phone.hear()["token"]
    assert len(token) == 26
    wait_until(lambda: served.server.here == {3}, "the phone")
    assert served.server.languages == {3: "de"}
    again = Phone(served.call(), {"t": "type", "code": served.desk.code(3)})
    assert again.hear() == {"t": "refused", "why": "used"}


def test_whoever_guesses_has_to_wait_and_the_right_code_does_not_help(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = monotonic()
    monkeypatch.setattr(server, "monotonic", lambda: now)
    wrong = Phone(served.call(), {"t": "type", "code": "AAAAAA"})
    assert wrong.hear() == {"t": "refused"}
    served.server._tries.fail(HERE, now + 60)
    right = Phone(served.call(), {"t": "type", "code": served.desk.code(0)})
    later = right.hear()
    assert later["t"] == "later"
    assert later["seconds"] == 62
    with pytest.raises(ConnectionClosed) as closed:
        right.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TOO_SOON
    assert not served.server.here
    # Scanning goes on working meanwhile, and typing does after a while.
    assert served.phone(1).hear()["t"] == "seat"
    served.server._tries = Tries()
    assert Phone(served.call(), {"t": "type", "code": served.desk.code(0)}).hear()["t"] == "seat"


@pytest.mark.parametrize("message", [
    "nonsense", "[]", "[" * 500, '{"t":"do","id":1,"n":1,"choice":"x"}', '{"t":"undo","id":1}',
])  # fmt: skip
def test_whoever_has_no_seat_yet_may_say_nothing_else(served: Served, message: str) -> None:
    line = served.call()
    line.send(message)
    with pytest.raises(ConnectionClosed) as closed:
        line.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NOT_UNDERSTOOD
    assert served.server.inbox.empty()


@pytest.mark.parametrize(("message", "code"), [(b"bytes", 1003), ("x" * 2048, 1009)])
def test_bytes_and_long_messages_cut_the_line(
    served: Served, message: bytes | str, code: int
) -> None:
    phone = served.phone(0)
    phone.hear()
    phone.line.send(message)
    with pytest.raises(ConnectionClosed) as closed:
        phone.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def test_a_flood_cuts_the_line(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    phone = served.phone(0)
    phone.hear()
    now = monotonic()
    monkeypatch.setattr(server, "monotonic", lambda: now)  # however slowly it pours
    with pytest.raises(ConnectionClosed):
        flood(phone)
    assert served.server.inbox.qsize() < 60


def flood(phone: Phone) -> None:
    for number in range(500):
        phone.say({"t": "do", "id": number, "n": 1, "choice": "x"})
    phone.hear()


@pytest.mark.parametrize("origin", [
    "http://evil.example", "null", None, "https://127.0.0.1", "http://127.0.0.1",
    "http://localhost:8673",
])  # fmt: skip
def test_a_line_is_opened_by_our_own_page_alone(served: Served, origin: str | None) -> None:
    with pytest.raises(InvalidStatus) as refused:
        served.call(origin)
    assert refused.value.response.status_code == 403
