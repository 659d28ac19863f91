//! Part of [the chapter](crate): one problem, the length of a longest common subsequence, solved in
//! four ways, each with its count.
//!
//! All four compute the same recurrence. What changes is what they remember.
//!
//! Page: `docs/en/dynamic-programming/README.md`.

use std::collections::HashMap;

/// A length, and what it cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Counted {
    /// The length of a longest common subsequence.
    pub length: usize,
    /// The number of times that the recurrence was evaluated.
    pub n_evaluated: u64,
    /// The number of values that were kept at the same time.
    pub n_kept: usize,
}

/// The recurrence as it is written. It recurses n + m deep, and can take more than 2ⁿ evaluations:
/// for short sequences.
pub fn plain<T: PartialEq>(a: &[T], b: &[T]) -> Counted {
    fn solve<T: PartialEq>(a: &[T], b: &[T], n_evaluated: &mut u64) -> usize {
        *n_evaluated += 1;
        match (a, b) {
            ([], _) | (_, []) => 0,
            ([a @ .., x], [b @ .., y]) if x == y => solve(a, b, n_evaluated) + 1,
            ([a_rest @ .., _], [b_rest @ .., _]) => {
                solve(a_rest, b, n_evaluated).max(solve(a, b_rest, n_evaluated))
            }
        }
    }
    let mut n_evaluated = 0;
    let length = solve(a, b, &mut n_evaluated);
    Counted { length, n_evaluated, n_kept: 0 }
}

/// The recurrence with a memory: no pair of lengths is evaluated twice. It recurses n + m deep.
pub fn memoized<T: PartialEq>(a: &[T], b: &[T]) -> Counted {
    fn solve<T: PartialEq>(a: &[T], b: &[T], memo: &mut HashMap<(usize, usize), usize>) -> usize {
        let state = (a.len(), b.len());
        if let Some(&known) = memo.get(&state) {
            return known;
        }
        let length = match (a, b) {
            ([], _) | (_, []) => 0,
            ([a @ .., x], [b @ .., y]) if x == y => solve(a, b, memo) + 1,
            ([a_rest @ .., _], [b_rest @ .., _]) => {
                solve(a_rest, b, memo).max(solve(a, b_rest, memo))
            }
        };
        memo.insert(state, length);
        length
    }
    let mut memo = HashMap::new();
    let length = solve(a, b, &mut memo);
    Counted { length, n_evaluated: memo.len() as u64, n_kept: memo.len() }
}

/// The recurrence from the short to the long, without recursion: a table.
pub fn tabulated<T: PartialEq>(a: &[T], b: &[T]) -> Counted {
    let mut n_evaluated = 0;
    let mut table = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            n_evaluated += 1;
            table[i][j] = match (i.checked_sub(1), j.checked_sub(1)) {
                (None, _) | (_, None) => 0,
                (Some(p), Some(q)) if a[p] == b[q] => table[p][q] + 1,
                (Some(p), Some(q)) => table[p][j].max(table[i][q]),
            };
        }
    }
    let n_kept = table.iter().map(Vec::len).sum();
    Counted { length: table[a.len()][b.len()], n_evaluated, n_kept }
}

/// The recurrence in two rows of the table, because no row looks further back than the one above.
pub fn rolled<T: PartialEq>(a: &[T], b: &[T]) -> Counted {
    let mut n_evaluated = 0;
    let mut above = vec![0; b.len() + 1];
    let mut row = above.clone();
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            n_evaluated += 1;
            row[j] = match (i.checked_sub(1), j.checked_sub(1)) {
                (None, _) | (_, None) => 0,
                (Some(p), Some(q)) if a[p] == b[q] => above[q] + 1,
                (Some(_), Some(q)) => above[j].max(row[q]),
            };
        }
        (above, row) = (row, above);
    }
    Counted { length: above[b.len()], n_evaluated, n_kept: above.len() + row.len() }
}
