"""Tables that people and bots sit at: seats, live events, a store, access, pages over HTTP.

store       append-only log of choices; state is memory plus replay
table       one actor owns one table
bot_pool    bots in processes of their own, which get views only
app         the ASGI application; its handlers are in routes/
play        what `argosy play` runs
"""
