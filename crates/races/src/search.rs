//! Chapter 3.

use std::collections::HashSet;
use std::ops::ControlFlow::{self, Continue};

use itertools::Itertools;
use permutator::{heap_permutation, large_combination};
use search::binary_search::eytzinger::Eytzinger;
use search::binary_search::{binary_search, branch_free, gallop, lower_bound};
use search::recursion::permutations::{Permutations, next_permutation, permutations};
use search::recursion::queens::{self, Queens};
use search::recursion::selections::{Combinations, Subsets, combinations, subsets};
use search::recursion::{Space, count, recurse};
use search::dancing_links::pentominoes::Pentominoes;
use search::dancing_links::sudoku::Sudoku;
use search::dancing_links::{ExactCover, queens::queens};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 3;
const N_QUERIES: usize = 200_000;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "3.1",
        workload: "is it there: 10^3 sorted i32",
        n: 1_000,
        build: lookups,
    },
    Race {
        section: "3.1",
        workload: "is it there: 10^6 sorted i32",
        n: 1_000_000,
        build: lookups,
    },
    Race { section: "3.1", workload: "lower bound: 10^3 sorted u64", n: 1_000, build: bounds },
    Race { section: "3.1", workload: "lower bound: 10^5 sorted u64", n: 100_000, build: bounds },
    Race { section: "3.1", workload: "lower bound: 10^7 sorted u64", n: 10_000_000, build: bounds },
    Race { section: "3.4", workload: "all permutations of 10", n: 10, build: orders },
    Race { section: "3.4", workload: "all combinations of 12 out of 24", n: 24, build: halves },
    Race { section: "3.4", workload: "all subsets of 22", n: 22, build: powerset },
    Race { section: "3.4", workload: "the 14 200 placements of 12 queens", n: 12, build: boards },
    Race {
        section: "3.8",
        workload: "12 pentominoes on 6 x 10: all tilings",
        n: N_TILINGS,
        build: pentominoes,
    },
    Race { section: "3.8", workload: "4 hard sudokus", n: HARD.len(), build: sudokus },
    Race { section: "3.8", workload: "12 queens: all placings", n: 12, build: all_queens },
];


// 3.1 Binary search.

/// Where each query was found, summed up: the insertion points of misses count too.
fn lookups(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    // Even numbers are there, odd ones are not.
    let Ok(last) = i32::try_from(n) else { return Vec::new() };
    let v: Vec<i32> = (0..last).map(|i| 2 * i).collect();
    let queries: Vec<i32> =
        (0..N_QUERIES).filter_map(|_| i32::try_from(random.below(2 * n)).ok()).collect();
    let set: HashSet<i32> = v.iter().copied().collect();
    let place = |found: Result<usize, usize>| found.map_or(0, |i| i + 1);
    Course::on((v, queries))
        .entry("branch_free::binary_search", move |(v, queries)| {
            queries.iter().map(|x| place(branch_free::binary_search(v, x))).sum::<usize>()
        })
        .entry("slice::binary_search", move |(v, queries)| {
            queries.iter().map(|x| place(v.binary_search(x))).sum::<usize>()
        })
        .mark(if n < 10_000 { 1.1 } else { 1.25 })
        .entry("binary_search, with branches", move |(v, queries)| {
            queries.iter().map(|x| place(binary_search(v, x))).sum::<usize>()
        })
        .limit("HashSet::contains", move |(_, queries)| {
            queries.iter().filter(|x| set.contains(x)).count()
        })
        .note("a yes or no, without a place")
        .entries()
}

fn bounds(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let v: Vec<u64> = (0_u64..).step_by(2).take(n).collect();
    let queries: Vec<u64> =
        (0..N_QUERIES).filter_map(|_| u64::try_from(random.below(2 * n)).ok()).collect();
    let tree = Eytzinger::new(&v);
    Course::on((v, queries))
        .entry("branch_free::partition_point", |(v, queries)| {
            queries.iter().map(|x| branch_free::partition_point(v, |y| y < x)).sum::<usize>()
        })
        .entry("slice::partition_point", |(v, queries)| {
            queries.iter().map(|x| v.partition_point(|y| y < x)).sum()
        })
        .entry("lower_bound, with branches", |(v, queries)| {
            queries.iter().map(|x| lower_bound(v, x)).sum()
        })
        .entry("Eytzinger::lower_bound", move |(_, queries)| {
            queries.iter().map(|x| tree.lower_bound(x)).sum()
        })
        .note("laid out beforehand")
        .entry("gallop", |(v, queries)| {
            queries.iter().map(|x| gallop(v, |y| y < x)).sum()
        })
        .entries()
}

// 3.4 Recursive search.

/// What is seen of the results: how many there were, and a sum over their ends that does not depend on their order.
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
        .entry("queens::count, a row a word", |n| {
            queens::count(u32::try_from(*n).ok()?).ok()
        })
        .entries()
}

// 3.8 Dancing links.

/// How many ways there are to tile the board of 6 x 10, turned and reflected ones too.
const N_TILINGS: usize = 9356;

/// An exact cover problem as the crate `dancing-links` wants it, its secondary items last.
struct Peer {
    sets: Vec<Vec<usize>>,
    items: Vec<usize>,
    n_primary: usize,
}

impl Peer {
    fn of(cover: &ExactCover) -> Self {
        Peer {
            sets: (0..cover.n_sets()).map(|set| cover.items_of(set).collect()).collect(),
            items: (0..cover.n_items()).collect(),
            n_primary: cover.n_primary(),
        }
    }
}

impl dancing_links::ExactCover for Peer {
    type Possibility = Vec<usize>;
    type Constraint = usize;

    fn satisfies(&self, set: &Vec<usize>, item: &usize) -> bool {
        set.contains(item)
    }

    fn is_optional(&self, item: &usize) -> bool {
        self.n_primary <= *item
    }

    fn possibilities(&self) -> &[Vec<usize>] {
        &self.sets
    }

    fn constraints(&self) -> &[usize] {
        &self.items
    }
}

/// The first `n` tilings, or all of them.
fn pentominoes(n: usize) -> Vec<Entry> {
    use dancing_links::ExactCover;

    let Ok(board) = Pentominoes::rectangle(6, 10) else { return Vec::new() };
    let peer = Peer::of(board.exact_cover());
    Course::on((board, peer))
        .expecting(n.min(N_TILINGS))
        .entry("dancing_links", move |(board, _)| {
            // One more is asked for, so that the search comes to its end.
            let limit = if n == N_TILINGS { n + 1 } else { n };
            let mut solutions = board.exact_cover().solutions();
            (0..limit).take_while(|_| solutions.advance()).count()
        })
        .entry("dancing-links (crate)", move |(_, peer)| {
            let limit = if n == N_TILINGS { n + 1 } else { n };
            peer.solver().take(limit).count()
        })
        .mark(0.75)
        .entries()
}

/// Each has one solution. They are those of 21 030 random ones with the largest search trees.
const HARD: [&str; 4] = [
    "..67...3..2.39.....9....5..2...6..7.8..14...5.....98...7..1.4......38..11..4...5.",
    ".8..5..6.57...4......1.9..2.4...385.7.......1..5.7.2...9...8.1.....4...3...5..4..",
    "3.9......65......4...9.5..1........39.....2.....8.7.1....7.8.5...3..1..2.1.6..8..",
    "..56...3.4..3287.........4...6...1..3...96....2......7.3.8.2...5.9.6.2.......5...",
];

/// From the line to all solutions: the matrix is built too.
fn sudokus(n: usize) -> Vec<Entry> {
    let lines: Vec<&str> = HARD.into_iter().take(n).collect();
    Course::on(lines)
        .entry("Sudoku::solutions", |lines| {
            let solve = |line: &&str| line.parse().into_iter().flat_map(|s: Sudoku| s.solutions());
            let digits = |solution: Sudoku| solution.cells().map(usize::from).to_vec();
            lines.iter().flat_map(solve).map(digits).collect::<Vec<_>>()
        })
        .entry("dlx-rs", |lines| {
            let digit = |byte: u8| if byte == b'.' { 0 } else { usize::from(byte - b'0') };
            let input = |line: &&str| line.bytes().map(digit).collect::<Vec<_>>();
            let solve = |line| dlx_rs::sudoku::Sudoku::new_from_input(&input(line));
            lines.iter().flat_map(solve).collect()
        })
        .mark(0.5)
        .entry("sudoku (crate)", |lines| {
            let solve = |line: &&str| {
                let sudoku = sudoku::Sudoku::from_str_line(line);
                sudoku.map_or_else(|_| Vec::new(), |sudoku| sudoku.solutions_up_to(2))
            };
            let digits =
                |solution: sudoku::Sudoku| solution.to_bytes().map(usize::from).to_vec();
            lines.iter().flat_map(solve).map(digits).collect()
        })
        .note("bit boards, another algorithm")
        .entries()
}

fn all_queens(n: usize) -> Vec<Entry> {
    use dancing_links::ExactCover;

    let Ok(n) = u8::try_from(n.min(12)) else { return Vec::new() };
    let cover = queens(n);
    let peer = Peer::of(&cover);
    Course::on((cover, peer))
        .entry("dancing_links", |(cover, _)| cover.count())
        .entry("dancing-links (crate)", |(_, peer)| peer.solver().count() as u64)
        .entries()
}
