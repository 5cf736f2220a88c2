"""7 Wonders Duel and its boxes Pantheon and Agora as kernels over one record."""
