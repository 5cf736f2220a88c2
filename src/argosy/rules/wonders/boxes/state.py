"""What boxes add to the record of a game: a record each, in a city and on the table."""

from argosy.rules.wonders.armada.state import ARMADA_CITY, ARMADA_GAME
from argosy.rules.wonders.cities.state import BLACK_CITY

BOX_CITIES = (("armada", ARMADA_CITY), ("black", BLACK_CITY))
"""Name and type of each box's record in a city."""

BOX_GAMES = (("armada", ARMADA_GAME),)
"""Name and type of each box's record in the game."""
