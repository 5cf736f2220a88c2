"""The words of Lanterns and their numbers."""

from argosy.catalog.wonders.lanterns import FIELDS
from argosy.rules.wonders.expansions.word_numbers import numbered

EFFECTS = numbered(__name__, "EFFECTS", *FIELDS)
LANTERNS, LANTERNS_OF_NEIGHBORS = EFFECTS.numbers

LINES = numbered(__name__, "LINES", "lanterns")
(LANTERNS_LINE,) = LINES.numbers
