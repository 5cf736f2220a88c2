"""What Edifice adds to the reasons."""

from argosy.coach.wonders.edifice.pawns import pawns as source

__all__ = ["source"]
