//! What the pages of chapter 3 claim about cost, one module a section: `<section>/<what>/<n>`.
//! Every answer is asserted before it is timed.

use criterion::criterion_main;
use trace::SplitMix64;

/// Numbers without a pattern that a branch predictor could learn.
fn random(n: usize) -> impl Iterator<Item = u64> {
    let mut random = SplitMix64::new(7);
    (0..n).map(move |_| random.next_u64() >> 34)
}

mod binary_search {
    use criterion::{BenchmarkId, Criterion, criterion_group};
    use search::binary_search::eytzinger::Eytzinger;
    use search::binary_search::{binary_search, gallop, lower_bound, plain};

    use crate::random;

    /// A search costs the logarithm of the length; without branches it is several times faster
    /// while the data fit a cache.
    fn binary(c: &mut Criterion) {
        for n in [1_000_u64, 100_000] {
            let v: Vec<u64> = (0..n).map(|i| 2 * i).collect();
            let queries: Vec<u64> = random(1_000).map(|x| x % (2 * n)).collect();
            let tree = Eytzinger::new(&v);
            for x in &queries {
                let place = v.partition_point(|y| y < x);
                assert_eq!(plain::binary_search(&v, x), v.binary_search(x));
                assert_eq!(binary_search(&v, x), v.binary_search(x));
                assert_eq!((lower_bound(&v, x), gallop(&v, |y| y < x)), (place, place));
                assert_eq!(tree.lower_bound(x), place);
            }
            let mut run = |name: &str, search: &dyn Fn(&u64) -> usize| {
                let id = BenchmarkId::new(format!("binary_search/{name}"), n);
                c.bench_with_input(id, &queries, |b, queries| {
                    b.iter(|| queries.iter().map(search).sum::<usize>());
                });
            };
            run("with_branches", &|x| plain::binary_search(&v, x).unwrap_or_else(|i| i));
            run("branch_free", &|x| binary_search(&v, x).unwrap_or_else(|i| i));
            run("library", &|x| v.binary_search(x).unwrap_or_else(|i| i));
            run("eytzinger", &|x| tree.lower_bound(x));
            run("gallop", &|x| gallop(&v, |y| y < x));
        }
    }

    criterion_group!(benches, binary);
}

mod counting_principles {
    use criterion::{Criterion, criterion_group};
    use search::counting_principles::inclusion_exclusion::union_size;
    use search::counting_principles::mixed_radix::MixedRadix;

    /// To derive a count takes one multiplication a step; to list doubles with each step of 2, and
    /// so do the terms of a union.
    fn counting(c: &mut Criterion) {
        for n in [8, 16] {
            let radix = MixedRadix::new(vec![2; n]);
            assert_eq!(radix.count().ok(), Some(1 << n));
            assert_eq!(radix.tuples().count(), 1 << n);
            assert_eq!(union_size(n, |_| 1), Ok(1));
            let mut run = |name: &str, count: &dyn Fn() -> Option<u64>| {
                c.bench_function(&format!("counting_principles/{name}/{n}"), |b| b.iter(count));
            };
            run("derive", &|| radix.count().ok());
            run("list", &|| Some(radix.tuples().map(|tuple| tuple[0]).sum()));
            run("union", &|| union_size(n, |_| 1).ok());
        }
    }

    criterion_group!(benches, counting);
}

mod brute_force {
    use criterion::{Criterion, criterion_group};
    use search::brute_force::Odometer;
    use search::brute_force::subsets::{Subsets, gray_flips};

    /// A lent tuple costs no allocation; a subset costs as much whatever its size; in Gray's order
    /// one element changes a step.
    fn brute_force(c: &mut Criterion) {
        for (n, m) in [(4, 16), (8, 4), (16, 2)] {
            let size = format!("{m}^{n}");
            let lent = || {
                let (mut odometer, mut sum) = (Odometer::new(n, m), 0);
                while let Some(tuple) = odometer.next_tuple() {
                    sum += tuple[0];
                }
                sum
            };
            let given = || Odometer::new(n, m).into_tuples().map(|tuple| tuple[0]).sum::<u64>();
            assert_eq!(
                (lent(), given()),
                ((m - 1) << 15, (m - 1) << 15),
                "the mean is (m - 1) / 2"
            );
            c.bench_function(&format!("brute_force/lent/{size}"), |b| b.iter(lent));
            c.bench_function(&format!("brute_force/given/{size}"), |b| b.iter(given));
        }
        for n in [8, 16] {
            let elements = vec![1_u64; n];
            let subsets = || {
                let Ok(mut subsets) = Subsets::new(&elements) else { return 0 };
                let mut n_members = 0;
                while let Some(subset) = subsets.next_subset() {
                    n_members += subset.len();
                }
                n_members
            };
            let flips = || gray_flips(n).map_or(0, |flips| flips.fold(0, u32::wrapping_add));
            assert_eq!(subsets(), n << (n - 1));
            assert_eq!(
                usize::try_from(flips()),
                Ok((1 << n) - 1 - n),
                "the zeros at the end of 1, 2, …"
            );
            c.bench_function(&format!("brute_force/subsets/{n}"), |b| b.iter(subsets));
            c.bench_function(&format!("brute_force/gray/{n}"), |b| b.iter(flips));
        }
    }

    criterion_group!(benches, brute_force);
}

mod recursion {
    use std::ops::ControlFlow::{self, Continue};

    use criterion::{Criterion, criterion_group};
    use search::recursion::permutations::{next_permutation, permutations};
    use search::recursion::queens::{self, Queens};
    use search::recursion::selections::{Combinations, Subsets};
    use search::recursion::{Tuples, count};

    /// A result costs a few choices, whatever the space; a queen's row in one word costs far less
    /// than its marks.
    fn recursion(c: &mut Criterion) {
        let mut run = |name: &str, n: usize, results: u64, search: &dyn Fn() -> u64| {
            assert_eq!(search(), results, "{name} {n}");
            c.bench_function(&format!("recursion/{name}/{n}"), |b| b.iter(search));
        };
        run("tuples_of_bits", 16, 1 << 16, &|| count(&mut Tuples { n: 16, m: 2 }));
        run("subsets", 16, 1 << 16, &|| count(&mut Subsets { n: 16 }));
        run("combinations_of_half", 16, 12_870, &|| count(&mut Combinations { n: 16, k: 8 }));
        run("permutations", 8, 40_320, &|| {
            let mut n_orders = 0;
            // This visitor never stops.
            let _: ControlFlow<()> = permutations(&mut [0, 1, 2, 3, 4, 5, 6, 7], |_| {
                n_orders += 1;
                Continue(())
            });
            n_orders
        });
        run("next_permutation", 8, 40_320, &|| {
            let (mut v, mut n_orders) = ([0, 1, 2, 3, 4, 5, 6, 7], 1);
            while next_permutation(&mut v) {
                n_orders += 1;
            }
            n_orders
        });
        run("queens", 8, 92, &|| count(&mut Queens::new(8)));
        run("queens_by_words", 8, 92, &|| queens::count(8).unwrap_or(0));
    }

    criterion_group!(benches, recursion);
}

mod dancing_links {
    use criterion::{BenchmarkId, Criterion, criterion_group};
    use search::dancing_links::pentominoes::Pentominoes;
    use search::dancing_links::queens::queens as queens_cover;
    use search::dancing_links::sudoku::Sudoku;
    use search::dancing_links::{Choice, ExactCover};

    /// Choosing the item with the fewest sets makes the tree smaller, and each node dearer.
    fn exact_cover(c: &mut Criterion) {
        let count = |cover: &ExactCover, choice| {
            let mut solutions = cover.solutions_watched(choice, |_, _| {});
            let mut n_solutions = 0;
            while solutions.advance() {
                n_solutions += 1;
            }
            n_solutions
        };
        for (n, n_placings) in [(8, 92), (10, 724)] {
            for (name, choice) in [("fewest_sets", Choice::FewestSets), ("in_order", Choice::First)]
            {
                let cover = queens_cover(n);
                assert_eq!(count(&cover, choice), n_placings);
                let id = BenchmarkId::new(format!("dancing_links/queens_{name}"), n);
                c.bench_with_input(id, &cover, |b, cover| b.iter(|| count(cover, choice)));
            }
        }
        if let Ok(board) = Pentominoes::rectangle(3, 20) {
            assert_eq!(board.exact_cover().count(), 8);
            let id = BenchmarkId::new("dancing_links/pentominoes", "3x20");
            c.bench_with_input(id, &board, |b, board| b.iter(|| board.exact_cover().count()));
        }
        let line =
            "..67...3..2.39.....9....5..2...6..7.8..14...5.....98...7..1.4......38..11..4...5.";
        if let Ok(sudoku) = line.parse::<Sudoku>() {
            assert_eq!(sudoku.solutions().count(), 1);
            let id = BenchmarkId::new("dancing_links/sudoku", "hard");
            c.bench_with_input(id, &sudoku, |b, sudoku| b.iter(|| sudoku.solutions().count()));
        }
    }

    criterion_group!(benches, exact_cover);
}

mod breadth_first_search {
    use criterion::{BenchmarkId, Criterion, criterion_group};
    use search::breadth_first_search::breadth_first_search;
    use search::breadth_first_search::on_grid::grid_path;
    use search::grid::{Cell, Grid, Moves};

    /// An open grid costs its cells, in both forms; a byte a cell and no hash make it many times
    /// faster.
    fn breadth_first(c: &mut Criterion) {
        for n in [64, 256] {
            let grid = Grid::open(n, n).expect("it has cells");
            let goal = (n - 1, n - 1);
            let generic = || {
                let around = |cell: &Cell| grid.neighbors(*cell, Moves::Four);
                breadth_first_search((0, 0), around, |cell| *cell == goal)
            };
            let on_grid = || grid_path(&grid, (0, 0), goal, Moves::Four).ok().flatten();
            assert_eq!(generic().map(|path| path.len()), Some(2 * n - 1));
            assert_eq!(generic(), on_grid());
            let mut run = |name: &str, search: &dyn Fn() -> Option<Vec<Cell>>| {
                let id = BenchmarkId::new(format!("breadth_first_search/{name}"), n * n);
                c.bench_with_input(id, &(), |b, ()| b.iter(search));
            };
            run("any_states", &generic);
            run("on_grid", &on_grid);
        }
    }

    criterion_group!(benches, breadth_first);
}

mod bidirectional_search {
    use criterion::{BenchmarkId, Criterion, criterion_group};
    use search::bidirectional_search::bidirectional_search_undirected;
    use search::breadth_first_search::breadth_first_search;

    /// In a tree the two sides look at the square root of what one looks at.
    fn bidirectional(c: &mut Criterion) {
        let around = |u: &u64| {
            let above = (1 < *u).then_some(u / 2);
            above.into_iter().chain([2 * u, 2 * u + 1])
        };
        for distance in [8, 16] {
            let (start, half) = (1 << 40, distance / 2);
            let goal = (((start >> half) + 1) << half) - 1;
            let one = || breadth_first_search(start, around, |u| *u == goal);
            let two = || bidirectional_search_undirected(start, goal, around);
            assert_eq!(one().map(|path| path.len()), Some(distance + 1));
            assert_eq!(two(), one());
            let mut run = |name: &str, search: &dyn Fn() -> Option<Vec<u64>>| {
                let id = BenchmarkId::new(format!("bidirectional_search/{name}"), distance);
                c.bench_with_input(id, &(), |b, ()| b.iter(search));
            };
            run("one_side", &one);
            run("two_sides", &two);
        }
    }

    criterion_group!(benches, bidirectional);
}

mod a_star_search {
    use std::iter;

    use criterion::{BenchmarkId, Criterion, criterion_group};
    use search::a_star_search::maze::{Heuristic, Maze};
    use search::a_star_search::two_stacks;
    use search::grid::Grid;

    use crate::random;

    /// The better the bound, the fewer cells; and where f takes two values at a time, stacks do
    /// without the heap's logarithm.
    fn a_star(c: &mut Criterion) {
        for side in [32, 256] {
            let ends = ((0, 0), (side - 1, side - 1));
            let search = |grid: &Grid, heuristic| {
                let found = Maze::four(grid).search(ends.0, ends.1, heuristic);
                found.ok().and_then(|found| found.path).map(|path| path.cost)
            };
            // A quarter of the cells are walls. A corner may be shut in: then the next maze.
            let wall = |x: u64| if x % 100 < 25 { '#' } else { '.' };
            let mut walls = random(usize::MAX).map(wall);
            let mazes = iter::repeat_with(|| {
                let row = |_| walls.by_ref().take(side).collect::<String>();
                Grid::parse(&(0..side).map(row).collect::<Vec<_>>())
            });
            let joined = mazes.take(100).flatten().find_map(|grid| {
                let cost = search(&grid, Heuristic::Zero)?;
                Some((grid, cost))
            });
            let Some((grid, cost)) = joined else { panic!("no maze of 100 joins its corners") };
            let stacks = || {
                let found = two_stacks::shortest_path(&grid, ends.0, ends.1);
                found.ok().and_then(|found| found.path).map(|path| path.cost)
            };
            let mut run = |name: &str, search: &dyn Fn() -> Option<u64>| {
                assert_eq!(search(), Some(cost));
                let id = BenchmarkId::new(format!("a_star_search/{name}"), side);
                c.bench_with_input(id, &grid, |b, _| b.iter(search));
            };
            run("zero", &|| search(&grid, Heuristic::Zero));
            run("chebyshev", &|| search(&grid, Heuristic::Chebyshev));
            run("manhattan", &|| search(&grid, Heuristic::Manhattan));
            run("two_stacks", &stacks);
        }
    }

    criterion_group!(benches, a_star);
}

criterion_main!(
    binary_search::benches,
    counting_principles::benches,
    brute_force::benches,
    recursion::benches,
    dancing_links::benches,
    breadth_first_search::benches,
    bidirectional_search::benches,
    a_star_search::benches
);
