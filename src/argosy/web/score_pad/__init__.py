"""Score pad for games at a real table, and its chart."""
