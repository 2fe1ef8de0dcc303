"""Playing in a terminal, or through a pipe."""
