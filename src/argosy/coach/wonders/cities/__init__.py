"""What Cities adds to the reasons."""

from argosy.coach.wonders.cities.dark import dark as source

__all__ = ["source"]
