"""Under which addresses phones are asked to look for this computer."""

from __future__ import annotations

from ipaddress import IPv4Address
from types import SimpleNamespace

import pytest

from game.phones import addresses as addresses_
from game.phones.addresses import Interface, addresses, is_private, likeliest

NETWORKS: list[tuple[list[Interface], str, list[str]]] = [
    # a VPN that takes everything, and one that takes 10/8
    ([Interface("tun0", "10.8.0.6"), Interface("wlan0", "192.168.1.23")], "10.8.0.6",
     ["192.168.1.23", "10.8.0.6"]),
    ([Interface("cscotun0", "10.8.0.6"), Interface("enp3s0", "10.1.2.3")], "10.1.2.3",
     ["10.1.2.3", "10.8.0.6"]),
    # one without a telling name: nobody else fits into its network
    ([Interface("home", "10.64.0.2", 32), Interface("wlp2s0", "192.168.0.9")], "10.64.0.2",
     ["192.168.0.9", "10.64.0.2"]),
    # a hotspot of one's own beside a VPN; nothing leads on
    ([Interface("wg0", "10.8.0.2"), Interface("wlan0", "192.168.43.1")], "",
     ["192.168.43.1", "10.8.0.2"]),
    ([Interface("Microsoft Wi-Fi Direct Virtual Adapter #2 LAN* 2", "192.168.137.1"),
      Interface("Hyper-V Virtual Ethernet Adapter vEthernet (WSL)", "172.20.0.1")], "172.20.0.1",
     ["192.168.137.1", "172.20.0.1"]),
    # a switch without anything else: whatever is there
    ([Interface("eth0", "169.254.7.8", 16)], "", ["169.254.7.8"]),
    # two cards: first what leads on
    ([Interface("eth0", "192.168.5.5"), Interface("wlan0", "192.168.1.5")], "192.168.1.5",
     ["192.168.1.5", "192.168.5.5"]),
    # containers and virtual machines
    ([Interface("docker0", "172.17.0.1", 16), Interface("br-0123456789ab", "172.18.0.1", 16),
      Interface("virbr0", "192.168.122.1"), Interface("en0", "10.0.0.4")], "10.0.0.4",
     ["10.0.0.4", "172.17.0.1", "172.18.0.1", "192.168.122.1"]),
    ([Interface("VMware Virtual Ethernet Adapter for VMnet8", "192.168.80.1"),
      Interface("TAP-Windows Adapter V9 Ethernet 2", "10.8.0.6"),
      Interface("Intel(R) Wi-Fi 6 AX201 160MHz WLAN", "192.168.178.40"),
      Interface("Realtek PCIe GbE Family Controller Ethernet", "169.254.1.1")], "10.8.0.6",
     ["192.168.178.40", "10.8.0.6", "192.168.80.1", "169.254.1.1"]),
    ([Interface("utun3", "10.2.0.2"), Interface("bridge100", "192.168.2.1"),
      Interface("en0", "192.168.1.7")], "10.2.0.2",
     ["192.168.1.7", "192.168.2.1", "10.2.0.2"]),
    # nothing that phones of the house could be in
    ([Interface("lo", "127.0.0.1", 8), Interface("eth0", "203.0.113.7"),
      Interface("tailscale0", "100.101.2.3", 32), Interface("en5", "192.0.0.2", 32)],
     "203.0.113.7", []),
]  # fmt: skip


@pytest.mark.parametrize(("interfaces", "way", "offered"), NETWORKS)
def test_every_address_is_offered_and_the_likeliest_first(
    interfaces: list[Interface], way: str, offered: list[str]
) -> None:
    assert list(likeliest(interfaces, way)) == offered
    assert set(likeliest(reversed(interfaces), way)) == set(offered)


@pytest.mark.parametrize(("address", "offered"), [
    ("192.168.1.23", True), ("10.0.0.7", True), ("172.20.1.1", True), ("169.254.3.3", True),
    ("127.0.0.1", False), ("8.8.8.8", False), ("172.32.0.1", False), ("192.0.0.2", False),
])  # fmt: skip
def test_only_addresses_of_private_networks_are_offered(address: str, *, offered: bool) -> None:
    assert is_private(address) == offered


def test_what_the_system_says_is_read_with_all_its_names(monkeypatch: pytest.MonkeyPatch) -> None:
    places = [
        SimpleNamespace(ip="192.168.1.2", nice_name="Wi-Fi", network_prefix=24),
        SimpleNamespace(ip=("fe80::1", 0, 2), nice_name="Wi-Fi", network_prefix=64),
    ]
    tunnel = SimpleNamespace(ip="10.8.0.6", nice_name="Work VPN", network_prefix=24)
    cards = [
        SimpleNamespace(nice_name="Some Adapter", ips=[tunnel]),
        SimpleNamespace(nice_name="Some Card", ips=places),
    ]
    monkeypatch.setattr("ifaddr.get_adapters", lambda: cards)
    assert addresses() == ("192.168.1.2", "10.8.0.6")


def test_where_the_system_says_nothing_the_way_out_is_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails() -> None:
        raise OSError

    monkeypatch.setattr("ifaddr.get_adapters", fails)
    monkeypatch.setattr(addresses_, "_way_out", lambda: "192.168.1.2")
    assert addresses() == ("192.168.1.2",)
    monkeypatch.setattr(addresses_, "_way_out", lambda: "8.8.8.8")
    assert addresses() == ()


def test_this_computer_can_be_asked() -> None:
    assert all(IPv4Address(each) for each in addresses())
