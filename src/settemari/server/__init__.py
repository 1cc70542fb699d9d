"""The table server: tables, seats, the stream to clients, and what keeps them."""
