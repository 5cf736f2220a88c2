"""What Edifice adds to the table: the edifices with their pawns. Penalties are those of common works."""
