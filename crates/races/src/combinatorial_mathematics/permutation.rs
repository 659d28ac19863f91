//! 7.3 k-permutations.

use combinatorial_mathematics::permutation::{KPermutations, k_permutations, visit_by_choices};
use itertools::Itertools;

use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    Race { section: "7.3", workload: "all rows of 6 of 12, ascending", n: 12, build: ascending },
    Race { section: "7.3", workload: "all rows of 6 of 12, any order", n: 12, build: any_order },
];

const M: usize = 6;

/// What is seen of an arrangement.
fn seen(row: &[usize]) -> u64 {
    let ends = row.first().zip(row.last());
    ends.map_or(1, |(first, last)| 1 + (first * 16 + last) as u64)
}

/// The same, in the order of the arrangements. Each product waits for the one before, which takes
/// as long as making a row; so the mark stands where the order does not count.
fn fold(sum: u64, row: &[usize]) -> u64 {
    sum.wrapping_mul(31).wrapping_add(seen(row))
}

fn ascending(n: usize) -> Vec<Entry> {
    Course::on(n.min(12))
        .entry("KPermutations", |&n| {
            let (mut sum, mut rows) = (0, KPermutations::new(n, M));
            while let Some(row) = rows.lend() {
                sum = fold(sum, row);
            }
            sum
        })
        .entry("itertools, permutations", |&n| {
            (0..n).permutations(M).fold(0, |sum, row| fold(sum, &row))
        })
        .note("a Vec for each")
        .entry("k_permutations", |&n| {
            let items: Vec<usize> = (0..n).collect();
            let copied = |row: Vec<&usize>| row.into_iter().copied().collect::<Vec<usize>>();
            k_permutations(&items, M).fold(0, |sum, row| fold(sum, &copied(row)))
        })
        .note("ours, a Vec of references for each")
        .entries()
}

fn any_order(n: usize) -> Vec<Entry> {
    Course::on(n.min(12))
        .entry("visit_by_choices", |&n| {
            let mut sum = 0;
            visit_by_choices(n, M, |row| sum += seen(row));
            sum
        })
        .entry("KPermutations", |&n| {
            let (mut sum, mut rows) = (0, KPermutations::new(n, M));
            while let Some(row) = rows.lend() {
                sum += seen(row);
            }
            sum
        })
        .note("ours, ascending")
        .entry("itertools, permutations", |&n| (0..n).permutations(M).map(|row| seen(&row)).sum())
        .mark(0.22)
        .note("a Vec for each")
        .entry("itertools, combinations and their permutations", |&n| {
            let rows = (0..n).combinations(M).flat_map(|choice| choice.into_iter().permutations(M));
            rows.map(|row| seen(&row)).sum()
        })
        .note("a Vec for each")
        .entries()
}
