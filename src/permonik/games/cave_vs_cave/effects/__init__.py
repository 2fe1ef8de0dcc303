"""What the parts of tiles and rooms do: each kind is one class, with whether, what and what is missing in one place.

`kind.py` says what a kind is; the other files have one chapter of the rules each: its kinds, and the steps that ask for
an answer. `KINDS` in `steps.py` has all of them, by the `op` of the data files.
"""
