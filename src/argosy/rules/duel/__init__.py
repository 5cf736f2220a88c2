"""7 Wonders Duel and its expansions Pantheon and Agora as kernels over one record."""
