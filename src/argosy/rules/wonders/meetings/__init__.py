"""Where two boxes meet: rules that name both, each pair in a file that says so. Rooms may use what stands here."""
