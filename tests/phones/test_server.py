"""What phones get from the server, and what strangers do not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from threading import enumerate as threads
from time import monotonic, sleep

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from game.phones import visitor
from game.phones.addresses import is_private, listen
from game.phones.server import ELSEWHERE, FROM_ONE, GONE, NOT_UNDERSTOOD, TOO_SOON
from game.phones.tries import Tries
from game.phones.wire import Do
from tests.phones.served import HERE, PAGE, SOON, Phone, Served, received, until


@pytest.fixture
def served() -> Iterator[Served]:
    with Served() as each:
        yield each


def table(words: str) -> bytes:
    return json.dumps({"t": "table", "words": words}).encode()


# phones


def test_whoever_brings_a_key_gets_the_seat_and_its_latest_table(served: Served) -> None:
    served.server.publish(1, table("old"))
    served.server.publish(1, table("new"))
    served.server.publish(2, table("of somebody else"))
    phone = served.phone(1)
    assert len(phone.hear()["token"]) == 26
    assert phone.hear()["words"] == "new"
    assert until(lambda: served.server.here == {1})
    served.server.publish(1, table("newer"))
    assert phone.hear()["words"] == "newer"


def test_a_table_that_says_the_same_is_not_sent_again(served: Served) -> None:
    phone = served.phone(0)
    phone.hear_until("seat")
    for words in ("one", "one", "two"):
        served.server.publish(0, table(words))
        sleep(0.05)
    assert [phone.hear()["words"] for _ in range(2)] == ["one", "two"]


def test_what_a_phone_wishes_lies_in_the_inbox_and_wakes_the_table(served: Served) -> None:
    phone = served.phone(3)
    phone.hear()
    until(lambda: served.server.here == {3})
    served.woken.clear()
    phone.say({"t": "do", "id": 5, "n": 2, "choice": "card:F10"})
    wished = served.server.inbox.get(timeout=SOON)
    assert (wished.seat, wished.wish) == (3, Do(5, 2, "card:F10"))
    assert until(served.woken.is_set)
    served.server.tell(3, b'{"t":"done"}')
    assert phone.hear() == {"t": "done"}


def test_a_phone_comes_back_with_its_token_and_sees_the_present(served: Served) -> None:
    phone = served.phone(1)
    token = phone.hear()["token"]
    phone.line.close()
    assert until(lambda: not served.server.here)
    served.server.publish(1, table("meanwhile"))
    back = Phone(served.call(), {"t": "back", "token": token})
    assert back.hear()["words"] == "meanwhile"


def test_of_two_tabs_the_newer_one_has_the_seat(served: Served) -> None:
    old = served.phone(1)
    token = old.hear()["token"]
    new = Phone(served.call(), {"t": "back", "token": token})
    with pytest.raises(ConnectionClosed) as closed:
        old.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == ELSEWHERE
    served.server.publish(1, table("here"))
    assert new.hear()["words"] == "here"
    assert served.server.here == {1}


def test_a_seat_that_is_released_hangs_up_and_stays_closed_to_that_phone(served: Served) -> None:
    phone = served.phone(0)
    token = phone.hear()["token"]
    served.desk.release(0)
    served.server.turn_out(0)
    assert phone.hear()["t"] == "refused"
    assert until(lambda: not served.server.here)
    assert Phone(served.call(), {"t": "back", "token": token}).hear()["t"] == "refused"
    assert served.phone(0).hear()["t"] == "seat"


def test_whoever_says_that_they_are_there_hears_it_back(served: Served) -> None:
    phone = served.phone(0)
    phone.hear()
    phone.say({"t": "beat"})
    assert phone.hear() == {"t": "beat"}


# who is not let in


@pytest.mark.parametrize("message", [
    {"t": "take", "key": "a" * 26}, {"t": "take", "key": ""}, {"t": "take", "key": "é"},
    {"t": "back", "token": "a" * 26}, {"t": "back", "token": "0"},
])  # fmt: skip
def test_guessed_keys_and_tokens_get_no_seat(served: Served, message: dict[str, str]) -> None:
    phone = Phone(served.call(), message)
    assert phone.hear() == {"t": "refused"}
    with pytest.raises(ConnectionClosed) as closed:
        phone.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == GONE


def test_a_code_that_is_typed_gets_the_seat_and_a_secret_of_full_length(served: Served) -> None:
    phone = Phone(served.call(), {"t": "type", "code": served.desk.code(3).lower(), "lang": "de"})
    token = phone.hear()["token"]
    assert len(token) == 26
    assert until(lambda: served.server.here == {3})
    assert served.server.languages == {3: "de"}
    again = Phone(served.call(), {"t": "type", "code": served.desk.code(3)})
    assert again.hear() == {"t": "refused"}


def test_whoever_guesses_has_to_wait_and_the_right_code_does_not_help(served: Served) -> None:
    wrong = Phone(served.call(), {"t": "type", "code": "AAAAAA"})
    assert wrong.hear() == {"t": "refused"}
    served.server._tries.fail(HERE, monotonic() + 60)  # however slow this machine is
    right = Phone(served.call(), {"t": "type", "code": served.desk.code(0)})
    later = right.hear()
    assert later["t"] == "later"
    assert 60 <= later["seconds"] <= 62
    with pytest.raises(ConnectionClosed) as closed:
        right.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TOO_SOON
    assert not served.server.here
    # Scanning goes on working meanwhile, and typing does after a while.
    assert served.phone(1).hear()["t"] == "seat"
    served.server._tries = Tries()
    assert Phone(served.call(), {"t": "type", "code": served.desk.code(0)}).hear()["t"] == "seat"


def test_a_key_that_has_been_used_gets_no_seat(served: Served) -> None:
    key = served.desk.key(2)
    served.phone(2).hear()
    assert Phone(served.call(), {"t": "take", "key": key}).hear() == {"t": "refused"}


@pytest.mark.parametrize("message", [
    "nonsense", "[]", "[" * 500, '{"t":"do","id":1,"n":1,"choice":"x"}', '{"t":"undo","id":1}',
])  # fmt: skip
def test_whoever_has_no_seat_yet_may_say_nothing_else(served: Served, message: str) -> None:
    line = served.call()
    line.send(message)
    with pytest.raises(ConnectionClosed) as closed:
        line.recv(SOON)
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


def test_a_flood_cuts_the_line(served: Served) -> None:
    phone = served.phone(0)
    phone.hear()
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


# requests


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
    monkeypatch.setattr(visitor, "TO_ASK", 0.5)
    assert status(served.ask(request_)) in (0, 414, 431)
    assert status(served.get()) == 200


# how much of everything


def test_one_address_gets_so_many_connections_and_no_more(served: Served) -> None:
    with ExitStack() as open_:
        lines = [open_.enter_context(served.knock()) for _ in range(FROM_ONE)]
        assert until(lambda: status(served.get()) == 503)
        lines[0].close()
        assert until(lambda: status(served.get()) == 200)


def test_half_requests_are_hung_up_and_keep_nobody_waiting(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitor, "TO_ASK", 0.2)
    with ExitStack() as open_:
        lines = [open_.enter_context(served.knock()) for _ in range(FROM_ONE - 2)]
        for line in lines:
            line.sendall(b"GET / HTTP/1.1\r\nHost: ")
        assert status(served.get()) == 200
        assert all(received(line) == b"" for line in lines)
    assert until(lambda: not served.server._visitors)


def test_a_line_without_a_word_is_hung_up(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitor, "SILENT", 0.2)
    phone = served.phone(1)
    phone.hear()
    with pytest.raises(ConnectionClosed):
        phone.hear()
    assert until(lambda: not served.server.here)


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
        assert until(lambda: served.server.here == set(range(seats)))
        for tap in range(rounds):
            for phone in phones:
                phone.say({"t": "do", "id": tap, "n": tap, "choice": "x"})
            heard = {served.server.inbox.get(timeout=SOON).seat for _ in phones}
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
    assert until(lambda: status(served.get()) == 200)


# its end


def test_the_server_stops_whole(served: Served) -> None:
    phone = served.phone(0)
    phone.hear()
    served.server.close()
    assert "phones" not in {thread.name for thread in threads()}
    with pytest.raises(ConnectionError):
        served.knock()
    listen(HERE, served.port).close()


@pytest.mark.parametrize(("address", "offered"), [
    ("192.168.1.23", True), ("10.0.0.7", True), ("172.20.1.1", True), ("169.254.3.3", True),
    ("127.0.0.1", False), ("8.8.8.8", False), ("172.32.0.1", False),
])  # fmt: skip
def test_only_addresses_of_private_networks_are_offered(address: str, *, offered: bool) -> None:
    assert is_private(address) == offered
