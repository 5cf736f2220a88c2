"""Where boxes join a game of Duel with names on: a list or function for each meeting point, in it one line for each box.

Base code calls these and knows no box; what a box does stands in its own room beside this one.
"""
