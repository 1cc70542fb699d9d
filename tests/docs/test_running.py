"""The page for hosts says what is so: every command can be typed, and every number is the program's own."""

from __future__ import annotations

import argparse
import configparser
import re
import shlex
from pathlib import Path

import pytest

from settemari.cli.parser import make_parser
from settemari.server.harbour import DAY, KEPT
from settemari.server.http.health import health_routes
from settemari.server.limits import LARGEST_BODY
from settemari.server.piloting import IDLE, LEASE, PULSE
from settemari.server.room import ENDED, PLAYING, WAITING
from settemari.server.serving import GRACE, PING
from settemari.server.worker import KEEP_REPORTS, RESTART

PAGE = (Path(__file__).parents[2] / "docs" / "running.md").read_text("utf-8")
FLOWING = " ".join(PAGE.split())
BLOCKS: list[tuple[str, str]] = re.findall(r"^```(\w*)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def commands() -> list[list[str]]:
    """All that is typed on the page to settemari, also by systemd and cron."""
    lines = [line for _, block in BLOCKS for line in block.splitlines()]
    typed = re.findall(r"(?:^|/)settemari ((?:serve|backup|reports)\b.*)", "\n".join(lines), re.MULTILINE)
    typed += re.findall(r"`(?:[\w/]+/)?settemari ((?:serve|backup|reports) [^`.]*)`", FLOWING)
    return [shlex.split(line, comments=True) for line in typed]


def option_names(command: str) -> set[str]:
    (below,) = [one for one in make_parser("en")._actions if isinstance(one, argparse._SubParsersAction)]
    parser: argparse.ArgumentParser = below.choices[command]
    return {name for action in parser._actions for name in action.option_strings if name.startswith("--")}


def test_every_command_can_be_typed() -> None:
    found = commands()
    assert {line[0] for line in found} == {"serve", "backup", "reports"}
    assert len(found) > 6
    for line in found:
        make_parser("en").parse_args(line)


def test_every_option_is_told() -> None:
    (table,) = re.findall(r"^\| option \|.*\n\|---\|---\|\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    told = {name for row in table.splitlines() for name in re.findall(r"`(--\w+)`", row.split("|")[1])}
    assert told == option_names("serve") - {"--help", "--lang"}


def test_the_unit_is_one() -> None:
    (unit,) = [block for kind, block in BLOCKS if kind == "ini"]
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]  # as the library would have it
    read.read_string(unit)
    service = read["Service"]
    assert float(service["TimeoutStopSec"]) > 2 * GRACE, "streams are closed before it is killed"
    database = re.search(r"sqlite:///(/\S+)", service["ExecStart"])
    assert database is not None
    assert Path(database[1]).is_relative_to(service["ReadWritePaths"]), "all else cannot be written to"
    assert service["User"] in re.findall(r"useradd .* (\w+)$", PAGE, re.MULTILINE)


def test_nginx_lets_through_what_the_server_takes() -> None:
    site, upstream = [block for kind, block in BLOCKS if kind == "nginx"]
    size = re.search(r"client_max_body_size (\d+)k;", site)
    assert size is not None
    assert int(size[1]) * 1024 == LARGEST_BODY
    quiet = re.search(r"proxy_read_timeout (\d+)s;", site)
    assert quiet is not None
    assert int(quiet[1]) > 2 * PING
    assert f"a ping every {PING:.0f} s" in site
    assert "proxy_set_header Host $http_host;" in site, "with its port: or all that pages send is of another site"
    assert "upstream settemari {" in upstream
    for block in (site, upstream):
        assert block.count("{") == block.count("}")


@pytest.mark.parametrize(
    "told",
    [
        f"closed with code {RESTART}",
        f"kept for {KEEP_REPORTS / DAY:.0f} days",
        f"{KEPT[WAITING] / DAY:.0f} day after the last change if it never began",
        f"{KEPT[PLAYING] / DAY:.0f} days after if it was not played to its end",
        f"{KEPT[ENDED] / DAY:.0f} days after its end",
    ],
)
def test_numbers(told: str) -> None:
    assert told in FLOWING


def test_numbers_in_words() -> None:
    assert "nobody looks at for five minutes" in FLOWING
    assert IDLE == 5 * 60
    assert "within two seconds another worker" in FLOWING
    assert LEASE + PULSE < 2


def test_where_health_is_asked_for() -> None:
    paths = {path for route in health_routes(None, None) for path in route.paths}  # type: ignore[arg-type]
    assert paths == set(re.findall(r"^\| `(/[\w/]+)`", PAGE, re.MULTILINE))
