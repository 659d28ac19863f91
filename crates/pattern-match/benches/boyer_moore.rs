//! 11.5: most of an ordinary text is not read.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use pattern_match::boyer_moore::Matcher;
use pattern_match::boyer_moore::horspool::Horspool;
use pattern_match::texts;

const N: usize = 100_000;

fn all_places(c: &mut Criterion) {
    for (name, text) in texts::ALL {
        let text = text(N);
        let pattern = text[N / 2..N / 2 + 14].to_vec();
        let (matcher, horspool) = (Matcher::new(&pattern), Horspool::new(&pattern));
        let n_places = text.windows(14).filter(|window| *window == pattern).count();
        assert_eq!((matcher.count(&text), horspool.find_all(&text).count()), (n_places, n_places));
        c.bench_function(&format!("boyer_moore/{name}/{N}"), |b| {
            b.iter(|| matcher.count(black_box(&text)));
        });
        c.bench_function(&format!("boyer_moore_horspool/{name}/{N}"), |b| {
            b.iter(|| horspool.find_all(black_box(&text)).count());
        });
    }
}

criterion_group!(benches, all_places);
