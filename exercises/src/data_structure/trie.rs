//! The exercise of section 4.2.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// Exercise 4.2: `count_prefixes`.
#[derive(Debug)]
pub struct CountPrefixes;

type Words = Vec<Vec<char>>;

/// In a sorted list, the words with a prefix are side by side.
fn oracle(words: &Words, texts: &Words) -> Vec<usize> {
    let mut sorted = words.clone();
    sorted.sort_unstable();
    let count = |text: &Vec<char>| {
        let start = sorted.partition_point(|word| word < text);
        sorted[start..].partition_point(|word| word.starts_with(text))
    };
    texts.iter().map(count).collect()
}

fn strings(words: &Words) -> Vec<String> {
    words.iter().map(|word| word.iter().collect()).collect()
}

fn random_words(random: &mut Random, n: usize, longest: usize) -> Words {
    let word = |random: &mut Random| {
        let n = random.index(longest + 1);
        (0..n).map(|_| ['a', 'b', 'c'][random.index(3)]).collect()
    };
    (0..n).map(|_| word(random)).collect()
}

impl Task for CountPrefixes {
    /// The words, and the texts.
    type Input = (Words, Words);
    type Output = Vec<usize>;

    const SECTION: &'static str = "4.2";
    const CHAPTER: &'static str = "data-structure";
    const NAME: &'static str = "trie";
    const HARNESS: &'static str = "|(words, texts): (Vec<Vec<char>>, Vec<Vec<char>>)| { \
         let strings = |words: Vec<Vec<char>>| -> Vec<String> { \
             words.iter().map(|word| word.iter().collect()).collect() }; \
         attempt::count_prefixes(&strings(words), &strings(texts)) }";
    const HINTS: &'static [&'static str] = &[
        "Build a trie of the words. What must a node know, so that a text is answered by following its letters alone?",
        "Let each node count the words that pass through it. A word adds 1 to the root and to each node on its way.",
        "A node can be a `HashMap<char, usize>` from letters to indices of a `Vec` of nodes. If a text leaves the trie, \
         the answer is 0.",
    ];

    fn small() -> Vec<Self::Input> {
        let words = ["", "a", "b", "ab", "ba"].map(|word| word.chars().collect::<Vec<char>>());
        let all = lists(3, &[0, 1, 2, 3, 4]);
        let named = |list: &[usize]| list.iter().map(|i| words[*i].clone()).collect::<Words>();
        let mut inputs = Vec::new();
        for list in &all {
            inputs.push((named(list), Vec::new()));
            inputs.extend(words.iter().map(|text| (named(list), vec![text.clone()])));
        }
        inputs.sort_by_key(Self::size);
        inputs
    }

    fn random(random: &mut Random) -> Self::Input {
        let (n_words, n_texts) = (random.index(20), 1 + random.index(10));
        (random_words(random, n_words, 5), random_words(random, n_texts, 3))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut random = Random::new(42);
        let words = random_words(&mut random, 50_000, 12);
        let texts = random_words(&mut random, 50_000, 4);
        let long = vec!['a'; 100_000];
        vec![
            ("50 000 words and 50 000 texts", (words, texts)),
            ("a word of 100 000 letters", (vec![long.clone()], vec![long[1..].to_vec()])),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        let n_letters = |list: &Words| list.iter().map(|word| 1 + word.len()).sum::<usize>();
        (n_letters(&input.0) + n_letters(&input.1)) as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (words, texts) = input;
        let mut all: Vec<Self::Input> =
            shorter(words).into_iter().map(|words| (words, texts.clone())).collect();
        all.extend(shorter(texts).into_iter().map(|texts| (words.clone(), texts)));
        all
    }

    fn call(input: &Self::Input) -> String {
        format!("count_prefixes(&{}, &{})", shown(&strings(&input.0)), shown(&strings(&input.1)))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = oracle(&input.0, &input.1);
        if *output == expected {
            return Ok(());
        }
        Err(Wrong { expected: shown(&expected), got: shown(output), because: None })
    }
}
