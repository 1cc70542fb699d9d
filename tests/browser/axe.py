"""What axe-core finds on a page: WCAG 2.2 A and AA, and what is good practice besides."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
AGAIN = 500  # milliseconds
OPTIONS = {
    "runOnly": {"type": "tag", "values": TAGS},
    "rules": {"target-size": {"enabled": True}},  # of WCAG 2.2, and off by itself
    "resultTypes": ["violations"],
}


def axe(page: Page, within: str | None = None, *, but: str = "") -> None:
    """Fails with all that is wrong on the page, or below an element; ``but``: a rule that does not hold there."""
    found = violations(page, within, but)
    if found:  # it may have been on its way
        page.wait_for_timeout(AGAIN)
        found = violations(page, within, but)
    if found:
        told = "\n".join(line for violation in found for line in _told(violation))
        pytest.fail(f"axe finds {len(found)} kinds of barriers on {page.url}:\n{told}", pytrace=False)


def violations(page: Page, within: str | None = None, but: str = "") -> list[dict[str, Any]]:
    """As axe tells them."""
    if not page.evaluate("() => 'axe' in window"):
        _bring(page)
    run = "([within, options]) => axe.run(within ?? document, options).then((result) => result.violations)"
    found: list[dict[str, Any]] = page.evaluate(run, [within, OPTIONS])
    return [violation for violation in found if violation["id"] != but]


def _bring(page: Page) -> None:
    """Past what the page allows itself: a script in the page would be refused, as all that is not its own."""
    if not AXE.is_file():
        pytest.fail("axe-core is not installed: python web/build.py install", pytrace=False)
    session = page.context.new_cdp_session(page)
    session.send("Runtime.evaluate", {"expression": AXE.read_text("utf-8"), "silent": False})
    session.detach()


def _told(violation: dict[str, Any]) -> list[str]:
    lines = [f"  {violation['id']} ({violation['impact']}): {violation['help']}"]
    for node in violation["nodes"]:
        where = " ".join(part if isinstance(part, str) else " ".join(part) for part in node["target"])
        why = " ".join(node["failureSummary"].split())
        lines += [f"    {where}", f"      {node['html'][:200]}", f"      {why}"]
    return lines
