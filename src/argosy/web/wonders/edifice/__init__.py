"""What Edifice adds to the table: the edifices with their pawns. Penalties are shown and asked as those of Babel."""
