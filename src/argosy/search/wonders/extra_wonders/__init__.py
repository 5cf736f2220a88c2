"""What the single boards adds to the search."""
