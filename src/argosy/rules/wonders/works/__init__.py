"""Common works that cities join during an Age: penalties shared by Great Projects and edifices."""
