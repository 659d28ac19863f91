//! 5.5: all centers in linear time, grown one by one, and in a table; short palindromes and long
//! ones.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use dynamic_programming::linear_dp::longest_palindrome::subsequence::{
    length, length_of_bytes, palindromic_subsequence,
};
use dynamic_programming::linear_dp::longest_palindrome::{
    by_centers, longest_palindrome, palindromes,
};

fn substring(c: &mut Criterion) {
    let n = 1_000;
    let alternating: Vec<u8> = b"ab".iter().copied().cycle().take(n).collect();
    let thirds: Vec<u8> = b"abc".iter().copied().cycle().take(n).collect();
    for (pattern, v) in [("alternating", alternating), ("no_palindromes", thirds)] {
        let expected = by_centers(&v);
        assert_eq!(longest_palindrome(&v), expected);
        assert_eq!(palindromes(&v).map(|table| table.longest()), Ok(expected));
        let name = |way: &str| format!("longest_palindrome/{pattern}/{way}/{n}");
        c.bench_function(&name("manacher"), |b| b.iter(|| longest_palindrome(black_box(&v))));
        c.bench_function(&name("centers"), |b| b.iter(|| by_centers(black_box(&v))));
        c.bench_function(&name("table"), |b| b.iter(|| palindromes(black_box(&v))));
    }
}

fn subsequence(c: &mut Criterion) {
    let n = 1_000;
    let v: Vec<u8> = (0_u8..=250).map(|i| i % 7 * (i % 5)).cycle().take(n).collect();
    let expected = length(&v);
    assert_eq!(length_of_bytes(&v), expected);
    assert_eq!(palindromic_subsequence(&v).map(|table| table.length()), Ok(expected));
    let name = |way: &str| format!("palindromic_subsequence/{way}/{n}");
    c.bench_function(&name("row"), |b| b.iter(|| length(black_box(&v))));
    c.bench_function(&name("bits"), |b| b.iter(|| length_of_bytes(black_box(&v))));
    c.bench_function(&name("table"), |b| {
        b.iter(|| palindromic_subsequence(black_box(&v)).map(|table| table.length()));
    });
}

criterion_group!(benches, substring, subsequence);
