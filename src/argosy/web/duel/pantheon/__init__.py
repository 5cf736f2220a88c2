"""Pages of the Pantheon expansion: its board, gods, mythology and offering tokens."""
