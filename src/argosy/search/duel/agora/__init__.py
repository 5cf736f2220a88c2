"""Search with Agora."""
