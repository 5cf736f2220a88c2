"""What Cities adds to the search."""
