"""The least that any pygame-ce program does: a window and a frame. Packaged for comparison.

``bare-window WIDTHxHEIGHT``
"""

import sys

import pygame

size = tuple(map(int, sys.argv[1].split("x")))
pygame.display.init()
pygame.font.init()
window = pygame.Window("bare window", size)
window.get_surface().fill("#16232E")
window.flip()
while pygame.event.wait().type != pygame.QUIT:
    pass
