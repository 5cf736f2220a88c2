"""Registry of the games that have pages, one line each."""

from argosy.web.duel.pages import DUEL
from argosy.web.game_pages import GamePages
from argosy.web.models import GameName
from argosy.web.wonders.pages import WONDERS

GAMES: dict[GameName, GamePages] = {game.name: game for game in (WONDERS, DUEL)}
"""The first is the one that is chosen when nothing is said."""
