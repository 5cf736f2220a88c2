"""Pages of the Babel expansion: the draft of tiles, the tower, the Great Projects."""
