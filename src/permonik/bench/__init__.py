"""How fast the engines are beside those of other projects, measured in one run on one core. See bench/README.md."""
