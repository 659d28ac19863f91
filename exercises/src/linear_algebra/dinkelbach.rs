//! The exercise of section 9.6.

use crate::inputs::{Random, lists, shorter};
use crate::judge::{Task, Wrong};

/// The jobs, as pairs of pay and hours, and how many to choose.
type Input = (Vec<(i64, i64)>, usize);

/// The sums of pays and of hours.
type Sums = (i128, i128);

fn sums(jobs: &[(i64, i64)], chosen: impl IntoIterator<Item = usize>) -> Sums {
    chosen.into_iter().fold((0, 0), |(pay, hours), i| {
        (pay + i128::from(jobs[i].0), hours + i128::from(jobs[i].1))
    })
}

/// Whether the first ratio is less.
fn is_less(one: Sums, other: Sums) -> bool {
    one.0 * other.1 < other.0 * one.1
}

/// The best choice, by all choices.
fn by_choices(jobs: &[(i64, i64)], k: usize) -> Vec<usize> {
    let choices = (0_u32..1 << jobs.len()).filter(|set| set.count_ones() as usize == k);
    let chosen = choices.map(|set| (0..jobs.len()).filter(|i| set >> i & 1 == 1).collect());
    let better = |best: Vec<usize>, other: Vec<usize>| {
        let sums = |chosen: &Vec<usize>| sums(jobs, chosen.iter().copied());
        if is_less(sums(&best), sums(&other)) { other } else { best }
    };
    chosen.reduce(better).unwrap_or_default()
}

/// A choice with a greater ratio than this one, if there is any: the k jobs that are worth most if an
/// hour costs as much as this ratio.
fn better_choice(jobs: &[(i64, i64)], k: usize, (pay, hours): Sums) -> Option<Vec<usize>> {
    let worth = |i: usize| hours * i128::from(jobs[i].0) - pay * i128::from(jobs[i].1);
    let mut order: Vec<usize> = (0..jobs.len()).collect();
    order.sort_by_key(|&i| -worth(i));
    order.truncate(k);
    let gain: i128 = order.iter().map(|&i| worth(i)).sum();
    (0 < gain).then_some(order)
}

/// Why the indices are no choice of k jobs.
fn fault(n: usize, k: usize, chosen: &[usize]) -> Option<String> {
    if chosen.len() != k {
        return Some(format!("{k} jobs are to be chosen, and not {}", chosen.len()));
    }
    if let Some(far) = chosen.iter().find(|&&i| n <= i) {
        return Some(format!("there is no job {far}"));
    }
    let mut is_chosen = vec![false; n];
    for &i in chosen {
        if is_chosen[i] {
            return Some(format!("job {i} is chosen twice"));
        }
        is_chosen[i] = true;
    }
    None
}

/// The most jobs for which all choices are tried.
const FEW: usize = 12;

/// Exercise 9.6: `best_jobs`.
#[derive(Debug)]
pub struct Dinkelbach;

impl Task for Dinkelbach {
    type Input = Input;
    type Output = Vec<usize>;

    const SECTION: &'static str = "9.6";
    const CHAPTER: &'static str = "linear-algebra";
    const NAME: &'static str = "dinkelbach";
    const HARNESS: &'static str =
        "|(jobs, k): (Vec<(i64, i64)>, usize)| attempt::best_jobs(&jobs, k)";
    const HINTS: &'static [&'static str] = &[
        "If an hour were worth λ coins, what would a job be worth? Which k jobs would you take?",
        "If these jobs are worth more than 0 together, their ratio is greater than λ. Take it as the next λ.",
        "Keep λ as a fraction p / q, and compare q · pay - p · hours, so that nothing is rounded. Stop when the ratio of the choice is λ.",
    ];

    fn small() -> Vec<Self::Input> {
        let jobs = [(0, 1), (1, 1), (1, 2), (2, 1), (3, 2), (3, 4)];
        let mut all = Vec::new();
        for list in lists(4, &jobs) {
            // The order of the jobs does not matter.
            if list.is_sorted() {
                all.extend((1..=list.len()).map(|k| (list.clone(), k)));
            }
        }
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = 1 + random.index(8);
        let most = [4, 20, 1000][random.index(3)];
        let mut number = |least: i64| least + random.below(most).cast_signed();
        let jobs = (0..n).map(|_| (number(0), number(1))).collect();
        (jobs, 1 + random.index(n))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut random = Random::new(96);
        let mut number = |most: u64| 1 + random.below(most).cast_signed();
        let jobs = (0..100_000).map(|_| (number(10_000), number(10_000))).collect();
        // All ratios are near 2, and what a job earns beyond that is little beside its hours.
        let mut close = || {
            let (hours, more) = (number(1_000_000), number(20));
            (2 * hours + more, hours)
        };
        let close = (0..1000).map(|_| close()).collect();
        vec![
            ("100 000 jobs", (jobs, 30_000)),
            ("1000 jobs that pay almost the same per hour", (close, 300)),
        ]
    }

    fn size((jobs, k): &Self::Input) -> u64 {
        let numbers: u64 = jobs.iter().map(|(pay, hours)| (pay + hours + 20).unsigned_abs()).sum();
        numbers + *k as u64
    }

    fn smaller((jobs, k): &Self::Input) -> Vec<Self::Input> {
        let mut all: Vec<Self::Input> = shorter(jobs)
            .into_iter()
            .filter(|jobs| *k <= jobs.len())
            .map(|jobs| (jobs, *k))
            .collect();
        if 1 < *k {
            all.push((jobs.clone(), k - 1));
            all.extend(
                shorter(jobs)
                    .into_iter()
                    .filter(|jobs| k - 1 <= jobs.len() && !jobs.is_empty())
                    .map(|jobs| (jobs, k - 1)),
            );
        }
        if jobs.len() <= FEW {
            for (i, &(pay, hours)) in jobs.iter().enumerate() {
                let less = [
                    (pay / 2, hours),
                    ((pay - 1).max(0), hours),
                    (pay, i64::midpoint(hours, 1)),
                    (pay, (hours - 1).max(1)),
                ];
                for other in less {
                    let mut jobs = jobs.clone();
                    jobs[i] = other;
                    all.push((jobs, *k));
                }
            }
        }
        all
    }

    fn call((jobs, k): &Self::Input) -> String {
        if FEW < jobs.len() {
            return format!("best_jobs(&jobs, {k})");
        }
        format!("best_jobs(&{jobs:?}, {k})")
    }

    fn check((jobs, k): &Self::Input, chosen: &Self::Output) -> Result<(), Wrong> {
        let shown = |chosen: &[usize]| {
            let (pay, hours) = sums(jobs, chosen.iter().copied());
            let jobs =
                if FEW < chosen.len() { "other jobs".to_owned() } else { format!("{chosen:?}") };
            format!("{jobs}, which pay {pay} in {hours} hours")
        };
        let is_few = jobs.len() <= FEW;
        if let Some(because) = fault(jobs.len(), *k, chosen) {
            let expected = if is_few { shown(&by_choices(jobs, *k)) } else { format!("{k} jobs") };
            let got = if FEW < chosen.len() {
                format!("{} indices", chosen.len())
            } else {
                format!("{chosen:?}")
            };
            return Err(Wrong { expected, got, because: Some(because) });
        }
        let found = sums(jobs, chosen.iter().copied());
        let better = if is_few {
            Some(by_choices(jobs, *k))
                .filter(|best| is_less(found, sums(jobs, best.iter().copied())))
        } else {
            better_choice(jobs, *k, found)
        };
        match better {
            None => Ok(()),
            Some(better) => {
                let because = "the expected jobs pay more per hour".to_owned();
                Err(Wrong { expected: shown(&better), got: shown(chosen), because: Some(because) })
            }
        }
    }
}
