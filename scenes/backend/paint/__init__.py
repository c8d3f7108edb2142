"""Pictures: files become shapes, shapes pixels, pixels the window's picture."""
