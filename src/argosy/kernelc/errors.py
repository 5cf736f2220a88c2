"""The error of the compiler."""


class CompileError(Exception):
    """A kernel that cannot be compiled, or that may not be now; the message names file and line."""
