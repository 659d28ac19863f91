//! What the pages of chapter 3 claim about cost: `<section>/<what>/<n>`, with the library's search beside it.
//! Every answer is asserted before it is timed.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use search::a_star_search::maze::{Heuristic, Maze};
use search::a_star_search::two_stacks;
use search::binary_search::eytzinger::Eytzinger;
use search::binary_search::{binary_search, branch_free, gallop, lower_bound};
use search::breadth_first_search::breadth_first_search;
use search::breadth_first_search::on_grid::grid_path;
use search::grid::{Cell, Grid, Moves};

/// Numbers without a pattern that a branch predictor could learn: a linear congruence, its high bits.
fn random(n: usize) -> impl Iterator<Item = u64> {
    let step = |x: &u64| Some(x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(12_345));
    std::iter::successors(Some(7), step).map(|x| x >> 34).take(n)
}

/// A search costs the logarithm of the length; without branches it is several times faster while the data fit a cache.
fn binary(c: &mut Criterion) {
    for n in [1_000_u64, 100_000] {
        let v: Vec<u64> = (0..n).map(|i| 2 * i).collect();
        let queries: Vec<u64> = random(1_000).map(|x| x % (2 * n)).collect();
        let tree = Eytzinger::new(&v);
        for x in &queries {
            let place = v.partition_point(|y| y < x);
            assert_eq!(binary_search(&v, x), v.binary_search(x));
            assert_eq!(branch_free::binary_search(&v, x), v.binary_search(x));
            assert_eq!((lower_bound(&v, x), gallop(&v, |y| y < x)), (place, place));
            assert_eq!(tree.lower_bound(x), place);
        }
        let mut run = |name: &str, search: &dyn Fn(&u64) -> usize| {
            let id = BenchmarkId::new(format!("binary_search/{name}"), n);
            c.bench_with_input(id, &queries, |b, queries| {
                b.iter(|| queries.iter().map(search).sum::<usize>());
            });
        };
        run("with_branches", &|x| binary_search(&v, x).unwrap_or_else(|i| i));
        run("branch_free", &|x| branch_free::binary_search(&v, x).unwrap_or_else(|i| i));
        run("library", &|x| v.binary_search(x).unwrap_or_else(|i| i));
        run("eytzinger", &|x| tree.lower_bound(x));
        run("gallop", &|x| gallop(&v, |y| y < x));
    }
}

/// An open grid costs its cells, in both forms; a byte a cell and no hash make it many times faster.
fn breadth_first(c: &mut Criterion) {
    for n in [64, 256] {
        let grid = Grid::open(n, n).expect("it has cells");
        let goal = (n - 1, n - 1);
        let generic = || {
            let around = |cell: &Cell| grid.neighbours(*cell, Moves::Four);
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

/// The better the bound, the fewer cells; and where f takes two values at a time, stacks do without the heap's logarithm.
fn a_star(c: &mut Criterion) {
    for side in [32, 256] {
        let wall = |x: u64| if x % 100 < 25 { '#' } else { '.' };
        let mut cells: Vec<char> = random(side * side).map(wall).collect();
        for corner in [0, 1, side, side * side - 1 - side, side * side - 2, side * side - 1] {
            cells[corner] = '.';
        }
        let rows: Vec<String> = cells.chunks(side).map(|row| row.iter().collect()).collect();
        let Ok(grid) = Grid::parse(&rows) else { return };
        let ends = ((0, 0), (side - 1, side - 1));
        let search = |heuristic| {
            let found = Maze::four(&grid).search(ends.0, ends.1, heuristic);
            found.ok().and_then(|found| found.path).map(|path| path.cost)
        };
        let stacks = || {
            let found = two_stacks::shortest_path(&grid, ends.0, ends.1);
            found.ok().and_then(|found| found.path).map(|path| path.cost)
        };
        let cost = search(Heuristic::Zero);
        assert!(cost.is_some(), "the corners are joined");
        let mut run = |name: &str, search: &dyn Fn() -> Option<u64>| {
            assert_eq!(search(), cost);
            let id = BenchmarkId::new(format!("a_star_search/{name}"), side);
            c.bench_with_input(id, &grid, |b, _| b.iter(search));
        };
        run("zero", &|| search(Heuristic::Zero));
        run("chebyshev", &|| search(Heuristic::Chebyshev));
        run("manhattan", &|| search(Heuristic::Manhattan));
        run("two_stacks", &stacks);
    }
}

criterion_group!(benches, binary, breadth_first, a_star);
criterion_main!(benches);
