//! 11.3: the same on every text, up to a factor of two.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use pattern_match::knuth_morris_pratt::Matcher;
use pattern_match::knuth_morris_pratt::automaton::Automaton;
use pattern_match::texts;

const N: usize = 100_000;

fn all_places(c: &mut Criterion) {
    for (name, text) in texts::ALL {
        let text = text(N);
        let pattern = text[N / 2..N / 2 + 14].to_vec();
        let (matcher, automaton) = (Matcher::new(&pattern), Automaton::new(&pattern));
        let n_places = text.windows(14).filter(|window| *window == pattern).count();
        assert_eq!((matcher.count(&text), automaton.find_all(&text).count()), (n_places, n_places));
        c.bench_function(&format!("knuth_morris_pratt/{name}/{N}"), |b| {
            b.iter(|| matcher.count(black_box(&text)));
        });
        c.bench_function(&format!("knuth_morris_pratt_automaton/{name}/{N}"), |b| {
            b.iter(|| automaton.find_all(black_box(&text)).count());
        });
    }
}

criterion_group!(benches, all_places);
