"""Where boxes join the base game: one function or list for each meeting point, in it one line for each box.

Base code calls these functions and knows no box; what a box does stands in its own room beside this one. The files are
as many as the imports need: a file here may be imported by kernels that the rooms it names build upon.
"""
