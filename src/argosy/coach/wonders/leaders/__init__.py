"""What Leaders adds to the reasons."""

from argosy.coach.wonders.leaders.recruits import recruits as source

__all__ = ["source"]
