"""What every house needs around its tables, a server as well as a browser: Python's own library is enough for it."""
