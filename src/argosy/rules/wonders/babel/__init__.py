"""Babel: the tower whose tiles work for all cities, and the Great Projects (BABEL-*)."""
