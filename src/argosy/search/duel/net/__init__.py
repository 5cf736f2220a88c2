"""A small net for the value and the policy of Duel (docs/bots/training.md)."""
