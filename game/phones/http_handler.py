"""The door of the server: which requests are heard at all, and what a page may do.

A page of somebody else's must not speak to us through the browser of a guest: so a request names
this very address as its host (else a name of theirs could lead here), and a page that opens a
line has come from here. Pages are told to load nothing from anywhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final, NamedTuple

from websockets.datastructures import Headers
from websockets.http11 import Request, Response

LINE: Final = "/seat"
"""Where a phone opens its line; everything else is a file."""


class File(NamedTuple):
    """What a page may load. ``lasting``: the browser may keep it for this evening."""

    kind: str
    body: bytes
    lasting: bool = False


AGAIN: Final = "sha256-cDL6D25qSc1RdOT4T6pxkcvdtZTSIPg0lBnPuxUEzYQ="
"""The one line of script in the page itself: it must work where no other comes."""

Find = Callable[[str], File | None]
"""The file at a path, out of a fixed list: no path leads to a disk."""


@dataclass(frozen=True, slots=True)
class HttpHandler:
    """Of a server at this address."""

    host: str
    port: int
    find: Find

    @property
    def place(self) -> str:
        """As a request calls it."""
        return f"{self.host}:{self.port}"

    @property
    def origin(self) -> str:
        """As a page of ours calls where it comes from."""
        return f"http://{self.place}"

    def is_ours(self, request: Request) -> bool:
        """Whether the request means this address and no other."""
        return request.headers.get_all("Host") == [self.place]

    def answer(self, request: Request) -> Response | None:
        """What is said to a request; None: it may open a line."""
        if not self.is_ours(request):
            return self._plain(HTTPStatus.MISDIRECTED_REQUEST)
        if request.method != "GET":
            return self._plain(HTTPStatus.METHOD_NOT_ALLOWED)
        if request.path == LINE:
            return None
        path, _mark, tracked = request.path.partition("?")  # what others hang on to a link
        found = self.find(path if tracked else request.path)
        if found is None:
            return self._plain(HTTPStatus.NOT_FOUND)
        return self._response(HTTPStatus.OK, found)

    def _plain(self, status: HTTPStatus) -> Response:
        return self._response(status, File("text/plain", status.phrase.encode()))

    def _response(self, status: HTTPStatus, file: File) -> Response:
        policy = (
            f"default-src 'none'; script-src 'self' '{AGAIN}'; style-src 'self'; img-src 'self';"
            f" font-src 'self'; connect-src 'self' ws://{self.place}; base-uri 'none';"
            " form-action 'none'; frame-ancestors 'none'"
        )
        headers = Headers(
            {
                "Content-Type": f"{file.kind}; charset=utf-8",
                "Content-Length": str(len(file.body)),
                "Connection": "close",
                "Cache-Control": "private, max-age=3600" if file.lasting else "no-store",
                "Content-Security-Policy": policy,
                "Cross-Origin-Opener-Policy": "same-origin",
                "Cross-Origin-Resource-Policy": "same-origin",
                "Referrer-Policy": "no-referrer",
                "X-Content-Type-Options": "nosniff",
            }
        )
        return Response(status.value, status.phrase, headers, file.body)
