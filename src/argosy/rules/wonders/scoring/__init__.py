"""Points of 7 Wonders: effects, science symbols and the score pad."""
