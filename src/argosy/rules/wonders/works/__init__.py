"""Common works, which cities take part in during an Age: Great Projects and edifices. What both share: penalties."""
