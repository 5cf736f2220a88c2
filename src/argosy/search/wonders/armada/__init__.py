"""What Armada adds to the search."""
