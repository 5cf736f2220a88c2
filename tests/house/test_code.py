"""Reader of source texts: uses of definitions, and citations of rules."""

from tests.house.code import citations_of, users

A = """
LIMIT = 7
SPARE = 8

def used(): return 1
def alone(): return 2
def again(n): return again(n - 1)
def shadow(): return 3
class Thing:
    field: int = LIMIT
    def method(self): return self.field
"""
B = """
from game.a import used, shadow as hidden
from game import a, passed
from elsewhere import alone

def main():
    return used(), alone(), passed(), a.SPARE

def shadow(): return main()
"""
C = "from game.a import shadow as passed\n"


def test_a_definition_is_used_where_something_else_names_it():
    found = users({"game.a": A, "game.b": B, "game": C})
    assert {("game.a", "used"), ("game.a", "LIMIT"), ("game.a", "SPARE"), ("game.b", "main")} <= found


def test_a_name_that_a_package_passes_on_is_used_at_its_home():
    assert ("game.a", "shadow") in users({"game.a": A, "game.b": B, "game": C})


def test_calling_oneself_or_being_imported_is_no_use():
    """`alone` of another module, `again` inside `again`, and an import that nobody calls."""
    found = users({"game.a": A, "game.b": B, "game": C.replace("passed", "other")})
    assert not {("game.a", "alone"), ("game.a", "again"), ("game.a", "shadow"), ("game.b", "shadow")} & found


def test_fields_and_methods_are_used_as_attributes():
    found = users({"game.a": A})
    assert ("", "field") in found
    assert ("", "method") not in found


SOURCE = '''
# Three are enough (BASE-TRADE-1).
MANY = 3
FEW = 2  # BASE-TRADE-2
"""Seldom (BASE-TRADE-3, -4)."""
NONE = 0

def sell():
    """It brings coins (BASE-SELL-1)."""
    # BASE-SELL-2

class Card:
    """A card (BASE-CARD-1)."""

    cost: int
    """What it costs (BASE-COST-1)."""

    def build(self):
        """BASE-BUILD-1."""
'''


def test_what_a_definition_cites():
    assert citations_of(SOURCE, "sell") == {"BASE-SELL-1"}
    assert citations_of(SOURCE, "Card") == {"BASE-CARD-1"}
    assert citations_of(SOURCE, "Card.cost") == {"BASE-COST-1"}
    assert citations_of(SOURCE, "Card.build") == {"BASE-BUILD-1"}


def test_a_constant_cites_in_its_comments_and_in_the_text_below_it():
    assert citations_of(SOURCE, "MANY") == {"BASE-TRADE-1"}
    assert citations_of(SOURCE, "FEW") == {"BASE-TRADE-2", "BASE-TRADE-3", "BASE-TRADE-4"}
    assert citations_of(SOURCE, "NONE") == set()


def test_what_is_not_there_cites_nothing():
    assert citations_of(SOURCE, "gone") == set()
