"""Pages of pairs of expansions: a module for each pair, named after both."""
