"""Whether this computer wants to save power: then nothing moves for its own sake."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

LOW: Final = 20  # per cent of a battery in use: there most systems begin to save by themselves
PROFILE: Final = Path("/sys/firmware/acpi/platform_profile")  # where Linux says what is wished
SAVES: Final = "low-power"
SAVER_ON: Final = 1  # in what Windows tells of its battery
STATUS_BYTES, SAVER_BYTE = 12, 3


def saves_power() -> bool:
    """Whether a battery is getting empty, or the system has been told to save."""
    return _runs_low() or _is_told_to()


def _runs_low() -> bool:
    from pygame.system import get_power_state

    state = get_power_state()
    if state is None or not state.on_battery or state.battery_percent is None:
        return False
    return state.battery_percent <= LOW


if sys.platform == "win32":

    def _is_told_to() -> bool:
        from ctypes import create_string_buffer, windll

        status = create_string_buffer(STATUS_BYTES)
        told = windll.kernel32.GetSystemPowerStatus(status)
        return bool(told) and status.raw[SAVER_BYTE] == SAVER_ON

else:

    def _is_told_to() -> bool:
        try:
            return PROFILE.read_text(encoding="ascii").strip() == SAVES
        except (OSError, ValueError):
            return False
