"""Armada with Cities: taxes and pirates beside the losses of Cities."""

from argosy.catalog.wonders.cities.facts import Cities
from argosy.web.wonders.faces import Faces


def are_added_up(faces: Faces) -> bool:
    """Do losses at sea come in one sum with those of Cities at the end of the turn (CITIES-MIX-1)?"""
    return faces.catalog.of(Cities) is not None
