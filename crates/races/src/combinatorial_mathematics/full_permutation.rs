//! 7.1 All permutations.

use combinatorial_mathematics::full_permutation::{
    HeapSwaps, PlainChanges, next_permutation, permutations, visit_orders, visit_permutations,
};
use itertools::Itertools;
use permutohedron::{Heap, LexicalPermutation};

use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    Race { section: "7.1", workload: "all orders of 10, visited", n: 10, build: visited },
    Race { section: "7.1", workload: "all orders of 10, ascending", n: 10, build: ascending },
    Race { section: "7.1", workload: "all orders of 10, by swaps", n: 10, build: by_swaps },
];

/// What is seen of an order; in the order of the orders, if it matters.
fn seen(order: &[u32]) -> u64 {
    let ends = order.first().zip(order.last());
    ends.map_or(1, |(first, last)| 1 + u64::from(first * 16 + last))
}

fn items(n: usize) -> Vec<u32> {
    // All orders of more would not end.
    (0..u32::try_from(n.min(10)).unwrap_or(10)).collect()
}

fn ascending(n: usize) -> Vec<Entry> {
    // To turn the sum is soon done. A product would take as long as the next order, and everybody
    // would wait for it.
    let fold = |sum: u64, order: &[u32]| sum.rotate_left(5).wrapping_add(seen(order));
    Course::on(items(n))
        .entry("next_permutation", move |v| {
            let (mut sum, mut order) = (0, v.clone());
            loop {
                sum = fold(sum, &order);
                if !next_permutation(&mut order) {
                    return sum;
                }
            }
        })
        .entry("permutohedron, next_permutation", move |v| {
            let (mut sum, mut order) = (0, v.clone());
            loop {
                sum = fold(sum, &order);
                if !LexicalPermutation::next_permutation(&mut order[..]) {
                    return sum;
                }
            }
        })
        .mark(1.1)
        .entry("itertools, permutations", move |v| {
            v.iter().copied().permutations(v.len()).fold(0, |sum, order| fold(sum, &order))
        })
        .note("a Vec for each")
        .entry("permutations", move |v| {
            let copied = |order: Vec<&u32>| order.into_iter().copied().collect::<Vec<u32>>();
            permutations(v).fold(0, |sum, order| fold(sum, &copied(order)))
        })
        .note("ours, a Vec of references for each")
        .entries()
}

/// Ascending too, but nobody is asked for the order of the orders.
fn visited(n: usize) -> Vec<Entry> {
    Course::on(items(n))
        .entry("visit_permutations", |v| {
            let mut sum = 0;
            visit_permutations(&mut v.clone(), |order| sum += seen(order));
            sum
        })
        .entry("itertools, permutations", |v| {
            v.iter().copied().permutations(v.len()).map(|order| seen(&order)).sum()
        })
        .mark(0.08)
        .note("a Vec for each")
        .entries()
}

fn by_swaps(n: usize) -> Vec<Entry> {
    Course::on(items(n))
        .entry("HeapSwaps", |v| {
            let mut sum = 0;
            visit_orders(&mut v.clone(), HeapSwaps::new(v.len()), |order| sum += seen(order));
            sum
        })
        .entry("permutohedron, Heap", |v| {
            let mut order = v.clone();
            let mut heap = Heap::new(&mut order);
            let mut sum = 0;
            while let Some(order) = heap.next_permutation() {
                sum += seen(order);
            }
            sum
        })
        .mark(1.1)
        .entry("PlainChanges", |v| {
            let mut sum = 0;
            visit_orders(&mut v.clone(), PlainChanges::new(v.len()), |order| sum += seen(order));
            sum
        })
        .note("ours, by neighbors")
        .entries()
}
