"""Tree search for 7 Wonders with all expansions."""
