"""Where boxes join the base game: one function for each meeting point, in it one line for each box.

Base code calls these functions and knows no box; what a box does stands in its own room beside this one.
"""
