"""Configuration of Sphinx: Markdown, one theme, the public API from its docstrings, no network."""

project = "Argosy"
author = "Argosy contributors"
copyright = "2026, Argosy contributors"  # noqa: A001  because Sphinx asks for this name

extensions = ["myst_parser", "sphinx.ext.autodoc"]
autodoc_typehints = "description"
default_role = "code"
autodoc_member_order = "bysource"
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "Argosy"
