//! The exercise of section 11.3.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// The starts of all occurrences, by the Z-function: not the way of the exercise.
fn expected(text: &[char], pattern: &[char]) -> Vec<usize> {
    let m = pattern.len();
    let joined = [pattern, text].concat();
    // joined[start..end] equals the beginning of the whole.
    let (mut start, mut end) = (0, 0);
    let mut z = vec![0; joined.len()];
    for i in 1..joined.len() {
        let mut length = if i < end { z[i - start].min(end - i) } else { 0 };
        while i + length < joined.len() && joined[length] == joined[i + length] {
            length += 1;
        }
        if end < i + length {
            (start, end) = (i, i + length);
        }
        z[i] = length;
    }
    (m..joined.len()).filter(|&i| m <= z[i]).map(|i| i - m).collect()
}

/// A word that repeats itself in many ways: abaababaabaab...
fn fibonacci(n: usize) -> Vec<char> {
    let (mut shorter, mut word) = (vec!['a'], vec!['a', 'b']);
    while word.len() < n {
        let longer = [word.as_slice(), &shorter].concat();
        shorter = std::mem::replace(&mut word, longer);
    }
    word.truncate(n);
    word
}

/// Exercise 11.3: `find_all`.
#[derive(Debug)]
pub struct KnuthMorrisPratt;

impl Task for KnuthMorrisPratt {
    type Input = (Vec<char>, Vec<char>);
    type Output = Vec<usize>;

    const SECTION: &'static str = "11.3";
    const CHAPTER: &'static str = "pattern-match";
    const NAME: &'static str = "knuth_morris_pratt";
    const HARNESS: &'static str =
        "|(text, pattern): (Vec<char>, Vec<char>)| attempt::find_all(&text, &pattern)";
    const HINTS: &'static [&'static str] = &[
        "First compute the prefix function: for each prefix of the pattern the length of its longest border.",
        "If the longest border cannot be extended, try the border of this border, and so on, until the border is empty.",
        "Read the text once. Keep the length j of the longest prefix of the pattern with which the text so far ends.",
        "When j reaches the length of the pattern, note the start, and continue with the longest border of the whole pattern.",
    ];

    fn small() -> Vec<Self::Input> {
        let patterns = lists(4, &['a', 'b']);
        let texts = lists(7, &['a', 'b']);
        let pairs = texts
            .iter()
            .flat_map(|text| patterns.iter().map(move |pattern| (text.clone(), pattern.clone())));
        pairs.filter(|(_, pattern)| !pattern.is_empty()).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let (n, m) = (random.index(60), 1 + random.index(8));
        let sigma = 1 + random.index(3);
        let mut letters = |n: usize| (0..n).map(|_| ['a', 'b', 'c'][random.index(sigma)]).collect();
        (letters(n), letters(m))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let equal = vec!['a'; 1_000_000];
        let mut spoiled = vec!['a'; 500_000];
        spoiled[499_999] = 'b';
        vec![
            (
                "500 000 letters a in a text of one million letters a",
                (equal.clone(), vec!['a'; 500_000]),
            ),
            ("499 999 letters a and a b in a text of one million letters a", (equal, spoiled)),
            (
                "a Fibonacci word of 1000 letters in one of a million letters",
                (fibonacci(1_000_000), fibonacci(1000)),
            ),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        let (text, pattern) = input;
        let letters = text.iter().chain(pattern);
        let sum: u64 = letters.map(|&c| u64::from(u32::from(c) - u32::from('a'))).sum();
        (text.len() + pattern.len()) as u64 * 1000 + sum.min(999)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (text, pattern) = input;
        let of_text = shorter(text).into_iter().map(|text| (text, pattern.clone()));
        let of_pattern = shorter(pattern).into_iter().filter(|pattern| !pattern.is_empty());
        of_text.chain(of_pattern.map(|pattern| (text.clone(), pattern))).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("find_all(&{}, &{})", shown(&input.0), shown(&input.1))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (text, pattern) = input;
        let expected = expected(text, pattern);
        if *output == expected {
            return Ok(());
        }
        let because = match expected.iter().find(|start| !output.contains(start)) {
            Some(start) => format!("there is an occurrence at {start}"),
            None => match output.iter().find(|start| !expected.contains(start)) {
                Some(start) => format!("there is no occurrence at {start}"),
                None => "the starts must be in ascending order, each of them once".to_owned(),
            },
        };
        Err(Wrong { expected: shown(&expected), got: shown(output), because: Some(because) })
    }
}
