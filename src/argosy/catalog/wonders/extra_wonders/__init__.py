"""The facts of boards that came without an expansion of rules."""
