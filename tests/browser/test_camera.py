"""The camera of the pictures: time goes only while it films, whatever the machine does."""

from __future__ import annotations

from tests.browser.camera import Camera
from tests.browser.screens import SMALL
from tests.browser.visitor import Visitors

MOVING = """
<style>
  @keyframes go { to { left: 100px } }
  b { position: absolute; left: 0; animation: go 1s linear forwards }
</style>
<b>before</b>
"""
TOUCHED = """
<meta name="viewport" content="width=device-width">
<i style="position: absolute; left: 60px; top: 80px; width: 100px; height: 40px"></i>
"""
LOOK = "() => [parseFloat(getComputedStyle(document.querySelector('b')).left), document.querySelector('b').textContent]"


def test_time_goes_only_while_it_is_filmed(visit: Visitors) -> None:
    page = visit(SMALL, motion=True).page
    filming = Camera(page, 100)
    page.set_content(MOVING)
    filming.begin()
    page.evaluate("() => setTimeout(() => (document.querySelector('b').textContent = 'after'), 450)")
    seen = []
    for _ in range(11):
        page.wait_for_timeout(30)  # of the machine's time
        filming.roll(100)
        seen.append(tuple(page.evaluate(LOOK)))
    assert seen == [(10 * step, "before" if step < 4 else "after") for step in range(11)]
    assert filming.film.lasting == [100] * 11

    # What does not change any more is one picture that is seen for longer.
    filming.roll(300)
    assert filming.film.lasting == [100] * 10 + [400]


def test_what_is_short_is_not_over_before_it_is_seen(visit: Visitors) -> None:
    page = visit(SMALL, motion=True).page
    filming = Camera(page, 20)
    page.set_content("<b style='position: absolute; left: 0; transition: left 60ms linear'></b>")
    filming.begin()
    page.evaluate("() => (document.querySelector('b').style.left = '60px')")
    page.wait_for_timeout(300)  # of the machine's time
    seen = []
    for _ in range(4):
        filming.roll(20)
        seen.append(page.evaluate(LOOK)[0])
    assert seen == [0, 20, 40, 60]


def test_a_touch_is_seen_where_it_is(visit: Visitors) -> None:
    page = visit(SMALL, motion=True).page
    filming = Camera(page, 100)
    page.set_content(TOUCHED)
    filming.begin()
    filming.roll(100)
    filming.touch(page.locator("i"))
    filming.roll(500)
    without, with_it, *_, last = filming.film.pictures
    changed = [
        (x, y)
        for x in range(without.width)
        for y in range(without.height)
        if without.getpixel((x, y)) != with_it.getpixel((x, y))
    ]
    assert (110, 100) in changed
    assert all(abs(x - 110) <= 30 and abs(y - 100) <= 30 for x, y in changed)
    assert last.tobytes() != with_it.tobytes()
