//! 7.2 Combinations.

use combinatorial_mathematics::combination::count::binomial;
use combinatorial_mathematics::combination::masks::{Masks, places};
use combinatorial_mathematics::combination::{
    Colexicographic, Lexicographic, RevolvingDoor, combinations, visit_choices,
};
use itertools::Itertools;

use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "7.2",
        workload: "all choices of 10 of 24, ascending",
        n: 24,
        build: ascending,
    },
    Race {
        section: "7.2",
        workload: "all choices of 10 of 24, any order",
        n: 24,
        build: any_order,
    },
    Race { section: "7.2", workload: "all binomials up to 67", n: 67, build: binomials },
];

const M: usize = 10;

/// What is seen of a choice.
fn seen(choice: &[usize]) -> u64 {
    let ends = choice.first().zip(choice.last());
    ends.map_or(1, |(first, last)| 1 + (first * 32 + last) as u64)
}

/// The same, in the order of the choices. Each product waits for the one before, which takes as
/// long as making a choice; so the marks stand where the order does not count.
fn fold(sum: u64, choice: &[usize]) -> u64 {
    sum.wrapping_mul(31).wrapping_add(seen(choice))
}

fn ascending(n: usize) -> Vec<Entry> {
    Course::on(n.min(24))
        .entry("Lexicographic", |&n| {
            let (mut sum, mut choices) = (0, Lexicographic::new(n, M));
            while let Some(choice) = choices.lend() {
                sum = fold(sum, choice);
            }
            sum
        })
        .entry("itertools, array_combinations", |&n| {
            (0..n).array_combinations::<M>().fold(0, |sum, choice| fold(sum, &choice))
        })
        .note("an array for each")
        .entry("itertools, combinations", |&n| {
            (0..n).combinations(M).fold(0, |sum, choice| fold(sum, &choice))
        })
        .note("a Vec for each")
        .entry("combinations", |&n| {
            let items: Vec<usize> = (0..n).collect();
            let copied = |choice: Vec<&usize>| choice.into_iter().copied().collect::<Vec<usize>>();
            combinations(&items, M).fold(0, |sum, choice| fold(sum, &copied(choice)))
        })
        .note("ours, a Vec of references for each")
        .entries()
}

fn any_order(n: usize) -> Vec<Entry> {
    Course::on(n.min(24))
        .entry("visit_choices", |&n| {
            let mut sum = 0;
            visit_choices(n, M, |choice| sum += seen(choice));
            sum
        })
        .entry("Lexicographic", |&n| {
            let (mut sum, mut choices) = (0, Lexicographic::new(n, M));
            while let Some(choice) = choices.lend() {
                sum += seen(choice);
            }
            sum
        })
        .note("ours, each lent")
        .entry("itertools, array_combinations", |&n| {
            (0..n).array_combinations::<M>().map(|choice| seen(&choice)).sum()
        })
        .mark(0.18)
        .note("an array for each")
        .entry("itertools, combinations", |&n| {
            (0..n).combinations(M).map(|choice| seen(&choice)).sum()
        })
        .mark(0.06)
        .note("a Vec for each")
        .entry("Colexicographic", |&n| {
            let (mut sum, mut choices) = (0, Colexicographic::new(n, M));
            while let Some(choice) = choices.lend() {
                sum += seen(choice);
            }
            sum
        })
        .note("ours")
        .entry("RevolvingDoor", |&n| {
            let Some(mut door) = RevolvingDoor::new(n, M) else { return 0 };
            let mut sum = seen(door.places());
            while door.next().is_some() {
                sum += seen(door.places());
            }
            sum
        })
        .note("ours, one exchange a step")
        .entry("Masks", |&n| {
            let ends = |mask: u64| (mask.trailing_zeros() as usize, mask.ilog2() as usize);
            let seen = |(first, last)| seen(&[first, last]);
            Masks::new(n, M).into_iter().flatten().map(|mask| seen(ends(mask))).sum()
        })
        .note("ours, bits only")
        .entry("Masks, with their places", |&n| {
            let mut choice = Vec::new();
            let masks = Masks::new(n, M).into_iter().flatten();
            let each = masks.map(|mask| {
                choice.clear();
                choice.extend(places(mask));
                seen(&choice)
            });
            each.sum()
        })
        .note("ours")
        .entries()
}

fn binomials(n: usize) -> Vec<Entry> {
    let pairs = |last: u64| (0..=last).flat_map(|n| (0..=n).map(move |m| (n, m)));
    Course::on(n.min(67) as u64)
        .entry("binomial", move |&last| {
            let count = |(n, m): (u64, u64)| binomial(n.into(), m.into()).unwrap_or(0);
            pairs(last).map(count).fold(0, u128::wrapping_add)
        })
        .note("numbers of 128 bits")
        .entry("num_integer::binomial, 128 bits", move |&last| {
            let count = |(n, m)| num_integer::binomial(u128::from(n), u128::from(m));
            pairs(last).map(count).fold(0, u128::wrapping_add)
        })
        .entry("num_integer::binomial, 64 bits", move |&last| {
            let count = |(n, m)| u128::from(num_integer::binomial(n, m));
            pairs(last).map(count).fold(0, u128::wrapping_add)
        })
        .entries()
}
