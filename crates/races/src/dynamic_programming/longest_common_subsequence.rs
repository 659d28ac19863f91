//! 5.1 Longest common subsequence.

use dynamic_programming::linear_dp::longest_common_subsequence::diff::{Edit, diff};
use dynamic_programming::linear_dp::longest_common_subsequence::{
    bit_parallel, hirschberg::hirschberg, hunt_szymanski::hunt_szymanski, length,
    longest_common_subsequence,
};
use lcs::LcsTable;
use rapidfuzz::distance::lcs_seq;
use similar::{Algorithm, DiffOp, capture_diff_slices};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 5;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "5.1",
        workload: "the length alone: two strings of 5000 letters of 26",
        n: 5_000,
        build: bits,
    },
    Race {
        section: "5.1",
        workload: "cell by cell: two strings of 5000 letters of 26",
        n: 5_000,
        build: |n| cells(n, 26),
    },
    Race {
        section: "5.1",
        workload: "cell by cell: two strings of 5000 letters of 4",
        n: 5_000,
        build: |n| cells(n, 4),
    },
    Race {
        section: "5.1",
        workload: "what two texts of 10^4 lines share, 100 of them changed",
        n: 10_000,
        build: lines,
    },
];

fn letters(n: usize, n_letters: u8, random: &mut SplitMix64) -> Vec<u8> {
    (0..n).map(|_| b'a' + random.below(n_letters)).collect()
}

fn words(n: usize, n_letters: u8) -> (Vec<u8>, Vec<u8>) {
    let mut random = SplitMix64::new(SEED);
    let mut word = || letters(n, n_letters, &mut random);
    (word(), word())
}

fn bits(n: usize) -> Vec<Entry> {
    Course::on(words(n, 26))
        .entry("bit_parallel::length", |(a, b)| bit_parallel::length(a, b))
        .entry("rapidfuzz, lcs_seq::similarity", |(a, b)| {
            lcs_seq::similarity(a.iter().copied(), b.iter().copied())
        })
        .mark(1.05)
        .entries()
}

fn cells(n: usize, n_letters: u8) -> Vec<Entry> {
    Course::on(words(n, n_letters))
        .entry("length, one row", |(a, b)| length(a, b))
        .entry("longest_common_subsequence, the table", |(a, b)| {
            longest_common_subsequence(a, b).map_or(0, |lcs| lcs.pairs().len())
        })
        .entry("hirschberg", |(a, b)| hirschberg(a, b).len())
        .entry("hunt_szymanski", |(a, b)| hunt_szymanski(a, b).len())
        .entry("lcs, LcsTable", |(a, b)| LcsTable::new(a, b).longest_common_subsequence().len())
        .entry("bit_parallel::length", |(a, b)| bit_parallel::length(a, b))
        .entries()
}

/// How many elements a diff of the crate `similar` keeps.
fn kept<T: std::hash::Hash + Eq + Ord>(algorithm: Algorithm, a: &[T], b: &[T]) -> usize {
    let length = |op: &DiffOp| match op {
        DiffOp::Equal { len, .. } => *len,
        _ => 0,
    };
    capture_diff_slices(algorithm, a, b).iter().map(length).sum()
}

/// A text, and the same with every hundredth line changed; one line in five is blank.
fn lines(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let a: Vec<String> = (0..n)
        .map(|_| match random.below(5) {
            0 => String::new(),
            _ => format!("line {}", random.below(n)),
        })
        .collect();
    let mut b = a.clone();
    for changed in b.iter_mut().step_by(100) {
        *changed = format!("changed {}", random.below(n));
    }
    Course::on((a, b))
        .entry("diff", |(a, b)| {
            diff(a, b).iter().filter(|edit| matches!(edit, Edit::Keep { .. })).count()
        })
        .entry("hirschberg", |(a, b)| hirschberg(a, b).len())
        .entry("hunt_szymanski", |(a, b)| hunt_szymanski(a, b).len())
        .entry("similar, Myers", |(a, b)| kept(Algorithm::Myers, a, b))
        .entries()
}
