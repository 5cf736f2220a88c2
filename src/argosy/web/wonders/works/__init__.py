"""Common works: projects and edifices in which several cities take part during an Age.

Those who take part get a reward if enough do; the others suffer a penalty. Expansions with such works share
this package.
"""
