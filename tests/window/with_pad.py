"""The program as it is started, at a computer with a gamepad that nobody touches."""

import sys

import main
from scenes.backend.pads import Pads
from scenes.backend.screen import Screen
from tests.backend.virtual_pad import VirtualPad

PADS: list[VirtualPad] = []


def plug_in() -> None:
    """As soon as somebody listens, there is one."""
    Pads.start()
    PADS.append(VirtualPad())


setattr(Screen, "listen_to_pads", staticmethod(plug_in))  # noqa: B010  # mypy sees a method there
sys.exit(main.main(sys.argv[1:]))
