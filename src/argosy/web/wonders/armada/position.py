"""A position with Armada to begin with."""

from argosy.texts import Words

EXAMPLES = {
    "fleet": """{
 "edition": 2020,
 "boxes": ["armada_2020"],
 "age": 2,
 "cities": [
  {"wonder": "babylon", "coins": 9, "armada": {"ships": {"red": 2, "yellow": 1}}},
  {"wonder": "ephesos", "coins": 5},
  {"wonder": "alexandria", "coins": 5}
 ]
}"""
}


def titles(w: Words) -> dict[str, str]:
    """What it is about."""
    return {"fleet": w.say("7 Wonders: ships in Age II")}
