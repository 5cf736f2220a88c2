"""Training of nets by self-play: `argosy train` (docs/bots/training.md)."""
