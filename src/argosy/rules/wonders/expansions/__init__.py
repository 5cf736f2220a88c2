"""Hooks of 7 Wonders: one function for each place where expansions add code to the base game.

Base code calls these functions and knows no expansion; the code of an expansion is in its own package beside
this one.
"""
