"""Page values of the score pad for a real table, filled from the query of its URL."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

import msgspec

from argosy.server.auth.guests import visitor_of
from argosy.server.engine import Game, new_game
from argosy.server.errors import Refused
from argosy.server.games import DEFAULT_GAME, GAMES
from argosy.server.http.forms import game_request
from argosy.server.pages.presenters import notice_of
from argosy.server.storage.rows import Deal, GameRequest, Guest
from argosy.web.games import GAMES as GAME_PAGES
from argosy.web.score_pad.pad_page import PadPage

LINK = re.compile(r"(?:https?://[^/\s?#]+)?/?(?:position|r)/(?P<id>[0-9a-f]{8,64})/?(?:[?#]\S*)?")
"""A link to a position as one copies it: with the server or without."""
LONGEST_LINK = 500
KEPT = 64
"""Rulesets that stay in memory: a pad asks for the same one with every number that is filled in."""


def pad_page(
    guest: Guest, query: Mapping[str, str], path: str, refused: Refused | None = None, text: str = ""
) -> PadPage:
    """The score pad; where there is no such game, the request and why not.

    refused: why the position `text` cannot be read.
    """
    known = dict(query)
    try:
        request = game_request(known)
        ruleset = _ruleset(msgspec.json.encode(request))
    except Refused as unknown:
        game = GAMES.get(known.get("game", ""), GAMES[DEFAULT_GAME]).name
        return PadPage(
            visitor=visitor_of(guest, path),
            game=game,
            query=known,
            players=0,
            ruleset=None,
            notice=notice_of(unknown),
        )
    return PadPage(
        visitor=visitor_of(guest, path),
        game=GAMES[request.game].name,
        query=known,
        players=request.players,
        ruleset=ruleset,
        notice=notice_of(refused) if refused else None,
        position=text,
    )


def filled_from(game: Game) -> str:
    """The address of the pad with a position on it, added up as if the game ended there."""
    pages = GAME_PAGES[game.ruleset.game].positions
    return f"/pad?{urlencode(pages.onto_pad(game.ruleset, game.position(), game.view(None), game.scores()))}"


def position_id(text: str) -> str:
    """The id in a link to a position, on whatever server; empty where the text is none."""
    found = LINK.fullmatch(text.strip()) if len(text) <= LONGEST_LINK else None
    return found["id"] if found else ""


@lru_cache(KEPT)
def _ruleset(request: bytes) -> Any:
    """The rules of a game that is asked for."""
    return new_game(Deal(request=msgspec.json.decode(request, type=GameRequest), seed=0)).ruleset
