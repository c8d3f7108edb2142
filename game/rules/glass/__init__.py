"""Under Glass. Outsiders use ``game.rules.glass.api`` only."""
