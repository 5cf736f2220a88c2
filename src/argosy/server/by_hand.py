"""The score pad for a real table, from what its address says."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from argosy.server.engine import new_game
from argosy.server.errors import Refused
from argosy.server.forms import game_request
from argosy.server.games import DEFAULT_GAME, GAMES
from argosy.server.guests import visitor_of
from argosy.server.presenters import notice_of
from argosy.server.rows import Deal, GameRequest, Guest
from argosy.web.by_hand import PadPage

KEPT = 64
"""Rulesets that stay in memory: a pad asks for the same one with every number that is filled in."""


def pad_page(guest: Guest, query: Mapping[str, str], path: str) -> PadPage:
    """The pad; where there is no such game, what is asked for and why not."""
    known = dict(query)
    try:
        request = game_request(known)
        ruleset = _ruleset(msgspec.json.encode(request))
    except Refused as refused:
        game = GAMES.get(known.get("game", ""), GAMES[DEFAULT_GAME]).name
        return PadPage(
            visitor=visitor_of(guest, path),
            game=game,
            query=known,
            players=0,
            ruleset=None,
            notice=notice_of(refused),
        )
    return PadPage(
        visitor=visitor_of(guest, path),
        game=GAMES[request.game].name,
        query=known,
        players=request.players,
        ruleset=ruleset,
    )


@lru_cache(KEPT)
def _ruleset(request: bytes) -> Any:
    """The rules of a game that is asked for."""
    return new_game(Deal(request=msgspec.json.decode(request, type=GameRequest), seed=0)).ruleset
