//! The ready grid of sections 3.5 to 3.7.

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use search::grid::{Cell, DIRECTIONS, Grid, GridError, Moves};

fn parsed(rows: &[&str]) -> Grid {
    Grid::parse(rows).expect("a good grid")
}

#[test]
fn neighbors_come_in_the_documented_order() {
    let open = Grid::open(3, 3).expect("it has cells");
    let around = |cell, moves| open.neighbors(cell, moves).collect::<Vec<_>>();
    assert_eq!(around((1, 1), Moves::Four), [(0, 1), (1, 2), (2, 1), (1, 0)]);
    assert_eq!(
        around((1, 1), Moves::Eight),
        [(0, 1), (1, 2), (2, 1), (1, 0), (0, 2), (2, 2), (2, 0), (0, 0)]
    );
    assert_eq!(around((0, 0), Moves::Four), [(0, 1), (1, 0)]);
    assert_eq!(around((2, 2), Moves::Eight), [(1, 2), (2, 1), (1, 1)]);
    let corners = parsed(&[".#", "#."]);
    assert_eq!(corners.neighbors((0, 0), Moves::Four).count(), 0);
    assert_eq!(corners.neighbors((0, 0), Moves::Eight).collect::<Vec<_>>(), [(1, 1)]);
}

#[test]
fn rows_of_text_are_read_and_written() {
    let grid = parsed(&["S.#", "#.G"]);
    assert_eq!((grid.n_rows(), grid.n_columns()), (2, 3));
    assert_eq!(grid.ends(), Ok(((0, 0), (1, 2))));
    assert_eq!(grid.free_cells().collect::<Vec<_>>(), [(0, 0), (0, 1), (1, 1), (1, 2)]);
    assert_eq!(grid.to_string(), "S.#\n#.G\n");
    assert_eq!(parsed(&["...", "..."]), Grid::open(2, 3).expect("it has cells"));
    assert!(!grid.is_free((2, 0)) && !grid.is_free((0, 3)) && !grid.is_free((usize::MAX, 0)));
}

#[test]
fn what_is_wrong_with_a_grid_is_said_with_its_place() {
    let cases: &[(&[&str], GridError, &str)] = &[
        (&[], GridError::Empty, "the grid has no cells"),
        (&["", ""], GridError::Empty, "the grid has no cells"),
        (
            &["....", "..."],
            GridError::Ragged { row: 1, n_cells: 3, expected: 4 },
            "row 1 has 3 cells, row 0 has 4",
        ),
        (
            &["..", "...", "x"],
            GridError::Ragged { row: 1, n_cells: 3, expected: 2 },
            "row 1 has 3 cells, row 0 has 2",
        ),
        (
            &["..", ".路"],
            GridError::Unknown { cell: (1, 1), found: '路' },
            "[1, 1] is '路', which is none of . # S G",
        ),
        (&["S.", "GS"], GridError::Second { cell: (1, 1), found: 'S' }, "[1, 1] is a second S"),
        (&["SG", ".G"], GridError::Second { cell: (1, 1), found: 'G' }, "[1, 1] is a second G"),
    ];
    for (rows, error, text) in cases {
        assert_eq!(Grid::parse(rows), Err(*error), "{rows:?}");
        assert_eq!(error.to_string(), *text);
    }
    assert_eq!(Grid::open(0, 3), Err(GridError::Empty));
    assert_eq!(Grid::open(3, 0), Err(GridError::Empty));
    assert_eq!(parsed(&[".G"]).ends(), Err(GridError::NoEnd { wanted: 'S' }));
    assert_eq!(parsed(&["S."]).ends(), Err(GridError::NoEnd { wanted: 'G' }));
}

#[test]
fn an_end_must_be_a_free_cell_of_the_grid() {
    let grid = parsed(&["..", ".#"]);
    assert_eq!(grid.check((1, 0)), Ok(()));
    assert_eq!(grid.check((1, 1)), Err(GridError::Wall { cell: (1, 1) }));
    for cell in [(2, 0), (0, 2), (usize::MAX, usize::MAX)] {
        assert_eq!(grid.check(cell), Err(GridError::Outside { cell, n_rows: 2, n_columns: 2 }));
    }
    let outside = grid.check((2, 0)).map_err(|error| error.to_string());
    assert_eq!(outside, Err("[2, 0] is outside the grid of 2 x 2 cells".into()));
}

/// Rows of a grid of up to 6 x 6 cells with walls anywhere, one cell in three.
pub(crate) fn any_rows() -> impl Strategy<Value = Vec<String>> {
    let cell = prop::sample::select(vec!['.', '.', '#']);
    let rows = move |n_columns| {
        let row = prop::collection::vec(cell.clone(), n_columns);
        prop::collection::vec(row.prop_map(String::from_iter), 1..7)
    };
    (1_usize..7).prop_flat_map(rows)
}

proptest! {
    #[test]
    fn places_are_cells_and_have_the_same_neighbors(rows in any_rows()) {
        let grid = Grid::parse(&rows).expect("a good grid");
        prop_assert_eq!(grid.to_string(), rows.join("\n") + "\n");
        for cell in grid.free_cells() {
            prop_assert!(grid.place(cell) < grid.n_places());
            prop_assert_eq!(grid.cell(grid.place(cell)), cell);
            for moves in [Moves::Four, Moves::Eight] {
                let around: Vec<Cell> = grid.neighbors(cell, moves).collect();
                let near = |other: &Cell| {
                    let (down, right) = (cell.0.abs_diff(other.0), cell.1.abs_diff(other.1));
                    (down + right == 1) || (moves == Moves::Eight && (down, right) == (1, 1))
                };
                let expected = grid.free_cells().filter(near);
                let mut sorted = around.clone();
                sorted.sort_unstable();
                prop_assert_eq!(sorted, expected.collect::<Vec<_>>());
                let places = grid.neighbor_places(grid.place(cell), moves);
                prop_assert_eq!(places.map(|place| grid.cell(place)).collect::<Vec<_>>(), around);
            }
        }
    }
}

#[test]
fn directions_are_all_different_and_one_step_each() {
    for (i, step) in DIRECTIONS.iter().enumerate() {
        assert!(step.0.abs() <= 1 && step.1.abs() <= 1 && *step != (0, 0));
        assert!(!DIRECTIONS[..i].contains(step));
        assert_eq!(i < 4, step.0.abs() + step.1.abs() == 1, "the diagonals come last");
    }
}
