//! Chapter 4, the leftist heap.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use data_structure::leftist_heap::{Forest, Heap};
use rheaps::tree::{LeftistHeap as TheirHeap, PairingHeap};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 43;

pub(crate) const RACES: &[Race] = &[
    Race { section: "4.3", workload: "push 5*10^5 random i64, pop all", n: 500_000, build: sort },
    Race { section: "4.3", workload: "meld 1000 heaps of 500 into one", n: 1_000, build: meld },
];

fn random_numbers(n: usize, random: &mut SplitMix64) -> Vec<i64> {
    (0..n).map(|_| random.next_u64().cast_signed() >> 1).collect()
}

/// A sum that the order of the numbers decides.
fn digest(sorted: impl Iterator<Item = i64>) -> i64 {
    sorted.fold(0, |sum: i64, x| sum.wrapping_mul(31).wrapping_add(x))
}

/// The numbers as they are popped.
fn sort(n: usize) -> Vec<Entry> {
    Course::on(random_numbers(n, &mut SplitMix64::new(SEED)))
        .entry("leftist_heap::Forest", |numbers| {
            let (mut forest, mut heap) = (Forest::new(), Heap::new());
            for &x in numbers {
                forest.push(&mut heap, x);
            }
            digest(std::iter::from_fn(|| forest.pop(&mut heap)))
        })
        .note("with handles")
        .entry("BinaryHeap", |numbers| {
            let mut heap = BinaryHeap::new();
            for &x in numbers {
                heap.push(Reverse(x));
            }
            digest(std::iter::from_fn(|| heap.pop().map(|Reverse(x)| x)))
        })
        .mark(9.5)
        .entry("rheaps LeftistHeap", |numbers| {
            let mut heap = TheirHeap::new();
            for &x in numbers {
                heap.push(x);
            }
            digest(std::iter::from_fn(|| heap.pop()))
        })
        .mark(0.06)
        .entry("rheaps PairingHeap", |numbers| {
            let mut heap = PairingHeap::new();
            for &x in numbers {
                heap.push(x);
            }
            digest(std::iter::from_fn(|| heap.pop()))
        })
        .entries()
}

/// The least number of all, and how many there are. The heaps are built before the clock starts.
fn meld(n_heaps: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let lists: Vec<Vec<i64>> = (0..n_heaps).map(|_| random_numbers(500, &mut random)).collect();
    Course::on(lists)
        .prepared_entry(
            "leftist_heap::Forest",
            |lists| {
                let mut forest = Forest::new();
                let collect = |list: &Vec<i64>| forest.collect(list.iter().copied());
                let heaps: Vec<Heap> = lists.iter().map(collect).collect();
                (forest, heaps)
            },
            |_, (forest, heaps)| {
                let meld = |a, b| forest.meld(a, b);
                let all = std::mem::take(heaps).into_iter().reduce(meld).unwrap_or_default();
                (forest.peek(&all).copied(), all.len())
            },
        )
        .note("all heaps in one forest")
        .prepared_entry(
            "BinaryHeap::append",
            |lists| {
                let collect = |list: &Vec<i64>| list.iter().copied().map(Reverse).collect();
                lists.iter().map(collect).collect::<Vec<BinaryHeap<Reverse<i64>>>>()
            },
            |_, heaps| {
                let meld = |mut a: BinaryHeap<_>, mut b| {
                    a.append(&mut b);
                    a
                };
                let all = std::mem::take(heaps).into_iter().reduce(meld).unwrap_or_default();
                (all.peek().map(|Reverse(x)| *x), all.len())
            },
        )
        .mark(0.06)
        .prepared_entry(
            "rheaps LeftistHeap::meld",
            |lists| {
                let collect = |list: &Vec<i64>| {
                    let mut heap = TheirHeap::new();
                    for &x in list {
                        heap.push(x);
                    }
                    heap
                };
                lists.iter().map(collect).collect::<Vec<TheirHeap<i64>>>()
            },
            |_, heaps| {
                let meld = |mut a: TheirHeap<i64>, b| {
                    a.meld(b);
                    a
                };
                let all = std::mem::take(heaps).into_iter().reduce(meld).unwrap_or_default();
                (all.peek().copied(), all.len())
            },
        )
        .mark(0.1)
        .entries()
}
