"""What programs think with: worth of positions, beliefs, networks, rows for learners. The rules do not need it."""
