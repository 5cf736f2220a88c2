"""Pages of the Leaders expansion: the draft, the recruitment phase, leaders in the cities."""
