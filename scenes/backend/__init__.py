"""The only part that knows pygame and pytmx: window, painter, files.

SDL reads its wishes when it is loaded, so they are uttered here, before any module imports
pygame. Whoever has set a variable himself keeps it.
"""

import os
import sys
from pathlib import Path

from game import APP_ID

ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
_WISHES = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_RENDER_VSYNC": "1",
    # Desktops find the menu entry of a window, and so its icon, by this name.
    "SDL_VIDEO_X11_WMCLASS": APP_ID,
    "SDL_VIDEO_WAYLAND_WMCLASS": APP_ID,
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",  # `attention` says which click counts
}


def _has_graphics_card() -> bool:
    """On Linux a card shows up as a device; elsewhere there always is one."""
    return not sys.platform.startswith("linux") or any(Path("/dev/dri").glob("renderD*"))


for _name, _value in _WISHES.items():
    os.environ.setdefault(_name, _value)
if not _has_graphics_card():
    # Else SDL emulates one to show our pixels: ten times slower, three times the memory.
    os.environ.setdefault(ACCELERATION, "0")
BY_ITSELF = os.environ.get(ACCELERATION) or None
"""What holds where no player has a wish about it; None: SDL decides."""
