"""Everything that Argosy refuses, as one small tree.

    ArgosyError
      CatalogError    a data file says something that cannot be true
      RulesetError    these expansions or options do not fit together
      ChoiceError     not readable, not legal now, or for a turn that is over
      PositionError   a situation that cannot be
      RecordError     a saved game that does not replay
      CompileError    rules that cannot be compiled, or may not be now

A message names the thing, what is wrong and what would be right. Whoever gets one of these finds nothing
changed.
"""


class ArgosyError(Exception):
    """The root: catch this to catch whatever Argosy refuses."""


class SaidAnywhere(ArgosyError, ValueError):
    """Refusal with an English message and, where it is common, values for a translated one."""

    def __init__(self, message: str = "", code: str = "", **parts: str | int) -> None:
        super().__init__(message)
        self.code = code
        """Empty where the message is all there is."""
        self.parts = parts
        """Ids and numbers that the sentence names."""


class CatalogError(ArgosyError, ValueError):
    """A data file says something that cannot be true."""


class RulesetError(SaidAnywhere):
    """These expansions or options do not fit together."""


class ChoiceError(ArgosyError, ValueError):
    """A choice that cannot be read, is not legal now, or was made for a turn that is over."""


class PositionError(SaidAnywhere):
    """A situation that cannot be set up."""


class RecordError(ArgosyError, ValueError):
    """A saved game that does not replay."""


class CompileError(ArgosyError):
    """Rules that cannot be compiled, or may not be now (raised from an error of `argosy.kernelc`)."""
