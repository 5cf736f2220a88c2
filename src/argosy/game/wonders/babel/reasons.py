"""The rules behind the refusals of Babel: code, and the first word of the choice where it matters -> ids.

Codes of its own: no_tower, no_such_tile, no_project, no_tokens, other_project_color, no_token, no_such_way.
"""

from argosy.game.citing import Table

RULES: Table = {
    ("not_asked", "take"): ("BABEL-TOWER-2",),
    ("not_asked", "discard"): ("BABEL-PROJECT-3",),
    ("no_such_answer", "take"): ("BABEL-TOWER-2",),
    ("no_such_answer", "discard"): ("BABEL-PROJECT-3",),
    ("no_tower", ""): ("BABEL-TOWER-3",),
    ("no_such_tile", ""): ("BABEL-TOWER-3",),
    ("no_project", ""): ("BABEL-PROJECT-2",),
    ("no_tokens", ""): ("BABEL-PROJECT-2",),
    ("other_project_color", ""): ("BABEL-PROJECT-2",),
    ("no_token", ""): ("BABEL-PROJECT-3",),
    ("no_such_way", ""): ("AMB-98", "AMB-99"),
}
