"""Word when it matters: mail and push messages, from the occasion to the last try."""
