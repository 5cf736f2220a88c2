"""The words of Lanterns and their numbers."""

from argosy.catalog.wonders.lanterns import FIELDS
from argosy.rules.wonders.expansions.word_numbers import numbered

EFFECTS = numbered(__name__, "EFFECTS", *FIELDS)
LANTERNS = EFFECTS["lanterns"]
LANTERNS_OF_NEIGHBORS = EFFECTS["lanterns_of_neighbors"]

LINES = numbered(__name__, "LINES", "lanterns")
LANTERNS_LINE = LINES["lanterns"]
