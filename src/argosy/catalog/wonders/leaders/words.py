"""The words of the data files of Leaders: things that effects count, kinds of effects, files."""

from argosy.catalog.wonders.expansion_words import ExpansionWords

FIELDS: dict[str, frozenset[str]] = {
    "waive_resource": frozenset({"of"}),
    "bank_unit": frozenset({"amount"}),
    "leaders_free": frozenset(),
    "leader_discount": frozenset({"amount", "where"}),
    "free_color": frozenset({"of"}),
    "coins_when_built": frozenset({"of", "amount"}),
    "coins_when_chained": frozenset({"amount"}),
    "coins_when_bought": frozenset({"amount"}),
    "coins_per_token": frozenset({"amount"}),
    "more_from_bank": frozenset({"amount"}),
    "revive": frozenset({"order"}),
    "take_token": frozenset(),
    "drop_defeats": frozenset(),
    "others_return_token": frozenset({"amount"}),
    "defeats_to_winner": frozenset(),
    "more_per_science_set": frozenset({"amount"}),
    "change_symbol": frozenset({"amount"}),
    "points_per_set": frozenset({"of", "amount"}),
    "points_if_most": frozenset({"of", "amount"}),
    "points_without_defeats": frozenset({"amount"}),
    "points_per_token_pair": frozenset(),
    "points_if_only_leader": frozenset({"amount"}),
    "draw_leaders": frozenset({"amount"}),
    "recruit_extra": frozenset(),
    "bury_leader": frozenset({"amount"}),
    "copy_leader": frozenset(),
}
"""Kinds of effects with exactly the fields that each has."""

WORDS = ExpansionWords(
    fields=FIELDS,
    lists={"leaders.toml": "leader"},
    needs=frozenset({"setup.toml", "leaders.toml"}),
    may_have=frozenset({"guilds.toml", "wonders.toml"}),
    things=("coin", "three_coins", "leader"),
)
