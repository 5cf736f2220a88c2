"""HTTP of a server: the ASGI application, middleware, limits of requests, forms, static files, probes, launch."""
