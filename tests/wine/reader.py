"""Run by Python for Windows: a window is asked what a screen reader asks it first."""

from __future__ import annotations

import ctypes
import sys

import pygame

from scenes.backend.reader.adapter import Adapter
from scenes.kit.reader import Node, Role

WM_GETOBJECT = 0x003D
ROOT_OF_THE_TREE = -25

assert sys.platform == "win32"
pygame.init()
window = pygame.Window("A table", (640, 360))
adapter = Adapter(window, print, lambda: None)
button = Node("control:play", Role.BUTTON, "Play", control="play")
adapter.show(Node("window", Role.WINDOW, "A table", children=(button,)), "control:play", 1.0)
adapter.turn(focused=True)
send = ctypes.WinDLL("user32").SendMessageW
send.argtypes = (ctypes.c_void_p, ctypes.c_uint, ctypes.c_size_t, ctypes.c_ssize_t)
send.restype = ctypes.c_ssize_t
before = adapter.active
send(window.handle, WM_GETOBJECT, 0, ROOT_OF_THE_TREE)
for _ in range(10):
    pygame.event.pump()
    pygame.time.wait(20)
adapter.show(Node("window", Role.WINDOW, "A table", children=()), "window", 1.0)
print(f"listened to: {before}, {adapter.active}")
