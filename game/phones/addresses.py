"""Under which addresses this computer can be reached by phones, and listening at one of them.

Only addresses of a private network are offered: at others the whole internet could knock.
"""

from __future__ import annotations

import socket
import sys
from contextlib import suppress
from ipaddress import IPv4Address
from typing import Final

PORT: Final = 8673
"""The first that is tried: a phone remembers its seat by address and port."""
PORTS: Final = 20
FAR: Final = ("10.255.255.255", 1)
"""Nothing is sent there: only the way to it is asked for."""


def addresses() -> tuple[str, ...]:
    """The addresses of this computer in private networks, the likeliest first."""
    found = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asked.connect(FAR)
        found.append(asked.getsockname()[0])
    with suppress(OSError):
        here = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        found += [str(place[0]) for *_rest, place in here]
    return tuple(dict.fromkeys(each for each in found if is_private(each)))


def is_private(address: str) -> bool:
    """Whether nobody outside the network can reach it."""
    known = IPv4Address(address)
    return known.is_private and not (known.is_loopback or known.is_unspecified)


def listen(host: str, port: int | None = None) -> socket.socket:
    """Listen at this port, or at the first of the usual ones that is free. Raises OSError."""
    ports = range(PORT, PORT + PORTS) if port is None else (port,)
    trouble = OSError()
    for each in ports:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        try:
            if sys.platform == "win32":  # there another program could listen at the same port
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
            else:
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, each))
            listener.listen(32)
            listener.setblocking(False)
        except OSError as error:
            listener.close()
            trouble = error
        else:
            return listener
    raise trouble
