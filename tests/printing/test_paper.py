"""Where things lie on a page, and what lies behind them."""

from __future__ import annotations

import pytest

from settemari.printing.board import ACROSS, SMALLEST, STRIP, lay_board
from settemari.printing.paper import MARGIN, PAPERS, Grid, card_grid, grid_of, pages, turned


def test_what_is_turned_over_the_long_edge_lies_in_reverse_rows() -> None:
    grid = Grid(3, 2, 10, 10)
    assert turned([1, 2, 3, 4, None, None], grid) == [3, 2, 1, None, None, 4]
    assert turned(turned(list(range(6)), grid), grid) == list(range(6))


def test_the_last_page_has_empty_cells() -> None:
    assert list(pages([1, 2, 3, 4, 5], Grid(2, 2, 10, 10))) == [[1, 2, 3, 4], [5, None, None, None]]
    assert list(pages([], Grid(2, 2, 10, 10))) == []


@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
def test_nine_cards_and_their_bleed_are_on_every_paper(paper: object) -> None:
    assert isinstance(paper, tuple)
    _, width, height = paper
    grid = card_grid()
    assert grid.cells == 9
    assert (width - grid.columns * grid.width) / 2 >= MARGIN
    assert (height - grid.rows * grid.height) / 2 >= 7  # the bleed, a gap and a mark


@pytest.mark.parametrize("paper", PAPERS)
def test_a_grid_keeps_within_the_margins(paper: str) -> None:
    across, down = PAPERS[paper].inside
    for size in ((27, 27), (94, 123), (92, 74), (37, 104)):
        grid = grid_of(PAPERS[paper], *size)
        assert grid.columns >= 2
        assert grid.columns * size[0] <= across < (grid.columns + 1) * size[0]
        assert grid.rows * size[1] <= down < (grid.rows + 1) * size[1]


@pytest.mark.parametrize("last", [2, 18, 22, 60, 200])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("down", [False, True])
def test_a_board_of_any_length_has_room_for_every_space(last: int, paper: str, down: bool) -> None:
    board = lay_board(PAPERS[paper], 0, last, down)
    assert [space.number for space in board.spaces] == list(range(last + 1))
    assert board.unit >= SMALLEST
    half = board.unit * 0.29
    for space in board.spaces:
        assert half <= space.x <= board.width - half
        assert half <= space.y <= board.height - half
    for one in board.spaces:
        for other in board.spaces[one.number + 1 :]:
            assert abs(one.x - other.x) + abs(one.y - other.y) > 2 * half
    start, end = board.spaces[0].y, board.spaces[-1].y
    assert last < 18 or ((start < end) == down)


def test_the_sheets_of_a_board_cover_it_and_share_a_strip() -> None:
    for last in (18, 200):
        board = lay_board(PAPERS["letter"], 0, last, False)
        tiles = list(board.tiles())
        assert len(tiles) == ACROSS * board.rows
        _, _, x, y = tiles[-1]
        assert x + board.sheet[0] == pytest.approx(board.width)
        assert y + board.sheet[1] == pytest.approx(board.height)
        assert tiles[1][2] == pytest.approx(board.sheet[0] - STRIP)
        assert board.rows == (1 if last == 18 else board.rows)
    assert board.rows > 1


def test_a_place_between_two_spaces() -> None:
    board = lay_board(PAPERS["a4"], -3, 22, True)
    (x1, y1), (x2, y2) = board.at(-3), board.at(-2)
    assert (x1, y1) == (board.spaces[0].x, board.spaces[0].y)
    assert board.at(-2.5) == pytest.approx(((x1 + x2) / 2, (y1 + y2) / 2))
