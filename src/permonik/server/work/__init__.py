"""Work that strangers ask for: it happens in processes of their own, which are killed at a time limit."""
