"""`python -m permonik` is the command line."""

from permonik.cli import main

main()
