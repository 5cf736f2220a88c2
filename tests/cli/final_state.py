"""Columns on the end of a game, read from the view that everybody has, for tests of data files."""

from typing import Any

import argosy


def state_of(game: Any, seat: int) -> dict[str, Any]:
    """The columns of a seat of a finished game; lists of names in the order of the alphabet."""
    city = game.view(None).cities[seat]
    found = duel_state(game, city) if isinstance(game, argosy.DuelGame) else wonders_state(game, city)
    return {
        name: sorted(value) if isinstance(value, (tuple, list)) else value for name, value in found.items()
    }


def wonders_state(game: Any, city: Any) -> dict[str, Any]:
    tokens = [int(points) for points in game.ruleset.tables.victory]
    found = {
        "stages": len(city.stages),
        "cards": city.cards,
        "shields": city.shields,
        "defeats": city.defeats,
        "symbols_open": sum(count for name, count in city.science.items() if name in ("any", "most")),
        **{f"victories_{age}": city.victories.count(tokens[age - 1]) for age in (1, 2, 3)},
        **{f"symbol_{name}": city.science[name] for name in ("compass", "gear", "tablet")},
        **{f"cards_{color}": count for color, count in city.colors.items()},
    }
    if city.armada is not None:
        sheet = next(sheet for sheet in game.scores() if sheet.seat == city.seat)
        line = "fleet" if city.armada and game.ruleset.edition == 2010 else "civil"
        items = next(one.items for one in sheet.lines if one.line == line)
        found |= {f"ship_{lane}": space for lane, space in city.armada.ships.items()}
        found |= {"islands": city.armada.islands, "fleet_points": dict(items).get("blue", 0)}
    if city.leaders is not None:
        found |= {"leaders": city.leaders.recruited, "leaders_sold": city.leaders.sold}
    if city.cities is not None:
        found |= {name: getattr(city.cities, name) for name in ("debts", "masks")}
    if city.babel is not None:
        found |= {"tiles_laid": city.babel.laid, "project_debt": city.babel.debt}
        found |= {"project_rewards": sum(city.babel.rewards)}
    if city.edifice is not None:
        found |= {f"pawn_{age}": int(city.edifice.pawns[age - 1]) for age in (1, 2, 3)}
        found |= {"edifice_debt": city.edifice.debt}
    return found


def duel_state(game: Any, city: Any) -> dict[str, Any]:
    symbols = game.ruleset.catalog.science.symbols
    found = {
        "cards": city.cards,
        "lead": city.shields,
        "progress": city.progress,
        **{f"symbol_{name}": city.symbols.get(name, 0) for name in symbols},
        **{f"cards_{color}": count for color, count in city.colors.items()},
    }
    chambers = game.view(None).chambers
    if chambers:
        found |= {f"influence_{one.chamber}": one.markers[city.seat] for one in chambers}
        found |= {
            "senators": city.senators,
            "chambers": sum(one.control == city.seat for one in chambers),
            "conspiracies": [one.conspiracy for one in city.conspiracies if one.is_triggered],
        }
    if "pantheon" in game.ruleset.expansions:
        found |= {
            "gods": city.gods,
            "mythology": sum(city.mythology.values()),
            "offerings": len(city.offerings),
        }
    return found
