//! 7.2: a step costs the same however many choices there are, in each of the orders.

use std::hint::black_box;

use combinatorial_mathematics::combination::count::binomial;
use combinatorial_mathematics::combination::masks::Masks;
use combinatorial_mathematics::combination::{
    RevolvingDoor, next_colexicographic, next_combination,
};
use criterion::{Criterion, criterion_group};

fn all_choices(c: &mut Criterion) {
    for n in [12_usize, 16] {
        let m = n / 2;
        let door = RevolvingDoor::new(n, m).expect("m is at most n");
        assert_eq!(Some(door.count() as u128 + 1), binomial(n as u128, m as u128));
        c.bench_function(&format!("combination/lexicographic/{n}"), |b| {
            let mut places: Vec<usize> = (0..m).collect();
            b.iter(|| while next_combination(black_box(&mut places), n) {});
        });
        c.bench_function(&format!("combination/by_greatest/{n}"), |b| {
            let mut places: Vec<usize> = (0..m).collect();
            b.iter(|| while next_colexicographic(black_box(&mut places), n) {});
        });
        c.bench_function(&format!("combination/revolving_door/{n}"), |b| {
            b.iter(|| {
                let door = RevolvingDoor::new(black_box(n), m).into_iter().flatten();
                door.map(|(out, comes)| out ^ comes).sum::<usize>()
            });
        });
        c.bench_function(&format!("combination/masks/{n}"), |b| {
            b.iter(|| Masks::new(black_box(n), m).into_iter().flatten().sum::<u64>());
        });
    }
}

criterion_group!(benches, all_choices);
