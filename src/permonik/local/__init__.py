"""The house on somebody's own device: tables in a browser's worker, by the same messages as a server's."""
