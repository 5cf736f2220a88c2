"""A small net that judges positions of Duel and the choices in them (docs/training.md)."""
