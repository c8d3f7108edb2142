"""The attic: the line on the Wall, the big rug of the Floor, and what stands round them."""
