"""Code of the search for combinations of expansions."""
