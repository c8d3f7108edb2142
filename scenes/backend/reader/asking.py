"""Whether a screen reader is running: each system is asked in its own way, without its libraries.

Whoever cannot be asked has none; the settings can say otherwise.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ctypes import CDLL

PATIENCE: Final = 2000  # milliseconds for the desktop to answer
BUS: Final = "DBUS_SESSION_BUS_ADDRESS"
LIBRARY: Final = "libdbus-1.so.3"  # SDL talks to the desktop with it as well
ASKED: Final = (b"org.a11y.Status", b"ScreenReaderEnabled")
STRING, YES_OR_NO, END = ord("s"), ord("b"), 0
ROOM: Final = 256  # bytes that hold a place in a message, with plenty to spare


def is_read() -> bool:
    """Whether somebody listens to this desktop."""
    try:
        if sys.platform == "win32":
            return _on_windows()
        if sys.platform == "darwin":
            return _on_macos()
        return _on_linux()
    except (OSError, AttributeError):
        return False


if sys.platform == "win32":

    def _on_windows() -> bool:
        """Readers say so themselves, or listen to what windows tell."""
        from ctypes import byref, c_int, windll

        says = c_int(0)
        windll.user32.SystemParametersInfoW(0x46, 0, byref(says), 0)
        return bool(says.value) or bool(windll.UIAutomationCore.UiaClientsAreListening())


def _on_macos() -> bool:
    """VoiceOver keeps it with the wishes of its owner."""
    from ctypes import CDLL, c_char_p, c_uint32, c_void_p

    core = CDLL("/System/Library/Frameworks/CoreFoundation.framework/CoreFoundation")
    core.CFStringCreateWithCString.restype = c_void_p
    core.CFStringCreateWithCString.argtypes = (c_void_p, c_char_p, c_uint32)
    core.CFPreferencesGetAppBooleanValue.argtypes = (c_void_p, c_void_p, c_void_p)
    utf8 = 0x08000100
    key, app = (
        core.CFStringCreateWithCString(None, name, utf8)
        for name in (b"voiceOverOnOffKey", b"com.apple.universalaccess")
    )
    return bool(core.CFPreferencesGetAppBooleanValue(key, app, None))


# Linux: the desktop's bus knows


def _on_linux() -> bool:
    """On a connection of our own: SDL has another, and must not be disturbed."""
    from ctypes import CDLL, c_void_p

    if not os.environ.get(BUS):
        return False
    dbus = CDLL(LIBRARY)
    _set_types(dbus)
    dbus.dbus_threads_init_default()
    bus = dbus.dbus_bus_get_private(0, None)
    if not bus:
        return False
    dbus.dbus_connection_set_exit_on_disconnect(c_void_p(bus), 0)
    try:
        return _ask_status(dbus, bus)
    finally:
        dbus.dbus_connection_close(c_void_p(bus))
        dbus.dbus_connection_unref(c_void_p(bus))


def _set_types(dbus: CDLL) -> None:
    """What its functions give, where that is a pointer."""
    from ctypes import c_void_p

    for name in (
        "dbus_bus_get_private",
        "dbus_message_new_method_call",
        "dbus_connection_send_with_reply_and_block",
    ):
        getattr(dbus, name).restype = c_void_p


def _ask_status(dbus: CDLL, bus: int) -> bool:
    """Ask whoever looks after readers, and start nobody for it."""
    from ctypes import byref, c_char_p, c_void_p

    call = dbus.dbus_message_new_method_call(
        b"org.a11y.Bus", b"/org/a11y/bus", b"org.freedesktop.DBus.Properties", b"Get"
    )
    dbus.dbus_message_set_auto_start(c_void_p(call), 0)
    interface, name = map(c_char_p, ASKED)
    dbus.dbus_message_append_args(
        c_void_p(call), STRING, byref(interface), STRING, byref(name), END
    )
    answer = dbus.dbus_connection_send_with_reply_and_block(
        c_void_p(bus), c_void_p(call), PATIENCE, None
    )
    dbus.dbus_message_unref(c_void_p(call))
    if not answer:
        return False
    said = _read(dbus, answer)
    dbus.dbus_message_unref(c_void_p(answer))
    return said


def _read(dbus: CDLL, answer: int) -> bool:
    """The yes or no that is packed in an answer."""
    from ctypes import byref, c_uint32, c_void_p, create_string_buffer

    outside, inside = create_string_buffer(ROOM), create_string_buffer(ROOM)
    if not dbus.dbus_message_iter_init(c_void_p(answer), outside):
        return False
    dbus.dbus_message_iter_recurse(outside, inside)
    if dbus.dbus_message_iter_get_arg_type(inside) != YES_OR_NO:
        return False
    said = c_uint32(0)
    dbus.dbus_message_iter_get_basic(inside, byref(said))
    return bool(said.value)
