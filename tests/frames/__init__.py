"""What a seat is sent in each decision of Maretta and Vulcano, made by the engine itself.

The browser client's own tests read it, and its page of decisions (``web/decisions.html``) draws it. ``python -m
tests.frames`` makes it anew.
"""
