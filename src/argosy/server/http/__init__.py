"""HTTP of a server: ASGI application, middleware, request limits, forms, probes, launch."""
