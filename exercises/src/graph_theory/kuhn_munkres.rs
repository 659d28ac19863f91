//! The exercises of section 6.22.

use crate::inputs::{Random, shorter};
use crate::judge::{Task, Wrong};

/// The costs, row by row.
type Input = Vec<Vec<i64>>;

/// The least cost of an assignment, by trying all.
fn least(costs: &[Vec<i64>], taken: u32) -> i64 {
    let [row, rest @ ..] = costs else { return 0 };
    let free = (0..row.len()).filter(|y| taken >> y & 1 == 0);
    free.map(|y| row[y] + least(rest, taken | 1 << y)).min().unwrap_or(0)
}

/// Why the columns are no assignment.
fn fault(costs: &Input, columns: &[usize]) -> Option<String> {
    if columns.len() != costs.len() {
        return Some(format!("there are {} rows, not {}", costs.len(), columns.len()));
    }
    for (x, &y) in columns.iter().enumerate() {
        if costs[x].len() <= y {
            return Some(format!("there is no column {y}"));
        }
        if let Some(other) = columns[..x].iter().position(|&other| other == y) {
            return Some(format!("the rows {other} and {x} both have column {y}"));
        }
    }
    None
}

/// Exercise 6.22: `assign`.
#[derive(Debug)]
pub struct KuhnMunkres;

/// The rows of the large inputs.
const N: usize = 300;

/// The cost of row x in column y is (x + 1) (y + 1), so the last rows should get the first columns.
fn products(n_columns: usize) -> Input {
    let up_to = |n: usize| (1..).take(n);
    up_to(N).map(|x: i64| up_to(n_columns).map(|y| x * y).collect()).collect()
}

impl Task for KuhnMunkres {
    type Input = Input;
    type Output = Vec<usize>;

    const SECTION: &'static str = "6.22";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "kuhn_munkres";
    const HARNESS: &'static str = "|costs: Vec<Vec<i64>>| attempt::assign(&costs)";
    const HINTS: &'static [&'static str] = &[
        "For costs, labels must not sum to more than the cost: row label + column label <= cost. Then the labels bound each \
         assignment from below. The slack of a cell is its cost minus its two labels.",
        "In a tree of tight cells, raise the labels of the rows by the least slack, and lower those of its columns by the same amount.",
        "Keep the least slack of each column, and the row that has it. When a row joins the tree, it may lower some of them; \
         when the labels change by d, all slacks outside the tree fall by d.",
    ];

    fn small() -> Vec<Self::Input> {
        // All tables of these sizes, with costs from 0 to 3, or from 0 to 1 for the largest.
        let sizes = [(0, 0, 1), (1, 1, 4), (1, 2, 4), (2, 2, 4), (2, 3, 3), (3, 3, 2)];
        let all = |(n_rows, n_columns, n_costs): (usize, usize, i64)| {
            let n_tables = (0..n_rows * n_columns).map(|_| n_costs).product::<i64>();
            (0..n_tables).map(move |number| {
                let mut rest = number;
                let mut cost = || {
                    let cost = rest % n_costs;
                    rest /= n_costs;
                    cost
                };
                (0..n_rows).map(|_| (0..n_columns).map(|_| cost()).collect()).collect()
            })
        };
        sizes.into_iter().flat_map(all).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let n_rows = 1 + random.index(5);
        let n_columns = n_rows + random.index(3);
        let mut cost = || random.below(20).cast_signed() - 5;
        (0..n_rows).map(|_| (0..n_columns).map(|_| cost()).collect()).collect()
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![("300 rows, 300 columns", products(N)), ("300 rows, 400 columns", products(400))]
    }

    fn size(costs: &Self::Input) -> u64 {
        let cells: u64 = costs.iter().flatten().map(|cost| cost.unsigned_abs() + 8).sum();
        cells + costs.len() as u64
    }

    fn smaller(costs: &Self::Input) -> Vec<Self::Input> {
        let mut all = shorter(costs);
        let n_columns = costs.first().map_or(0, Vec::len);
        if costs.len() < n_columns {
            all.extend((0..n_columns).map(|gone| {
                let mut costs = costs.clone();
                for row in &mut costs {
                    row.remove(gone);
                }
                costs
            }));
        }
        if costs.len() <= 8 {
            for (x, row) in costs.iter().enumerate() {
                for (y, &cost) in row.iter().enumerate() {
                    for less in [0, cost / 2, cost - cost.signum()] {
                        if less != cost {
                            let mut costs = costs.clone();
                            costs[x][y] = less;
                            all.push(costs);
                        }
                    }
                }
            }
        }
        all
    }

    fn call(costs: &Self::Input) -> String {
        if 8 < costs.len() {
            return "assign(&costs)".to_owned();
        }
        let rows: Vec<String> = costs.iter().map(|row| format!("vec!{row:?}")).collect();
        format!("assign(&[{}])", rows.join(", "))
    }

    fn check(costs: &Self::Input, columns: &Self::Output) -> Result<(), Wrong> {
        let least = if costs.len() == N {
            let n = i64::try_from(N).unwrap_or(0);
            (1..=n).map(|x| x * (n + 1 - x)).sum()
        } else {
            least(costs, 0)
        };
        let expected = format!("an assignment of cost {least}");
        let got = if 8 < columns.len() { "another one".to_owned() } else { format!("{columns:?}") };
        if let Some(because) = fault(costs, columns) {
            return Err(Wrong { expected, got, because: Some(because) });
        }
        let cost: i64 = costs.iter().zip(columns).map(|(row, &y)| row[y]).sum();
        if cost != least {
            let because = Some(format!("its cost is {cost}"));
            return Err(Wrong { expected, got, because });
        }
        Ok(())
    }
}
