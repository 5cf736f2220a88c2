"""What Pantheon adds to the table: its board, gods, mythology and offering tokens."""
