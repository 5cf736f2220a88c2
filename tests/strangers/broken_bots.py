"""A module that cannot be imported."""

raise OSError("the disk is full")
