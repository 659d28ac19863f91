//! Section 5.2.

use ::lis::LisExt;
use dynamic_programming::linear_dp::longest_increasing_subsequence::{
    length, lis, lis_by, quadratic,
};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 52;

#[rustfmt::skip]
pub(crate) const RACES: &[Race] = &[
    Race { section: "5.2", workload: "length: 10^6 random i32", n: 1_000_000, build: lengths_of_random },
    Race { section: "5.2", workload: "length: 10^6 ascending i32", n: 1_000_000, build: lengths_of_ascending },
    Race { section: "5.2", workload: "indices: 10^5 random i32", n: 100_000, build: indices_of_random },
    Race { section: "5.2", workload: "indices: 10^6 random i32", n: 1_000_000, build: indices_of_random },
    Race { section: "5.2", workload: "indices: 10^6 ascending i32", n: 1_000_000, build: indices_of_ascending },
    Race { section: "5.2", workload: "indices: 10^6 descending i32", n: 1_000_000, build: indices_of_descending },
    Race { section: "5.2", workload: "indices: 10^6 of 16 values", n: 1_000_000, build: indices_of_few },
    Race { section: "5.2", workload: "two forms: 10^4 random i32", n: 10_000, build: two_forms },
];

fn random(n: usize) -> Vec<i32> {
    let mut random = SplitMix64::new(SEED);
    (0..n).map(|_| random.below(i32::MAX)).collect()
}

fn ascending(n: usize) -> Vec<i32> {
    (0..).take(n).collect()
}

fn few(n: usize) -> Vec<i32> {
    let mut random = SplitMix64::new(SEED);
    (0..n).map(|_| random.below(16)).collect()
}

fn lengths(v: Vec<i32>, mark: Option<f64>) -> Vec<Entry> {
    let course = Course::on(v)
        .entry("length", |v| length(v.iter().copied()))
        .entry("ris::lis_length", |v| ris::lis_length(v, |a, b| a < b));
    let course = if let Some(mark) = mark { course.mark(mark) } else { course };
    course
        .entry("length, of references", |v| length(v))
        .note("no element is copied")
        .entry("lis", |v| lis(v).length())
        .note("the table and the indices too")
        .entries()
}

fn lengths_of_random(n: usize) -> Vec<Entry> {
    lengths(random(n), Some(0.65))
}

fn lengths_of_ascending(n: usize) -> Vec<Entry> {
    lengths(ascending(n), None)
}

/// The length and the ascent of what was found; which one it is may differ.
fn judged(v: &[i32], indices: &[usize]) -> (usize, bool) {
    (indices.len(), indices.is_sorted_by(|&i, &j| i < j && v[i] < v[j]))
}

fn indices(v: Vec<i32>, mark: Option<f64>) -> Vec<Entry> {
    let course = Course::on(v)
        .entry("lis", |v| judged(v, lis(v).indices()))
        .entry("ris::lis", |v| judged(v, &ris::lis(v, |a, b| a < b)));
    let course = if let Some(mark) = mark { course.mark(mark) } else { course };
    course
        .entry("lis::longest_increasing_subsequence", |v| {
            judged(v, &v.longest_increasing_subsequence())
        })
        .entry("longest_increasing_subsequence::lis", |v| {
            judged(v, &longest_increasing_subsequence::lis(v))
        })
        .entry("lis_by, of references", |v| {
            let references: Vec<&i32> = v.iter().collect();
            judged(v, lis_by(&references, |a, b| a < b).indices())
        })
        .note("for what cannot be copied")
        .entries()
}

fn indices_of_random(n: usize) -> Vec<Entry> {
    indices(random(n), Some(1.0))
}

fn indices_of_ascending(n: usize) -> Vec<Entry> {
    indices(ascending(n), None)
}

fn indices_of_descending(n: usize) -> Vec<Entry> {
    let mut v = ascending(n);
    v.reverse();
    let mut entries = indices(v.clone(), None);
    let memory =
        Course::<_, usize>::on(v).limit("a table of ones", |v| vec![1_usize; v.len()]).entries();
    entries.extend(memory);
    entries
}

fn indices_of_few(n: usize) -> Vec<Entry> {
    indices(few(n), None)
}

fn two_forms(n: usize) -> Vec<Entry> {
    Course::on(random(n)).entry("lis", |v| lis(v)).entry("quadratic", |v| quadratic(v)).entries()
}
