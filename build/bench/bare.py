"""The least that any pygame-ce program does: a window and a frame. Packaged for comparison."""

import pygame

pygame.display.init()
pygame.font.init()
window = pygame.Window("bare window", (1280, 720))
window.get_surface().fill("#16232E")
window.flip()
while pygame.event.wait().type != pygame.QUIT:
    pass
