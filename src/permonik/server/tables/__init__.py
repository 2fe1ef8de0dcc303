"""Tables: who sits where, what is played, and what becomes of it."""
