"""The server: HTTP and WebSocket, tables, seats, accounts, storage. It knows games only through the kernel."""
