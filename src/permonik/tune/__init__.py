"""Better weights for `greedy`: CMA-ES over games of the arena. `permonik[tune]` has the library that it needs."""
