"""Where boxes join the base game: one function or list for each meeting point.

Base code calls these functions and knows no box; what a box does stands in its own room beside this one.
"""
