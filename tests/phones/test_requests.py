"""What the server answers to requests, and how many it takes."""

from __future__ import annotations

import json
from contextlib import ExitStack
from random import Random
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed

from game.phones import connection, server
from game.phones.server import FROM_ONE
from tests.phones.served import HERE, PAGE, Served, received
from tests.waiting import PATIENCE, wait_until


def table(words: str) -> bytes:
    return json.dumps({"t": "table", "words": words}).encode()


def status(answer: bytes) -> int:
    return int(answer.split()[1]) if answer else 0


def test_the_page_is_given_with_a_strict_policy(served: Served) -> None:
    head, _blank, body = served.get().partition(b"\r\n\r\n")
    assert body == PAGE
    said = head.decode()
    assert "default-src 'none'" in said
    assert "frame-ancestors 'none'" in said
    assert "unsafe" not in said
    assert "Cache-Control: no-store" in said
    assert "Set-Cookie" not in said


def test_a_browser_that_tries_https_is_not_kept_waiting(served: Served) -> None:
    """It asks without encryption as soon as it is hung up."""
    before = monotonic()
    assert not served.ask(b"\x16\x03\x01\x02\x00\x01\x00\x01")
    assert monotonic() - before < connection.TO_ASK / 2


@pytest.mark.parametrize("host", [
    "evil.example", "evil.example:8673", "127.0.0.1", "localhost", "127.0.0.1:1", "",
])  # fmt: skip
def test_a_name_that_others_have_given_us_is_not_ours(served: Served, host: str) -> None:
    assert status(served.get(Host=host)) == 421


def test_no_host_and_two_hosts_are_refused(served: Served) -> None:
    place = f"Host: {HERE}:{served.port}\r\n"
    assert status(served.ask(b"GET / HTTP/1.1\r\n\r\n")) == 421
    assert status(served.ask(f"GET / HTTP/1.1\r\n{place}{place}\r\n".encode())) == 421


@pytest.mark.parametrize("path", [
    "/..", "/../../etc/passwd", "/%2e%2e/etc/passwd", "//etc/passwd", "/art/../../x", "/?", "/x",
    "http://127.0.0.1/", "/index.html\\..", "*", "/seat/", "/SEAT", "/.git/config",
])  # fmt: skip
def test_no_path_leads_to_a_file_outside(served: Served, path: str) -> None:
    assert status(served.get(path)) == 404


@pytest.mark.parametrize("path", ["/?fbclid=IwAR0_x", "/?utm_source=a&utm_medium=b"])
def test_what_others_hang_on_to_a_link_is_not_looked_at(served: Served, path: str) -> None:
    assert status(served.get(path)) == 200


@pytest.mark.parametrize("method", ["POST", "PUT", "HEAD", "DELETE", "OPTIONS", "CONNECT"])
def test_nothing_but_get_is_answered(served: Served, method: str) -> None:
    request = f"{method} / HTTP/1.1\r\nHost: {HERE}:{served.port}\r\n\r\n"
    assert status(served.ask(request.encode())) == 405


@pytest.mark.parametrize("request_", [
    b"GET / HTTP/1.1\r\nX: " + b"a" * 100_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"X: a\r\n" * 300 + b"\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello",
    b"GET / HTTP/2\r\n\r\n", b"\x16\x03\x01\x02\x00", b"\r\n\r\n", b"\x00" * 50_000,
])  # fmt: skip
def test_what_is_no_sound_request_is_not_served(
    served: Served, monkeypatch: pytest.MonkeyPatch, request_: bytes
) -> None:
    with monkeypatch.context() as hasty:
        hasty.setattr(connection, "TO_ASK", 0.5)
        assert status(served.ask(request_)) in (0, 414, 431)
    assert status(served.get()) == 200


# how much of everything


def test_one_address_gets_so_many_connections_and_no_more(served: Served) -> None:
    with ExitStack() as open_:
        lines = [open_.enter_context(served.knock()) for _ in range(FROM_ONE)]
        wait_until(lambda: status(served.get()) == 503, "a full house")
        lines[0].close()
        wait_until(lambda: status(served.get()) == 200, "room for one more")


def test_half_requests_are_hung_up_and_keep_nobody_waiting(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ExitStack() as open_:
        lines = [open_.enter_context(served.knock()) for _ in range(FROM_ONE - 2)]
        for line in lines:
            line.sendall(b"GET / HTTP/1.1\r\nHost: ")
        assert status(served.get()) == 200
        later = monotonic() + connection.TO_ASK
        monkeypatch.setattr(server, "monotonic", lambda: later)
        assert all(received(line) == b"" for line in lines)
    wait_until(lambda: not served.server._visitors, "the end of the lines")


def test_a_line_without_a_word_is_hung_up(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    phone = served.phone(1)
    phone.hear()
    later = monotonic() + connection.SILENT
    monkeypatch.setattr(server, "monotonic", lambda: later)
    with pytest.raises(ConnectionClosed):
        phone.hear()
    wait_until(lambda: not served.server.here, "the end of the line")


def test_fifty_lines_are_open_at_once_and_a_phone_is_still_served() -> None:
    with Served(from_one=64) as served:
        lines = [served.call() for _ in range(50)]
        phone = served.phone(0)
        phone.hear()
        served.server.publish(0, table("here"))
        assert phone.hear()["words"] == "here"
        assert status(served.get()) == 200
        assert len(lines) == 50


def test_twenty_phones_tap_at_once_and_each_gets_its_own_tables() -> None:
    rounds, seats = 5, 20
    with Served(from_one=64, seats=seats) as served:
        phones = [served.phone(seat) for seat in range(seats)]
        assert all(phone.hear()["t"] == "seat" for phone in phones)
        wait_until(lambda: served.server.here == set(range(seats)), "twenty phones")
        for tap in range(rounds):
            for phone in phones:
                phone.say({"t": "do", "id": tap, "n": tap, "choice": "x"})
            heard = {served.server.inbox.get(timeout=PATIENCE).seat for _ in phones}
            assert heard == set(range(seats))
            for seat in range(seats):
                served.server.publish(seat, table(f"{seat} {tap}"))
            for seat, phone in enumerate(phones):
                assert phone.hear()["words"] == f"{seat} {tap}"


def test_flipped_requests_do_no_harm(served: Served) -> None:
    rng = Random(7)
    good = (
        f"GET /seat HTTP/1.1\r\nHost: {HERE}:{served.port}\r\nOrigin: {served.server.origin}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode() + bytes([0x81, 0x85, 1, 2, 3, 4, 9, 8, 7, 6, 5])
    for _ in range(200):
        raw = bytearray(good)
        for _ in range(rng.randint(1, 6)):
            raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
        with served.knock() as line:
            line.sendall(raw)
    wait_until(lambda: status(served.get()) == 200, "room for one more")
