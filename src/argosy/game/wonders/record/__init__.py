"""Records of games of 7 Wonders: written as text, and replayed."""
