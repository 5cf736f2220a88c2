"""A small net for the value and the policy of Duel (docs/training.md)."""
