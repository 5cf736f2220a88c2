"""Leaders: white cards drafted before the game, one played at the start of each Age (LEADERS-*)."""
