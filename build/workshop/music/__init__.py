"""The music of the house: scores, the band that plays them, and ears that measure."""
