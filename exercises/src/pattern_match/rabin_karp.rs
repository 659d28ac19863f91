//! The exercise of section 11.4.

use crate::inputs::{Random, count, lists, shorter};
use crate::judge::{Task, Wrong};

/// Numbers that are equal exactly where the keys are.
fn ranks<K: Ord + Copy>(keys: &[K]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..keys.len()).collect();
    order.sort_unstable_by_key(|&i| keys[i]);
    let mut ranks = vec![0; keys.len()];
    for pair in order.windows(2) {
        ranks[pair[1]] = ranks[pair[0]] + usize::from(keys[pair[0]] != keys[pair[1]]);
    }
    ranks
}

/// The number of different windows, without hashes: windows of twice the length are ranked by the
/// ranks of their halves.
fn expected(text: &[char], m: usize) -> usize {
    let n_windows = (text.len() + 1).saturating_sub(m);
    if m == 0 || n_windows == 0 {
        return n_windows.min(1);
    }
    let (mut length, mut known) = (1, ranks(text));
    while 2 * length <= m {
        let pairs: Vec<(usize, usize)> =
            known.iter().copied().zip(known[length..].iter().copied()).collect();
        known = ranks(&pairs);
        length *= 2;
    }
    // Two windows of this length cover one of length m.
    let pairs: Vec<(usize, usize)> =
        (0..n_windows).map(|i| (known[i], known[i + m - length])).collect();
    ranks(&pairs).into_iter().max().map_or(0, |last| last + 1)
}

/// Exercise 11.4: `n_different`.
#[derive(Debug)]
pub struct DifferentWindows;

impl Task for DifferentWindows {
    type Input = (Vec<char>, usize);
    type Output = usize;

    const SECTION: &'static str = "11.4";
    const CHAPTER: &'static str = "pattern-match";
    const NAME: &'static str = "rabin_karp";
    const HARNESS: &'static str = "|(text, m): (Vec<char>, usize)| { \
        attempt::n_different(&text.into_iter().collect::<String>(), m) }";
    const HINTS: &'static [&'static str] = &[
        "Roll a hash along the text, and put the hash of each window into a set. The size of the set is the answer.",
        "The next hash is hash · base + the byte that enters - the byte that leaves · base^m, all modulo a prime.",
        "Compute base^m modulo the prime once, before the loop. Add the modulus before you subtract.",
        "Take a large prime, for example 2^61 - 1, and multiply as u128.",
    ];

    fn small() -> Vec<Self::Input> {
        let texts = lists(6, &['a', 'b']).into_iter().chain(lists(4, &['a', 'b', 'c']));
        texts.flat_map(|text| (0..=text.len() + 1).map(move |m| (text.clone(), m))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = random.index(60);
        let n_letters = 1 + random.index(5);
        let text = (0..n).map(|_| ['a', 'b', 'c', 'd', 'z'][random.index(n_letters)]).collect();
        (text, random.index(12))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        const N: usize = 300_000;
        let mut random = Random::new(114);
        let letters = (0..N).map(|_| ['a', 'c', 'g', 't'][random.index(4)]).collect();
        // Each word is followed by the one before it.
        let (mut shorter, mut word) = (vec!['a'], vec!['a', 'b']);
        while word.len() < N {
            let longer = [word.as_slice(), &shorter].concat();
            shorter = std::mem::replace(&mut word, longer);
        }
        word.truncate(N);
        vec![
            ("300 000 random letters, m = 30", (letters, 30)),
            ("a Fibonacci word of 300 000 letters, m = 100 000", (word, 100_000)),
            ("300 000 equal letters, m = 150 000", (vec!['a'; N], 150_000)),
        ]
    }

    fn size((text, m): &Self::Input) -> u64 {
        let letters: u64 = text.iter().map(|&c| u64::from(u32::from(c) - u32::from('a'))).sum();
        (text.len() as u64 * 100 + *m as u64) * 1000 + letters.min(999)
    }

    fn smaller((text, m): &Self::Input) -> Vec<Self::Input> {
        let texts = shorter(text).into_iter().map(|text| (text, *m));
        texts.chain(m.checked_sub(1).map(|m| (text.clone(), m))).collect()
    }

    fn call((text, m): &Self::Input) -> String {
        let shown: String = text.iter().take(40).collect();
        match text.len() {
            0..=40 => format!("n_different({shown:?}, {m})"),
            n => format!(
                "n_different(a text that begins with {shown:?} ({}), {m})",
                count(n, "letter")
            ),
        }
    }

    fn check((text, m): &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let different = || {
            let mut windows: Vec<String> = match m {
                0 => return "only the empty string has the length 0".to_owned(),
                m => text.windows(*m).map(|window| window.iter().collect()).collect(),
            };
            windows.sort_unstable();
            windows.dedup();
            match windows.as_slice() {
                [] => "no window is so long".to_owned(),
                [window] => format!("the only window is {window}"),
                windows => format!("the different windows are {}", windows.join(", ")),
            }
        };
        Wrong::unless_equal(&expected(text, *m), output)
            .map_err(|wrong| Wrong { because: (text.len() <= 12).then(different), ..wrong })
    }
}
