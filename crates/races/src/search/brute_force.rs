//! 3.3 Brute-force enumeration.

use itertools::Itertools as _;
use search::brute_force::Odometer;
use search::brute_force::subsets::{Subsets, gray_flips};

use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    Race { section: "3.3", workload: "sums of tuples: 7^8", n: 5_764_801, build: sevens },
    Race { section: "3.3", workload: "sums of tuples: 2^24", n: 1 << 24, build: twos },
    Race { section: "3.3", workload: "sums of subsets: 2^20", n: 1 << 20, build: subsets },
];

// Sizes are numbers of tuples or of subsets, so that a small race is small.

fn sevens(n_tuples: usize) -> Vec<Entry> {
    tuples(n_tuples.ilog(7) as usize, 7)
}

fn twos(n_tuples: usize) -> Vec<Entry> {
    tuples(n_tuples.ilog2() as usize, 2)
}

/// The sums of all tuples of `n` digits below `m`, mixed into one number that depends on their
/// order.
fn tuples(n: usize, m: u64) -> Vec<Entry> {
    let mix = |all: u64, sum: u64| all.rotate_left(1) ^ sum;
    Course::on((n, m))
        .entry("Odometer", move |(n, m)| {
            let (mut odometer, mut all) = (Odometer::new(*n, *m), 0);
            while let Some(tuple) = odometer.next_tuple() {
                all = mix(all, tuple.iter().sum());
            }
            all
        })
        .entry("itertools multi_cartesian_product", move |(n, m)| {
            let product = std::iter::repeat_n(0..*m, *n).multi_cartesian_product();
            product.fold(0, |all, tuple| mix(all, tuple.iter().sum()))
        })
        .mark(0.6)
        .entry("Odometer::into_tuples", move |(n, m)| {
            Odometer::new(*n, *m).into_tuples().fold(0, |all, tuple| mix(all, tuple.iter().sum()))
        })
        .note("a vector for each")
        .entry("division, rank by rank", move |(n, m)| {
            let count = (0..*n).fold(1, |count, _| count * m);
            // A sum does not care in which order the digits come.
            let digits =
                |rank: u64| std::iter::successors(Some(rank), |rest| Some(rest / m)).take(*n);
            (0..count).fold(0, |all, rank| mix(all, digits(rank).map(|rest| rest % m).sum()))
        })
        .note("no tuple is made")
        .entries()
}

/// The sums of all subsets. The entries list them in different orders, so the sums are added.
fn subsets(n_subsets: usize) -> Vec<Entry> {
    let n = n_subsets.ilog2() as usize;
    let elements: Vec<u64> = (0_u64..).map(|i| 3 * i + 1).take(n).collect();
    Course::on(elements)
        .entry("Subsets", |elements| {
            let Ok(mut subsets) = Subsets::new(elements) else { return 0 };
            let mut all = 0;
            while let Some(subset) = subsets.next_subset() {
                all += subset.iter().copied().sum::<u64>();
            }
            all
        })
        .entry("itertools powerset", |elements| {
            elements.iter().powerset().map(|subset| subset.into_iter().sum::<u64>()).sum()
        })
        .mark(0.35)
        .entry("one sum, by gray_flips", |elements| {
            let Ok(flips) = gray_flips(elements.len()) else { return 0 };
            let mut is_in = vec![false; elements.len()];
            let (mut all, mut sum) = (0, 0);
            for element in flips {
                let element = element as usize;
                is_in[element] ^= true;
                if is_in[element] {
                    sum += elements[element];
                } else {
                    sum -= elements[element];
                }
                all += sum;
            }
            all
        })
        .note("no subset is made")
        .entries()
}
