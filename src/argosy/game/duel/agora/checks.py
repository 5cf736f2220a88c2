"""What only Agora has a place for in a position. What may not stand there is refused where it is laid out."""

FIELDS = ("triggered", "locked", "chambers", "stock", "hand", "swapped")
CITY_FIELDS = ("conspiracies", "knows_conspiracies", "saw_removed")
