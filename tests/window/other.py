"""A window of somebody else, in a corner of the screen, until its process is ended."""

import pygame

pygame.display.init()
window = pygame.Window("Other", (200, 100), (0, 0))
window.get_surface()
window.flip()
while pygame.event.wait().type != pygame.QUIT:
    window.flip()
