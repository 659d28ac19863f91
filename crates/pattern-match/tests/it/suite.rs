//! What every matcher of one pattern must do, asked of any matcher.

use pattern_match::{Step, texts};
use pretty_assertions::assert_eq;

/// The places of a pattern by their definition.
pub(crate) fn oracle<T: PartialEq>(text: &[T], pattern: &[T]) -> Vec<usize> {
    (0..=text.len()).filter(|&start| text[start..].starts_with(pattern)).collect()
}

/// A text and a pattern.
pub(crate) type Case = (Vec<u8>, Vec<u8>);

const LONG: &str =
    "helloworldgoodbyeworldthisisagoodbookformanycomputersciencestudentihopeyouenjoy";

/// The original's tests of its matchers of one pattern, all sections together, and those of an
/// older version.
pub(crate) const ORIGINAL: &[(&str, &str, &[usize])] = &[
    ("asdfasdfasdfasdf", "asdf", &[0, 4, 8, 12]),
    ("sting", "in", &[2]),
    ("abedget", "bed", &[1]),
    ("abedget", "be", &[1]),
    ("aaaaaaaa", "aaa", &[0, 1, 2, 3, 4, 5]),
    ("aaaaaaaa", "aa", &[0, 1, 2, 3, 4, 5, 6]),
    ("shherishers", "he", &[2, 7]),
    ("shherishers", "her", &[2, 7]),
    (LONG, "oo", &[11, 30, 34]),
    (LONG, "world", &[5, 17]),
    (LONG, "i", &[24, 26, 54, 66]),
    ("ababacbabcbabababababcbdtdtdaabababac", "ababa", &[0, 11, 13, 15, 29, 31]),
];

/// What the rules of the chapter say of empty and of long patterns.
const RULES: &[(&str, &str, &[usize])] = &[
    ("", "", &[0]),
    ("ab", "", &[0, 1, 2]),
    ("", "a", &[]),
    ("ab", "abc", &[]),
    ("ab", "ab", &[0]),
    ("aaaa", "aa", &[0, 1, 2]),
    ("\0\0a", "\0a", &[1]),
    ("naïve été", "é", &[7, 10]),
    ("模式匹配模式", "模式", &[0, 12]),
];

/// Asserts that a matcher passes.
pub(crate) fn check(find_all: impl FnMut(&[u8], &[u8]) -> Vec<usize>) {
    assert_eq!(fault(find_all), None);
}

/// The first text and pattern for which the answer is wrong.
pub(crate) fn fault(mut find_all: impl FnMut(&[u8], &[u8]) -> Vec<usize>) -> Option<Case> {
    let table = ORIGINAL.iter().chain(RULES).map(|(text, pattern, places)| {
        (text.as_bytes().to_vec(), pattern.as_bytes().to_vec(), Some(places.to_vec()))
    });
    let others = small().chain(long()).map(|(text, pattern)| (text, pattern, None));
    // The small ones first: then the fault is a small one.
    let mut cases = others.chain(table);
    cases.find_map(|(text, pattern, places)| {
        let places = places.unwrap_or_else(|| oracle(&text, &pattern));
        (find_all(&text, &pattern) != places).then_some((text, pattern))
    })
}

/// All strings of `length` letters out of a and b.
pub(crate) fn binary(length: usize) -> impl Iterator<Item = Vec<u8>> {
    (0..1_u32 << length).map(move |bits| {
        (0..length).map(|i| if bits >> i & 1 == 0 { b'a' } else { b'b' }).collect()
    })
}

/// All texts of up to ten letters out of a and b, with all patterns of up to five.
fn small() -> impl Iterator<Item = Case> {
    (0..=5).flat_map(|m| (0..=10).map(move |n| (n, m))).flat_map(|(n, m)| {
        binary(n).flat_map(move |text| binary(m).map(move |pattern| (text.clone(), pattern)))
    })
}

/// Texts of all kinds with patterns cut out of them, with those spoilt in one place, and the
/// adversaries.
fn long() -> impl Iterator<Item = Case> {
    const N: usize = 400;
    let cut = texts::ALL.iter().flat_map(|(_, text)| {
        let text = text(N);
        [1, 2, 3, 4, 7, 8, 9, 16, 31, 64, 65, 200].into_iter().flat_map(move |m| {
            let text = text.clone();
            [0, 1, N / 3, N - m].into_iter().flat_map(move |start| {
                let pattern = text[start..start + m].to_vec();
                let spoilt = |at: usize| {
                    let mut pattern = pattern.clone();
                    pattern[at] ^= 1;
                    (text.clone(), pattern)
                };
                let spoilt = [0, m / 2, m - 1].map(spoilt);
                [(text.clone(), pattern)].into_iter().chain(spoilt)
            })
        })
    });
    let adversaries = [1, 2, 3, 10, 100].into_iter().flat_map(|m| texts::adversaries(N, m));
    cut.chain(adversaries.map(|adversary| (adversary.text, adversary.pattern)))
}

/// How many comparisons a run makes; that its steps tell the truth is checked on the way.
///
/// The pattern never lies further left than before, every comparison is of the characters that it
/// names, a shift comes before each move and says how far it goes, and what is found is what is
/// returned.
pub(crate) fn comparisons(
    text: &[u8],
    pattern: &[u8],
    find_all: impl FnOnce(&[u8], &[u8], &mut dyn FnMut(Step)) -> Vec<usize>,
) -> usize {
    let (mut n_comparisons, mut found, mut next) = (0, Vec::new(), 0);
    let places = find_all(text, pattern, &mut |step| match step {
        Step::Compare { start, j, is_equal } => {
            assert_eq!((start, text[start + j] == pattern[j]), (next, is_equal), "{step:?}");
            n_comparisons += 1;
        }
        Step::Hash { start, .. } => assert_eq!(start, next),
        Step::Found { start } => {
            assert_eq!(start, next);
            found.push(start);
        }
        Step::Shift { start, reason } => {
            assert_eq!(start, next);
            assert!(0 < reason.distance());
            next += reason.distance();
        }
    });
    assert_eq!((&found, &places), (&oracle(text, pattern), &found));
    n_comparisons
}

/// The most comparisons on any of the adversaries of this size, and on which.
pub(crate) fn worst(
    n: usize,
    m: usize,
    find_all: impl Fn(&[u8], &[u8], &mut dyn FnMut(Step)) -> Vec<usize>,
) -> (usize, &'static str) {
    let adversaries = texts::adversaries(n, m).into_iter();
    let counted = adversaries.map(|adversary| {
        (comparisons(&adversary.text, &adversary.pattern, &find_all), adversary.name)
    });
    counted.max().expect("there are some")
}

// The suite itself: what it lets pass, and what it must reject.

#[test]
fn the_definition_passes() {
    check(oracle);
}

#[test]
fn faults_are_found() {
    let without_overlaps = |text: &[u8], pattern: &[u8]| {
        let mut places = oracle(text, pattern);
        let mut end = 0;
        places.retain(|&start| {
            let is_free = end <= start;
            end = if is_free { start + pattern.len() } else { end };
            is_free
        });
        places
    };
    assert_eq!(fault(without_overlaps), Some((b"aaa".to_vec(), b"aa".to_vec())));
    let without_the_end = |text: &[u8], pattern: &[u8]| {
        let mut places = oracle(text, pattern);
        places.retain(|start| start + pattern.len() < text.len());
        places
    };
    assert_eq!(fault(without_the_end), Some((Vec::new(), Vec::new())));
    let nothing = |_: &[u8], _: &[u8]| Vec::new();
    assert_eq!(fault(nothing), Some((Vec::new(), Vec::new())));
}

#[test]
fn texts_are_what_they_are_called() {
    for (name, text) in texts::ALL {
        for n in [0, 1, 2, 3, 1000] {
            assert_eq!(text(n).len(), n, "{name}");
        }
        assert!(text(1000).starts_with(&text(100)), "{name}: a longer text goes on");
    }
    assert_eq!(texts::fibonacci(13), b"abaababaabaab");
    let english = String::from_utf8(texts::english(10_000)).unwrap();
    let often = english.matches(" the ").count();
    assert!(english.matches(" window ").count() * 4 < often && 100 < often);
}
