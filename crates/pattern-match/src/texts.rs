//! Part of [every section of the chapter](crate): named texts for its tests, counts, and races.
//!
//! Each text is the same on every machine: randomness comes from `SplitMix64` with a fixed seed.
//!
//! Page: `docs/en/pattern-match/README.md`.

use numbers::SplitMix64;

/// A function that returns the first `n` bytes of a text.
pub type Text = fn(usize) -> Vec<u8>;

/// All kinds of text, with their names.
pub const ALL: &[(&str, Text)] = &[
    ("English", english),
    ("DNA", dna),
    ("random", random),
    ("periodic", periodic),
    ("Fibonacci", fibonacci),
    ("all equal", all_equal),
];

/// English words, the most frequent ones first.
const WORDS: &str = "the of and to in a is that it was for on are as with his they at be this from have or by one \
    had not but what all were when we there can an your which their said if do will each about how up out them then she \
    many some so these would other into has more her two like him see time could no make than first been its who now \
    people my made over did down only way find use may water long little very after words called just where most know \
    algorithm pattern search character position compare table shift suffix prefix border automaton window example";

/// Returns lowercase English words, frequent ones more often, with spaces and some periods.
pub fn english(n: usize) -> Vec<u8> {
    let words: Vec<&str> = WORDS.split_whitespace().collect();
    let mut random = SplitMix64::new(11);
    let mut text = Vec::with_capacity(n + 16);
    while text.len() < n {
        // A random bound below another random bound favors small numbers.
        let range = 1 + random.below(words.len());
        let range = 1 + random.below(range);
        text.extend_from_slice(words[random.below(range)].as_bytes());
        text.extend_from_slice(if random.below(12) == 0 { b". " } else { b" " });
    }
    text.truncate(n);
    text
}

/// Returns uniformly random letters A, C, G, and T.
pub fn dna(n: usize) -> Vec<u8> {
    letters(n, b"ACGT", 12)
}

/// Returns uniformly random lowercase letters.
pub fn random(n: usize) -> Vec<u8> {
    letters(n, b"abcdefghijklmnopqrstuvwxyz", 13)
}

/// Returns seven letters, repeated.
pub fn periodic(n: usize) -> Vec<u8> {
    b"abcabab".iter().copied().cycle().take(n).collect()
}

/// Returns a prefix of the infinite Fibonacci word, the fixed point of a → ab, b → a:
/// abaababaabaab… No word has more borders.
pub fn fibonacci(n: usize) -> Vec<u8> {
    let (mut shorter, mut word) = (b"a".to_vec(), b"ab".to_vec());
    while word.len() < n {
        let longer = [word.as_slice(), &shorter].concat();
        shorter = std::mem::replace(&mut word, longer);
    }
    word.truncate(n);
    word
}

/// Returns one letter, repeated.
pub fn all_equal(n: usize) -> Vec<u8> {
    vec![b'a'; n]
}

/// A text and a pattern, chosen to be expensive for some matcher.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Adversary {
    /// A description of the pair.
    pub name: &'static str,
    /// The text.
    pub text: Vec<u8>,
    /// The pattern.
    pub pattern: Vec<u8>,
}

/// Returns pairs of a text of length `n` and a pattern of length `m`, each expensive for some
/// matcher.
pub fn adversaries(n: usize, m: usize) -> Vec<Adversary> {
    let ends = |letter: u8, other: u8, at: usize| {
        let mut pattern = vec![letter; m];
        if let Some(place) = pattern.get_mut(at) {
            *place = other;
        }
        pattern
    };
    let last = m.saturating_sub(1);
    let pair = |name, text: Vec<u8>, pattern| Adversary { name, text, pattern };
    vec![
        pair("a pattern of a in a text of a", all_equal(n), all_equal(m)),
        pair("a...ab in a text of a", all_equal(n), ends(b'a', b'b', last)),
        pair("ba...a in a text of a", all_equal(n), ends(b'a', b'b', 0)),
        pair("a...aba...a in a text of a", all_equal(n), ends(b'a', b'b', m / 2)),
        pair("a pattern of period 7 in its text", periodic(n), periodic(m)),
        pair("a Fibonacci word in a longer one", fibonacci(n), fibonacci(m)),
    ]
}

fn letters(n: usize, alphabet: &[u8], seed: u64) -> Vec<u8> {
    let mut random = SplitMix64::new(seed);
    (0..n).map(|_| alphabet[random.below(alphabet.len())]).collect()
}
