"""Games of Duel as text: written, and played again."""
