"""Bug Council of Backyardia. Outsiders use ``game.rules.council.api`` only."""
