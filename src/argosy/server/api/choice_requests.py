"""Body of a request that commits a choice, for both APIs."""

from typing import Annotated

import msgspec

from argosy.server.tables.running_game import MOST_LETTERS


class ChoiceRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A choice that is to be committed."""

    choice: Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)]
    """Canonical text, as in `choices`."""
    moment: Annotated[int, msgspec.Meta(ge=0, lt=10**9)] | None = None
    """`moment` of the state that the choice was made in: refused when the table has moved on.

    Without it, it counts for the state that there is.
    """
    seat: int | None = None
    """The seat that you think is yours; refused if it is not."""
