//! The exercise of section 11.2.

use std::collections::HashMap;

use crate::inputs::{Random, count, lists};
use crate::judge::{Task, Wrong};

/// Exercise 11.2: `find_all`.
#[derive(Debug)]
pub struct AhoCorasick;

/// The longest pattern that is found by a map of all patterns of its length.
const LONGEST: usize = 32;

/// All occurrences, sorted: by a map for each length, and long patterns one by one.
fn oracle(patterns: &[String], text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut by_length: HashMap<usize, HashMap<&str, usize>> = HashMap::new();
    for (number, pattern) in patterns.iter().enumerate() {
        if pattern.len() <= LONGEST {
            by_length.entry(pattern.len()).or_default().insert(pattern, number);
            continue;
        }
        let mut from = 0;
        while let Some(start) = text[from..].find(pattern.as_str()) {
            found.push((number, from + start));
            from += start + 1;
        }
    }
    for (length, numbers) in by_length {
        let starts = 0..(text.len() + 1).saturating_sub(length);
        found.extend(starts.filter_map(|start| {
            numbers.get(&text[start..start + length]).map(|&number| (number, start))
        }));
    }
    found.sort_unstable();
    found
}

/// The patterns and the text, as they are sent.
type Sent = (Vec<Vec<char>>, Vec<char>);

fn sent(patterns: &[String], text: &str) -> Sent {
    (patterns.iter().map(|pattern| pattern.chars().collect()).collect(), text.chars().collect())
}

/// The same as strings.
fn strings((patterns, text): &Sent) -> (Vec<String>, String) {
    (patterns.iter().map(|pattern| pattern.iter().collect()).collect(), text.iter().collect())
}

/// All words of the letters a and b, of these lengths.
fn words(lengths: std::ops::RangeInclusive<usize>) -> Vec<String> {
    let all = lists(*lengths.end(), &['a', 'b']);
    all.into_iter()
        .filter(|word| lengths.contains(&word.len()))
        .map(|word| word.into_iter().collect())
        .collect()
}

/// So many letters out of the first few of the alphabet.
fn random_word(random: &mut Random, length: usize, n_letters: usize) -> String {
    (0..length).map(|_| char::from(b"abcdefgh"[random.index(n_letters)])).collect()
}

/// Up to `n` different patterns of these lengths.
fn random_patterns(
    random: &mut Random,
    n: usize,
    lengths: std::ops::RangeInclusive<usize>,
    n_letters: usize,
) -> Vec<String> {
    let (least, most) = lengths.into_inner();
    let mut patterns: Vec<String> = (0..n)
        .map(|_| {
            let length = least + random.index(most - least + 1);
            random_word(random, length, n_letters)
        })
        .collect();
    patterns.sort_unstable();
    patterns.dedup();
    random.shuffle(&mut patterns);
    patterns
}

/// The text without one of its letters, or without a half.
fn shorter_text(text: &str) -> Vec<String> {
    let half = text.len() / 2;
    let mut shorter = vec![text[..half].to_owned(), text[half..].to_owned()];
    shorter.extend((0..text.len()).map(|i| format!("{}{}", &text[..i], &text[i + 1..])));
    shorter.retain(|other| other.len() < text.len());
    shorter
}

impl Task for AhoCorasick {
    type Input = Sent;
    /// For each occurrence the number of its pattern, and where it begins.
    type Output = Vec<(usize, usize)>;

    const SECTION: &'static str = "11.2";
    const CHAPTER: &'static str = "pattern-match";
    const NAME: &'static str = "aho_corasick";
    const HARNESS: &'static str = "|(patterns, text): (Vec<Vec<char>>, Vec<char>)| { \
         let patterns: Vec<String> = \
             patterns.iter().map(|pattern| pattern.iter().collect()).collect(); \
         attempt::find_all(&patterns, &text.iter().collect::<String>()) }";
    const HINTS: &'static [&'static str] = &[
        "Insert all patterns into a trie. Keep the nodes in a vector, and let each node have a map from a letter to the index of its child.",
        "Walk through the text from the root. After each letter, be at the longest suffix of what was read that is a node. If the node has no child for the next letter, follow its failure link.",
        "Find the failure links level by level: step from the failure link of the parent by the letter of the child.",
        "More than one pattern may end at a letter. An output link leads from a node to its longest proper suffix that is a pattern. Follow these links, not all failure links.",
    ];

    fn small() -> Vec<Self::Input> {
        let (patterns, texts) = (words(1..=3), words(0..=4));
        let mut sets: Vec<Vec<String>> = vec![Vec::new()];
        for a in &patterns {
            sets.push(vec![a.clone()]);
            let others = patterns.iter().filter(|b| *b != a);
            sets.extend(others.map(|b| vec![a.clone(), b.clone()]));
        }
        let pairs = sets.iter().flat_map(|set| texts.iter().map(|text| sent(set, text)));
        pairs.collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let n_letters = 2 + random.index(2);
        let n = 1 + random.index(8);
        let patterns = random_patterns(random, n, 1..=6, n_letters);
        let length = random.index(40);
        sent(&patterns, &random_word(random, length, n_letters))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut random = Random::new(112);
        let patterns = random_patterns(&mut random, 20_000, 6..=12, 4);
        let text = random_word(&mut random, 200_000, 4);
        let chain = vec!["a".repeat(10_000) + "b", "b".to_owned()];
        vec![
            ("some 20 000 patterns in a text of 200 000 letters", sent(&patterns, &text)),
            (
                "10 000 times a and then b, and the pattern b, in 500 000 times a and then b",
                sent(&chain, &("a".repeat(500_000) + "b")),
            ),
            ("no pattern in a text of 100 000 letters", sent(&[], &"ab".repeat(50_000))),
        ]
    }

    fn size((patterns, text): &Self::Input) -> u64 {
        (text.len() + patterns.iter().map(|pattern| 1 + pattern.len()).sum::<usize>()) as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (patterns, text) = strings(input);
        let texts = shorter_text(&text).into_iter().map(|text| sent(&patterns, &text));
        let mut smaller: Vec<Self::Input> = texts.collect();
        for i in 0..patterns.len() {
            let mut fewer = patterns.clone();
            fewer.remove(i);
            smaller.push(sent(&fewer, &text));
            for shorter in shorter_text(&patterns[i]) {
                if !shorter.is_empty() && !patterns.contains(&shorter) {
                    let mut shortened = patterns.clone();
                    shortened[i] = shorter;
                    smaller.push(sent(&shortened, &text));
                }
            }
        }
        smaller
    }

    fn call(input: &Self::Input) -> String {
        let (patterns, text) = strings(input);
        format!("find_all(&{patterns:?}, {text:?})")
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (patterns, text) = strings(input);
        let expected = oracle(&patterns, &text);
        let mut sorted = output.clone();
        sorted.sort_unstable();
        if sorted == expected {
            return Ok(());
        }
        let show = |pairs: &[(usize, usize)]| match pairs.len() {
            0..=10 => format!("{pairs:?}"),
            n => count(n, "occurrence"),
        };
        let missing = expected.iter().find(|pair| !sorted.contains(pair));
        let extra = sorted.iter().find(|pair| !expected.contains(pair));
        let because = match (missing, extra) {
            (Some(&(number, start)), _) => {
                format!("pattern {number} begins at {start}, too")
            }
            (None, Some(&(number, start))) => {
                format!("pattern {number} does not begin at {start}")
            }
            (None, None) => "an occurrence is in the list twice".to_owned(),
        };
        Err(Wrong { expected: show(&expected), got: show(&sorted), because: Some(because) })
    }
}
