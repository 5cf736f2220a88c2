"""Search for 7 Wonders with all boxes."""
