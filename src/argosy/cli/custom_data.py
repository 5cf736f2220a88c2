"""Custom facts (`--data DIR`) and networks (ARGOSY_NETS), checked before anything starts."""

from pathlib import Path


def use(folder: Path | None) -> None:
    """Read a folder of the user in this process and its children.

    Raises CatalogError if anything in it cannot be true, ArgosyError for a net that is none.
    """
    from argosy.bots.custom_nets import check_own_nets

    check_own_nets()
    if folder is None:
        return
    from argosy.catalog import known_expansions, load_expansions
    from argosy.catalog.custom_data import use_own_data
    from argosy.catalog.duel import load_duel

    for base in (
        expansion for expansion in known_expansions("wonders", folder) if expansion.startswith("base_")
    ):
        load_expansions("wonders", (base,), folder)
    load_duel(folder)
    use_own_data(folder)
