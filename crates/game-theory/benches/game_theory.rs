//! What the pages of chapter 12 claim about cost, on the chapter's own code:
//! `<section>/<input pattern>/<n>`. Every answer is asserted before it is timed.

use std::hint::black_box;
use std::num::{NonZeroU64, NonZeroUsize};

use criterion::{BatchSize, BenchmarkId, Criterion, criterion_group, criterion_main};
use game_theory::bash_game::{self, table};
use game_theory::nim_game::end_nim::{self, End};
use game_theory::nim_game::{self, moore};
use game_theory::sprague_grundy::dag::Dag;
use game_theory::sprague_grundy::octal::Octal;
use game_theory::sprague_grundy::{SubtractionSet, ready};
use game_theory::wythoff_game;
use trace::SplitMix64;

/// Numbers without a pattern that a branch predictor could learn.
fn random(n: usize) -> impl Iterator<Item = u64> {
    let mut random = SplitMix64::new(7);
    (0..n).map(move |_| random.next_u64() >> 34)
}

/// The closed form costs one division whatever the heap is; the table costs heaps times takes.
fn bash_game(c: &mut Criterion) {
    const MOST: usize = 10;
    let most = NonZeroU64::new(MOST as u64).expect("10 is not 0");
    let takes: Vec<usize> = (1..=MOST).collect();
    for heap in [10_000, 100_000, 1_000_000] {
        let cold = table::cold_heaps(&takes, heap).expect("no take is 0");
        assert!(
            cold.iter().zip(0..).all(|(cold, heap)| *cold == bash_game::is_cold(heap, most)),
            "the closed form is not the table"
        );
        c.bench_with_input(BenchmarkId::new("bash_game/closed_form", heap), &heap, |b, &heap| {
            b.iter(|| bash_game::is_cold(black_box(heap as u64), most));
        });
        c.bench_with_input(BenchmarkId::new("bash_game/table", heap), &heap, |b, &heap| {
            b.iter(|| table::cold_heaps(&takes, black_box(heap)));
        });
    }
}

/// A verdict is two products and no root, the same for small heaps and for the largest.
fn wythoff_game(c: &mut Criterion) {
    const N: usize = 100_000;
    for (pattern, shift) in [("small", 0), ("large", 33)] {
        let pairs: Vec<(u64, u64)> = random(2 * N)
            .zip(random(2 * N).skip(1))
            .step_by(2)
            .map(|(a, b)| (a << shift, b << shift))
            .collect();
        for &(a, b) in &pairs {
            let pair = wythoff_game::cold_pair(a.abs_diff(b));
            assert_eq!(wythoff_game::is_cold(a, b), pair == Some((a.min(b), a.max(b))));
        }
        c.bench_with_input(
            BenchmarkId::new(format!("wythoff_game/{pattern}"), N),
            &pairs,
            |bench, pairs| {
                bench.iter(|| pairs.iter().filter(|(a, b)| wythoff_game::is_cold(*a, *b)).count());
            },
        );
    }
}

/// The nim-sum is one pass without branches; a winning move needs a second pass; `Nim_2` looks at
/// every column.
fn nim_game(c: &mut Criterion) {
    let two = NonZeroUsize::new(2).expect("2 is not 0");
    for n in [1_000, 1_000_000] {
        let heaps: Vec<u32> = random(n).map(|heap| u32::try_from(heap).expect("30 bits")).collect();
        let sum = nim_game::nim_sum(heaps.iter().copied());
        let smallest = nim_game::smallest_winning_move(&heaps).expect("a hot position");
        assert_eq!(smallest.left, heaps[smallest.heap] ^ sum);
        let mut left = heaps.clone();
        for winning in moore::winning_move(&heaps, two).expect("a hot position") {
            left[winning.heap] = winning.left;
        }
        assert!(moore::is_cold(&left, two), "Moore's move leaves a hot position");

        c.bench_with_input(BenchmarkId::new("nim_game/nim_sum", n), &heaps, |b, heaps| {
            b.iter(|| nim_game::nim_sum(heaps.iter().copied()));
        });
        c.bench_with_input(BenchmarkId::new("nim_game/smallest_take", n), &heaps, |b, heaps| {
            b.iter(|| nim_game::smallest_winning_move(heaps));
        });
        c.bench_with_input(BenchmarkId::new("nim_game/moore_2", n), &heaps, |b, heaps| {
            b.iter(|| moore::winning_move(heaps, two));
        });
    }
}

/// End-Nim is quadratic in the heaps, and within the judge's limit of 1000 that is nothing.
fn end_nim(c: &mut Criterion) {
    assert!(end_nim::is_cold(&[3, 1, 9, 4]), "the judge's sample");
    for n in [250, 500, 1_000] {
        let heaps: Vec<u64> = random(n).map(|heap| heap + 1).collect();
        for winning in end_nim::winning_moves(&heaps) {
            let mut left = heaps.clone();
            let end = if winning.end == End::Left { 0 } else { n - 1 };
            left[end] -= winning.take;
            assert!(end_nim::is_cold(&left), "{winning:?} leaves a hot row");
        }
        c.bench_with_input(BenchmarkId::new("end_nim/random", n), &heaps, |b, heaps| {
            b.iter(|| end_nim::is_cold(heaps));
        });
    }
}

/// A table costs heaps times amounts, and a word of marks less than an array; a period costs only
/// its proof.
fn subtraction(c: &mut Criterion) {
    let set = SubtractionSet::new([1, 3, 4, 9, 11]).expect("no amount is 0");
    for n in [10_000, 100_000, 1_000_000] {
        let table = set.table(n);
        let row = set.periodic(n).expect("a period of 12");
        assert!(table == set.table_by_words(n) && table == row.table(n));
        c.bench_with_input(BenchmarkId::new("sprague_grundy/table", n), &n, |b, &n| {
            b.iter(|| set.table(black_box(n)));
        });
        c.bench_with_input(BenchmarkId::new("sprague_grundy/table_by_words", n), &n, |b, &n| {
            b.iter(|| set.table_by_words(black_box(n)));
        });
        c.bench_with_input(BenchmarkId::new("sprague_grundy/periodic", n), &n, |b, &n| {
            b.iter(|| set.periodic(black_box(n)));
        });
    }
}

/// A take-and-break table is quadratic in the heaps.
fn octal(c: &mut Criterion) {
    let kayles = Octal::kayles();
    for n in [250, 500, 1_000] {
        let table = kayles.table(n);
        assert!(table[71..].iter().zip(&table[83..]).all(|(a, b)| a == b), "the period is 12");
        c.bench_with_input(BenchmarkId::new("sprague_grundy/kayles", n), &n, |b, &n| {
            b.iter(|| kayles.table(black_box(n)));
        });
    }
    assert_eq!(ready::grundys_game(8), [0, 0, 0, 1, 0, 2, 1, 0, 2]);
    c.bench_function("sprague_grundy/grundys_game/500", |b| {
        b.iter(|| ready::grundys_game(black_box(500)));
    });
}

/// A graph costs its vertices and edges, and a chain of them no recursion.
fn graph(c: &mut Criterion) {
    for n in [1_000, 100_000] {
        let chain: Vec<Vec<usize>> =
            (0..n).map(|v| if v == 0 { Vec::new() } else { vec![v - 1] }).collect();
        let values = Dag::new(chain.clone()).expect("no cycle");
        assert!(values.values().iter().zip(0_u32..).all(|(value, v)| *value == v % 2));
        c.bench_with_input(BenchmarkId::new("sprague_grundy/chain", n), &chain, |b, chain| {
            b.iter_batched(|| chain.clone(), Dag::new, BatchSize::LargeInput);
        });
    }
}

criterion_group!(benches, bash_game, wythoff_game, nim_game, end_nim, subtraction, octal, graph);
criterion_main!(benches);
