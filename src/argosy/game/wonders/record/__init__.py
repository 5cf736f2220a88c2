"""Games of 7 Wonders as text: written, and played again."""
