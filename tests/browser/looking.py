"""What is wrong with a page for whoever looks at it or touches it: too small, out of sight, covered, cut off."""

from __future__ import annotations

from playwright.sync_api import Page

LEAST_TARGET = 44  # pixels
LOOKS, BETWEEN = 40, 100  # how often a page is looked at that is not as it should be, and milliseconds between

# What is smaller than a finger, apart from links within a sentence and what only a keyboard comes to.
TOO_SMALL = """
least => [...document.querySelectorAll('header, main, footer, dialog[open]')]
  .flatMap(part => [...part.querySelectorAll('a, button, input, select, summary, [role=button]')])
  .filter(each => !each.closest('p, .skip'))
  .map(each => [each, (each.closest('label') ?? each).getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < least - 0.5 || height < least - 0.5))
  .map(([each, { width, height }]) => `${each.outerHTML.slice(0, 120)}: ${width} x ${height}`)
"""

# Of all that is to be seen: what lies outside of the screen, has something before it, or has no room for its words.
# A thing counts as covered if its middle is, or two of the points halfway to its corners.
HIDDEN = """
selector => {
  const [wide, high] = [innerWidth, innerHeight]
  const told = each => each.outerHTML.replaceAll(/<!--.*?-->/g, '').slice(0, 160)
  return [...document.querySelectorAll(selector)].flatMap(each => {
    const box = each.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) return [`nothing of it is there: ${told(each)}`]
    if (box.left < -0.5 || box.top < -0.5 || box.right > wide + 0.5 || box.bottom > high + 0.5)
      return [`out of sight at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}: ${told(each)}`]
    const at = (x, y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
    const isFree = ([x, y]) => each.contains(at(x, y))
    const corners = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
    if (!isFree([0.5, 0.5]) || corners.filter(isFree).length < 3)
      return [`covered by ${told(at(0.5, 0.5) ?? document.body)}: ${told(each)}`]
    const rolls = /auto|scroll|hidden/.test(getComputedStyle(each).overflowY)
    if (rolls && each.scrollHeight > each.clientHeight + 1)
      return [`cut off, ${each.scrollHeight} in ${each.clientHeight}: ${told(each)}`]
    return []
  })
}
"""

# What makes the page wider than the screen.
TOO_WIDE = """
() => document.documentElement.scrollWidth <= innerWidth ? []
  : [`${document.documentElement.scrollWidth} pixels on a screen of ${innerWidth}`]
"""

# What can be scrolled on a page where nothing should have to be.
SCROLLS = """
but => [document.scrollingElement, ...document.querySelectorAll('main, main *')]
  .filter(each => /auto|scroll/.test(getComputedStyle(each).overflow) || each === document.scrollingElement)
  .filter(each => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
  .filter(each => !but.some(part => each.outerHTML.slice(0, 120).includes(part)))
  .map(each => `${each.outerHTML.slice(0, 120)}: ${each.scrollWidth} x ${each.scrollHeight}`
    + ` in ${each.clientWidth} x ${each.clientHeight}`)
"""


def settled(page: Page, script: str, argument: object = None) -> list[str]:
    """What a script complains of once the page has come to rest."""
    found: list[str] = []
    for _ in range(LOOKS):
        found = page.evaluate(script, argument)
        if not found:
            break
        page.wait_for_timeout(BETWEEN)
    return found


def too_wide(page: Page) -> list[str]:
    """Why somebody has to scroll sideways."""
    return settled(page, TOO_WIDE)


def too_small(page: Page) -> list[str]:
    """What a finger would miss."""
    return settled(page, TOO_SMALL, LEAST_TARGET)


def hidden(page: Page, selector: str) -> list[str]:
    """What of those should be seen whole and is not."""
    return settled(page, HIDDEN, selector)


def scrolls(page: Page, *but: str) -> list[str]:
    """What has to be scrolled to be seen whole; ``but``: parts of what may."""
    return settled(page, SCROLLS, list(but))
