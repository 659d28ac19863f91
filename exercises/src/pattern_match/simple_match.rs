//! The exercise of section 11.1.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// The starts of all occurrences, where a `?` of the pattern matches any character: for each
/// character of the pattern, the alignments at which it does not match are crossed out.
fn expected(text: &[char], pattern: &[char]) -> Vec<usize> {
    let n_alignments = (text.len() + 1).saturating_sub(pattern.len());
    let mut is_left = vec![true; n_alignments];
    for (j, c) in pattern.iter().enumerate().filter(|(_, c)| **c != '?') {
        for (is_left, x) in is_left.iter_mut().zip(text.iter().skip(j)) {
            *is_left &= x == c;
        }
    }
    (0..n_alignments).filter(|&start| is_left[start]).collect()
}

/// Exercise 11.1: `find_all_wild`.
#[derive(Debug)]
pub struct SimpleMatch;

impl Task for SimpleMatch {
    type Input = (Vec<char>, Vec<char>);
    type Output = Vec<usize>;

    const SECTION: &'static str = "11.1";
    const CHAPTER: &'static str = "pattern-match";
    const NAME: &'static str = "simple_match";
    const HARNESS: &'static str =
        "|(text, pattern): (Vec<char>, Vec<char>)| attempt::find_all_wild(&text, &pattern)";
    const HINTS: &'static [&'static str] = &[
        "At which indices can an occurrence start? How many are there, if the text has n letters and the pattern m?",
        "For each of these indices, compare the letters one after the other. Stop at the first one that does not match.",
        "If the pattern is longer than the text, n - m is less than 0. `checked_sub` returns `None` then.",
    ];

    fn small() -> Vec<Self::Input> {
        let patterns = lists(3, &['a', 'b', '?']);
        let texts = lists(5, &['a', 'b', '?']);
        let pairs = texts
            .iter()
            .flat_map(|text| patterns.iter().map(move |pattern| (text.clone(), pattern.clone())));
        pairs.filter(|(_, pattern)| !pattern.is_empty()).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let (n, m) = (random.index(60), 1 + random.index(5));
        let mut letters = |n: usize, letters: &[char]| {
            (0..n).map(|_| letters[random.index(letters.len())]).collect()
        };
        (letters(n, &['a', 'b', 'a', 'b', '?']), letters(m, &['a', 'b', '?']))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut text: Vec<char> = "abcab".chars().cycle().take(1_000_000).collect();
        text[500_000] = 'c';
        vec![
            ("ca?ab in a text of one million letters", (text.clone(), "ca?ab".chars().collect())),
            (
                "a pattern of one million letters in a text of half a million",
                (text[..500_000].to_vec(), text),
            ),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        let (text, pattern) = input;
        let letters = text.iter().chain(pattern);
        let sum: u64 = letters.map(|&c| u64::from(u32::from(c).abs_diff(u32::from('a')))).sum();
        (text.len() + pattern.len()) as u64 * 10_000 + sum.min(9999)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (text, pattern) = input;
        let of_text = shorter(text).into_iter().map(|text| (text, pattern.clone()));
        let of_pattern = shorter(pattern).into_iter().filter(|pattern| !pattern.is_empty());
        of_text.chain(of_pattern.map(|pattern| (text.clone(), pattern))).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("find_all_wild(&{}, &{})", shown(&input.0), shown(&input.1))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = expected(&input.0, &input.1);
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
