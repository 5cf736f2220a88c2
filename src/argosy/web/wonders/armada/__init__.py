"""What Armada adds to the table: the shipyard and its ships, islands, effects at sea."""
