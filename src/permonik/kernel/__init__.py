"""The kernel: steps on an agenda, chance from outside, views, records. It knows no game."""
