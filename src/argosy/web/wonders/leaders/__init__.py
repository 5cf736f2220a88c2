"""What Leaders adds to the table: the draft, the recruitment phase, leaders in the cities."""
