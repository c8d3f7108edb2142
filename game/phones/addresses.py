"""Under which addresses this computer can be reached by phones, and listening at one of them.

Only addresses of a private network are offered: at others the whole internet could knock.
"""

from __future__ import annotations

import re
import socket
import sys
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network
from typing import Final, NamedTuple

PORT: Final = 8673
"""The first that is tried: a phone remembers its seat by address and port."""
PORTS: Final = 20
WAITING: Final = 128
"""Connections that wait to be let in: a household loads its pages at once."""
FAR: Final = ("192.0.2.1", 9)
"""An address that nobody has. Nothing is sent there: only the way to it is asked for."""
PRIVATE: Final = tuple(
    IPv4Network(each) for each in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")
)
LINK_LOCAL: Final = IPv4Network("169.254.0.0/16")
ALONE: Final = 31
"""So many bits of a network leave room for nobody but the other end of a tunnel."""
TUNNELS: Final = re.compile(
    r"\b(?:u?tun|tap|wg|ppp|ipsec|l2tp|gre|sit|zt|gpd|cscotun|ham\d)"
    r"|vpn|tunnel|wireguard|zerotier|tailscale|nordlynx|proton|mullvad|hamachi|wan miniport"
    r"|anyconnect|globalprotect|pangp|fortinet|juniper|check point|sonicwall"
)
MACHINES: Final = re.compile(
    r"\b(?:docker|br-[0-9a-f]{8}|virbr|vboxnet|vmnet|vnet|vnic|veth|lx[cd]|podman|cni|flannel"
    r"|cali|kube|incus|waydroid|wsl)|virtual|hyper-v|vmware|parallels|host-only"
)
CABLES: Final = re.compile(
    r"^(?:wl|en|eth|usb)|\b(?:wi-?fi|wireless|wlan|ethernet|802\.11|gbe|gigabit|lan)\b"
)
FLAGS: Final = (0x8913, 0xC0206911)
"""SIOCGIFFLAGS on Linux and on macOS: what state an interface is in."""
HOTSPOT: Final = re.compile(r"wi-?fi\sdirect")
"""What Windows calls the virtual card of a hotspot of its own."""


class Interface(NamedTuple):
    """A card or whatever else behaves like one: its names, its address, the bits of its network."""

    name: str
    address: str
    bits: int = 24


def addresses() -> tuple[str, ...]:
    """The addresses of this computer in private networks, the likeliest first."""
    way = _way_out()
    found = likeliest(_interfaces(), way)
    return found or tuple(each for each in (way,) if each and is_private(each))


def likeliest(interfaces: Iterable[Interface], way: str = "") -> tuple[str, ...]:
    """Wi-Fi and cables first, among them what leads on; then tunnels, then virtual machines."""
    offered = [each for each in interfaces if is_private(each.address)]
    offered.sort(key=lambda each: (_rank(each), each.address != way))
    return tuple(dict.fromkeys(each.address for each in offered))


def is_private(address: str) -> bool:
    """Whether nobody outside the network can reach it."""
    known = IPv4Address(address)
    return any(known in each for each in (*PRIVATE, LINK_LOCAL))


def _rank(each: Interface) -> int:
    name = each.name.lower()
    if IPv4Address(each.address) in LINK_LOCAL:
        return 4
    if HOTSPOT.search(name):
        return 1
    if MACHINES.search(name) and not TUNNELS.search(name):
        return 3
    if TUNNELS.search(name) or each.bits >= ALONE:
        return 2
    return 0 if CABLES.search(name) else 1


def _interfaces() -> list[Interface]:
    """Those that are up. Windows has two names for each: what it is and what it is called."""
    import ifaddr

    found = []
    with suppress(OSError):
        for card in ifaddr.get_adapters():
            for place in card.ips:
                if isinstance(place.ip, str) and _is_up(card.nice_name):
                    names = dict.fromkeys((card.nice_name, place.nice_name))
                    found.append(Interface(" ".join(names), place.ip, place.network_prefix))
    return found


def _is_up(name: str) -> bool:
    """Linux keeps the address of what is switched off; Windows does not."""
    if sys.platform == "win32":
        return True
    import fcntl

    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        told = fcntl.ioctl(
            asked, FLAGS[sys.platform == "darwin"], name.encode()[:15].ljust(40, b"\0")
        )
        return bool(told[16] & 1)
    return True


def _way_out() -> str:
    """From which address of ours the way leads out of this network; empty: none does."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asked.connect(FAR)
        return str(asked.getsockname()[0])
    return ""


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
            listener.listen(WAITING)
            listener.setblocking(False)
        except OSError as error:
            listener.close()
            trouble = error
        else:
            return listener
    raise trouble
