"""Records of games of Duel: written as text, and replayed."""
