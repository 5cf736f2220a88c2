"""Pages and HTML fragments, rendered by pure functions from what a viewer may see.

They know no rules, no network and no clock. For the server:
- `argosy.web.models`: the page models; `argosy.web.pages`: lobby, table, table_fragment, replay, rules,
  error.
- `argosy.web.wonders.live.refusal_queries.queries(view, legal)` lists the refused choices for which a page
  gives a reason; the server asks the game for these reasons.
- `argosy.web.rendering.assets`: FOLDER (static files), prefix() (their address; it changes with their
  content, so they may be cached for ever), CONTENT_SECURITY_POLICY (the strictest policy that the pages work
  under).
- GET /t/<id>/live is an event stream of unnamed messages; the data of each is `table_fragment(page)` on one
  or more `data:` lines.
- A POST with the header `HX-Request: true` is answered with `table_fragment(page)` (also with status 4xx,
  then `page.notice` gives the reason); without that header with 303 to the page. `page.version`
  (`argosy.server.live.versions`) rises with every event in a run of the server: an older fragment of the same
  run never replaces a newer.
"""
