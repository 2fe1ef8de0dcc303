"""The contract: what every game of the house keeps, checked over all its player counts and options.

A game joins by being registered (entry point "permonik.games") and by three helper files in its folder of tests
(`helpers`). Each module holds one promise:

    setups     which set-ups there are            parallel   decisions at the same time commute, a seed is a layout
    play       games end, nobody is forgotten     undos      what is taken back is as if it had never been
    records    a record is the whole truth        goldens    old games replay, action numbers stay
    copies     a copy shares nothing              hiding     a seat learns nothing that is not its to know
    views      a view suffices to play            books      nothing appears or vanishes, the score adds up
    messages   all that is told has words         gathers    the order of picks does not matter
    drafts     trying leaves no trace             safety     what a game says of its secrets is true
    reasons    what cannot be chosen says why     stories    the log adds up, and names its causes
    rows       a row holds no more than a view    types      whether plain data fits a type
    effort     how much of a long game is looked at

The functions take a `Setup`, games played in it and a `Count`, and raise `Broken`. tests/contract/ calls them.
"""

from permonik.testing.contract.play import Count, Played, played
from permonik.testing.contract.setups import Broken, Setup, setups, share, spread

__all__ = ["Broken", "Count", "Played", "Setup", "played", "setups", "share", "spread"]
