"""Bot processes of a server: pool, protocol, worker, job queue, background compilation."""
