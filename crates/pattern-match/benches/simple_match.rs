//! 11.1: about one comparison a place on most texts, m of them on the worst.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use pattern_match::simple_match::find_all;
use pattern_match::texts;

const N: usize = 100_000;

fn all_places(c: &mut Criterion) {
    for (name, text) in texts::ALL {
        let text = text(N);
        let pattern = text[N / 2..N / 2 + 14].to_vec();
        let n_places = text.windows(14).filter(|window| *window == pattern).count();
        assert_eq!(find_all(&text, &pattern).count(), n_places);
        c.bench_function(&format!("simple_match/{name}/{N}"), |b| {
            b.iter(|| find_all(black_box(&text), black_box(&pattern)).count());
        });
    }
}

criterion_group!(benches, all_places);
