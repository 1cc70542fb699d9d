"""Pages of plain HTML with forms, complete for both games: for screen readers, e-ink, tests, browsers without script.

A page is made from what a guest may see (``looking.py``) and from nothing else; ``forms.py`` turns what comes back into
wishes. ``parts.py`` is what pages are made of, ``templates`` its tags, ``style.css`` its looks.
"""

from __future__ import annotations

from contextvars import ContextVar

HAS_CLIENT = ContextVar("HAS_CLIENT", default=False)  # whether pages can lead to a browser client; the gate says so
