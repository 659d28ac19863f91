//! 6.22 Kuhn and Munkres' algorithm.

use graph_theory::bipartite_matching::kuhn_munkres::plain::{self, Labeling};
use graph_theory::bipartite_matching::kuhn_munkres::{
    Assignment, AssignmentError, Goal, NoAssignment, Number, RowByRow, RowError, Search, Step,
    TableError, WeightTable, greatest_assignment, greatest_matching, kuhn_munkres_watched,
    least_assignment,
};
use graph_theory::bipartite_matching::{Bipartite, Crowd, Matching};
use graph_theory::graph::generate::Random;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;

#[path = "../../../examples/kuhn_munkres.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

type Rows = Vec<Vec<Option<i64>>>;

/// The table of a text: rows between slashes, a dot for a gap.
fn rows(text: &str) -> Rows {
    let cell = |word: &str| if word == "." { None } else { Some(word.parse().expect("a number")) };
    let rows = text.split('/').filter(|row| !row.is_empty());
    rows.map(|row| row.split_whitespace().map(cell).collect()).collect()
}

fn table(text: &str) -> WeightTable<i64> {
    WeightTable::with_gaps(&rows(text)).expect("a good table")
}

// 1. The worked example of the page, and its questions.

/// Three rows that all like column 1 best.
const PAGE: &str = "1 8 5 / 5 7 3 / 6 7 2";

/// A table without gaps, for the plain version.
fn full(text: &str) -> Vec<Vec<i64>> {
    rows(text).into_iter().map(|row| row.into_iter().flatten().collect()).collect()
}

/// What the pairs of the plain version weigh.
fn weight_of(w: &[Vec<i64>], labeling: &Labeling) -> i64 {
    labeling.mate.iter().enumerate().filter_map(|(y, &x)| Some(w[x?][y])).sum()
}

/// What the worked example weighs if each row takes the best column that is left; if the heaviest
/// cell that is left is taken; and in the best case.
const ROW_BY_ROW: i64 = 15;
const HEAVIEST_FIRST: i64 = 17;
const BEST: i64 = 18;
/// What the first labels of the worked example sum to.
const FIRST_LABELS: i64 = 22;

/// The heaviest cell whose row and column are free is taken, again and again.
fn heaviest_first(w: &[Vec<i64>]) -> i64 {
    let mut cells: Vec<(i64, usize, usize)> = w
        .iter()
        .enumerate()
        .flat_map(|(x, row)| row.iter().enumerate().map(move |(y, &weight)| (weight, x, y)))
        .collect();
    cells.sort_unstable_by(|a, b| b.cmp(a));
    let (mut rows, mut columns) = (vec![false; w.len()], vec![false; w[0].len()]);
    let mut sum = 0;
    for (weight, x, y) in cells {
        if !rows[x] && !columns[y] {
            (rows[x], columns[y]) = (true, true);
            sum += weight;
        }
    }
    sum
}

#[test]
fn the_worked_example_of_the_page() {
    let w = full(PAGE);
    assert!(w.iter().all(|row| row.iter().max() == Some(&row[1])), "all like the same column");
    assert_eq!((greedy(&w), heaviest_first(&w)), (Some(ROW_BY_ROW), HEAVIEST_FIRST));
    // The other assignments are worse.
    let permutations = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut weights = permutations.map(|columns| (0..3).map(|x| w[x][columns[x]]).sum::<i64>());
    assert_eq!(weights[5], BEST);
    weights.sort_unstable();
    assert!(weights[4] < BEST);
    // The labels change three times, once by 2; one change makes a pair possible by a column that
    // has a mate; in the last search all rows get another column.
    let mut changes = Vec::new();
    let mut sums = Vec::new();
    let mut has_tie = false;
    let mut moved = Vec::new();
    let mut before = vec![None; 3];
    let best = plain::kuhn_munkres_watched(&w, |step, labeling| {
        sums.push(labeling.a.iter().chain(&labeling.b).sum::<i64>());
        match step {
            plain::Step::Change { y, d } => {
                let outside = (0..3).filter(|&y| !labeling.is_in_tree[y]);
                has_tie |= outside.filter(|&y| labeling.slack[y] == 0).count() != 1;
                if d != 0 {
                    changes.push((d, y, labeling.mate[y]));
                }
            }
            plain::Step::Flip { .. } => {
                let of = |mate: &[Option<usize>]| {
                    (0..3).map(|x| mate.iter().position(|&m| m == Some(x))).collect::<Vec<_>>()
                };
                let pairs = of(&before).into_iter().zip(of(&labeling.mate));
                moved.push(pairs.filter(|(old, new)| old != new).count());
                before.clone_from(&labeling.mate);
            }
            _ => {}
        }
    });
    assert!(!has_tie);
    assert_eq!(changes, [(2, 0, None), (1, 0, Some(1)), (1, 2, None)]);
    assert_eq!(moved, [1, 1, 3]);
    assert_eq!((sums.first(), sums.last()), (Some(&FIRST_LABELS), Some(&BEST)));
    assert_eq!((best.a, best.b), (vec![5, 4, 5], vec![1, 3, 0]));
}

#[test]
fn the_tables_of_the_questions() {
    // The label of column 0 in the end.
    let small = full("7 5 / 6 1");
    let best = plain::kuhn_munkres(&small);
    assert_eq!((weight_of(&small, &best), &best.b[..]), (11, &[2, 0][..]));
    // How many cells four searches look at on the table of products.
    assert_eq!(demo::work(4)[0], LOOKS_OF_FOUR);
    // The heaviest cell first: wrong on the first table, right on the others.
    let weights = |text| {
        let w = full(text);
        (heaviest_first(&w), weight_of(&w, &plain::kuhn_munkres(&w)))
    };
    assert_eq!(weights("7 5 / 6 1"), (8, 11));
    assert_eq!(weights("7 5 / 6 5"), (12, 12));
    assert_eq!(weights("9 5 / 2 4"), (13, 13));
    // Which labels prove that no assignment of the worked example weighs more than 18.
    let w = full(PAGE);
    let proves = |a: [i64; 3], b: [i64; 3]| {
        let cells = (0..3).flat_map(|x| (0..3).map(move |y| (x, y)));
        cells.into_iter().all(|(x, y)| w[x][y] <= a[x] + b[y])
            && a.iter().chain(&b).sum::<i64>() == BEST
    };
    assert!(proves([5, 4, 5], [1, 3, 0]));
    assert!(!proves([8, 7, 7], [0, 0, 0]));
    assert!(!proves([5, 4, 4], [1, 4, 0]));
}

/// The cells at which four searches look on the table of products.
const LOOKS_OF_FOUR: u32 = 40;

#[test]
fn the_tables_of_the_pitfalls_and_exercises() {
    // Labels that only fall: see the wrong versions. A table whose rows are columns.
    let w = full("1 9 / 9 8");
    assert_eq!(weight_of(&w, &plain::kuhn_munkres(&w)), 18);
    // With 2 more in every cell of a row, the pairs stay, and the weight is 2 more.
    let more = full("1 8 5 / 7 9 5 / 6 7 2");
    let best = plain::kuhn_munkres(&more);
    assert_eq!(
        (weight_of(&more, &best), &best.mate[..]),
        (BEST + 2, &[Some(2), Some(1), Some(0)][..])
    );
    // The least weight, by negatives.
    let least: Vec<Vec<i64>> =
        full(PAGE).iter().map(|row| row.iter().map(|weight| -weight).collect()).collect();
    let best = plain::kuhn_munkres(&least);
    assert_eq!(weight_of(&least, &best), -LEAST);
}

/// The least weight of an assignment of the worked example.
const LEAST: i64 = 10;

// 2. The test of an earlier program.

/// The original's table, of an earlier program.
const ORIGINAL: &str = "3 5 5 4 1 / 2 2 0 2 2 / 2 4 4 1 0 / 0 1 1 0 0 / 1 2 1 3 3";

/// The table, the greatest weight and the columns of its rows; the least weight and the columns of
/// its rows.
type Case = (&'static str, i64, &'static [u32], i64, &'static [u32]);

#[rustfmt::skip]
const CASES: &[Case] = &[
    (ORIGINAL, 14, &[1, 0, 2, 4, 3], 4, &[4, 2, 3, 0, 1]),
    ("1", 1, &[0], 1, &[0]),
    ("", 0, &[], 0, &[]),
    // All must move on for the last row.
    ("9 8 . . / . 9 8 . / . . 9 8 / 9 . . .", 33, &[1, 2, 3, 0], 33, &[1, 2, 3, 0]),
    // The original's program has no end here: it takes 0 for no weight.
    ("10 1 / 2 0", 10, &[0, 1], 3, &[1, 0]),
    // More columns than rows, and weights below 0.
    ("1 -2 3 / -5 -6 -7", -2, &[2, 0], -9, &[1, 2]),
];

#[test]
fn worked_example() {
    for &(text, greatest, columns, least, columns_of_least) in CASES {
        let table = table(text);
        let of =
            |best: &Assignment<i64>| best.pairs().map(|(_, column)| column).collect::<Vec<_>>();
        let best = greatest_assignment(&table).expect("an assignment");
        assert_eq!((best.weight(), &of(&best)[..]), (greatest, columns));
        assert_eq!(best.verify(&table), Ok(()));
        let best = least_assignment(&table).expect("an assignment");
        assert_eq!((best.weight(), &of(&best)[..]), (least, columns_of_least));
        assert_eq!(best.verify(&table), Ok(()));
    }
}

#[test]
fn the_original_labels() {
    let best = greatest_assignment(&table(ORIGINAL)).expect("an assignment");
    assert_eq!(best.row_labels(), [4, 2, 3, 0, 3]);
    assert_eq!(best.column_labels(), [0, 1, 1, 0, 0]);
    assert_eq!(best.row_of(4), Some(3));
    assert_eq!(best.column_of(3), Some(4));
    assert_eq!(best.goal(), Goal::Greatest);
}

/// All assignments of the rows to columns, of the original's table: what they weigh, and how many
/// cells are 0.
fn all_of_the_original() -> Vec<(Vec<u32>, i64, usize)> {
    let cells = rows(ORIGINAL);
    let mut all = Vec::new();
    let mut waiting = vec![Vec::<u32>::new()];
    while let Some(columns) = waiting.pop() {
        if columns.len() == 5 {
            let weights = columns.iter().zip(&cells).map(|(&column, row)| row[column as usize]);
            let weights: Vec<i64> = weights.flatten().collect();
            let n_zeros = weights.iter().filter(|&&weight| weight == 0).count();
            all.push((columns, weights.iter().sum(), n_zeros));
            continue;
        }
        let free = (0..5).filter(|column| !columns.contains(column));
        waiting.extend(free.map(|column| [&columns[..], &[column]].concat()));
    }
    all.sort();
    all
}

#[test]
fn ten_assignments_of_the_original_are_greatest() {
    let all = all_of_the_original();
    assert_eq!(all.iter().map(|(_, weight, _)| *weight).max(), Some(14));
    let best: Vec<_> = all.iter().filter(|(_, weight, _)| *weight == 14).collect();
    assert_eq!(best.len(), 10);
    // The original prints the second of these.
    let without_zeros = best.iter().filter(|(.., n_zeros)| *n_zeros == 0);
    let without_zeros: Vec<_> = without_zeros.map(|(columns, ..)| &columns[..]).collect();
    assert_eq!(without_zeros, [[3, 0, 1, 2, 4], [3, 0, 2, 1, 4]]);
    assert_eq!(all.iter().map(|(_, weight, _)| *weight).min(), Some(4));
}

// 3. All small inputs, against all assignments.

/// What the rows from `row` on can weigh at best with the columns that are not taken; `alone` if
/// they may stay alone.
fn best(rows: &Rows, goal: Goal, alone: bool, row: usize, taken: u32) -> Option<i64> {
    if row == rows.len() {
        return Some(0);
    }
    let cells = rows[row].iter().enumerate().filter(|(column, _)| taken >> column & 1 == 0);
    let with = cells.filter_map(|(column, weight)| {
        Some((*weight)? + best(rows, goal, alone, row + 1, taken | 1 << column)?)
    });
    let without = if alone { best(rows, goal, alone, row + 1, taken) } else { None };
    match goal {
        Goal::Greatest => with.chain(without).max(),
        Goal::Least => with.chain(without).min(),
    }
}

fn turned(rows: &Rows) -> Rows {
    let n_columns = rows.first().map_or(0, Vec::len);
    (0..n_columns).map(|column| rows.iter().map(|row| row[column]).collect()).collect()
}

/// The best weight of an assignment, which serves the smaller side.
fn best_assignment(rows: &Rows, goal: Goal) -> Option<i64> {
    let is_high = rows.first().is_some_and(|row| row.len() < rows.len());
    if is_high { best(&turned(rows), goal, false, 0, 0) } else { best(rows, goal, false, 0, 0) }
}

/// Compares all ways on a table with all assignments.
fn check(rows: &Rows) {
    let table = WeightTable::with_gaps(rows).expect("a good table");
    for goal in [Goal::Greatest, Goal::Least] {
        let found = kuhn_munkres_watched(&table, goal, |_, _| {});
        match &found {
            Ok(assignment) => {
                assert_eq!(assignment.verify(&table), Ok(()), "{rows:?}");
                assert_eq!(Some(assignment.weight()), best_assignment(rows, goal), "{rows:?}");
            }
            Err(infeasible) => {
                assert_eq!(best_assignment(rows, goal), None, "{rows:?}");
                assert!(is_crowd(&table, infeasible), "{rows:?}");
            }
        }
        if table.n_rows() <= table.n_columns() {
            let mut by_rows = RowByRow::new(table.n_columns(), goal).expect("few columns");
            let pushed = rows.iter().try_for_each(|row| by_rows.push(row).map(|_| ()));
            assert_eq!(pushed.is_ok(), found.is_ok(), "{rows:?}");
            if let Ok(assignment) = found {
                assert_eq!(by_rows.assignment().weight(), assignment.weight());
                assert_eq!(by_rows.assignment().verify(&table), Ok(()));
            }
        }
    }
    if table.n_rows() <= table.n_columns() && rows.iter().flatten().all(Option::is_some) {
        check_plain(
            &rows.iter().map(|row| row.iter().copied().flatten().collect()).collect::<Vec<_>>(),
        );
    }
    let matching = greatest_matching(&table);
    assert_eq!(matching.verify(&table), Ok(()), "{rows:?}");
    assert_eq!(Some(matching.weight()), best(rows, Goal::Greatest, true, 0, 0), "{rows:?}");
}

/// Compares the plain version with the library's version, and checks its labels and pairs at each
/// step.
fn check_plain(w: &[Vec<i64>]) {
    let mut n_served = 0;
    let best = plain::kuhn_munkres_watched(w, |step, labeling| {
        let Labeling { a, b, mate, .. } = labeling;
        for (x, row) in w.iter().enumerate() {
            assert!(row.iter().zip(b).all(|(weight, b)| *weight <= a[x] + b), "{w:?}");
        }
        for (y, &x) in mate.iter().enumerate() {
            match x {
                Some(x) => assert_eq!(a[x] + b[y], w[x][y], "a pair is tight"),
                None => assert_eq!(b[y], 0, "the label of a free column is 0"),
            }
            assert!(0 <= b[y], "no label of a column is negative");
        }
        n_served += usize::from(matches!(step, plain::Step::Flip { .. }));
        assert_eq!(mate.iter().flatten().count(), n_served, "a row more after each flip");
    });
    assert_eq!(n_served, w.len());
    let table = WeightTable::from_rows(w).expect("a good table");
    let weight = greatest_assignment(&table).expect("an assignment").weight();
    assert_eq!(weight_of(w, &best), weight, "{w:?}");
    assert_eq!(best.a.iter().chain(&best.b).sum::<i64>(), weight, "{w:?}");
}

fn is_crowd(table: &WeightTable<i64>, infeasible: &NoAssignment) -> bool {
    match infeasible {
        NoAssignment::Rows(crowd) => crowd.check(&table.to_graph()),
        NoAssignment::Columns(crowd) => crowd.check(&table.to_graph().flipped()),
    }
}

/// Every table of this size with these values.
fn all_tables(
    n_rows: usize,
    n_columns: usize,
    values: &[Option<i64>],
) -> impl Iterator<Item = Rows> {
    let n_tables = values.len().pow(u32::try_from(n_rows * n_columns).expect("a small table"));
    (0..n_tables).map(move |number| {
        let mut rest = number;
        let mut cell = || {
            let value = values[rest % values.len()];
            rest /= values.len();
            value
        };
        (0..n_rows).map(|_| (0..n_columns).map(|_| cell()).collect()).collect()
    })
}

#[test]
fn all_small_tables() {
    let values = [None, Some(-1), Some(0), Some(1), Some(3)];
    for (n_rows, n_columns) in [(1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (2, 2)] {
        all_tables(n_rows, n_columns, &values).for_each(|rows| check(&rows));
    }
    for (n_rows, n_columns) in [(2, 3), (3, 2), (3, 3)] {
        all_tables(n_rows, n_columns, &[None, Some(0), Some(2)]).for_each(|rows| check(&rows));
    }
}

/// What is wrong with a textbook's version.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Mistake {
    Nothing,
    /// The original's: a weight of 0 is no edge for the search, but counts for the step of the
    /// labels.
    ZeroIsNoEdge,
    /// The original's notes: both labels are lowered.
    BothLowered,
    /// The original's: labels of columns are changed only as far as there are rows.
    ColumnsUpToRows,
}

/// The labels and searches of a textbook, in O(n^4); none if it has no end.
fn textbook(weights: &[Vec<i64>], fault: Mistake) -> Option<i64> {
    struct Run<'w> {
        weights: &'w [Vec<i64>],
        fault: Mistake,
        labels: [Vec<i64>; 2],
        seen: [Vec<bool>; 2],
        row_of: Vec<Option<usize>>,
    }
    fn serve(run: &mut Run<'_>, row: usize) -> bool {
        run.seen[0][row] = true;
        for (column, &weight) in run.weights[row].iter().enumerate() {
            let is_edge = weight != 0 || run.fault != Mistake::ZeroIsNoEdge;
            let is_tight = run.labels[0][row] + run.labels[1][column] == weight;
            if is_edge && is_tight && !run.seen[1][column] {
                run.seen[1][column] = true;
                if run.row_of[column].is_none_or(|owner| serve(run, owner)) {
                    run.row_of[column] = Some(row);
                    return true;
                }
            }
        }
        false
    }
    let (n_rows, n_columns) = (weights.len(), weights[0].len());
    let tops = weights.iter().map(|row| *row.iter().max().expect("a row")).collect();
    let labels = [tops, vec![0; n_columns]];
    let mut run =
        Run { weights, fault, labels, seen: Default::default(), row_of: vec![None; n_columns] };
    for root in 0..n_rows {
        let mut n_rounds = 0;
        loop {
            run.seen = [vec![false; n_rows], vec![false; n_columns]];
            if serve(&mut run, root) {
                break;
            }
            let slack = |(row, column): (usize, usize)| {
                run.labels[0][row] + run.labels[1][column] - weights[row][column]
            };
            let pairs = (0..n_rows).flat_map(|row| (0..n_columns).map(move |column| (row, column)));
            let leads_out =
                |&(row, column): &(usize, usize)| run.seen[0][row] && !run.seen[1][column];
            let step = pairs.filter(leads_out).map(slack).min()?;
            n_rounds += 1;
            if 100 < n_rounds {
                return None;
            }
            let end = if fault == Mistake::ColumnsUpToRows { n_rows } else { n_columns };
            let sign = if fault == Mistake::BothLowered { -1 } else { 1 };
            for (label, _) in run.labels[0].iter_mut().zip(&run.seen[0]).filter(|(_, seen)| **seen)
            {
                *label -= step;
            }
            let columns = run.labels[1].iter_mut().zip(&run.seen[1]).take(end);
            columns.filter(|(_, seen)| **seen).for_each(|(label, _)| *label += sign * step);
        }
    }
    Some((0..n_columns).filter_map(|column| Some(weights[run.row_of[column]?][column])).sum())
}

/// Each row takes the best that is left.
fn greedy(weights: &[Vec<i64>]) -> Option<i64> {
    let mut taken = vec![false; weights[0].len()];
    let mut sum = 0;
    for row in weights {
        let free = (0..row.len()).filter(|&column| !taken[column]);
        let column = free.max_by_key(|&column| row[column])?;
        taken[column] = true;
        sum += row[column];
    }
    Some(sum)
}

/// Three rows, of which the last ones need the right label of the last column.
const MORE_COLUMNS: &str = "0 0 0 1 / 2 1 0 2 / 1 0 1 2";

/// The first small table without gaps on which a program is wrong.
fn fault(solve: impl Fn(&[Vec<i64>]) -> Option<i64>) -> Option<Rows> {
    let values = [Some(0), Some(1), Some(2)];
    let sizes = [(1, 2), (2, 2), (2, 3), (3, 3)];
    let small = sizes.into_iter().flat_map(|(rows, columns)| all_tables(rows, columns, &values));
    let mut tables = small.chain([rows(MORE_COLUMNS)]);
    tables.find(|rows| {
        let weights: Vec<Vec<i64>> =
            rows.iter().map(|row| row.iter().copied().flatten().collect()).collect();
        solve(&weights) != best_assignment(rows, Goal::Greatest)
    })
}

#[test]
fn wrong_versions_are_caught() {
    assert!(fault(greedy).is_some());
    assert_eq!(fault(|weights| textbook(weights, Mistake::Nothing)), None);
    for wrong in [Mistake::ZeroIsNoEdge, Mistake::BothLowered, Mistake::ColumnsUpToRows] {
        assert!(fault(|weights| textbook(weights, wrong)).is_some(), "{wrong:?}");
    }
}

// 4. Properties: the invariants at every step, the proof in the end.

/// The prices and the pairs go together, and the distances of a search are settled in order.
fn check_step(step: Step, search: &Search<i64>, table: &WeightTable<i64>, goal: Goal) {
    let sign = if goal == Goal::Greatest { 1 } else { -1 };
    // What a row can have of a column at its price, more being better.
    let gain =
        |row, column| Some(sign * (table.weight(row, column)? - search.column_label(column)));
    for column in table.columns() {
        assert!(0 <= sign * search.column_label(column), "no price is below nothing");
        if search.matching().mate_of_right(column).is_none() {
            assert_eq!(search.column_label(column), 0, "what nobody has is free of charge");
        }
    }
    for (row, column) in search.matching().pairs() {
        let most = table.columns().filter_map(|other| gain(row, other)).max();
        assert_eq!(gain(row, column), most, "everybody has what is best for him");
        assert_eq!(most.map(|gain| sign * gain), Some(search.row_label(row)));
    }
    let distances = search.settled().iter().map(|&column| search.distance(column));
    assert!(distances.is_sorted(), "nearest first");
    if let Step::Augment { column } = step {
        let path = search.path_to(column);
        assert_eq!(path.first().map(|&(_, column)| column), Some(column));
        for pair in path.windows(2) {
            assert_eq!(search.matching().mate_of_left(pair[0].0), Some(pair[1].1));
        }
        let (root, _) = path[path.len() - 1];
        assert_eq!(search.matching().mate_of_left(root), None);
        for (row, column) in path {
            let most = table.columns().filter_map(|other| gain(row, other)).max();
            assert_eq!(gain(row, column), most, "everybody on the path moves to what is as good");
        }
    }
}

/// Tables of up to `most` rows and columns, with gaps.
fn any_table(most: usize) -> impl Strategy<Value = Rows> {
    (1..=most, 1..=most, 1_i64..20, 1_u32..20).prop_flat_map(
        |(n_rows, n_columns, range, density)| {
            let cell = proptest::option::weighted(f64::from(density) / 20.0, -range..=range);
            proptest::collection::vec(proptest::collection::vec(cell, n_columns), n_rows)
        },
    )
}

proptest! {
    #[test]
    fn random_tables(rows in any_table(6)) {
        check(&rows);
    }

    #[test]
    fn random_tables_without_gaps(
        w in (1_usize..7, 0_usize..3).prop_flat_map(|(n, more)| {
            proptest::collection::vec(proptest::collection::vec(-9_i64..10, n + more), n)
        })
    ) {
        check_plain(&w);
    }

    #[test]
    fn every_step_keeps_what_is_stated(rows in any_table(9)) {
        let table = WeightTable::with_gaps(&rows).unwrap();
        let is_high = table.n_columns() < table.n_rows();
        let seen = if is_high { table.transposed() } else { table.clone() };
        for goal in [Goal::Greatest, Goal::Least] {
            let found = kuhn_munkres_watched(&table, goal, |step, search| {
                check_step(step, search, &seen, goal);
            });
            if let Err(infeasible) = found {
                prop_assert!(is_crowd(&table, &infeasible));
            }
        }
    }

    #[test]
    fn floats_weigh_what_integers_do(rows in any_table(7)) {
        let quarter = |weight: i64| f64::from(i32::try_from(weight).unwrap()) / 4.0;
        let cells = rows.iter().map(|row| row.iter().map(|cell| cell.map(quarter)).collect());
        let floats = WeightTable::with_gaps(&cells.collect::<Vec<Vec<_>>>()).unwrap();
        let integers = WeightTable::with_gaps(&rows).unwrap();
        let (mine, other) = (least_assignment(&floats), least_assignment(&integers));
        prop_assert_eq!(mine.is_ok(), other.is_ok());
        if let (Ok(mine), Ok(other)) = (mine, other) {
            prop_assert_eq!(mine.verify(&floats), Ok(()));
            prop_assert_eq!(mine.weight().to_bits(), quarter(other.weight()).to_bits());
        }
    }

    #[test]
    fn thirds_are_proven_too(cells in proptest::collection::vec(-1000_i32..1000, 64)) {
        let rows: Vec<Vec<f64>> =
            cells.chunks(8).map(|row| row.iter().map(|&cell| f64::from(cell) / 3.0).collect()).collect();
        let table = WeightTable::from_rows(&rows).unwrap();
        prop_assert_eq!(greatest_assignment(&table).unwrap().verify(&table), Ok(()));
    }
}

#[test]
fn a_claim_is_accepted_only_with_its_proof() {
    let table = table("3 1 2 / 2 4 6");
    let graph = table.to_graph();
    let pairs = |pairs: &[(u32, u32)]| {
        Matching::from_pairs(&graph, pairs.iter().copied()).expect("a matching")
    };
    let claim = |chosen: &[(u32, u32)], weight, rows: [i64; 2], columns: [i64; 3]| {
        let (rows, columns) = (rows.to_vec(), columns.to_vec());
        Assignment::claim(Goal::Greatest, pairs(chosen), weight, rows, columns).verify(&table)
    };
    let good = [(0, 0), (1, 2)];
    assert_eq!(claim(&good, 9, [3, 6], [0, 0, 0]), Ok(()));
    assert_eq!(claim(&good, 9, [2, 5], [1, 0, 1]), Ok(()));
    assert_eq!(claim(&good, 8, [3, 6], [0, 0, 0]), Err(AssignmentError::Weight));
    assert_eq!(claim(&good, 9, [4, 6], [0, 0, 0]), Err(AssignmentError::Weight));
    assert_eq!(claim(&[(0, 0), (1, 1)], 9, [3, 6], [0, 0, 0]), Err(AssignmentError::Weight));
    assert_eq!(
        claim(&[(0, 0), (1, 1)], 7, [3, 4], [0, 0, 0]),
        Err(AssignmentError::Labels { row: 1, column: 2 })
    );
    assert_eq!(claim(&good, 9, [4, 6], [-1, 0, 0]), Err(AssignmentError::ColumnSign { column: 0 }));
    let too_few = AssignmentError::TooFew { n_pairs: 1, wanted: 2 };
    assert_eq!(claim(&[(1, 2)], 6, [0, 6], [0, 0, 0]), Err(too_few));
    // Of a table with more rows, the labels of rows have a sign; and a gap is no pair.
    let high = table.transposed();
    let matching = Matching::from_pairs(&graph.flipped(), [(0, 0), (2, 1)]).expect("a matching");
    let high_claim = |labels: [i64; 3]| {
        Assignment::claim(Goal::Greatest, matching.clone(), 9, labels.to_vec(), vec![4, 6])
    };
    assert_eq!(high_claim([-1, 0, 0]).verify(&high), Err(AssignmentError::RowSign { row: 0 }));
    assert_eq!(high_claim([-1, 0, 0]).verify(&table), Err(AssignmentError::OtherTable));
    let gap = WeightTable::with_gaps(&rows(". 1 2 / 2 4 6")).expect("a good table");
    let best = greatest_assignment(&table).expect("an assignment");
    assert_eq!(best.verify(&gap), Err(AssignmentError::Gap { row: 0, column: 0 }));
}

/// What somebody claims to be greatest in a table, with row 0 and column 0 as a pair.
fn claim_of_one_pair<W: Number>(
    table: &WeightTable<W>,
    weight: W,
    rows: &[W],
    columns: &[W],
) -> Result<(), AssignmentError> {
    let matching = Matching::from_pairs(&table.to_graph(), [(0, 0)]).expect("a matching");
    Assignment::claim(Goal::Greatest, matching, weight, rows.to_vec(), columns.to_vec())
        .verify(table)
}

#[test]
fn sums_that_do_not_fit_prove_nothing() {
    let one = table("1");
    let of = |weight, row, column| claim_of_one_pair(&one, weight, &[row], &[column]);
    assert_eq!(of(1, i64::MAX, 1), Err(AssignmentError::Labels { row: 0, column: 0 }));
    // In one cell the labels do; all together they do not.
    let wide = table("1 1");
    let columns = [i64::MAX - 1; 2];
    assert_eq!(claim_of_one_pair(&wide, 1, &[1], &columns), Err(AssignmentError::Weight));
    let one = WeightTable::from_rows(&[[1.0]]).expect("a good table");
    let of = |weight, row, column| claim_of_one_pair(&one, weight, &[row], &[column]);
    assert_eq!(of(1.0, 1.0, 0.0), Ok(()));
    assert_eq!(of(1.0, f64::NAN, 0.0), Err(AssignmentError::Labels { row: 0, column: 0 }));
    assert_eq!(of(f64::NAN, 1.0, 0.0), Err(AssignmentError::Weight));
    let gap = WeightTable::with_gaps(&[[Some(1.0), None]]).expect("a good table");
    assert_eq!(
        claim_of_one_pair(&gap, 1.0, &[1.0], &[0.0, f64::NAN]),
        Err(AssignmentError::Weight)
    );
}

#[test]
fn small_floats_are_told_apart() {
    // The other column has more, if very little: what rounding explains is measured by the weights.
    let table = WeightTable::from_rows(&[[0.0, 5e-10]]).expect("a good table");
    let labels = Err(AssignmentError::Labels { row: 0, column: 1 });
    assert_eq!(claim_of_one_pair(&table, 0.0, &[0.0], &[0.0; 2]), labels);
    let best = greatest_assignment(&table).expect("an assignment");
    assert_eq!((best.column_of(0), best.verify(&table)), (Some(1), Ok(())));
}

#[test]
fn proofs_hold_for_no_other_table() {
    let tables: Vec<Rows> = all_tables(2, 2, &[None, Some(0), Some(1), Some(3)]).collect();
    for rows in &tables {
        let table = WeightTable::with_gaps(rows).expect("a good table");
        let Ok(best) = greatest_assignment(&table) else { continue };
        for other in &tables {
            let other_table = WeightTable::with_gaps(other).expect("a good table");
            if best.verify(&other_table).is_ok() {
                assert_eq!(Some(best.weight()), best_assignment(other, Goal::Greatest));
            }
        }
    }
}

// 5. Extremes, and growth.

#[test]
fn a_million_cells() {
    let mut random = Random::new(1);
    let many_ties: Vec<Vec<i64>> =
        (0..1000).map(|_| (0..1000).map(|_| random.below(10).into()).collect()).collect();
    let line: Vec<i64> = (0..1_000_000).map(|_| random.below(1 << 30).into()).collect();
    let column: Vec<[i64; 1]> = line.iter().map(|&weight| [weight]).collect();
    let equal = vec![vec![7; 1000]; 1000];
    for (shape, table) in [
        ("many ties", WeightTable::from_rows(&many_ties)),
        ("a row", WeightTable::from_rows(&[&line[..]])),
        ("a column", WeightTable::from_rows(&column)),
        ("all equal", WeightTable::from_rows(&equal)),
    ] {
        let table = table.expect("a good table");
        let best = least_assignment(&table).expect("an assignment");
        assert_eq!(best.verify(&table), Ok(()), "{shape}");
    }
}

#[test]
fn a_path_through_all_rows() {
    // Row i likes column i best, and can have i + 1; the last row can only have column 0. So all
    // must move.
    let n = 1000;
    let edges = (0..n).flat_map(|i| [(i, i, 9), (i, i + 1, 8)]).chain([(n, 0, 9)]);
    let graph = Bipartite::from_weighted_edges(n as usize + 1, n as usize + 1, edges);
    let table = WeightTable::from_graph(&graph.expect("a good graph"), Goal::Greatest);
    let table = table.expect("a good table");
    let mut longest = 0;
    let best = kuhn_munkres_watched(&table, Goal::Greatest, |step, search| {
        if let Step::Augment { column } = step {
            longest = longest.max(search.path_to(column).len());
        }
    });
    let best = best.expect("an assignment");
    assert_eq!((best.weight(), longest), (i64::from(8 * n + 9), n as usize + 1));
    assert_eq!(best.verify(&table), Ok(()));
}

#[test]
fn the_largest_weights() {
    let most = i64::MAX / 128;
    let table = table(&format!("{most} -{most} . / -{most} {most} {most} / . {most} -{most}"));
    let best = greatest_assignment(&table).expect("an assignment");
    assert_eq!((best.weight(), best.verify(&table)), (3 * most, Ok(())));
    let least = least_assignment(&table).expect("an assignment");
    assert_eq!(least.verify(&table), Ok(()));
    // One more, and a wider type is needed.
    let rows = [[most + 1, 0, 0], [0; 3], [0; 3]];
    let error = TableError::TooLarge { row: 0, column: 0 };
    assert_eq!(WeightTable::from_rows(&rows), Err(error));
    let wide = rows.map(|row| row.map(i128::from));
    let wide = WeightTable::from_rows(&wide).expect("a good table");
    assert_eq!(greatest_assignment(&wide).expect("an assignment").weight(), i128::from(most) + 1);
}

#[test]
fn cells_grow_like_the_cube() {
    // The most that is possible: each search looks from all rows that came before.
    for (&n, [cells, most]) in demo::SIZES.iter().zip(demo::SIZES.map(demo::work)) {
        assert_eq!((cells, most), (n * n * (n + 1) / 2, n * n * (n + 1) / 2));
    }
}

/// How many cells the library's version looks at on the table of products, where its auction ends
/// in a war of prices.
fn looks_of_the_front_door(n: i64) -> i64 {
    let rows: Vec<Vec<i64>> = (1..=n).map(|i| (1..=n).map(|j| i * j).collect()).collect();
    let table = WeightTable::from_rows(&rows).expect("a good table");
    let mut n_looks = 0;
    kuhn_munkres_watched(&table, Goal::Greatest, |step, _| {
        if matches!(step, Step::Bid { .. } | Step::Search { .. } | Step::Settle { .. }) {
            n_looks += 1;
        }
    })
    .expect("an assignment");
    n_looks * n
}

#[test]
fn the_front_door_is_cubic_on_products() {
    for n in [16, 32, 64, 128] {
        let (once, twice) = (looks_of_the_front_door(n), looks_of_the_front_door(2 * n));
        assert!(once <= 2 * n * n * n, "{n}: {once}");
        assert!(4 * once < twice && twice < 16 * once, "{n}: {once} {twice}");
    }
}

// 6. Bad input.

#[test]
fn bad_tables() {
    let ragged = TableError::Ragged { row: 1, len: 1, n_columns: 2 };
    assert_eq!(WeightTable::from_rows(&[&[1_i64, 2][..], &[3]]), Err(ragged));
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        let error = TableError::NotANumber { row: 0, column: 1 };
        assert_eq!(WeightTable::from_rows(&[[1.0, bad]]), Err(error));
    }
    let error = TableError::TooLarge { row: 0, column: 0 };
    assert_eq!(WeightTable::from_rows(&[[f64::MAX]]), Err(error));
    assert_eq!(WeightTable::from_rows(&[[i64::MIN]]), Err(error));
    assert_eq!(WeightTable::from_rows(&[[i64::MAX]]), Err(error));
    let cells = |len| TableError::Ragged { row: 1, len, n_columns: 4 }.to_string();
    assert_eq!(cells(1), "row 1 has 1 cell, not 4");
    assert_eq!(cells(3), "row 1 has 3 cells, not 4");
}

#[test]
fn no_edge_is_dropped_unread() {
    // A NaN is neither more nor less than the edge beside it, and infinity is worse than any if the
    // least is wanted.
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        for weights in [[3.0, bad], [bad, 3.0]] {
            let edges = weights.map(|weight| (1, 2, weight));
            let graph = Bipartite::from_weighted_edges(2, 3, edges).expect("a good graph");
            for goal in [Goal::Greatest, Goal::Least] {
                let error = TableError::NotANumber { row: 1, column: 2 };
                assert_eq!(WeightTable::from_graph(&graph, goal), Err(error), "{weights:?}");
            }
        }
    }
}

#[test]
fn empty_sides_weigh_nothing() {
    for (n_rows, n_columns) in [(0, 0), (3, 0)] {
        let table = WeightTable::<i64>::from_rows(&vec![vec![0; n_columns]; n_rows]);
        let table = table.expect("a good table");
        let best = greatest_assignment(&table).expect("an assignment");
        assert_eq!((best.weight(), best.verify(&table)), (0, Ok(())));
        assert_eq!(greatest_matching(&table).verify(&table), Ok(()));
    }
    let graph = Bipartite::<i64>::from_weighted_edges(0, 3, []).expect("a good graph");
    let table = WeightTable::from_graph(&graph, Goal::Least).expect("a good table");
    let best = least_assignment(&table).expect("an assignment");
    assert_eq!((best.weight(), best.column_labels()), (0, &[0, 0, 0][..]));
}

#[test]
fn too_few_partners() {
    let crowd =
        |left: &[u32], neighbors: &[u32]| Crowd { left: left.into(), neighbors: neighbors.into() };
    let of = |text| greatest_assignment(&table(text)).map(|best| best.weight());
    assert_eq!(of("1 2 / . ."), Err(NoAssignment::Rows(crowd(&[1], &[]))));
    assert_eq!(of("1 . . / 2 3 4 / 5 . ."), Err(NoAssignment::Rows(crowd(&[0, 2], &[0]))));
    assert_eq!(of("1 . / 2 . / 3 ."), Err(NoAssignment::Columns(crowd(&[1], &[]))));
    assert_eq!(
        of("1 . . / 2 . .").unwrap_err().to_string(),
        "the 2 rows [0, 1] can only have the columns [0]"
    );
}

#[test]
fn a_refused_row_changes_nothing() {
    let mut by_rows = RowByRow::new(2, Goal::Least).expect("few columns");
    assert_eq!(by_rows.push(&[Some(4), Some(9)]), Ok(0));
    let ragged = TableError::Ragged { row: 1, len: 1, n_columns: 2 };
    assert_eq!(by_rows.push(&[Some(4)]), Err(RowError::Table(ragged)));
    let too_large = TableError::TooLarge { row: 1, column: 1 };
    assert_eq!(by_rows.push(&[Some(1), Some(i64::MAX)]), Err(RowError::Table(too_large)));
    // The least integer has no negative, which the goal would ask for.
    let mut greatest = RowByRow::new(2, Goal::Greatest).expect("few columns");
    let too_large = TableError::TooLarge { row: 0, column: 0 };
    assert_eq!(greatest.push(&[Some(i64::MIN), Some(0)]), Err(RowError::Table(too_large)));
    assert_eq!(greatest.push(&[Some(3), Some(5)]), Ok(0));
    assert_eq!(greatest.assignment().weight(), 5);
    let nobody = Crowd { left: vec![1], neighbors: vec![] };
    assert_eq!(
        by_rows.push(&[None, None]),
        Err(RowError::NoAssignment(NoAssignment::Rows(nobody)))
    );
    assert_eq!(by_rows.assignment().weight(), 4);
    assert_eq!(by_rows.push(&[Some(1), Some(7)]), Ok(1));
    assert_eq!(by_rows.assignment().weight(), 10);
    let everybody = Crowd { left: vec![0, 1, 2], neighbors: vec![0, 1] };
    assert_eq!(
        by_rows.push(&[Some(0), Some(0)]),
        Err(RowError::NoAssignment(NoAssignment::Rows(everybody)))
    );
    let table = table("4 9 / 1 7");
    assert_eq!(by_rows.assignment().verify(&table), Ok(()));
}

#[test]
fn of_parallel_edges_the_best_counts() {
    let graph = Bipartite::from_weighted_edges(1, 1, [(0, 0, 3_i64), (0, 0, 5), (0, 0, 4)]);
    let graph = graph.expect("a good graph");
    for (goal, weight) in [(Goal::Greatest, 5), (Goal::Least, 3)] {
        let table = WeightTable::from_graph(&graph, goal).expect("a good table");
        assert_eq!(table.weight(0, 0), Some(weight));
    }
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        (
            "1 2 / 3 x",
            r#"row 2, cell 2: "x" is no weight: an integer from -1000000 to 1000000 (column 9)"#,
        ),
        (
            "1000001",
            r#"row 1, cell 1: "1000001" is no weight: an integer from -1000000 to 1000000 (column 1)"#,
        ),
        ("1 2 / 3", "row 2 has 1 cell, and the first row has 2"),
        ("1 / 2 / 3", "3 rows, but only 1 column: make the rows columns"),
        ("/", "2 rows, but only 0 columns: make the rows columns"),
    ]);
}

// 7. Errata.

#[test]
fn erratum_nothing_is_a_weight_too() {
    // The original's program takes a weight of 0 for no edge when it searches, but not when it
    // changes the labels. The only assignments here are 10 + 0 and 1 + 2, and it finds neither: the
    // labels move by 0, for ever.
    let weights = [vec![10, 1], vec![2, 0]];
    assert_eq!(textbook(&weights, Mistake::ZeroIsNoEdge), None);
    assert_eq!(textbook(&weights, Mistake::Nothing), Some(10));
    assert_eq!(greatest_assignment(&table("10 1 / 2 0")).expect("an assignment").weight(), 10);
    // Where no weight is wanted for no edge, a gap says so.
    assert_eq!(greatest_assignment(&table("10 1 / 2 .")).expect("an assignment").weight(), 3);
}

#[test]
fn erratum_the_labels_of_seen_columns_rise() {
    // The original's notes lower the labels of rows and columns alike; its program raises those of
    // the columns.
    let wrong = fault(|weights| textbook(weights, Mistake::BothLowered)).expect("a wrong answer");
    let weights: Vec<Vec<i64>> =
        wrong.iter().map(|row| row.iter().copied().flatten().collect()).collect();
    assert_ne!(textbook(&weights, Mistake::BothLowered), best_assignment(&wrong, Goal::Greatest));
}

#[test]
fn erratum_columns_are_not_as_many_as_rows() {
    // The original's loop over the labels of columns ends at the number of rows.
    let wrong = fault(|weights| textbook(weights, Mistake::ColumnsUpToRows));
    assert_eq!(wrong, Some(rows(MORE_COLUMNS)));
    assert_eq!(greatest_assignment(&table(MORE_COLUMNS)).expect("an assignment").weight(), 4);
}

// 8. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("kuhn_munkres", ""),
        ("kuhn_munkres_least", "-4 -1 -3 / -2 0 -5"),
        ("kuhn_munkres_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_any_seed() {
    let random = demo::DEMO.random.unwrap();
    for seed in 0..300 {
        assert_ne!(crate::snapshots::answer(&demo::DEMO, &random(seed)), "");
    }
}

#[test]
fn demo_of_odd_input() {
    let long = vec!["7 ".repeat(40); 20].join("/ ");
    demo::DEMO.says(&[
        ("1 2 3", "…Greatest weight 3: x0-y2."),
        ("0", "…Greatest weight 0: x0-y0."),
        (&long, "…Too large to draw: the limit is…Greatest weight 140…"),
    ]);
}
