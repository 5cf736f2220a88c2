"""What the single boards add to the reasons."""

from argosy.coach.wonders.extra_wonders.copies import copies as source

__all__ = ["source"]
