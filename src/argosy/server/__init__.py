"""Tables that people and bots sit at: seats, live events, a store, access, pages over HTTP.

store       append-only log of choices; state is memory plus replay
table       one actor owns one table
bots        players in processes of their own, who see views only
app         the addresses, as an ASGI application
play        what `argosy play` runs
"""
