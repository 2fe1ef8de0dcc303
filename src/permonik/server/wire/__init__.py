"""Everything that crosses the wire, in and out, one matter per file. `docs/api.md` explains it.

What a table says stands in `permonik.table.messages`, the rest is msgspec structures. The server says nothing that is
not one of these, and understands nothing else; `structures.py` has them all.
"""

VERSION = 1
