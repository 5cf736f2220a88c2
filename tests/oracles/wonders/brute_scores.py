"""Brute-force score sheet of 7 Wonders: points from the public table, by the words of the rules.

It reads a spectator's view and the catalog and shares no code with `argosy.rules` (BASE-SCORE-1 to -7,
BASE-SCI, BASE-GUILD, BASE-WONDERS-B-7).
"""

from itertools import product

from argosy.catalog import Catalog

LINES = {"blue": "civil", "yellow": "commerce", "purple": "guilds"}


def lines_of(catalog: Catalog, view, seat: int) -> dict[str, int]:
    """Every line of a seat, with the copied guild and the open symbols at their best for the owner."""
    candidates = (
        [None, *guilds_next_door(catalog, view, seat)]
        if copies_a_guild(catalog, view.cities[seat])
        else [None]
    )
    return max(
        (lines_with(catalog, view, seat, copied) for copied in candidates),
        key=lambda lines: sum(lines.values()),
    )


def lines_with(catalog: Catalog, view, seat: int, copied: str | None) -> dict[str, int]:
    """The lines when a certain guild of a neighbour is scored as well."""
    city = view.cities[seat]
    lines = {
        "conflicts": sum(city.victories) - city.defeats,
        "treasury": city.coins // 3,
        "wonder": sum(points(view, seat, effect, catalog) for effect in stage_effects(catalog, city)),
        "science": 0,
        **dict.fromkeys(LINES.values(), 0),
    }
    for card in (*city.cards, *([copied] if copied else [])):
        line = LINES.get(catalog.card(card).color)
        if line:
            lines[line] += sum(points(view, seat, effect, catalog) for effect in catalog.card(card).effects)
    lines["science"] = best_science(symbols(catalog, city, copied))
    return lines


def stage_effects(catalog: Catalog, city):
    stages = catalog.wonder(city.wonder).sides[city.side].stages
    return [effect for number in city.stages for effect in stages[number - 1].effects]


def copies_a_guild(catalog: Catalog, city) -> bool:
    return any(effect.kind == "copy_guild" for effect in stage_effects(catalog, city))


def neighbors(view, seat: int):
    return [view.cities[(seat + 1) % len(view.cities)], view.cities[seat - 1]]


def guilds_next_door(catalog: Catalog, view, seat: int) -> list[str]:
    return [
        card for city in neighbors(view, seat) for card in city.cards if catalog.card(card).color == "purple"
    ]


def points(view, seat: int, effect, catalog: Catalog) -> int:
    """The points of one effect at the end of the game."""
    if effect.kind == "points":
        return effect.amount
    if effect.kind == "points_if_wonder_complete":
        city = view.cities[seat]
        return (
            effect.amount
            if len(city.stages) == len(catalog.wonder(city.wonder).sides[city.side].stages)
            else 0
        )
    if effect.kind == "points_per":
        places = {
            "self": view.cities[seat],
            "left": neighbors(view, seat)[0],
            "right": neighbors(view, seat)[1],
        }
        return effect.amount * sum(
            count(catalog, places[word], thing) for word in effect.where for thing in effect.of
        )
    return 0


def count(catalog: Catalog, city, thing: str) -> int:
    if thing == "wonder_stage":
        return len(city.stages)
    if thing == "defeat_token":
        return city.defeats
    return sum(catalog.card(card).color == thing for card in city.cards)


def symbols(catalog: Catalog, city, copied: str | None) -> list[str]:
    """Every science symbol of a city, those of free choice as `any`."""
    effects = [effect for card in city.cards for effect in catalog.card(card).effects] + stage_effects(
        catalog, city
    )
    effects += list(catalog.card(copied).effects) if copied else []
    return [effect.symbol for effect in effects if effect.kind == "science"]


def best_science(held: list[str]) -> int:
    """Try every way to name the open symbols (BASE-SCI-1, -2, -4)."""
    fixed = [symbol for symbol in held if symbol != "any"]
    ways = product(("compass", "gear", "tablet"), repeat=held.count("any"))
    return max(science(fixed + list(named)) for named in ways)


def science(named: list[str]) -> int:
    counts = [named.count(symbol) for symbol in ("compass", "gear", "tablet")]
    return sum(n * n for n in counts) + 7 * min(counts)
