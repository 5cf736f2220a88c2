"""Pages and HTML fragments, rendered by pure functions from what a viewer may see.

They know no rules, no network and no clock. For the server:
- `argosy.web.models`: the page models; `argosy.web.pages`: lobby, table, table_fragment, replay, rules,
  error.
- `argosy.web.wonders.live.refusal_queries.queries(view, legal)` lists the refused choices for which a page
  gives a reason; the server asks the game for these reasons.
- `argosy.web.rendering.assets`: FOLDER (static files), prefix() (their address; it changes with their
  content, so they may be cached for ever), CONTENT_SECURITY_POLICY (the strictest policy that the pages work
  under).
- GET /t/<id>/live is an event stream of unnamed messages, made of `table_parts(page)`; a POST with the header
  `HX-Request: true` is answered with 204, or with `table_notice(notice, visitor)` and status 4xx; without
  that header with 303 to the page (`docs/develop/server.md`).
"""
