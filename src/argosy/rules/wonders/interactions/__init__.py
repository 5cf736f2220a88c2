"""Rules that name two expansions, a file for each pair. Packages of expansions may import them."""
