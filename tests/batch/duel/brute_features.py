"""Brute-force features of Duel: from the view of a seat, name by name."""

from argosy.catalog.duel import COLORS, DECKS, RESOURCES
from argosy.game.duel.view import DuelView
from argosy.game.duel.words import ASKED, RESULTS
from argosy.rules.duel import terms as t

DECISIONS = {name: number for number, name in ASKED.items()}
NOT_IN_VIEWS = (
    "asked.amount", "asked.subject", "swapped", "snake.owner",
    *(f"{whose}.{field}" for whose in ("own", "foe") for field in ("choosers", "cover_", "sold.", "powers.", "points.")),
)  # fmt: skip
"""How features begin that a view has no field for."""


def told_by(view: DuelView, ruleset) -> dict[str, int]:
    """Every feature that a view says something about, by name."""
    facts = ruleset.catalog
    names = {
        "cards": [card.id for card in facts.cards],
        "wonders": [wonder.id for wonder in facts.wonders],
        "tokens": [token.id for token in facts.progress],
        "gods": [god.id for god in facts.divinities],
    }
    told = _table(view) | _structure(view, names["cards"])
    if view.asked == "senate":
        told["asked.amount"] = view.senate_actions
    told |= _has("discard", names["cards"], view.discard) | _has(
        "draft", names["wonders"], view.shown_wonders
    )
    for prefix, held in (("board", view.board), ("box", view.box), ("drawn", view.drawn)):
        told |= _has(prefix, names["tokens"], held)
    for whose, city in (("own", view.cities[view.seat]), ("foe", view.cities[1 - view.seat])):
        told |= _city(whose, city, facts, names)
    told |= _under(view, names["cards"])
    if "agora" in ruleset.expansions:
        told |= _agora(view, facts, names)
    if "pantheon" in ruleset.expansions:
        told |= _pantheon(view, facts, names)
    return told


def _has(prefix: str, names, held) -> dict[str, int]:
    return {f"{prefix}.{name}": int(name in held) for name in names}


def _table(view: DuelView) -> dict[str, int]:
    sign = 1 - 2 * view.seat
    tokens = {space.lstrip("+-") + ("+" if (space[0] == "+") == (sign > 0) else "-") for space in view.track}
    return {
        "age": view.age,
        "turn": view.turn,
        "over": RESULTS.index(view.result),
        "asked": DECISIONS.get(view.asked, 0),
        "decides": int(view.seat in view.owing),
        "on_turn": int(view.on_turn == view.seat),
        "play_again": int(view.play_again),
        "picks": view.picks,
        "pawn": view.pawn * sign,
        **{
            f"military_token.{side}{space}": int(f"{space}{side}" in tokens)
            for space in "36"
            for side in "+-"
        },
    }


def _structure(view: DuelView, cards) -> dict[str, int]:
    told = {f"structure.{card}": 0 for card in cards}
    for place in range(t.PLACES):
        told |= {f"place.card.{place}": -1, f"place.back.{place}": -1, f"place.open.{place}": 0}
    for place in view.structure:
        told[f"place.open.{place.place}"] = int(place.is_open)
        if place.back:
            told[f"place.back.{place.place}"] = DECKS.index(place.back)
        if place.card:
            told[f"place.card.{place.place}"] = cards.index(place.card)
            told[f"structure.{place.card}"] = 1 + place.is_open
    return told


def _under(view: DuelView, cards) -> dict[str, int]:
    wonders = [wonder.card for city in view.cities for wonder in city.wonders]
    conspiracies = [one.prepared for city in view.cities for one in city.conspiracies]
    return _has("under", cards, [*wonders, *conspiracies])


def _city(whose: str, city, facts, names) -> dict[str, int]:
    colors = [*COLORS, "senator"]
    told = {f"{whose}.wonder.{wonder}": 0 for wonder in names["wonders"]}
    told |= {f"{whose}.wonder.{wonder.wonder}": 1 + wonder.is_built for wonder in city.wonders}
    built = sum(wonder.is_built for wonder in city.wonders)
    return (
        told
        | _has(f"{whose}.built", names["cards"], city.cards)
        | _has(f"{whose}.progress", names["tokens"], city.progress)
        | {f"{whose}.coins": city.coins, f"{whose}.wonders_built": built}
        | {f"{whose}.wonders_left": len(city.wonders) - built}
        | {f"{whose}.makes.{name}": city.makes.get(name, 0) for name in RESOURCES}
        | {f"{whose}.price.{name}": city.prices[name] for name in RESOURCES}
        | {f"{whose}.symbols.{name}": city.symbols.get(name, 0) for name in facts.science.symbols}
        | {f"{whose}.colors.{name}": {**city.colors, "senator": city.senators}[name] for name in colors}
    )


def _agora(view: DuelView, facts, names) -> dict[str, int]:
    own, foe = view.cities[view.seat], view.cities[1 - view.seat]
    hidden = [one for one in foe.conspiracies if not one.is_triggered]
    told = {"triggered": int(view.triggered), "own.supply": own.supply, "foe.supply": foe.supply}
    told |= {"stock_count": len(view.stock), "foe.face_down": sum(one.prepared is None for one in hidden)}
    told |= {"foe.face_down_prepared": sum(one.prepared is not None for one in hidden)}
    told |= {f"decree.{decree.id}": 0 for decree in facts.decrees}
    for row in view.chambers:
        told |= {f"chamber.own.{row.chamber}": row.markers[view.seat]}
        told |= {f"chamber.foe.{row.chamber}": row.markers[1 - view.seat]}
        told[f"chamber.control.{row.chamber}"] = (
            0 if row.control is None else 1 if row.control == view.seat else -1
        )
        told[f"chamber.face_down.{row.chamber}"] = row.decrees.count(None)
        told |= {f"decree.{decree}": row.chamber for decree in row.decrees if decree}
    for conspiracy in (one.id for one in facts.conspiracies):
        mine = next((one for one in own.conspiracies if one.conspiracy == conspiracy), None)
        state = 0 if mine is None else 3 if mine.is_triggered else 2 if mine.prepared else 1
        told[f"own.conspiracy.{conspiracy}"] = state
        seen = any(one.conspiracy == conspiracy and one.is_triggered for one in foe.conspiracies)
        told[f"foe.conspiracy.{conspiracy}"] = 3 * seen
        told[f"plot.{conspiracy}"] = int(conspiracy in view.hand)
        told[f"stock.{conspiracy}"] = 1 + view.stock.index(conspiracy) if conspiracy in view.stock else 0
    removed = [card for age in view.removed for card in age]
    return told | _has("locked", names["tokens"], [view.locked]) | _has("removed", names["cards"], removed)


def _pantheon(view: DuelView, facts, names) -> dict[str, int]:
    sign = 1 - 2 * view.seat
    told = {"minerva": int(view.minerva is not None), "minerva.space": (view.minerva or 0) * sign}
    told["snake"] = names["cards"].index(view.snake) if view.snake else -1
    told |= {f"space.god.{god}": 0 for god in names["gods"]} | {f"deck.god.{god}": 0 for god in names["gods"]}
    for space in view.spaces:
        told[f"space.taken.{space.space}"] = int(space.is_taken)
        mythology = facts.mythologies.index(space.mythology) if space.mythology else -1
        told[f"space.mythology.{space.space}"] = mythology
        told |= {f"space.god.{space.god}": space.space} if space.god else {}
    for deck in view.decks:
        told[f"deck.count.{deck.mythology}"] = len(deck.gods)
        told |= {f"deck.god.{god}": 1 + place for place, god in enumerate(deck.gods) if god}
    for whose, city in (("own", view.cities[view.seat]), ("foe", view.cities[1 - view.seat])):
        told |= _has(f"{whose}.god", names["gods"], city.gods)
        told |= {f"{whose}.mythology.{name}": city.mythology.get(name, 0) for name in facts.mythologies}
        told |= {
            f"{whose}.offering.{value}": int(value in city.offerings) for value in facts.pantheon.offerings
        }
        told[f"{whose}.protected"] = city.protected
    told |= _has("open_god", names["gods"], view.open_gods) | _has("enki", names["tokens"], view.enki)
    return told | _tokens(view, facts)


def _tokens(view: DuelView, facts) -> dict[str, int]:
    told = {f"place.{kind}.{place}": -1 for kind in ("mythology", "offering") for place in range(t.PLACES)}
    for place in view.structure:
        if place.token in facts.mythologies:
            told[f"place.mythology.{place.place}"] = facts.mythologies.index(place.token)
        elif place.token:
            value = int(place.token.removeprefix("offering "))
            told[f"place.offering.{place.place}"] = facts.pantheon.offerings.index(value)
    return told
