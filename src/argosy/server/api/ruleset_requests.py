"""Conversion between the arguments of `argosy.new_game` and the stored request of a table."""

from typing import Annotated

import msgspec

from argosy.server.engine import new_game
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.storage.rows import Deal, GameRequest
from argosy.web.models import CLOCKS, GameName

Number = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
USUAL = {"wonders": 3, "duel": 2}
"""Players where nobody says how many."""


class RulesetAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Requested ruleset, and the players of the other seats."""

    game: GameName = "wonders"
    players: Annotated[int, msgspec.Meta(ge=2, le=8)] | None = None
    """3 where nothing is said, in Duel 2."""
    edition: Annotated[int, msgspec.Meta(ge=1000, le=9999)] = 2020
    """Of 7 Wonders: 2010 or 2020."""
    expansions: Annotated[tuple[Word, ...], msgspec.Meta(max_length=12)] = ()
    boxes: Annotated[tuple[Word, ...], msgspec.Meta(max_length=12)] = ()
    """The old name of `expansions`."""
    options: Annotated[dict[Word, Word | Number | bool], msgspec.Meta(max_length=20)] = {}
    """`teams`, and readings of the rules by the names of `argosy.new_game`."""
    clock: Number = 0
    """Seconds that a turn may take; 0: as long as it likes."""
    bots: Annotated[tuple[Word, ...], msgspec.Meta(max_length=8)] = ()
    """Bots of this server for the remaining seats, in their order; `greedy` where nothing is said."""
    seat: Annotated[int, msgspec.Meta(ge=0, le=8)] | None = None
    """Where the challenger sits; anywhere where nothing is said."""


def request_of(asked: RulesetAsked) -> GameRequest:
    """The request of a table. Refuses what cannot be played, with the reason."""
    game = GAMES[asked.game]
    for name in asked.options:
        if name not in game.options:
            raise Refused("bad_form", f"options: there is no {name!r}; there are {', '.join(game.options)}.")
    if asked.clock not in CLOCKS:
        raise Refused("bad_form", f"clock is one of {', '.join(map(str, CLOCKS))}, not {asked.clock}.")
    if asked.boxes and asked.expansions:
        raise Refused("bad_form", "expansions and its old name boxes in one request; give expansions alone.")
    request = GameRequest(
        game=asked.game,
        players=USUAL[asked.game] if asked.players is None else asked.players,
        edition=asked.edition,
        expansions=asked.expansions or asked.boxes,
        options=dict(asked.options),
        clock=asked.clock,
    )
    expansions = tuple(new_game(Deal(request=request, seed=0)).ruleset.expansions)
    for expansion in expansions:
        if expansion not in game.expansions:
            raise Refused(
                "unplayable",
                f"expansions: {expansion!r} cannot be played here; there are {', '.join(game.expansions)}.",
            )
    return msgspec.structs.replace(request, expansions=expansions)
