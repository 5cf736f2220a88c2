"""What Armada adds to the reasons."""

from argosy.coach.wonders.armada.sea import sea as source

__all__ = ["source"]
