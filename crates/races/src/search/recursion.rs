//! 3.4 Recursive search.

use std::ops::ControlFlow::{self, Continue};

use itertools::Itertools;
use permutator::{heap_permutation, large_combination};
use search::recursion::permutations::{Permutations, next_permutation, permutations};
use search::recursion::queens::{self, Queens};
use search::recursion::selections::{Combinations, Subsets, combinations, subsets};
use search::recursion::{Space, count, recurse};

use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    Race { section: "3.4", workload: "all permutations of 10", n: 10, build: orders },
    Race { section: "3.4", workload: "all combinations of 12 out of 24", n: 24, build: halves },
    Race { section: "3.4", workload: "all subsets of 22", n: 22, build: powerset },
    Race { section: "3.4", workload: "the 14 200 placements of 12 queens", n: 12, build: boards },
];

/// What is seen of the results: how many there were, and a sum over their ends that does not depend
/// on their order.
#[derive(Debug, Default, PartialEq)]
struct Seen {
    n_results: usize,
    ends: usize,
}

impl Seen {
    fn see(&mut self, first: Option<&usize>, last: Option<&usize>) {
        self.n_results += 1;
        self.ends += first.map_or(0, |first| first * last.map_or(0, |last| last + 1));
    }
}

/// What a space holds, by recursion; `shown` is what it shows of a path.
fn by_recursion<S: Space>(mut space: S, shown: impl Fn(&S, &[S::Choice], &mut Seen)) -> Seen {
    let mut seen = Seen::default();
    let _: ControlFlow<()> = recurse(&mut space, &mut Vec::new(), &mut |space, path| {
        shown(space, path, &mut seen);
        Continue(())
    });
    seen
}

fn orders(n: usize) -> Vec<Entry> {
    Course::on((0..n).collect::<Vec<usize>>())
        .entry("permutations", |v| {
            let mut seen = Seen::default();
            let _: ControlFlow<()> = permutations(&mut v.clone(), |order| {
                seen.see(order.first(), order.last());
                Continue(())
            });
            seen
        })
        .entry("recurse, the thread's stack", |v| {
            let space = Permutations { v: &mut v.clone(), is_same: |_: &_, _: &_| false };
            by_recursion(space, |space, _, seen| seen.see(space.v.first(), space.v.last()))
        })
        .entry("next_permutation", |v| {
            let (mut seen, mut order) = (Seen::default(), v.clone());
            loop {
                seen.see(order.first(), order.last());
                if !next_permutation(&mut order) {
                    return seen;
                }
            }
        })
        .entry("itertools permutations", |v| {
            let mut seen = Seen::default();
            for order in v.iter().copied().permutations(v.len()) {
                seen.see(order.first(), order.last());
            }
            seen
        })
        .note("a Vec for each")
        .entry("permutator heap_permutation", |v| {
            let mut seen = Seen::default();
            heap_permutation(&mut v.clone(), |order| seen.see(order.first(), order.last()));
            seen
        })
        .note("Heap's order, one swap each")
        .entries()
}

fn halves(n: usize) -> Vec<Entry> {
    let course = Course::on((0..n).collect::<Vec<usize>>())
        .entry("combinations", |v| {
            let mut seen = Seen::default();
            let _: ControlFlow<()> = combinations(v.len(), v.len() / 2, |chosen| {
                seen.see(chosen.first(), chosen.last());
                Continue(())
            });
            seen
        })
        .entry("recurse, the thread's stack", |v| {
            let space = Combinations { n: v.len(), k: v.len() / 2 };
            by_recursion(space, |_, path, seen| seen.see(path.first(), path.last()))
        })
        .entry("itertools combinations", |v| {
            let mut seen = Seen::default();
            for chosen in v.iter().copied().combinations(v.len() / 2) {
                seen.see(chosen.first(), chosen.last());
            }
            seen
        })
        .note("a Vec for each");
    if n < 2 {
        // The peer does not choose nothing.
        return course.entries();
    }
    course
        .entry("permutator large_combination", |v| {
            let mut seen = Seen::default();
            large_combination(v, v.len() / 2, |chosen| {
                seen.see(chosen.first().copied(), chosen.last().copied());
            });
            seen
        })
        .note("a loop over one buffer")
        .entries()
}

fn powerset(n: usize) -> Vec<Entry> {
    Course::on((0..n).collect::<Vec<usize>>())
        .entry("subsets", |v| {
            let mut seen = Seen::default();
            let _: ControlFlow<()> = subsets(v.len(), |chosen| {
                seen.see(chosen.first(), chosen.last());
                Continue(())
            });
            seen
        })
        .entry("recurse, the thread's stack", |v| {
            let space = Subsets { n: v.len() };
            by_recursion(space, |_, path, seen| seen.see(path.first(), path.last()))
        })
        .entry("itertools powerset", |v| {
            let mut seen = Seen::default();
            for chosen in v.iter().copied().powerset() {
                seen.see(chosen.first(), chosen.last());
            }
            seen
        })
        .mark(0.35)
        .note("a Vec for each")
        .entries()
}

fn boards(n: usize) -> Vec<Entry> {
    Course::on(n)
        .entry("backtrack", |n| Some(count(&mut Queens::new(*n))))
        .entry("recurse, the thread's stack", |n| {
            let mut n_results = 0;
            let end = recurse(&mut Queens::new(*n), &mut Vec::new(), &mut |_, _| {
                n_results += 1;
                Continue::<()>(())
            });
            end.is_continue().then_some(n_results)
        })
        .entry("queens::count, a row a word", |n| queens::count(u32::try_from(*n).ok()?).ok())
        .entries()
}
