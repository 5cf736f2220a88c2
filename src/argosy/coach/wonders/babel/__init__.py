"""What Babel adds to the reasons."""

from argosy.coach.wonders.babel.tower import tower as source

__all__ = ["source"]
