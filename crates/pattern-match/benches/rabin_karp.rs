//! 11.4: the same on every text without occurrences; many patterns at once cost little more than
//! one.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use pattern_match::rabin_karp::several::Several;
use pattern_match::rabin_karp::{Hasher, Matcher};
use pattern_match::texts;

const N: usize = 100_000;

fn all_places(c: &mut Criterion) {
    let hasher = Hasher::with_seed(11);
    for (name, text) in texts::ALL {
        let text = text(N);
        let pattern = text[N / 2..N / 2 + 14].to_vec();
        let matcher = Matcher::new(&pattern, hasher);
        let n_places = text.windows(14).filter(|window| *window == pattern).count();
        assert_eq!(matcher.find_all(&text).count(), n_places);
        c.bench_function(&format!("rabin_karp/{name}/{N}"), |b| {
            b.iter(|| matcher.find_all(black_box(&text)).count());
        });
    }
    let text = texts::random(N);
    let several = Several::new((0..1000).map(|i| &text[97 * i..97 * i + 14]), hasher);
    assert!(1000 <= several.find_all(&text).count());
    c.bench_function(&format!("rabin_karp_several/1000 patterns/{N}"), |b| {
        b.iter(|| several.find_all(black_box(&text)).count());
    });
}

criterion_group!(benches, all_places);
