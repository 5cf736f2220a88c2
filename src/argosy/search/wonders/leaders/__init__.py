"""What Leaders adds to the search."""
