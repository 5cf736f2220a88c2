"""Registry of the games that the server offers, by name."""

from argosy.server.duel.serving import DUEL
from argosy.server.served_game import ServedGame
from argosy.server.wonders.serving import WONDERS

GAMES: dict[str, ServedGame] = {game.name: game for game in (WONDERS, DUEL)}
DEFAULT_GAME = WONDERS.name
