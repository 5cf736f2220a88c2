"""What Babel adds to the search."""
