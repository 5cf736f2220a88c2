"""Parts of `argosy simulate`: counts of random games, and data files of games."""
