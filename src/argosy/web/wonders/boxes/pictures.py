"""What effects of boxes look like: one line for each box."""

from argosy.web.wonders.armada import effects as armada
from argosy.web.wonders.babel import effects as babel
from argosy.web.wonders.cities import effects as cities
from argosy.web.wonders.edifice import effects as edifice
from argosy.web.wonders.extra_wonders import effects as extra_wonders
from argosy.web.wonders.leaders import effects as leaders

BOXES = (armada, leaders, cities, babel, edifice, extra_wonders)

MORE_PICTURES = {kind: picture for box in BOXES for kind, picture in box.PICTURES.items()}
"""By kind of effect."""

MORE_THINGS = {thing: icon for box in BOXES for thing, icon in box.THINGS.items()}
"""Icons of what effects of boxes count."""
