//! 11.4 Rabin-Karp.

use pattern_match::rabin_karp::plain;
use pattern_match::rabin_karp::prefix_hashes::{PrefixHashes, longest_duplicate};
use pattern_match::rabin_karp::rows::{self, Rows, RowsError};
use pattern_match::rabin_karp::several::Several;
use pattern_match::rabin_karp::{Hasher, HasherError, Matcher, Rolling, find};
use pattern_match::{Step, texts};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::{self, Expect};
use crate::suite;

#[path = "../../examples/rabin_karp.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

fn original() -> Hasher {
    Hasher::new(128, 16_777_619).unwrap()
}

/// Good ones, that of the original, and bad ones: nearly all windows are candidates.
fn hashers() -> [Hasher; 6] {
    let bad = |base, modulus| Hasher::new(base, modulus).unwrap();
    [
        Hasher::with_seed(0),
        Hasher::with_seed(u64::MAX),
        original(),
        bad(2, 3),
        bad(1, 2),
        bad(256, (1 << 63) - 25),
    ]
}

fn observed(text: &[u8], pattern: &[u8], watch: &mut dyn FnMut(Step)) -> Vec<usize> {
    let matcher = Matcher::new(pattern, original());
    let mut all = matcher.find_all(text);
    std::iter::from_fn(|| all.next_watched(&mut *watch)).collect()
}

// 1. Worked examples.

/// A string, and its hash to the base 128 modulo 16777619.
const HASHES: &[(&str, u64)] =
    &[("asdf", 3_989_378), ("in", 13_550), ("aaaa", 3_694_077), ("iadt", 3_694_077), ("", 0)];

#[test]
fn worked_examples() {
    for (string, hash) in HASHES {
        assert_eq!(original().hash(string.as_bytes()), *hash, "{string}");
    }
    let windows: Vec<(usize, u64)> = original().windows("sting", 2).collect();
    assert_eq!(windows, [(0, 14_836), (1, 14_953), (2, 13_550), (3, 14_183)]);
    let matcher = Matcher::new("in", original());
    assert_eq!((matcher.hash(), matcher.find("sting")), (13_550, Some(2)));
    // A false candidate is a candidate, and is not reported.
    let matcher = Matcher::new("aaaa", original());
    assert_eq!(matcher.candidates("iadtaaaa").collect::<Vec<_>>(), [0, 4]);
    assert_eq!(matcher.find_all("iadtaaaa").collect::<Vec<_>>(), [4]);
}

/// The text of the worked example, and its pattern, as decimal digits.
const TEXT: [u8; 10] = [8, 5, 6, 3, 7, 4, 6, 4, 2, 8];
const PATTERN: [u8; 3] = [4, 2, 8];
/// The comparisons of naive matching.
const NAIVE: usize = 11;
/// Those of Rabin and Karp.
const COMPARED: usize = 4;
/// Those if the hash is the sum of the digits.
const SUM_COMPARED: usize = 7;

/// How many digits are compared until two strings differ, or all.
fn compared(window: &[u8], pattern: &[u8]) -> usize {
    let n_equal = window.iter().zip(pattern).take_while(|(x, y)| x == y).count();
    (n_equal + 1).min(pattern.len())
}

#[test]
fn the_worked_example_of_the_page() {
    let mut hashes = Vec::new();
    let places = plain::find_all_watched(&TEXT, &PATTERN, 10, 19, |step, _| {
        let plain::Step::Window { start, hash } = step;
        assert_eq!(start, hashes.len());
        hashes.push(hash);
    });
    // One spurious hit, and then the pattern in the last window; all other hashes differ.
    assert_eq!((places, &hashes[..]), (vec![7], &[1, 12, 10, 13, 5, 8, 15, 10][..]));
    assert_eq!((1000 % 19, 428 % 19), (12, 10));
    let windows = TEXT.windows(3);
    assert_eq!(windows.clone().map(|window| compared(window, &PATTERN)).sum::<usize>(), NAIVE);
    let candidates = windows.clone().zip(&hashes).filter(|(_, hash)| **hash == 10);
    assert_eq!(candidates.map(|(window, _)| compared(window, &PATTERN)).sum::<usize>(), COMPARED);
    // The sum of the digits is 14 in four windows, and the spurious hit is none of them.
    let sum = |window: &[u8]| window.iter().map(|&digit| u32::from(digit)).sum::<u32>();
    let equal: Vec<usize> =
        windows.clone().enumerate().filter(|(_, w)| sum(w) == 14).map(|(i, _)| i).collect();
    assert_eq!(equal, [1, 3, 5, 7]);
    let compared = windows.filter(|w| sum(w) == 14).map(|window| compared(window, &PATTERN));
    assert_eq!(compared.sum::<usize>(), SUM_COMPARED);
    // The digit that leaves, with the weight that it had before the others moved: 100 is 5.
    let mut hash = 1;
    let rolled = (0..7).map(|i| {
        hash = (hash * 10 + u64::from(TEXT[i + 3]) + (19 - 5) * u64::from(TEXT[i])) % 19;
        hash
    });
    assert!(rolled.into_iter().all(|hash| hash != 10), "the pattern is missed");
}

#[test]
fn the_answers_of_the_page() {
    assert_eq!(plain::find_all(&[5, 9, 6], &[5, 9, 6], 10, 13), [0]);
    assert_eq!((259 % 13, (12 * 10 + 6 - 2 * 12) % 13, 596 % 13), (12, 11, 11));
    // A pattern of ten in a text of a hundred equal letters: 91 windows.
    let (text, pattern) = (texts::all_equal(100), texts::all_equal(10));
    assert_eq!(suite::comparisons(&text, &pattern, observed), 910);
}

/// Modulo 2^64, as numbers that wrap around.
fn wrapping_hash(word: &[u8], base: u64) -> u64 {
    word.iter().fold(0, |hash: u64, &byte| hash.wrapping_mul(base).wrapping_add(byte.into()))
}

#[test]
fn words_of_thue_and_morse_collide() {
    let letter = |i: u32| if i.count_ones().is_multiple_of(2) { b'a' } else { b'b' };
    let word: Vec<u8> = (0..1024).map(letter).collect();
    let exchanged: Vec<u8> = word.iter().map(|&letter| b'a' + b'b' - letter).collect();
    for base in [1, 3, 131, 1_000_003, 0x9e37_79b9_7f4a_7c15, u64::MAX] {
        assert_eq!(wrapping_hash(&word, base), wrapping_hash(&exchanged, base), "{base}");
    }
}

#[test]
fn the_windows_of_three_lengths() {
    let text = texts::random(100);
    let windows = |length| original().windows(&text, length).count();
    assert_eq!([3, 5, 8].map(windows), [98, 96, 93]);
    assert_eq!(98 + 96 + 93, 287);
}

#[test]
fn the_weight_of_a_piece() {
    // Four rows of four: the pattern covers three of them, and moves down by one.
    let text: Vec<u8> = (1..=16).map(|i| i * 7 % 17).collect();
    let hasher = Hasher::new(10, 1_000_003).unwrap();
    let piece = |row: usize| hasher.hash(&text[4 * row..4 * row + 4]);
    let grown = hasher.hash(&text[..12]) * hasher.power(4) + piece(3);
    let rolled = |power| (grown + (1_000_003 - hasher.power(power)) * piece(0)) % 1_000_003;
    assert_eq!(rolled(12), hasher.hash(&text[4..]));
    assert!(rolled(8) != rolled(12) && rolled(4) != rolled(12));
}

#[test]
fn the_hash_of_a_part() {
    let hashes = PrefixHashes::new(&TEXT, Hasher::new(10, 19).unwrap());
    assert_eq!([0..2, 0..4, 2..4].map(|part| hashes.hash(part)), [9, 13, 6]);
    assert_eq!([0..3, 0..6, 3..6].map(|part| hashes.hash(part)), [1, 6, 13]);
    // The numbers of three digits that are 10 modulo 19, as 428 is.
    assert_eq!((100..1000).filter(|x| x % 19 == 10).count(), 48);
}

/// The rule that is wrong: the digit that leaves has the weight base^(m - 1).
fn with_wrong_weight(text: &[u8], pattern: &[u8]) -> Vec<usize> {
    let (hasher, m) = (original(), pattern.len());
    let weight = i128::from(hasher.power(m.saturating_sub(1)));
    let (Some(first), wanted) = (text.get(..m), hasher.hash(pattern)) else {
        return Vec::new();
    };
    let (mut hash, mut places) = (hasher.hash(first), Vec::new());
    for start in 0..=text.len() - m {
        if hash == wanted && text[start..].starts_with(pattern) {
            places.push(start);
        }
        if let Some(&enters) = text.get(start + m) {
            let next =
                i128::from(hash) * 128 - weight * i128::from(text[start]) + i128::from(enters);
            hash = u64::try_from(next.rem_euclid(16_777_619)).unwrap();
        }
    }
    places
}

#[test]
fn the_wrong_version_of_the_question() {
    assert_eq!(with_wrong_weight(b"ab", b"a"), [0]);
    assert_eq!(with_wrong_weight(b"ba", b"b"), [0]);
    assert_eq!((with_wrong_weight(b"aa", b"a"), suite::oracle(b"aa", b"a")), (vec![0], vec![0, 1]));
}

#[test]
fn known_answers_of_judges() {
    // LeetCode 187: what stands there twice or more, of length ten.
    let text = "AAAAACCCCCAAAAACCCCCCAAAAAGGGTTT";
    let twice: Vec<&str> = (0..=text.len() - 10)
        .filter(|&at| {
            Matcher::new(&text[at..at + 10], Hasher::with_seed(1)).find_all(text).nth(1) == Some(at)
        })
        .map(|at| &text[at..at + 10])
        .collect();
    assert_eq!(twice, ["AAAAACCCCC", "CCCCCAAAAA"]);
    // LeetCode 1044.
    assert_eq!(
        longest_duplicate("banana", Hasher::with_seed(1)).map(|at| &"banana"[at]),
        Some("ana")
    );
    assert_eq!(longest_duplicate("abcd", Hasher::with_seed(1)), None);
    // CSES 1753.
    assert_eq!(Matcher::new("aa", Hasher::with_seed(1)).find_all("saippuakaaaa").count(), 3);
}

// 2. All small inputs.

#[test]
fn it_passes_the_suite() {
    // The last two take nearly every window for a candidate.
    for hasher in [hashers()[0], hashers()[3], hashers()[4]] {
        suite::check(|text, pattern| Matcher::new(pattern, hasher).find_all(text).collect());
    }
}

#[test]
fn the_plain_form_passes_the_suite() {
    for (base, modulus) in
        [(128, 16_777_619), (2, 3), (1, 2), (10, 19), (4_294_967_290, u32::MAX.into())]
    {
        suite::check(|text, pattern| {
            let mut n_windows = 0;
            let hasher = Hasher::new(base, modulus).unwrap();
            let places = plain::find_all_watched(text, pattern, base, modulus, |step, places| {
                let plain::Step::Window { start, hash } = step;
                assert_eq!(start, n_windows);
                n_windows += 1;
                assert_eq!(hash, hasher.hash(&text[start..start + pattern.len()]));
                assert!(places.iter().all(|&place| place <= start));
            });
            assert_eq!(n_windows, (text.len() + 1).saturating_sub(pattern.len()));
            places
        });
    }
}

#[test]
fn several_pass_the_suite() {
    let hasher = Hasher::new(2, 3).unwrap();
    suite::check(|text, pattern| {
        let several = Several::new([pattern, b"b", pattern, b""], hasher);
        let all: Vec<(usize, usize)> = several.find_all(text).collect();
        let of = |number| all.iter().filter(move |(_, n)| *n == number).map(|(at, _)| *at);
        assert!(of(0).eq(of(2)), "equal ones are reported each");
        assert!(of(1).eq(suite::oracle(text, b"b")) && of(3).eq(0..=text.len()));
        assert!(all.is_sorted_by_key(|(at, _)| *at));
        of(0).collect()
    });
}

/// The places of a pattern of rows by their definition.
fn rows_oracle(text: &[u8], width: usize, pattern: &[u8], narrow: usize) -> Vec<(usize, usize)> {
    let (height, low) = (text.len() / width, pattern.len() / narrow);
    let places = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
    let fits = |&(row, column): &(usize, usize)| row + low <= height && column + narrow <= width;
    let stands = |&(row, column): &(usize, usize)| {
        let below = |i: usize| (row + i / narrow) * width + column + i % narrow;
        (0..pattern.len()).all(|i| pattern[i] == text[below(i)])
    };
    places.filter(fits).filter(stands).collect()
}

/// All strings of up to `most` letters out of two, each with every width of which it has full rows.
fn all_rows(most: usize) -> Vec<(Vec<u8>, usize)> {
    let strings = (1..=most).flat_map(suite::binary);
    let shapes = |string: Vec<u8>| {
        let widths: Vec<usize> =
            (1..=string.len()).filter(|&width| Rows::new(&string, width).is_ok()).collect();
        widths.into_iter().map(move |width| (string.clone(), width))
    };
    strings.flat_map(shapes).collect()
}

#[test]
fn all_small_patterns_of_rows() {
    let patterns = all_rows(4);
    // A good hash, and one with which nearly every window is a candidate.
    let hashers = [hashers()[0], hashers()[3]];
    for (text, width) in all_rows(9) {
        for (pattern, narrow) in &patterns {
            let expected = rows_oracle(&text, width, pattern, *narrow);
            let text = Rows::new(&text, width).unwrap();
            let pattern = Rows::new(pattern, *narrow).unwrap();
            for hasher in hashers {
                assert_eq!(rows::find_all(text, pattern, hasher), expected, "{text:?} {pattern:?}");
            }
        }
    }
}

#[test]
fn a_pattern_of_rows_in_a_picture() {
    let picture = Rows::new("..##..##....####...#..", 11).unwrap();
    let square = Rows::new("####", 2).unwrap();
    let hasher = Hasher::with_seed(1);
    assert_eq!(rows::find_all(picture, square, hasher), [(0, 2)]);
    // What is at the end of one row and at the beginning of the next is no piece.
    let text = Rows::new("abcabc", 3).unwrap();
    assert_eq!(rows::find_all(text, Rows::new("ca", 2).unwrap(), hasher), []);
    assert_eq!(rows::find_all(text, Rows::new("cc", 1).unwrap(), hasher), [(0, 2)]);
}

/// Hashes alone.
#[test]
fn wrong_versions_are_caught() {
    let unverified = |text: &[u8], pattern: &[u8]| -> Vec<usize> {
        Matcher::new(pattern, Hasher::new(2, 3).unwrap()).candidates(text).collect()
    };
    let (text, pattern) = suite::fault(unverified).expect("a false report");
    assert!(suite::oracle(&text, &pattern).len() < unverified(&text, &pattern).len());
    assert_eq!(suite::fault(with_wrong_weight), Some((b"aa".to_vec(), b"a".to_vec())));
}

// 3. Properties.

/// Each hash that rolls is the one that is made from scratch.
fn check_windows(text: &[u8], m: usize) {
    for hasher in hashers() {
        let windows: Vec<(usize, u64)> = hasher.windows(text, m).collect();
        let scratch: Vec<(usize, u64)> = (0..(text.len() + 1).saturating_sub(m))
            .map(|start| (start, hasher.hash(&text[start..start + m])))
            .collect();
        assert_eq!(windows, scratch);
    }
}

proptest! {
    #[test]
    fn what_rolls_is_what_is_made_from_scratch(text in prop::collection::vec(any::<u8>(), 0..60), m in 0..20_usize) {
        check_windows(&text, m);
    }

    #[test]
    fn prefixes_give_all_parts(text in "[ab]{0,40}", parts in prop::collection::vec((0..41_usize, 0..41_usize), 8)) {
        for hasher in hashers() {
            let prefixes = PrefixHashes::new(&text, hasher);
            let bytes = text.as_bytes();
            let clip = |i: usize| i.min(bytes.len());
            for &(i, j) in &parts {
                let (i, j) = (clip(i), clip(j));
                let part = i.min(j)..i.max(j);
                prop_assert_eq!(prefixes.hash(part.clone()), hasher.hash(&bytes[part.clone()]));
                prop_assert!(prefixes.are_equal(part.clone(), part));
                let common = bytes[i..].iter().zip(&bytes[j..]).take_while(|(x, y)| x == y).count();
                prop_assert!(common <= prefixes.common_beginning(i, j), "never too short");
                if hasher == Hasher::with_seed(0) {
                    prop_assert_eq!(prefixes.common_beginning(i, j), common);
                }
            }
        }
    }

    #[test]
    fn the_longest_duplicate_is_one(text in "[ab]{0,14}") {
        let bytes = text.as_bytes();
        let twice = |length: usize| {
            let starts = 0..(bytes.len() + 1).saturating_sub(length);
            starts.clone().any(|i| starts.clone().any(|j| i < j && bytes[i..i + length] == bytes[j..j + length]))
        };
        let longest = (1..bytes.len()).rev().find(|&length| twice(length));
        for hasher in hashers() {
            let found = longest_duplicate(&text, hasher);
            prop_assert_eq!(found.clone().map(|at| at.len()), longest);
            if let Some(at) = found {
                prop_assert!(1 < suite::oracle(bytes, &bytes[at]).len());
            }
        }
    }

    #[test]
    fn rows_of_any_shape(
        text in "[ab]{240}",
        width in prop::sample::select(vec![10_usize, 15, 16]),
        (row, column) in (0..10_usize, 0..5_usize),
        (height, narrow) in (1..6_usize, 1..6_usize),
    ) {
        // Cut out of the text, so that there is a place.
        let cut = (row..row + height).map(|row| &text[row * width + column..][..narrow]);
        let pattern = cut.collect::<String>();
        let expected = rows_oracle(text.as_bytes(), width, pattern.as_bytes(), narrow);
        prop_assert!(expected.contains(&(row, column)));
        for hasher in hashers() {
            let (text, pattern) = (Rows::new(&text, width), Rows::new(&pattern, narrow));
            prop_assert_eq!(rows::find_all(text.unwrap(), pattern.unwrap(), hasher), expected.clone());
        }
    }

    #[test]
    fn powers(base in 1..1000_u64, modulus in 1000..100_000_u64, n in 0..200_usize) {
        let hasher = Hasher::new(base, modulus).unwrap();
        prop_assert_eq!(hasher.power(n), (0..n).fold(1, |power, _| power * base % modulus));
    }
}

#[test]
fn comparisons_are_those_of_what_is_found() {
    // With the modulus of the original no window of these texts is a false candidate.
    for (_, text) in texts::ALL {
        let text = text(1000);
        let pattern = &text[500..520];
        let n_places = suite::oracle(&text, pattern).len();
        assert_eq!(suite::comparisons(&text, pattern, observed), 20 * n_places);
    }
    for n in demo::SIZES {
        let [good, bad, all] = demo::work(n);
        assert!(good < n && good < bad && bad < n + n / 4, "{good} {bad} for {n}");
        assert_eq!(all, (n - 15) * 17, "a hash and sixteen comparisons a place");
    }
}

// 4. Extremes.

#[test]
fn a_million() {
    let text = texts::all_equal(1_000_000);
    let hasher = Hasher::with_seed(3);
    assert_eq!(Matcher::new("", hasher).find_all(&text).count(), 1_000_001);
    assert_eq!(Matcher::new("a", hasher).find_all(&text).count(), 1_000_000);
    assert_eq!(Matcher::new(&text, hasher).find(&text), Some(0));
    let (fibonacci, mut spoilt) = (texts::fibonacci(1_000_000), texts::fibonacci(100_000));
    assert_eq!(find(&fibonacci, &fibonacci[1..100_000], 4), Some(1));
    spoilt[50_000] = b'c';
    assert_eq!(find(&fibonacci, &spoilt, 4), None);
    let prefixes = PrefixHashes::new(&text, hasher);
    assert_eq!(prefixes.common_beginning(0, 400_000), 600_000);
    // A thousand rows of a thousand, and a piece of 300 by 200 out of them.
    let picture = texts::random(1_000_000);
    let piece = |row: usize| &picture[1000 * row + 517..1000 * row + 717];
    let pattern = (411..711).map(piece).collect::<Vec<_>>().concat();
    let (picture, pattern) =
        (Rows::new(&picture, 1000).unwrap(), Rows::new(&pattern, 200).unwrap());
    assert_eq!(rows::find_all(picture, pattern, hasher), [(411, 517)]);
}

#[test]
fn ten_thousand_patterns() {
    let text = texts::random(100_000);
    let patterns: Vec<&[u8]> = (0..10_000).map(|i| &text[10 * i..10 * i + 8]).collect();
    let several = Several::new(&patterns, Hasher::with_seed(5));
    // Each stands where it was cut out, and by chance hardly anywhere else.
    let all: Vec<(usize, usize)> = several.find_all(&text).collect();
    assert!((0..10_000).all(|i| all.contains(&(10 * i, i))));
    assert!(all.iter().all(|&(at, number)| text[at..].starts_with(patterns[number])));
    assert_eq!(Several::<&str>::new([], Hasher::with_seed(5)).find_all("abc").count(), 0);
}

#[test]
fn all_bytes_and_the_largest_hashes() {
    let text: Vec<u8> = (0..=255).chain(0..=255).collect();
    for hasher in hashers() {
        assert_eq!(
            Matcher::new(&text[255..258], hasher).find_all(&text).collect::<Vec<_>>(),
            [255]
        );
        assert_eq!(
            Matcher::new(&text[200..256], hasher).find_all(&text).collect::<Vec<_>>(),
            [200, 456]
        );
    }
    // A leading zero byte weighs nothing; only strings of one length are compared.
    assert_eq!(original().hash(b"\0a"), original().hash(b"a"));
    assert!(!PrefixHashes::new("\0a", original()).are_equal(0..2, 1..2));
}

// 5. Bad input.

#[test]
fn what_makes_no_hash_is_refused() {
    for modulus in [0, 1, 1 << 63, u64::MAX] {
        assert_eq!(Hasher::new(128, modulus), Err(HasherError::Modulus { modulus }));
    }
    for base in [0, 101, 202] {
        assert_eq!(Hasher::new(base, 101), Err(HasherError::Base { base, modulus: 101 }));
    }
    let error = HasherError::Modulus { modulus: 1 };
    assert_eq!(error.to_string(), "the modulus 1 is not in 2..2^63");
    assert_eq!(Hasher::new(u64::MAX, 101), Hasher::new(u64::MAX % 101, 101));
}

#[test]
fn what_makes_no_rows_is_refused() {
    assert_eq!(Rows::new("", 3), Err(RowsError::Empty));
    assert_eq!(Rows::new("", 0), Err(RowsError::Empty));
    for width in [0, 2, 4, 6, usize::MAX] {
        assert_eq!(Rows::new("abcde", width), Err(RowsError::Ragged { n_bytes: 5, width }));
    }
    assert_eq!(Rows::new("abc", 2).unwrap_err().to_string(), "3 bytes make no rows of 2");
}

#[test]
#[should_panic(expected = "a part ends where it begins or behind that")]
fn a_part_must_not_end_before_it_begins() {
    #[expect(clippy::reversed_empty_ranges, reason = "that is the question")]
    PrefixHashes::new("abcd", original()).hash(3..1);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("--modulus 1 a b", "the modulus 1 is not in 2..2^63"),
        ("--base 7 --modulus 7 a", "the base 7 is 0 modulo 7"),
        ("--base x a", "--base: \"x\" is not a number (column 8)"),
    ]);
}

// 6. Errata.

/// The hashes of all windows to the original's base, rolled with a remainder of one's own.
fn rolled(text: &[u8], m: usize, remainder: impl Fn(i64) -> i64) -> Vec<i64> {
    let weight = (0..m).fold(1, |weight, _| remainder(128 * weight));
    let mut hash = text[..m].iter().fold(0, |hash, &byte| remainder(128 * hash + i64::from(byte)));
    let mut hashes = vec![hash];
    for (&leaves, &enters) in text.iter().zip(&text[m..]) {
        hash = remainder(128 * hash + i64::from(enters) - weight * i64::from(leaves));
        hashes.push(hash);
    }
    hashes
}

/// The same as they should be.
fn rolled_right(text: &str, m: usize) -> Vec<i64> {
    original().windows(text, m).map(|(_, hash)| i64::try_from(hash).unwrap()).collect()
}

#[test]
fn erratum_negative_remainders() {
    const MODULUS: i64 = 16_777_619;
    let right = rolled_right("sslcwu", 5);
    assert_eq!(rolled(b"sslcwu", 5, |x| x.rem_euclid(MODULUS)), right);
    // The remainder of C has the sign of what is divided: then equal strings have different hashes.
    let of_c = rolled(b"sslcwu", 5, |x| x % MODULUS);
    assert_eq!((&of_c[..], of_c[1] + MODULUS), (&[7_326_557, -7_498_405][..], right[1]));
    let wanted = rolled(b"slcwu", 5, |x| x % MODULUS);
    assert_eq!((wanted[0], of_c.contains(&wanted[0])), (right[1], false));
    assert_eq!(find("sslcwu", "slcwu", 0), Some(1));
}

#[test]
fn erratum_products_leave_32_bits() {
    const MODULUS: i64 = 16_777_619;
    let right = rolled_right("asdfas", 4);
    let in_64_bits = rolled(b"asdfas", 4, |x| x % MODULUS);
    assert!(in_64_bits.iter().map(|hash| hash.rem_euclid(MODULUS)).eq(right));
    // The low 32 bits, as an int keeps them. The second hash is the last that is right, even with
    // the modulus added.
    let in_32_bits = rolled(b"asdfas", 4, |x| (x << 32 >> 32) % MODULUS);
    assert_eq!(in_32_bits[..2], in_64_bits[..2]);
    assert_ne!(in_32_bits[2].rem_euclid(MODULUS), in_64_bits[2].rem_euclid(MODULUS));
}

#[test]
fn erratum_one_byte_must_count() {
    // The original's fingerprint covers the last m - 1 characters only: for m = 1 none, so every
    // place is a candidate.
    let candidates = Matcher::new("b", original()).candidates("aabaa").collect::<Vec<_>>();
    assert_eq!(candidates, [2]);
}

#[test]
fn erratum_a_pattern_longer_than_the_text() {
    assert_eq!(find("ab", "abc", 0), None);
    let mut rolling = Rolling::new(original(), b"in");
    rolling.slide(b'i', b'g');
    assert_eq!(rolling.hash(), original().hash(b"ng"));
}

/// The original keeps the hashes of all windows in an array of 1024.
#[test]
fn erratum_more_than_1024_windows() {
    let text = texts::random(5000);
    for (start, m) in [(1023, 8), (1024, 8), (1025, 8), (4990, 10)] {
        let pattern = &text[start..start + m];
        let all: Vec<usize> = Matcher::new(pattern, original()).find_all(&text).collect();
        assert_eq!(all, suite::oracle(&text, pattern));
        assert!(all.contains(&start), "{start}");
    }
    assert_eq!(original().windows(&text, 8).count(), 4993);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("rabin_karp", ""),
        ("rabin_karp_false", "aaaa iadtaaaa"),
        ("rabin_karp_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[(
        "a",
        "…\na does not occur in the text. The search makes 0 comparisons and has 0 spurious hits.",
    )]);
    assert!(
        snapshots::answer(&demo::DEMO, "模式 匹配模式")
            .starts_with("模式 occurs once, at 6. The search makes 6 comparisons and has ")
    );
    demo::DEMO.says(&[("--base 1 --modulus 2 b aadab", "… 1 spurious hit.")]);
}
