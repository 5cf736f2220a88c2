"""The facts of Babel: tiles of the tower, Great Projects."""
