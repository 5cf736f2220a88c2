"""The drawings of Duel and its boxes."""

from pathlib import Path

from argosy.web.drawings import read_drawings

DRAWINGS = read_drawings(Path(__file__).parent)
