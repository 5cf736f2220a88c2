"""A box of Leaders put together, and what must hold between its set-up, leaders, guilds and boards."""

from argosy.catalog.blocks import Blocks
from argosy.catalog.boxes import Box
from argosy.catalog.facts import read_setup
from argosy.catalog.wonders.leaders.read import read_leaders
from argosy.catalog.wonders.leaders.types import Leaders, LeadersSetup
from argosy.errors import CatalogError

PACKS = ("standard", "expert", "cities")


def read_box_of_leaders(box: Box, files: Blocks) -> Leaders:
    """All that a box of Leaders adds besides guilds and boards, checked (LEADERS-GUILD-5)."""
    found = Leaders(setup=read_setup(box.id, files, LeadersSetup), leaders=read_leaders(box, files))
    check_packs(box, found)
    check_enough(box, found)
    for file, printed in (("guilds.toml", found.setup.printed.guilds), ("wonders.toml", found.setup.printed.wonders)):
        blocks = files.get(file, {}).values()
        if len(blocks) != printed and not any(block.own for block in blocks):
            raise CatalogError(f"{box.id}: {file} has {len(blocks)} blocks; [printed] says {printed}")
    return found


def check_packs(box: Box, found: Leaders) -> None:
    """As many leaders in each pack as the list of contents says; own ones may be more."""
    if any(leader.own for leader in found.leaders):
        return
    counts = [sum(leader.pack == pack for leader in found.leaders) for pack in PACKS]
    counted = tuple(count for count in counts if count)
    if counted != found.setup.printed.leaders:
        raise CatalogError(
            f"{box.id}: {list(counted)} leaders in its packs; [printed] says {list(found.setup.printed.leaders)}"
        )


def check_enough(box: Box, found: Leaders) -> None:
    """The standard pack alone is large enough for every table (LEADERS-SETUP-3)."""
    most = 8 if found.setup.eight_players else found.setup.players.most
    standard, wanted = sum(leader.pack == "standard" for leader in found.leaders), most * found.setup.draft.leaders
    if standard < wanted:
        raise CatalogError(f"{box.id}: {standard} standard leaders; {most} players are dealt {wanted}")
