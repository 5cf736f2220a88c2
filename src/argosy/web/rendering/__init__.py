"""Rendering of pages: template environments, static files, drawings, fragment cache."""
