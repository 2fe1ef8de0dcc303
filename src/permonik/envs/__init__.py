"""Doors for researchers: PettingZoo, Gymnasium and OpenSpiel. Each module needs its library: `permonik[rl]` has all."""
