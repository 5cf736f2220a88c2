"""Brute-force scores and prices of Duel from the table and the rulebook; no code of the rules."""

import itertools

RESOURCES = ("wood", "stone", "clay", "glass", "papyrus")
BROWN = ("wood", "stone", "clay")
MILITARY = (0, 2, 2, 5, 5, 5, 10, 10, 10, 0)  # by the lead; at 9 the game was won
TEMPLES = (0, 5, 12, 21)
CHAMBERS = (1, 2, 3, 3, 2, 1)
GUILDS = {
    "merchants_guild": ("yellow",), "shipowners_guild": ("brown", "grey"), "magistrates_guild": ("blue",),
    "scientists_guild": ("green",), "tacticians_guild": ("red",),
}  # fmt: skip


def printed(thing) -> int:
    """The points in the laurel of a card, a wonder, a token."""
    return sum(effect.amount for effect in thing.effects if effect.kind == "points")


def standing(city) -> int:
    """Constructed wonders."""
    return sum(wonder.is_built for wonder in city.wonders)


def guild_points(guild: str, cities, facts) -> int:
    """DUEL-053 to 056."""
    if guild == "builders_guild":
        return 2 * max(map(standing, cities))
    if guild == "moneylenders_guild":
        return max(city.coins // 3 for city in cities)
    return max(sum(facts[card].color in GUILDS[guild] for card in city.cards) for city in cities)


def brute_score(view, catalog, seat: int) -> dict[str, int]:
    """Every line of the score pad (DUEL-100, AGORA-073, PANTHEON-019, 023, 030)."""
    facts = {card.id: card for card in catalog.cards}
    things = {one.id: one for one in (*catalog.wonders, *catalog.progress, *catalog.divinities)}
    mine = view.cities[seat]
    lines = {
        color: sum(printed(facts[card]) for card in mine.cards if facts[card].color == color)
        for color in ("blue", "green", "yellow")
    }
    temples = sum(card.startswith("grand_temple") for card in mine.cards)
    guilds = [card for card in mine.cards if facts[card].deck == "guild"]
    lines["purple"] = TEMPLES[temples] + sum(guild_points(guild, view.cities, facts) for guild in guilds)
    lines["wonders"] = sum(printed(things[wonder.wonder]) for wonder in mine.wonders if wonder.is_built)
    lines["progress"] = sum(printed(things[token]) for token in mine.progress)
    lines["progress"] += 3 * len(mine.progress) * ("mathematics" in mine.progress)
    held = sum(mine.mythology.values()) + len(mine.offerings)
    lines["progress"] += 2 * held * ("mysticism" in mine.progress)
    lines["gods"] = sum(printed(things[god]) for god in mine.gods) + mine.protected
    lines["coins"] = mine.coins // 3
    lead = view.pawn if seat == 0 else -view.pawn
    lines["military"] = MILITARY[lead] if lead > 0 else 0
    owned = [chamber.markers[seat] > chamber.markers[1 - seat] for chamber in view.chambers]
    lines["senate"] = sum(points for points, own in zip(CHAMBERS, owned, strict=False) if own)
    return lines


def made(cards, facts) -> list[int]:
    """Resources that brown and grey cards produce (DUEL-031)."""
    counts = dict.fromkeys(RESOURCES, 0)
    for card in cards:
        for effect in facts[card].effects:
            if effect.kind == "produce":
                counts[effect.resource] += effect.amount
    return [counts[resource] for resource in RESOURCES]


FIXED = {
    "stone_reserve": ("stone",),
    "clay_reserve": ("clay",),
    "wood_reserve": ("wood",),
    "customs_house": ("glass", "papyrus"),
}
EITHER = {
    "forum": ("glass", "papyrus"),
    "piraeus": ("glass", "papyrus"),
    "caravansery": BROWN,
    "great_lighthouse": BROWN,
}


def unit_prices(own, other, decrees, facts) -> list[int]:
    """DUEL-032 to 034, AGORA-104."""
    fixed = {resource for card in own for resource in FIXED.get(card, ())}
    prices = []
    for resource, sold in zip(RESOURCES, made(other, facts), strict=True):
        price = 1 if resource in fixed else 2 + sold
        decree = "trade_discount_brown" if resource in BROWN else "trade_discount_grey"
        prices.append(max(1, price - (decree in decrees)))
    return prices


def purchase(needs, own, built, prices, discount: int, facts) -> int:
    """The least coins for resources: every use of either/or producers and of the discount is tried
    (DUEL-035, 036).
    """
    makes, best = made(own, facts), None
    either = [EITHER[name] for name in (*own, *built) if name in EITHER]
    missing = [max(0, need - have) for need, have in zip(needs, makes, strict=True)]
    units = [number for number, count in enumerate(missing) for _ in range(count)]
    for picks in itertools.product(*[[None, *options] for options in either]):
        left = list(missing)
        for pick in picks:
            if pick is not None and left[RESOURCES.index(pick)] > 0:
                left[RESOURCES.index(pick)] -= 1
        for dropped in itertools.combinations(range(len(units)), min(discount, len(units))):
            rest = list(left)
            for place in dropped:
                rest[units[place]] = max(0, rest[units[place]] - 1)
            coins = sum(count * price for count, price in zip(rest, prices, strict=True))
            best = coins if best is None else min(best, coins)
    return best or 0


def brute_price(card, own, other, built, progress, decrees, facts) -> tuple[int, int]:
    """The price of a building: coins to the bank, coins for resources.

    DUEL-030 to 038, AGORA-101, 104, 109, PANTHEON-030. The cheapest way; of equally cheap ones the one that
    spends least on resources, because an opponent with Economy takes those coins.
    """
    chains = {facts[name].chain_gives for name in own}
    if "opponent_chains" in decrees:
        chains |= {facts[name].chain_gives for name in other}
    if card.chain_from and card.chain_from in chains:
        return 0, 0
    prices = unit_prices(own, other, decrees, facts)
    discount = 2 if card.color == "blue" and "masonry" in progress else 0
    needs = [card.cost.get(resource, 0) for resource in RESOURCES]
    printed_coins = card.cost.get("coins", 0)
    ways = [(printed_coins, needs)]
    if f"ignore_symbol_{card.color}" in decrees:
        ways.append((0, needs))
        ways += [
            (printed_coins, [max(0, need - (number == n)) for n, need in enumerate(needs)])
            for number in range(5)
        ]
    splits = [(coins, purchase(wanted, own, built, prices, discount, facts)) for coins, wanted in ways]
    if card.chain_from and "engineering" in progress:
        splits.append((1, 0))
    return min(splits, key=lambda split: (sum(split), split[1]))


def brute_wonder_price(wonder, own, other, built, progress, decrees, facts) -> tuple[int, int]:
    """The price of a wonder: coins to the bank, coins for resources (DUEL-024, 036, AGORA-102)."""
    discount = 2 * ("architecture" in progress) + ("wonder_discount" in decrees)
    needs = [wonder.cost.get(resource, 0) for resource in RESOURCES]
    return 0, purchase(needs, own, built, unit_prices(own, other, decrees, facts), discount, facts)
