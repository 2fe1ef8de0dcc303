"""The games, one package each. The package is callable, as `permonik.games()` lists what is registered."""

import sys
from types import ModuleType

from permonik.kernel import registry


class Games(ModuleType):
    """Importing a game would otherwise hide the function `permonik.games` behind the package of that name."""

    def __call__(self, hidden: bool = False) -> tuple[str, ...]:
        return registry.games(hidden)


sys.modules[__name__].__class__ = Games
