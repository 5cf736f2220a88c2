"""The facts of boards that came without a box of rules."""
