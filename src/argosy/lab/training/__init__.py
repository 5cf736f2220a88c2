"""Training of nets by self-play: `argosy train` (docs/training.md)."""
