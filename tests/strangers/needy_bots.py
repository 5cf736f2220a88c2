"""A module that needs one that is not there."""

import a_library_that_nobody_has  # noqa: F401
