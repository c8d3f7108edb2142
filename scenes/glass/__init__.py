"""Under Glass on the screen."""
