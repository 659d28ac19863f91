//! Section 5.10.

use std::num::NonZeroU64;

use dynamic_programming::regional_dp::unique_paths::cells::{avoiding, through};
use dynamic_programming::regional_dp::unique_paths::enumeration::{Paths, Step};
use dynamic_programming::regional_dp::unique_paths::path_sum::{PathSum, minimum_path_sum};
use dynamic_programming::regional_dp::unique_paths::{
    PathError, UniquePaths, binomial, count_by_row, count_modulo, count_with, plain, unique_paths,
    unique_paths_around,
};
use dynamic_programming::{Step as Call, Table, TableSizeError};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;

#[path = "../../../examples/unique_paths.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. The worked example and the original's tests.

/// Rows, columns, paths.
const COUNTS: &[(usize, usize, u128)] = &[
    (3, 3, 6),
    (3, 4, 10),
    (1, 5, 1),
    (9, 1, 1),
    (2, 8, 8),
    (7, 6, 462),
    (4, 7, 84),
    (5, 9, 495),
    (8, 7, 1716),
    (9, 6, 1287),
    (7, 8, 1716),
    (1, 1, 1),
    (0, 0, 0),
    (0, 5, 0),
    (5, 0, 0),
];

#[test]
fn counts() {
    for &(n, m, count) in COUNTS {
        assert_eq!(unique_paths(n, m).as_ref().map(UniquePaths::count), Ok(count), "{n} × {m}");
        assert_eq!(binomial(n, m), Ok(count), "{n} × {m}");
        assert_eq!(count_by_row(&open(n, m)), Ok(count), "{n} × {m}");
    }
}

/// The worked example of the page.
const PAGE: &[&str] = &["....", ".#..", "...."];

pub(crate) const PATHS: u64 = 4;
pub(crate) const OPEN: u128 = 10;
pub(crate) const NOT_CLEARED: u128 = 7;
pub(crate) const CALLS: usize = 22;
pub(crate) const CALLS_WITH_MEMO: usize = 16;
pub(crate) const CALLS_OF_TEN: usize = 184_755;
pub(crate) const CALLS_OF_TEN_WITH_MEMO: usize = 181;
pub(crate) const PATHS_OF_16: u128 = 155_117_520;

/// How many calls the recursion makes without and with a memo.
fn calls(blocked: &[Vec<bool>]) -> (usize, usize) {
    let last = (blocked.len() - 1, blocked[0].len() - 1);
    let is_call = |step| usize::from(matches!(step, Call::Call(_)));
    let (mut plain_calls, mut memo_calls) = (0, 0);
    plain::by_recursion_watched(blocked, last, &mut |step| plain_calls += is_call(step));
    plain::by_memo_watched(blocked, last, &mut |step| memo_calls += is_call(step));
    (plain_calls, memo_calls)
}

#[test]
fn the_worked_example_of_the_page() {
    let page = grid(PAGE);
    assert_eq!(plain::fill_table(&page), [[1, 1, 1, 1], [1, 0, 1, 2], [1, 1, 2, 4]]);
    assert_eq!(plain::one_row(&page), PATHS);
    // The three ideas of the table give three different numbers.
    assert_eq!(binomial(3, 4), Ok(OPEN));
    assert_eq!(forgets_to_clear(&page), NOT_CLEARED);
    assert_eq!(calls(&page), (CALLS, CALLS_WITH_MEMO));
    assert_eq!(calls(&open(10, 10)), (CALLS_OF_TEN, CALLS_OF_TEN_WITH_MEMO));
    assert_eq!(unique_paths(16, 16).unwrap().count(), PATHS_OF_16);
    // The exercise: what is below the diagonal is blocked.
    let above: Vec<Vec<bool>> = (0..4).map(|i| (0..4).map(|j| j < i).collect()).collect();
    assert_eq!(plain::one_row(&above), 5);
}

#[test]
fn the_grids_of_the_question() {
    for (rows, skipping, right) in [
        ([".#.", "..."], 1, 1),
        (["...", ".#."], 2, 1),
        (["...", "..."], 3, 3),
        (["#..", "..."], 3, 0),
    ] {
        let blocked = grid(&rows);
        assert_eq!((forgets_to_clear(&blocked), plain::one_row(&blocked)), (skipping, right));
    }
    // The pitfall.
    let blocked = grid(&["..", "#."]);
    assert_eq!((forgets_to_clear(&blocked), plain::one_row(&blocked)), (2, 1));
}

#[test]
fn the_inputs_of_the_short_pages() {
    assert_eq!(through(3, 3, &[(1, 1)]), Ok(4));
    assert_eq!(avoiding(3, 3, &[(1, 1)]), Ok(2));
    // The smaller number of steps, 2, is the number of factors: 1001 · 1000 / 2.
    assert_eq!(binomial(1000, 3), Ok(1001 * 1000 / 2));
    assert!(u64::try_from(binomial(35, 34).unwrap()).is_ok(), "the count fits");
    assert!(u64::try_from(binomial(35, 34).unwrap() * 33).is_err(), "before the last division");
}

#[test]
fn the_table_of_three() {
    let paths = unique_paths(3, 3).unwrap();
    assert_eq!(rows(paths.table()), [[1, 1, 1], [1, 2, 3], [1, 3, 6]]);
    let all: Vec<String> =
        Paths::new(&open(3, 3)).unwrap().iter().map(|path| word(&path)).collect();
    assert_eq!(all, ["DDRR", "DRDR", "DRRD", "RDDR", "RDRD", "RRDD"]);
}

#[test]
fn around_a_blocked_cell() {
    // LeetCode 63.
    let around = unique_paths_around(&grid(&["...", ".#.", "..."])).unwrap();
    assert_eq!(rows(around.table()), [[1, 1, 1], [1, 0, 1], [1, 1, 2]]);
    // AtCoder DP H, the first samples.
    let h = grid(&["...#", ".#..", "...."]);
    assert_eq!(unique_paths_around(&h).unwrap().count(), 3);
    for blocked in [["#..", "..."], ["...", "..#"], [".#.", "#.."]] {
        assert_eq!(unique_paths_around(&grid(&blocked)).unwrap().count(), 0, "{blocked:?}");
        assert_eq!(Paths::new(&grid(&blocked)).unwrap().path(0), None, "{blocked:?}");
    }
}

#[test]
fn least_sums() {
    // LeetCode 64.
    let least = minimum_path_sum(&[[1, 3, 1], [1, 5, 1], [4, 2, 1]]).unwrap();
    assert_eq!(least.sum(), Some(7));
    assert_eq!(least.path(), [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)]);
    assert_eq!(minimum_path_sum(&[[1, 2, 3], [4, 5, 6]]).unwrap().sum(), Some(12));
    let nothing: PathSum = minimum_path_sum(&[[]; 0]).unwrap();
    assert_eq!((nothing.sum(), nothing.path()), (None, vec![]));
}

fn open(n_rows: usize, n_columns: usize) -> Vec<Vec<bool>> {
    vec![vec![false; n_columns]; n_rows]
}

fn grid(rows: &[&str]) -> Vec<Vec<bool>> {
    rows.iter().map(|row| row.chars().map(|c| c == '#').collect()).collect()
}

fn rows<T: Copy>(table: &Table<T>) -> Vec<Vec<T>> {
    table.rows().map(<[T]>::to_vec).collect()
}

fn word(path: &[Step]) -> String {
    path.iter().map(|step| if *step == Step::Down { 'D' } else { 'R' }).collect()
}

// 2. All small grids, against a search of all paths.

/// All paths, found by trying down and then right from each cell.
fn searched(blocked: &[Vec<bool>]) -> Vec<String> {
    let (n, m) = (blocked.len(), blocked.first().map_or(0, Vec::len));
    let mut found = Vec::new();
    let mut open = vec![((0, 0), String::new())];
    while let Some(((i, j), path)) = open.pop() {
        if n <= i || m <= j || blocked[i][j] {
            continue;
        }
        if (i, j) == (n - 1, m - 1) {
            found.push(path);
            continue;
        }
        open.push(((i, j + 1), path.clone() + "R"));
        open.push(((i + 1, j), path + "D"));
    }
    found
}

/// The cells of a path.
fn visited(path: &str) -> Vec<(usize, usize)> {
    let cells = path.chars().scan((0, 0), |at, step| {
        *at = if step == 'D' { (at.0 + 1, at.1) } else { (at.0, at.1 + 1) };
        Some(*at)
    });
    [(0, 0)].into_iter().chain(cells).collect()
}

#[test]
fn a_search_agrees_on_all_open_grids() {
    for n in 0..=13_usize {
        for m in 0..=14 - n {
            let blocked = open(n, m);
            let paths = searched(&blocked);
            let count = paths.len() as u128;
            assert_eq!(unique_paths(n, m).unwrap().count(), count, "{n} × {m}");
            assert_eq!((binomial(n, m), count_by_row(&blocked)), (Ok(count), Ok(count)));
            assert_eq!(u128::from(plain::one_row(&blocked)), count, "{n} × {m}");
            let all: Vec<String> =
                Paths::new(&blocked).unwrap().iter().map(|path| word(&path)).collect();
            assert_eq!(all, paths, "{n} × {m}, in order");
        }
    }
}

/// All grids of the sides with all choices of blocked cells.
fn all_blocked(n: usize, m: usize) -> impl Iterator<Item = Vec<Vec<bool>>> {
    (0..1_u32 << (n * m)).map(move |bits| {
        (0..n).map(|i| (0..m).map(|j| bits >> (i * m + j) & 1 == 1).collect()).collect()
    })
}

#[test]
fn a_search_agrees_on_all_small_obstacles() {
    for (n, m) in (1..=12).flat_map(|n| (1..=12 / n).map(move |m| (n, m))) {
        for blocked in all_blocked(n, m) {
            let paths = searched(&blocked);
            let count = paths.len() as u128;
            assert_eq!(unique_paths_around(&blocked).unwrap().count(), count, "{blocked:?}");
            assert_eq!(count_by_row(&blocked), Ok(count), "{blocked:?}");
            let last = (n - 1, m - 1);
            let table = plain::fill_table(&blocked);
            let plain_forms = [
                plain::by_recursion(&blocked, last),
                plain::by_memo(&blocked, last),
                table[n - 1][m - 1],
                plain::one_row(&blocked),
            ];
            assert_eq!(plain_forms.map(u128::from), [count; 4], "{blocked:?}");
            let modulus = NonZeroU64::new(3).unwrap();
            assert_eq!(count_modulo(&blocked, modulus).map(u128::from), Ok(count % 3));
            let all: Vec<String> =
                Paths::new(&blocked).unwrap().iter().map(|path| word(&path)).collect();
            assert_eq!(all, paths, "{blocked:?}");
            let cells: Vec<(usize, usize)> =
                (0..n * m).map(|k| (k / m, k % m)).filter(|cell| blocked[cell.0][cell.1]).collect();
            assert_eq!(avoiding(n, m, &cells), Ok(count), "{blocked:?}");
            let through_all = searched(&open(n, m)).into_iter().filter(|path| {
                let visited = visited(path);
                cells.iter().all(|cell| visited.contains(cell))
            });
            assert_eq!(through(n, m, &cells), Ok(through_all.count() as u128), "{blocked:?}");
        }
    }
}

/// The original's text: f(0, 1) = f(1, 0) = 1, and the recurrence from (1, 1) on.
fn with_two_ones_before_the_first_cell(n: usize, m: usize) -> u128 {
    let mut f = vec![vec![0; m + 1]; n + 1];
    (f[0][1], f[1][0]) = (1, 1);
    for i in 1..=n {
        for j in 1..=m {
            f[i][j] = f[i - 1][j] + f[i][j - 1];
        }
    }
    f[n][m]
}

/// Counts corners instead of cells: n + m choose n.
fn of_corners(n: usize, m: usize) -> u128 {
    binomial(n + 1, m + 1).unwrap()
}

/// The one-row form that clears nothing at a blocked cell.
fn forgets_to_clear(blocked: &[Vec<bool>]) -> u128 {
    let mut row = vec![0; blocked[0].len()];
    row[0] = 1;
    for blocked in blocked {
        for j in 1..row.len() {
            if !blocked[j] {
                row[j] += row[j - 1];
            }
        }
    }
    row.last().copied().unwrap()
}

#[test]
fn wrong_versions_are_caught() {
    let fault = |count: &dyn Fn(usize, usize) -> u128| {
        let sides = (1..4).flat_map(|n| (1..4).map(move |m| (n, m)));
        sides.into_iter().find(|&(n, m)| count(n, m) != searched(&open(n, m)).len() as u128)
    };
    assert_eq!(fault(&|n, m| unique_paths(n, m).unwrap().count()), None);
    assert_eq!(fault(&with_two_ones_before_the_first_cell), Some((1, 1)));
    assert_eq!(fault(&of_corners), Some((1, 1)));
    let caught = all_blocked(2, 2)
        .find(|blocked| forgets_to_clear(blocked) != searched(blocked).len() as u128);
    assert_eq!(caught, Some(grid(&["#.", ".."])));
}

// 3. Properties.

proptest! {
    #[test]
    fn the_forms_agree(n in 1..30_usize, m in 1..30_usize) {
        let paths = unique_paths(n, m).unwrap();
        prop_assert_eq!(binomial(n, m), Ok(paths.count()));
        prop_assert_eq!(unique_paths(m, n).unwrap().count(), paths.count());
        for i in 0..n {
            for j in 0..m {
                prop_assert_eq!(binomial(i + 1, j + 1), Ok(paths.table()[(i, j)]));
            }
        }
        // Every path crosses the last column but one into the last at one row.
        let crossings: u128 = (0..n).map(|i| binomial(i + 1, m).unwrap()).sum();
        prop_assert_eq!(binomial(n, m + 1), Ok(crossings));
    }

    #[test]
    fn the_path_of_a_number(
        blocked in prop::collection::vec(prop::collection::vec(prop::bool::weighted(0.1), 12), 12),
        k: u64,
    ) {
        let paths = Paths::new(&blocked).unwrap();
        prop_assert_eq!(paths.count(), unique_paths_around(&blocked).unwrap().count());
        if let Some(k) = u128::from(k).checked_rem(paths.count()) {
            let path = paths.path(k).unwrap();
            for (i, j) in visited(&word(&path)) {
                prop_assert!(!blocked[i][j]);
            }
            prop_assert!(k == 0 || paths.path(k - 1).unwrap() < path);
        }
        prop_assert_eq!(paths.path(paths.count()), None);
    }

    #[test]
    fn a_least_sum_is_that_of_its_path(
        rows in (0..6_usize).prop_flat_map(|m| {
            prop::collection::vec(prop::collection::vec(-9..10_i64, m), 0..6)
        })
    ) {
        let least = minimum_path_sum(&rows).unwrap();
        let sum = |path: &str| visited(path).iter().map(|cell| rows[cell.0][cell.1]).sum::<i64>();
        let blocked: Vec<Vec<bool>> = rows.iter().map(|row| vec![false; row.len()]).collect();
        prop_assert_eq!(least.sum(), searched(&blocked).iter().map(|path| sum(path)).min());
        let path = least.path();
        let steps = path.windows(2).map(|two| (two[1].0 - two[0].0) + (two[1].1 - two[0].1));
        prop_assert_eq!(steps.filter(|step| *step == 1).count() + 1, path.len().max(1));
        let walked = path.iter().map(|&(i, j)| rows[i][j]).reduce(|a, b| a + b);
        prop_assert_eq!(walked, least.sum());
    }
}

#[test]
fn additions_grow_fourfold_when_the_sides_double() {
    for n in demo::SIDES {
        assert_eq!(demo::additions(n), u32::from(n - 1) * u32::from(n - 1));
    }
    assert_eq!(demo::n_paths(16), 155_117_520);
}

// 4. Extremes.

#[test]
fn a_million_cells() {
    let modulus = NonZeroU64::new(1_000_000_007).unwrap();
    // AtCoder DP H: 1000 × 1000 is the largest.
    let counted = count_modulo(&open(1000, 1000), modulus).unwrap();
    let mut row = vec![1_u64; 1000];
    for _ in 1..1000 {
        for j in 1..1000 {
            row[j] = (row[j] + row[j - 1]) % 1_000_000_007;
        }
    }
    assert_eq!(counted, row[999]);
    assert_eq!(unique_paths(1, 1_000_000).unwrap().count(), 1);
    assert_eq!(unique_paths(1_000_000, 1).unwrap().count(), 1);
    assert_eq!(binomial(usize::MAX, 1), Ok(1));
    // Rows without cells take no memory and no time.
    assert_eq!(unique_paths(1 << 50, 0).as_ref().map(UniquePaths::count), Ok(0));
    assert_eq!(binomial(2, usize::MAX), Ok(1 << 64).map(|all: u128| all - 1));
    let ones = vec![vec![1; 1000]; 1000];
    assert_eq!(minimum_path_sum(&ones).unwrap().sum(), Some(1999));
}

#[test]
fn the_first_grids_that_do_not_fit() {
    assert!(i32::try_from(binomial(17, 17).unwrap()).is_ok());
    assert!(i32::try_from(binomial(18, 18).unwrap()).is_err());
    assert!(u64::try_from(binomial(34, 34).unwrap()).is_ok());
    assert!(u64::try_from(binomial(35, 35).unwrap()).is_err());
    assert_eq!(unique_paths(66, 66).unwrap().count(), binomial(66, 66).unwrap());
    let overflow = PathError::Overflow { row: 66, column: 66 };
    assert_eq!(binomial(67, 67), Err(overflow));
    assert_eq!(unique_paths(67, 67), Err(overflow));
    assert_eq!(count_by_row(&open(67, 67)), Err(overflow));
    let first = PathError::Overflow { row: 0, column: 0 };
    assert_eq!(Paths::new(&open(67, 67)), Err(first));
    assert_eq!(through(67, 67, &[]), Err(overflow));
    assert_eq!(avoiding(70, 70, &[(69, 0)]), Err(PathError::Overflow { row: 69, column: 69 }));
}

#[test]
fn numbers_of_any_length() {
    // Decimal digits, the last one first.
    let add = |a: &Vec<u8>, b: &Vec<u8>| {
        let mut sum = Vec::new();
        let mut carry = 0;
        for k in 0..a.len().max(b.len()) {
            carry += a.get(k).unwrap_or(&0) + b.get(k).unwrap_or(&0);
            sum.push(carry % 10);
            carry /= 10;
        }
        sum.extend((carry != 0).then_some(carry));
        Some(sum)
    };
    let table = count_with(&open(67, 67), vec![0], vec![1], add).unwrap();
    let digits: String =
        table[(66, 66)].iter().rev().map(|digit| char::from(b'0' + digit)).collect();
    // 132 over 66, which is twice 131 over 65: too much for a u128, and its half is not.
    let half = binomial(66, 67).unwrap();
    let (tens, ones) = (2 * (half / 10) + 2 * (half % 10) / 10, 2 * (half % 10) % 10);
    assert_eq!(digits, format!("{tens}{ones}"));
}

// 5. Bad input.

#[test]
fn ragged_rows() {
    let blocked = [vec![false; 3], vec![false; 2]];
    let error = PathError::Ragged { row: 1, found: 2, expected: 3 };
    assert_eq!(unique_paths_around(&blocked), Err(error));
    assert_eq!(count_by_row(&blocked), Err(error));
    assert_eq!(count_modulo(&blocked, NonZeroU64::MIN), Err(error));
    assert_eq!(Paths::new(&blocked), Err(error));
    assert_eq!(minimum_path_sum(&[vec![1; 3], vec![1; 2]]), Err(error));
    assert_eq!(error.to_string(), "row 1 has 2 cells, and row 0 has 3");
    assert_eq!(count_modulo(&open(3, 3), NonZeroU64::MIN), Ok(0), "everything is 0 modulo 1");
    assert_eq!(count_modulo(&open(3, 3), NonZeroU64::MAX), Ok(6));
}

#[test]
fn cells_outside_and_sums_that_overflow() {
    let outside = PathError::Outside { row: 3, column: 0 };
    assert_eq!(through(3, 3, &[(1, 1), (3, 0)]), Err(outside));
    assert_eq!(avoiding(3, 3, &[(3, 0)]), Err(outside));
    assert_eq!(avoiding(0, 0, &[(0, 0)]), Err(PathError::Outside { row: 0, column: 0 }));
    assert_eq!((through(0, 3, &[]), avoiding(0, 3, &[])), (Ok(0), Ok(0)));
    let large = [[i64::MAX, 1], [-1, 5]];
    let overflow = PathError::Overflow { row: 0, column: 1 };
    assert_eq!(minimum_path_sum(&large), Err(overflow));
    assert_eq!(overflow.to_string(), "the number at row 0, column 1 does not fit");
    let (n_rows, n_columns) = (usize::MAX, 2);
    let too_large = PathError::TooLarge(TableSizeError { n_rows, n_columns });
    assert_eq!(unique_paths(n_rows, n_columns), Err(too_large));
}

// 6. Errata.

#[test]
fn erratum_two_ones_double_every_count() {
    for &(n, m, count) in COUNTS.iter().filter(|row| row.2 != 0) {
        assert_eq!(with_two_ones_before_the_first_cell(n, m), 2 * count, "{n} × {m}");
    }
}

#[test]
fn erratum_an_int_overflows_at_18_by_18() {
    let mut row = [1_i32; 18];
    for _ in 1..18 {
        for j in 1..18 {
            row[j] = row[j].wrapping_add(row[j - 1]);
        }
    }
    assert_eq!(row[17], -1_961_361_076, "the original's number");
    assert_eq!(unique_paths(18, 18).unwrap().count(), 2_333_606_220);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("unique_paths", ""),
        ("unique_paths_large", "7 8"),
        ("unique_paths_one", "."),
        ("unique_paths_recursion", "--recursion .... .#.. ...."),
        ("unique_paths_memo", "--memo .... .#.. ...."),
        ("unique_paths_row", "--row .... .#.. ...."),
        ("unique_paths_cost", "--cost"),
    ]);
    demo::DEMO.says(&[("0 0", "…There are no cells…")]);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("3 x", "the number of columns: \"x\" is not a number (column 3)"),
        ("... ..", "row 2: \"..\" has 2 cells, and row 1 has 3 (column 5)"),
        ("..x", "row 1: \"..x\" has other characters than . and # (column 1)"),
        ("67 67", "the number at row 66, column 66 does not fit"),
        ("--row --memo 3 3", "--memo and --row exclude each other"),
    ]);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    demo::DEMO.says(&[(
        "13 13",
        "…Too large to draw: the limit is 12 rows and columns.…There are 2704156 paths.",
    )]);
}
