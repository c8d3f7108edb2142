"""Hands a tree to what Windows has for screen readers, from a window that is open already."""

import pygame

from scenes.backend.reader.adapter import Adapter
from scenes.kit.reader import Node, Role

pygame.init()
window = pygame.Window("A table", (640, 360))
adapter = Adapter(window, print, lambda: None)
button = Node("control:play", Role.BUTTON, "Play", control="play")
adapter.show(Node("window", Role.WINDOW, "A table", children=(button,)), "control:play", 1.0)
adapter.turn(focused=True)
for _ in range(10):
    pygame.event.pump()
    pygame.time.wait(20)
print(f"spoken to: {window.handle > 0}")
