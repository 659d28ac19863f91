//! 5.5 Longest palindrome.

use dynamic_programming::linear_dp::longest_common_subsequence;
use dynamic_programming::linear_dp::longest_palindrome::subsequence::{
    length, length_of_bytes, palindromic_subsequence,
};
use dynamic_programming::linear_dp::longest_palindrome::{by_centers, longest_palindrome};
use rapidfuzz::distance::lcs_seq;

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 5;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "5.5",
        workload: "the subsequence's length alone: 5000 letters of 4",
        n: 5_000,
        build: bits,
    },
    Race {
        section: "5.5",
        workload: "the subsequence, cell by cell: 5000 letters of 4",
        n: 5_000,
        build: cells,
    },
    Race {
        section: "5.5",
        workload: "the substring: 10^6 letters of 4",
        n: 1_000_000,
        build: |n| substring(letters(n)),
    },
    Race {
        section: "5.5",
        workload: "the substring: a Fibonacci word of 10^6 letters",
        n: 1_000_000,
        build: |n| substring(fibonacci(n)),
    },
    Race {
        section: "5.5",
        workload: "the substring: 20 000 equal letters",
        n: 20_000,
        build: |n| substring(vec![b'a'; n]),
    },
];

fn letters(n: usize) -> Vec<u8> {
    let mut random = SplitMix64::new(SEED);
    (0..n).map(|_| b'a' + random.below(4_u8)).collect()
}

fn fibonacci(n: usize) -> Vec<u8> {
    let (mut before, mut word) = (b"a".to_vec(), b"ab".to_vec());
    while word.len() < n {
        let longer = [&word[..], &before[..]].concat();
        (before, word) = (word, longer);
    }
    word.truncate(n);
    word
}

fn bits(n: usize) -> Vec<Entry> {
    Course::on(letters(n))
        .entry("subsequence::length_of_bytes", |v| length_of_bytes(v))
        .entry("rapidfuzz, lcs_seq::similarity with the reverse", |v| {
            lcs_seq::similarity(v.iter().copied(), v.iter().rev().copied())
        })
        .mark(1.05)
        .entries()
}

fn cells(n: usize) -> Vec<Entry> {
    Course::on(letters(n))
        .entry("subsequence::length, one row", |v| length(v))
        .entry("palindromic_subsequence, the table", |v| {
            palindromic_subsequence(v).map_or(0, |table| table.indices().len())
        })
        .entry("the table of 5.1 with the reverse", |v| {
            let reversed: Vec<u8> = v.iter().rev().copied().collect();
            let lcs = longest_common_subsequence::longest_common_subsequence(v, &reversed);
            lcs.map_or(0, |lcs| lcs.length())
        })
        .entries()
}

fn substring(v: Vec<u8>) -> Vec<Entry> {
    Course::on(v)
        .entry("longest_palindrome, Manacher", |v| longest_palindrome(v))
        .entry("by_centers", |v| by_centers(v))
        .entries()
}
