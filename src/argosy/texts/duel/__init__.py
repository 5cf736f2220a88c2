"""Effects and things of Duel in words."""
