"""What further languages need besides a catalogue: their letters, proofs that all fits, a page."""
