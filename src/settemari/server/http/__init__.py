"""The server's ways in: HTTP for what is asked once, a WebSocket for who watches a table, pages for who has neither."""
