"""What Babel adds to the table: the draft of tiles, the tower, the Great Projects."""
