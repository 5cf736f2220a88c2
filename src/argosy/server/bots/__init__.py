"""Bot processes of a server: the pool, the protocol, the worker, the job queue, compilation in the background."""
