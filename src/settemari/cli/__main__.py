"""``python -m settemari.cli``: the command, where its script is not on the path."""

from __future__ import annotations

import sys

from settemari.cli import main

sys.exit(main())
