"""How long anybody waits for a page. For `make bench`, too, whose Python has no pytest."""

from __future__ import annotations

PATIENCE = 60_000  # milliseconds for anything to appear: however slow a machine is, it is not wrong
