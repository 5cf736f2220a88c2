"""Where two boxes meet in the search."""
