"""Common works: what several cities take part in during an Age, with a reward for those who did if enough took part, and
a penalty for those who did not.

Boxes with such works (projects, edifices) show, ask and tell what they have in common by this room.
"""
