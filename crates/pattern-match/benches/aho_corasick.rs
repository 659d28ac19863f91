//! 11.2: one pass, however many patterns; the table is ahead of the links.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use pattern_match::aho_corasick::dfa::Dfa;
use pattern_match::aho_corasick::{AhoCorasick, Scan};
use pattern_match::texts;

const N: usize = 100_000;

fn all_places(c: &mut Criterion) {
    for (name, text) in texts::ALL {
        let text = text(N);
        for n_patterns in [1, 10, 100] {
            let patterns: Vec<&[u8]> =
                (0..n_patterns).map(|i| &text[i * 977..i * 977 + 8]).collect();
            let links = AhoCorasick::new(&patterns);
            let table = Dfa::new(links.clone()).expect("few nodes");
            let places =
                |pattern: &&[u8]| text.windows(8).filter(|window| window == pattern).count();
            let n_places: usize = patterns.iter().map(places).sum();
            assert_eq!((links.count(&text), table.count(&text)), (n_places, n_places));
            let what = format!("{name}_{n_patterns}/{N}");
            c.bench_function(&format!("aho_corasick/{what}"), |b| {
                b.iter(|| links.find_all(black_box(&text)).count());
            });
            c.bench_function(&format!("aho_corasick_table/{what}"), |b| {
                b.iter(|| table.find_all(black_box(&text)).count());
            });
            c.bench_function(&format!("aho_corasick_count/{what}"), |b| {
                b.iter(|| table.count(black_box(&text)));
            });
        }
    }
}

criterion_group!(benches, all_places);
