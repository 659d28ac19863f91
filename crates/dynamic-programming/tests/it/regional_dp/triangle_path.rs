//! Section 5.11.

use std::collections::HashSet;

use dynamic_programming::Step;
use dynamic_programming::regional_dp::triangle_path::triangle::{index, position};
use dynamic_programming::regional_dp::triangle_path::{
    Triangle, TriangleError, best_sum, maximum_path, maximum_sum, minimum_path, minimum_sum, plain,
    top_down,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;

#[path = "../../../examples/triangle_path.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. The worked examples and the original's tests.

/// The numbers, the least sum, a path that has it, and the greatest sum.
const SUMS: &[(&[i64], i64, &[i64], i64)] = &[
    (&[3, 4, 6, 9, 7, 2, 1, 8, 5, 8], 16, &[3, 6, 2, 5], 24),
    (&[2, 4, 6, 9, 1, 3, 5, 8, 13, 9], 15, &[2, 4, 1, 8], 24),
    (&[2, 3, 4, 6, 5, 7, 4, 1, 8, 3], 11, &[2, 3, 5, 1], 21),
    (&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 14, &[1, 2, 4, 7], 20),
    (&[1, 10, 2, 9, 3, 8, 4, 7, 5, 6], 11, &[1, 2, 3, 5], 27),
    (&[1, 10, 2, 9, 3, 8, 4, 7, 5, 6, 12, 7, 31, 30, 9], 20, &[1, 2, 3, 7, 7], 58),
    // Luogu P1216, where the greatest is asked for.
    (&[7, 3, 8, 8, 1, 0, 2, 7, 4, 4, 4, 5, 2, 6, 5], 17, &[7, 3, 1, 4, 2], 30),
    (&[5], 5, &[5], 5),
    (&[-1, -2, 3], -3, &[-1, -2], 2),
];

#[test]
fn sums() {
    for &(numbers, least, path, greatest) in SUMS {
        let triangle = flat(numbers);
        assert_eq!(minimum_sum(&triangle), Ok(Some(least)), "{numbers:?}");
        assert_eq!(maximum_sum(&triangle), Ok(Some(greatest)), "{numbers:?}");
        let (minimum, maximum) =
            (minimum_path(&triangle).unwrap(), maximum_path(&triangle).unwrap());
        assert_eq!((minimum.sum(), maximum.sum()), (Some(least), Some(greatest)), "{numbers:?}");
        assert_eq!(minimum.values(), path, "{numbers:?}");
        assert_eq!(maximum.values().iter().sum::<i64>(), greatest, "{numbers:?}");
    }
}

/// The worked example of the page, row after row.
const PAGE: &[i64] = SUMS[0].0;

pub(crate) const LEAST: i64 = 16;
pub(crate) const GREEDY: i64 = 19;
pub(crate) const GREEDY_FROM_BELOW: i64 = 17;
pub(crate) const LEAST_OF_EACH_ROW: i64 = 10;
pub(crate) const CALLS: usize = 15;
pub(crate) const CALLS_WITH_MEMO: usize = 13;
pub(crate) const STATES: usize = 10;
pub(crate) const CALLS_OF_TWENTY: usize = 1_048_575;
pub(crate) const CALLS_OF_TWENTY_WITH_MEMO: usize = 381;
pub(crate) const CELLS_OF_TWENTY: usize = 210;

/// How many calls the recursion makes without and with a memo.
fn calls(rows: &[Vec<i64>]) -> (usize, usize) {
    let is_call = |step| usize::from(matches!(step, Step::Call(_)));
    let (mut plain_calls, mut memo_calls) = (0, 0);
    plain::by_recursion_watched(rows, (0, 0), &mut |step| plain_calls += is_call(step));
    plain::by_memo_watched(rows, (0, 0), &mut |step| memo_calls += is_call(step));
    (plain_calls, memo_calls)
}

#[test]
fn the_worked_example_of_the_page() {
    let triangle = flat(PAGE);
    let rows = rows(&triangle);
    let least = minimum_path(&triangle).unwrap();
    let table: Vec<&[i64]> = least.sums().rows().collect();
    assert_eq!(table, [&[16][..], &[14, 13], &[10, 12, 7], &[1, 8, 5, 8]]);
    assert_eq!((least.columns(), least.count()), (vec![0, 1, 2, 2], Ok(1)));
    // No comparison is a tie.
    assert!(table[1..].iter().all(|row| row.windows(2).all(|two| two[0] != two[1])));
    // The three ideas that seem simpler give three other numbers.
    assert_eq!(least.sum(), Some(LEAST));
    assert_eq!(greedy(&triangle), GREEDY);
    assert_eq!(greedy_from_below(&triangle), GREEDY_FROM_BELOW);
    assert_eq!(any_of_each_row(&triangle), LEAST_OF_EACH_ROW);
    assert_eq!(calls(&rows), (CALLS, CALLS_WITH_MEMO));
    // Above the last row, one cell is asked for twice.
    let (mut asked, mut again) = (HashSet::new(), Vec::new());
    plain::by_recursion_watched(&rows, (0, 0), &mut |step| {
        if let Step::Call(state) = step
            && !asked.insert(state)
            && state.0 < 3
        {
            again.push(state);
        }
    });
    assert_eq!((again, asked.len()), (vec![(2, 1)], STATES));
}

#[test]
fn twenty_rows_of_the_page() {
    let triangle = flat(&(0..210).map(|k| k * k % 97).collect::<Vec<_>>());
    assert_eq!(calls(&rows(&triangle)), (CALLS_OF_TWENTY, CALLS_OF_TWENTY_WITH_MEMO));
    assert_eq!(triangle.as_flat().len(), CELLS_OF_TWENTY);
}

#[test]
fn the_triangles_of_the_questions() {
    for (numbers, by_greedy, least) in
        [(&[1, 2, 3, 9, 9, 1][..], 12, 5), (&[1, 3, 2, 9, 9, 1], 4, 4), (&[1, 2, 3, 1, 9, 9], 4, 4)]
    {
        let triangle = flat(numbers);
        assert_eq!((greedy(&triangle), minimum_sum(&triangle)), (by_greedy, Ok(Some(least))));
    }
    // A cell that is not there counts as 0: the pitfall.
    assert_eq!(
        (zeros_outside(&flat(&[2, 1, 1])), minimum_sum(&flat(&[2, 1, 1]))),
        (1, Ok(Some(3)))
    );
    // The exercise by hand: 2 in place of the 9.
    let mut numbers = PAGE.to_vec();
    numbers[3] = 2;
    let changed = flat(&numbers);
    let changed = minimum_path(&changed).unwrap();
    assert_eq!((changed.sum(), changed.values()), (Some(10), vec![3, 4, 2, 1]));
}

#[test]
fn calls_of_ten_rows() {
    assert_eq!(calls(&rows(&flat(&[1; 55]))).0, 1023);
}

#[test]
fn the_triangles_of_the_short_pages() {
    let equal = flat(&[1, 2, 2, 3, 1, 3]);
    let least = minimum_path(&equal).unwrap();
    assert_eq!(rows(least.sums()), [vec![4], vec![3, 3], vec![3, 1, 3]]);
    assert_eq!(least.count(), Ok(2));
    let down = plain::from_the_top(&rows(&flat(PAGE)));
    assert_eq!(down, [vec![3], vec![7, 9], vec![16, 14, 11], vec![17, 22, 16, 19]]);
    assert_eq!(plain::from_the_top(&rows(&flat(&[5, 1, 2, 4, 9, 1])))[2][1], 15);
    assert_eq!(position(7), (3, 1));
}

fn flat(numbers: &[i64]) -> Triangle {
    Triangle::from_flat(numbers.to_vec()).unwrap()
}

fn rows(triangle: &Triangle) -> Vec<Vec<i64>> {
    triangle.rows().map(<[i64]>::to_vec).collect()
}

// 2. All small triangles, against all paths.

/// The sums of all paths: each bit of a number says whether a step goes to the right.
fn all_sums(triangle: &Triangle) -> Vec<i64> {
    let n_steps = triangle.n_rows().saturating_sub(1);
    let paths = 0..1_u32 << n_steps;
    let sum = |path: u32| {
        let column = |row: usize| (path & ((1 << row) - 1)).count_ones() as usize;
        triangle.rows().enumerate().map(|(row, numbers)| numbers[column(row)]).sum()
    };
    paths.map(sum).collect()
}

/// Compares everything with all paths.
fn check(triangle: &Triangle) {
    let sums = all_sums(triangle);
    let (least, greatest) = (*sums.iter().min().unwrap(), *sums.iter().max().unwrap());
    assert_eq!(minimum_sum(triangle), Ok(Some(least)), "{triangle:?}");
    assert_eq!(maximum_sum(triangle), Ok(Some(greatest)), "{triangle:?}");
    for (path, best) in
        [(minimum_path(triangle).unwrap(), least), (maximum_path(triangle).unwrap(), greatest)]
    {
        assert_eq!(path.sum(), Some(best), "{triangle:?}");
        let columns = path.columns();
        assert_eq!((columns.len(), columns[0]), (triangle.n_rows(), 0));
        assert!(columns.windows(2).all(|two| two[0] <= two[1] && two[1] <= two[0] + 1));
        assert_eq!(path.values().iter().sum::<i64>(), best, "{triangle:?}");
        let n_best = sums.iter().filter(|sum| **sum == best).count();
        assert_eq!(path.count(), Ok(n_best as u128), "{triangle:?}");
    }
    let down = top_down(triangle, i64::min).unwrap();
    assert_eq!(down.rows().next_back().unwrap().iter().min(), Some(&least), "{triangle:?}");
    check_plain(triangle);
}

/// The plain versions against the library's, which have been compared with all paths.
fn check_plain(triangle: &Triangle) {
    let (given, best) = (rows(triangle), minimum_path(triangle).unwrap());
    let sums = plain::fill_table(&given);
    assert_eq!(sums, rows(best.sums()), "{triangle:?}");
    assert_eq!(plain::columns(&sums), best.columns(), "{triangle:?}");
    assert_eq!(plain::one_row(&given), best.sum(), "{triangle:?}");
    assert_eq!(Ok(u128::from(plain::count_best(&sums))), best.count(), "{triangle:?}");
    let down = rows(&top_down(triangle, i64::min).unwrap());
    assert_eq!(plain::from_the_top(&given), down, "{triangle:?}");
    for (i, j) in (0..given.len()).flat_map(|i| (0..=i).map(move |j| (i, j))) {
        assert_eq!(plain::by_memo(&given, (i, j)), sums[i][j], "{triangle:?}");
        // Half a million calls from the largest ones are enough once.
        if given.len() < 9 || i == 3 {
            assert_eq!(plain::by_recursion(&given, (i, j)), sums[i][j], "{triangle:?}");
        }
    }
}

#[test]
fn all_paths_agree_on_all_small_triangles() {
    for (n_rows, numbers) in
        [(1, &[-1, 0, 2][..]), (2, &[-1, 0, 2]), (3, &[-1, 0, 2]), (4, &[1, 3])]
    {
        let n_cells = index(n_rows, 0);
        for code in 0..numbers.len().pow(u32::try_from(n_cells).unwrap()) {
            let digit = |k: usize| code / numbers.len().pow(u32::try_from(k).unwrap());
            let cells = (0..n_cells).map(|k| numbers[digit(k) % numbers.len()]).collect();
            check(&Triangle::from_flat(cells).unwrap());
        }
    }
}

/// Takes the lesser of the two below at each step.
fn greedy(triangle: &Triangle) -> i64 {
    let (mut sum, mut j) = (0, 0);
    for (row, numbers) in triangle.rows().enumerate() {
        if 0 < row && numbers[j + 1] < numbers[j] {
            j += 1;
        }
        sum += numbers[j];
    }
    sum
}

/// Begins at the least number of the last row and goes up, each time to the lesser of the two
/// above.
fn greedy_from_below(triangle: &Triangle) -> i64 {
    let last = triangle.rows().next_back().unwrap();
    let mut j = (0..last.len()).min_by_key(|&j| last[j]).unwrap();
    let mut sum = last[j];
    for above in triangle.rows().rev().skip(1) {
        let parents = j.saturating_sub(1)..=j.min(above.len() - 1);
        j = parents.min_by_key(|&j| above[j]).unwrap();
        sum += above[j];
    }
    sum
}

/// From the top down, where a cell that is not there counts as 0.
fn zeros_outside(triangle: &Triangle) -> i64 {
    let mut sums: Vec<i64> = Vec::new();
    for row in triangle.rows() {
        let to = |j: usize| {
            let left = j.checked_sub(1).map_or(0, |left| sums[left]);
            left.min(sums.get(j).copied().unwrap_or(0))
        };
        sums = row.iter().enumerate().map(|(j, number)| number + to(j)).collect();
    }
    sums.into_iter().min().unwrap()
}

/// Takes the least number of each row, wherever it stands.
fn any_of_each_row(triangle: &Triangle) -> i64 {
    triangle.rows().filter_map(|row| row.iter().min()).sum()
}

/// From above only, never from the left above.
fn straight_down(triangle: &Triangle) -> i64 {
    triangle.rows().map(|row| row[0]).sum()
}

#[test]
fn wrong_versions_are_caught() {
    let least = |triangle: &Triangle| minimum_sum(triangle).unwrap().unwrap();
    let is_caught = |wrong: &dyn Fn(&Triangle) -> i64| {
        SUMS.iter().map(|row| flat(row.0)).any(|triangle| wrong(&triangle) != least(&triangle))
    };
    assert!(!is_caught(&least));
    assert!(is_caught(&greedy));
    assert!(is_caught(&greedy_from_below));
    assert!(is_caught(&zeros_outside));
    assert!(is_caught(&any_of_each_row));
    assert!(is_caught(&straight_down));
}

// 3. Properties.

proptest! {
    #[test]
    fn random_triangles(n_rows in 1..12_usize, seed in prop::collection::vec(-20..20_i64, 66)) {
        check(&flat(&seed[..index(n_rows, 0)]));
    }

    #[test]
    fn sums_add_up(n_rows in 1..40_usize, seed in prop::collection::vec(-1000..1000_i64, 780)) {
        let triangle = flat(&seed[..index(n_rows, 0)]);
        let up = minimum_path(&triangle).unwrap();
        let down = top_down(&triangle, i64::min).unwrap();
        // The best path through any cell: down to it, and on from it.
        let mut through = Vec::new();
        for row in 0..n_rows {
            for j in 0..=row {
                through.push(down[(row, j)] + up.sums()[(row, j)] - triangle[(row, j)]);
            }
        }
        prop_assert_eq!(through.iter().min().copied(), up.sum());
        for (row, column) in up.columns().into_iter().enumerate() {
            prop_assert_eq!(Some(through[index(row, column)]), up.sum());
        }
        let turned = flat(&triangle.as_flat().iter().map(|number| -number).collect::<Vec<_>>());
        prop_assert_eq!(maximum_sum(&turned).unwrap(), up.sum().map(|sum| -sum));
    }

    #[test]
    fn places(k in prop_oneof![0..5000_usize, 0..usize::MAX]) {
        let (row, column) = position(k);
        prop_assert!(column <= row);
        prop_assert_eq!(index(row, column), k);
    }
}

#[test]
fn fifteen_rows() {
    let numbers: Vec<i64> = (0..120).map(|k| k * k % 89 - 40).collect();
    check(&flat(&numbers));
}

#[test]
fn comparisons_grow_fourfold_when_the_rows_double() {
    for n in demo::ROWS {
        assert_eq!(demo::compared(n), u32::from(n) * (u32::from(n) + 1) / 2);
    }
}

// 4. Extremes.

#[test]
fn nothing() {
    let empty = Triangle::default();
    assert_eq!(Triangle::from_flat(Vec::new()), Ok(empty.clone()));
    assert_eq!((minimum_sum(&empty), maximum_sum(&empty)), (Ok(None), Ok(None)));
    let path = minimum_path(&empty).unwrap();
    assert_eq!((path.sum(), path.columns(), path.count()), (None, vec![], Ok(0)));
    check_plain(&empty);
}

#[test]
fn a_million_numbers() {
    let n_rows = 1500;
    let ones = flat(&vec![1; index(n_rows, 0)]);
    assert_eq!(minimum_sum(&ones), Ok(Some(1500)));
    let path = maximum_path(&ones).unwrap();
    assert_eq!(path.columns(), vec![0; 1500], "of equals the left one");
    // The least path is along the right edge.
    let edge: Vec<i64> =
        (0..n_rows).flat_map(|row| (0..=row).map(move |j| i64::from(j < row))).collect();
    let edge = flat(&edge);
    let path = minimum_path(&edge).unwrap();
    assert_eq!((path.sum(), path.columns()), (Some(0), (0..1500).collect()));
}

#[test]
fn the_largest_numbers() {
    let (max, min) = (i64::MAX, i64::MIN);
    assert_eq!(minimum_sum(&flat(&[0, max, max])), Ok(Some(max)));
    assert_eq!(minimum_sum(&flat(&[-1, max, max])), Ok(Some(max - 1)));
    let overflow = |row, column| TriangleError::Overflow { row, column };
    assert_eq!(minimum_sum(&flat(&[1, max, max])), Err(overflow(0, 0)));
    assert_eq!(maximum_sum(&flat(&[-1, min, min])), Err(overflow(0, 0)));
    let triangle = flat(&[0, 0, 1, 0, max, max]);
    assert_eq!(minimum_path(&triangle), Err(overflow(1, 1)));
    // The better of the two fits.
    assert_eq!(minimum_sum(&flat(&[1, 5, max])), Ok(Some(6)));
    let down = top_down(&flat(&[1, max, 0]), i64::min);
    assert_eq!(down, Err(overflow(1, 0)));
    let all = |n_rows: usize| {
        let zeros = flat(&vec![0; index(n_rows, 0)]);
        minimum_path(&zeros).unwrap().count()
    };
    assert_eq!((all(128), all(129)), (Ok(1 << 127), Err(overflow(0, 0))));
}

#[test]
fn ways_that_lead_to_no_best_path_do_not_count() {
    // Down the left edge is best. From the other cells there are too many ways for 128 bits.
    let n_rows = 130;
    let edge: Vec<i64> =
        (0..n_rows).flat_map(|row| (0..=row).map(move |j| -i64::from(0 < row && j == 0))).collect();
    let triangle = flat(&edge);
    let least = minimum_path(&triangle).unwrap();
    assert_eq!((least.sum(), least.count()), (Some(-129), Ok(1)));
    let words: Vec<String> = edge.iter().map(i64::to_string).collect();
    demo::DEMO.says(&[(&words.join(" "), "…Least sum -129, on one path.")]);
}

// 5. Bad input.

#[test]
fn no_triangle() {
    let error = TriangleError::NotTriangular { len: 11, n_rows: 4, full: 10 };
    assert_eq!(Triangle::from_flat(vec![1; 11]), Err(error));
    let words = "11 numbers are no triangle: row 4 is not full";
    assert_eq!(error.to_string(), words);
    let rows = [vec![1], vec![1, 2, 3]];
    let error = TriangleError::Row { row: 1, found: 3 };
    assert_eq!(Triangle::from_rows(&rows), Err(error));
    assert_eq!(error.to_string(), "row 1 has 3 numbers, not 2");
    assert_eq!(Triangle::from_rows(&[[0; 0]]), Err(TriangleError::Row { row: 0, found: 0 }));
    assert_eq!(Triangle::from_rows(&[vec![1], vec![2, 3]]), Ok(flat(&[1, 2, 3])));
}

// 6. Errata.

#[test]
fn erratum_the_parents_of_a_node() {
    // Row n and node i counted from 1; above it stand i - n and i - n + 1, not i - n - 2 and i -
    // n - 1.
    for n in 3..50_usize {
        for j in 1..n - 1 {
            let i = index(n - 1, j) + 1;
            let above = [index(n - 2, j - 1) + 1, index(n - 2, j) + 1];
            assert_eq!(above, [i - n, i - n + 1]);
            assert_eq!(position(i - n - 1 - 1).0 == n - 2, 1 < j, "theirs leaves the row");
        }
    }
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("triangle_path", ""),
        ("triangle_path_recursion", "--recursion"),
        ("triangle_path_memo", "--memo"),
        ("triangle_path_row", "--row"),
        ("triangle_path_max", "--max 7 3 8 8 1 0 2 7 4 4 4 5 2 6 5"),
        ("triangle_path_one", "5"),
        ("triangle_path_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("3 x", "number 2: \"x\" is not a number (column 3)"),
        ("3 4", "2 numbers are no triangle: row 1 is not full"),
        ("--row --max 3", "--row and --max exclude each other"),
    ]);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    demo::DEMO.says(&[(
        &["1"; 55].join(" "),
        "…Too large to draw: the limit is 9 rows of numbers of 5 characters.…\
         Least sum 10, on 512 paths.",
    )]);
}

#[test]
fn the_order_is_the_callers() {
    let triangle = flat(SUMS[0].0);
    assert_eq!(best_sum(&triangle, i64::min), minimum_sum(&triangle));
}
