"""What only a composer or a researcher runs; see ``README.md``."""
