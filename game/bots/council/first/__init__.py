"""Bug Council's opponent of the first releases: the yardstick for all others, never to change."""
