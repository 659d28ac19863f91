//! Chapter 4, the leftist heap.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

use data_structure::leftist_heap::{Forest, Heap};
use rheaps::tree::{LeftistHeap as TheirHeap, PairingHeap};

use crate::{Course, Entry, Race, SplitMix64, marked};

const SEED: u64 = 43;

pub(crate) const RACES: &[Race] = &[
    Race { section: "4.3", workload: "push 5*10^5 random i64, pop all", n: 500_000, build: sort },
    Race {
        section: "4.3",
        workload: "meld 1000 heaps of 500 into one, in pairs",
        n: 1_000,
        build: |n| {
            let marks = [("BinaryHeap::append", 0.06), ("rheaps LeftistHeap::meld", 0.1)];
            marked(meld(n, Order::InPairs), &marks)
        },
    },
    Race {
        section: "4.3",
        workload: "meld 1000 heaps of 500 into one, one after the other",
        n: 1_000,
        build: |n| meld(n, Order::OneAfterTheOther),
    },
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

/// In which order heaps become one.
#[derive(Clone, Copy)]
enum Order {
    /// The two in front are melded, and what comes of it goes to the back: heaps of about one
    /// length.
    InPairs,
    /// Each is melded with all before it: a long heap and a short one.
    OneAfterTheOther,
}

impl Order {
    fn reduce<H: Default>(self, heaps: &mut Vec<H>, mut meld: impl FnMut(H, H) -> H) -> H {
        let mut heaps = VecDeque::from(std::mem::take(heaps));
        while 1 < heaps.len() {
            if let (Some(a), Some(b)) = (heaps.pop_front(), heaps.pop_front()) {
                let both = meld(a, b);
                match self {
                    Order::InPairs => heaps.push_back(both),
                    Order::OneAfterTheOther => heaps.push_front(both),
                }
            }
        }
        heaps.pop_front().unwrap_or_default()
    }
}

/// The least number of all, and how many there are. The heaps are built before the clock starts.
fn meld(n_heaps: usize, order: Order) -> Vec<Entry> {
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
            move |_, (forest, heaps)| {
                let all = order.reduce(heaps, |a, b| forest.meld(a, b));
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
            move |_, heaps| {
                let all = order.reduce(heaps, |mut a, mut b| {
                    a.append(&mut b);
                    a
                });
                (all.peek().map(|Reverse(x)| *x), all.len())
            },
        )
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
            move |_, heaps| {
                let all = order.reduce(heaps, |mut a, b| {
                    a.meld(b);
                    a
                });
                (all.peek().copied(), all.len())
            },
        )
        .entries()
}
