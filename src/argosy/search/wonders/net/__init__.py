"""A small net for the value and the policy of 7 Wonders (docs/bots/training.md)."""
